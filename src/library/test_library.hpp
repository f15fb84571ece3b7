// For tests: libraries in files of their own, puzzles for them, and all that is in them.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/formats.hpp"
#include "sudokit/library.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/rng.hpp"

#include "base/test_folder.hpp"
#include "library/state.hpp"

namespace sudokit::tests {

/// A file that goes with the test.
class TestFile {
  public:
    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    TestFolder folder_;
    std::string path_ = folder_.path("library");
};

inline nine::Digits random_puzzle(Rng& rng, std::size_t givens) {
    nine::Digits digits{};
    for (std::size_t i = 0; i < givens; ++i) {
        digits[rng.below(81)] = static_cast<std::uint8_t>(1 + rng.below(9));
    }
    return digits;
}

inline Library opened(const TestFile& file, Deadline deadline = {}) {
    auto library = Library::open(file.path(), Library::Access::create, deadline);
    EXPECT_TRUE(library) << library.error().message.in(Language::en);
    return *std::move(library);
}

/// Runs statements behind the library's back.
inline void execute(Library& library, const std::string& statements) {
    const auto fault = library::Inside::of(library).tables.database().execute(statements);
    ASSERT_FALSE(fault) << fault->message.in(Language::en);
}

/// A deadline that passes once the flag is set.
inline Deadline until(const bool& flag) {
    return {[](const void* set) { return *static_cast<const bool*>(set); }, &flag};
}

inline constexpr auto kTakeAny = [](const LibraryPuzzle&) { return true; };

inline std::vector<nine::Digits> random_puzzles(Rng& rng, std::size_t count) {
    std::vector<nine::Digits> out;
    for (std::size_t i = 0; i < count; ++i) out.push_back(random_puzzle(rng, 25));
    return out;
}

inline std::vector<KeptPuzzle> kept_from(const std::string& json) {
    const auto entries = read_entries(json);
    EXPECT_TRUE(entries) << entries.error().message.in(Language::en);
    PuzzleKeeper keeper;
    std::vector<KeptPuzzle> out;
    for (const Entry& entry : *entries) out.push_back(*keeper.keep(entry));
    return out;
}

inline void expect_whole(Library& library) {
    const auto faults =
        library.check([](const Message& fault) { ADD_FAILURE() << fault.in(Language::en); });
    ASSERT_TRUE(faults) << faults.error().message.in(Language::en);
    EXPECT_EQ(*faults, 0U);
}

inline Library::Added add(Library& library, const std::vector<nine::Digits>& puzzles,
                          std::string_view source = "test") {
    PuzzleKeeper keeper;
    std::vector<KeptPuzzle> kept;
    for (const nine::Digits& digits : puzzles) kept.push_back(keeper.keep(digits));
    Library::NewChange change{LibraryAction::import, std::string(source)};
    auto added = library.add(change, kept);
    EXPECT_TRUE(added) << added.error().message.in(Language::en);
    return *std::move(added);
}

inline std::vector<nine::Digits> all_of(Library& library, const LibraryQuery& query = {}) {
    std::vector<nine::Digits> out;
    const auto take = [&](const LibraryPuzzle& puzzle) {
        nine::Digits digits{};
        std::ranges::copy(puzzle.entry.puzzle.givens(), digits.begin());
        out.push_back(digits);
        return true;
    };
    const auto count = library.find(query, take);
    EXPECT_TRUE(count) << count.error().message.in(Language::en);
    return out;
}

}  // namespace sudokit::tests
