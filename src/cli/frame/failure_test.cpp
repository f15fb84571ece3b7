#include "cli/frame/failure.hpp"

#include <filesystem>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>

#include <gtest/gtest.h>

#include "cli/io/part.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// What is said of an exception.
template <class Exception>
std::string words_of(const Exception& exception, Language language = Language::en) {
    try {
        throw exception;
    } catch (...) {
        return failure_at_hand().in(language);
    }
}

TEST(Failure, NoMemoryIsCalledSoHoweverItIsThrown) {
    const std::error_code code = std::make_error_code(std::errc::not_enough_memory);

    EXPECT_EQ(words_of(std::bad_alloc()), "not enough memory");
    EXPECT_EQ(words_of(std::bad_array_new_length()), "not enough memory");
    EXPECT_EQ(words_of(std::length_error("vector")), "not enough memory");
    EXPECT_EQ(words_of(std::system_error(code)), "not enough memory");
    EXPECT_EQ(words_of(std::bad_alloc(), Language::fr), "mémoire insuffisante");
}

TEST(Failure, AThreadThatCannotBeStartedIsCalledSo) {
    const auto code = std::make_error_code(std::errc::resource_unavailable_try_again);

    EXPECT_EQ(words_of(std::system_error(code)), "the system lets us start no more threads");
}

TEST(Failure, WhateverElseIsThrownHasWordsToo) {
    EXPECT_EQ(words_of(std::runtime_error("out of\x1b order")),
              "unexpected fault: out of\\x1B order");
    EXPECT_EQ(words_of(7), "unexpected fault: ?");
}

void throw_no_memory() { throw std::bad_alloc(); }

// As code that promises to throw nothing, and calls what does.
void keep_promise(void (*work)()) noexcept { work(); }

TEST(FailureDeathTest, WhatNobodyCanCatchEndsWithWordsAndRemovesWhatIsInTheMaking) {
    const std::string path = testing::TempDir() + "/failure_test-out";
    const auto end_badly = [&] {
        PartFile part;
        if (part.open(path) != 0 || write_all(part.descriptor(), "half") != 0) return;
        install_last_words(Language::en, {});
        keep_promise(throw_no_memory);
    };

    EXPECT_EXIT(end_badly(), testing::ExitedWithCode(4), "^sudokit: not enough memory\n$");

    for (const auto& entry : std::filesystem::directory_iterator(testing::TempDir())) {
        EXPECT_FALSE(entry.path().filename().string().starts_with("failure_test-out"));
    }
}

}  // namespace
}  // namespace sudokit::cli
