#include "cli/stream/nine_form.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit::cli {
namespace {

constexpr Format kForms[] = {Format::line, Format::sdm, Format::csv, Format::json};

nine::Digits random_digits(Rng& rng, std::uint8_t least) {
    nine::Digits digits{};
    for (std::uint8_t& digit : digits) {
        digit = static_cast<std::uint8_t>(least + rng.below(10U - least));
    }
    return digits;
}

TEST(NineForm, WritesWhatTheWriterWrites) {
    constexpr std::uint64_t kSeed = 3;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (const Format format : kForms) {
        const auto form = NineForm::of(format, {});
        ASSERT_TRUE(form.has_value());
        for (int round = 0; round < 100; ++round) {
            const nine::Digits puzzle = random_digits(rng, 0);
            const nine::Digits solution = random_digits(rng, 1);
            Entry entry{nine::puzzle_of(puzzle)};
            if (round % 2 != 0) {
                entry.solution = Grid{entry.puzzle.board(), {solution.begin(), solution.end()}};
            }

            std::string text = "before ";
            form->append(puzzle, round % 2 != 0 ? &solution : nullptr, text);

            EXPECT_EQ(text, "before " + *write_entry(entry, format));
            EXPECT_LE(text.size() - 7, form->length());
        }
    }
}

TEST(NineForm, KnowsWhatItsFormatHasAPlaceFor) {
    EXPECT_TRUE(NineForm::of(Format::line, {})->has_comments());
    EXPECT_FALSE(NineForm::of(Format::line, {})->has_solutions());
    EXPECT_FALSE(NineForm::of(Format::sdm, {})->has_comments());
    EXPECT_FALSE(NineForm::of(Format::csv, {})->has_comments());
    EXPECT_TRUE(NineForm::of(Format::csv, {})->has_solutions());
    EXPECT_TRUE(NineForm::of(Format::json, {})->has_comments());
    EXPECT_TRUE(NineForm::of(Format::json, {})->has_solutions());
}

TEST(NineForm, OtherFormatsAndSymbolsHaveNone) {
    EXPECT_FALSE(NineForm::of(Format::grid, {}));
    EXPECT_FALSE(NineForm::of(Format::fpuzzles, {}));
    EXPECT_TRUE(NineForm::of(Format::line, {Symbols::digits}));
    EXPECT_FALSE(NineForm::of(Format::line, {Symbols::letters}));
}

}  // namespace
}  // namespace sudokit::cli
