#include "rate/se/dynamic_closure.hpp"

#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"

namespace sudokit::rate::se {
namespace {

// What follows from one assumption, a candidate at a time.
struct Following {
    std::array<bool, kKeys> has{};
    bool contradiction = false;

    Following(const Position& position, Key start) {
        has[start] = true;
        for (bool any = true; any && !contradiction;) {
            any = false;
            for (unsigned cell = 0; cell < kCells; ++cell) {
                std::vector<Candidate9> group;
                each(position.cell[cell],
                     [&](unsigned digit) { group.push_back(candidate(cell, digit)); });
                any = follow(group) || any;
            }
            for (unsigned house = 0; house < kHouses; ++house) {
                for (unsigned digit = 0; digit < 9; ++digit) {
                    std::vector<Candidate9> group;
                    each(position.places[house][digit], [&](unsigned i) {
                        group.push_back(candidate(kGeometry.cell_at[house][i], digit));
                    });
                    any = follow(group) || any;
                }
            }
        }
    }

    // Of a group, one is on. True if something is new.
    bool follow(const std::vector<Candidate9>& group) {
        bool any = false;
        for (const Candidate9 one : group) {
            std::size_t others_off = 0;
            bool other_on = false;
            for (const Candidate9 other : group) {
                if (other == one) continue;
                if (has[key_of(other, false)]) ++others_off;
                other_on = other_on || has[key_of(other, true)];
            }
            if (group.size() > 1 && others_off + 1 == group.size()) any = add(one, true) || any;
            if (other_on) any = add(one, false) || any;
        }
        return any;
    }

    bool add(Candidate9 candidate, bool on) {
        const bool is_new = !has[key_of(candidate, on)];
        has[key_of(candidate, on)] = true;
        contradiction = contradiction || has[key_of(candidate, !on)];
        return is_new;
    }
};

// A. Inkala's puzzle of 2012, in which no single assumption leads to a contradiction.
Position hard_position() {
    constexpr const char* kPuzzle =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    nine::Digits givens{};
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (kPuzzle[cell] != '.') givens[cell] = static_cast<std::uint8_t>(kPuzzle[cell] - '0');
    }
    return Position(givens);
}

bool has(const Conclusions::Row& row, unsigned i) { return (row[i / 64] >> (i % 64) & 1U) != 0; }

// How many assumptions lead to contradictions.
unsigned expect_equal(const Position& position, DynamicClosure& closure) {
    unsigned contradictions = 0;
    closure.build(position);

    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (size(position.cell[cell]) < 2) continue;
        each(position.cell[cell], [&](unsigned digit) {
            for (const bool on : {false, true}) {
                const Key key = key_of(candidate(cell, digit), on);
                const Following following(position, key);

                EXPECT_EQ(closure.may_contradict(key), following.contradiction) << key;
                if (following.contradiction) {
                    ++contradictions;
                    continue;
                }
                for (Key other = 0; other < kKeys; ++other) {
                    const unsigned at = cell_of(candidate_of(other));
                    if (other == key || !position.has(at, digit_of(candidate_of(other)))) continue;
                    const Conclusions::Sets& sets = closure.sets(key);
                    const unsigned i = closure.number(candidate_of(other));
                    if (i == Groups::kNone) {
                        EXPECT_FALSE(following.has[other]) << key << " " << other;
                        continue;
                    }
                    EXPECT_EQ(has(is_on(other) ? sets.on : sets.off, i), following.has[other])
                        << key << " " << other;
                }
            }
        });
    }
    return contradictions;
}

class SeDynamicClosure : public testing::TestWithParam<nine::Kernel> {};

TEST_P(SeDynamicClosure, KnowsWhatFollowsFromEveryAssumption) {
    EXPECT_EQ(expect_equal(hard_position(), *make_dynamic_closure(GetParam())), 0U);
}

TEST_P(SeDynamicClosure, KnowsContradictions) {
    Position position = hard_position();
    position.place(1, first(position.cell[1]));

    EXPECT_GT(expect_equal(position, *make_dynamic_closure(GetParam())), 0U);
}

// Takes out candidates at random, and now and then what follows from one being on, as chains do
// that look at such positions; some of them have cells or houses with one candidate or none.
void remove_some(Position& position, Rng& rng) {
    const auto cell = static_cast<unsigned>(rng.below(kCells));
    const auto digit = static_cast<unsigned>(rng.below(9));
    if (!position.has(cell, digit)) return;
    if (rng.below(5) > 0) return position.remove(cell, digit);
    const Following following(position, key_of(candidate(cell, digit), true));
    for (Candidate9 one = 0; one < kCandidates; ++one) {
        if (following.has[key_of(one, false)]) position.remove(cell_of(one), digit_of(one));
    }
}

TEST_P(SeDynamicClosure, GoesOnFromPositionsThatHadMore) {
    Rng rng(1);
    const auto closure = make_dynamic_closure(GetParam());
    unsigned contradictions = 0;
    for (unsigned round = 0; round < tests::test_rounds(4U); ++round) {
        Position whole = hard_position();
        for (unsigned i = 0; i < round * 3; ++i) remove_some(whole, rng);
        closure->begin(whole);
        for (unsigned part = 0; part < 3; ++part) {
            Position position = whole;
            for (unsigned i = 0; i < 4; ++i) {
                remove_some(position, rng);
                contradictions += expect_equal(position, *closure);
            }
        }
    }
    EXPECT_TRUE(contradictions > 0 || tests::test_factor() < 1);
}

// It does not take them for those that it was told to expect.
TEST_P(SeDynamicClosure, KnowsPositionsThatHaveMore) {
    Position part = hard_position();
    part.remove(1, first(part.cell[1]));
    const auto closure = make_dynamic_closure(GetParam());
    closure->begin(part);

    EXPECT_EQ(expect_equal(hard_position(), *closure), 0U);
}

// There are more candidates than lanes.
TEST_P(SeDynamicClosure, KnowsWhatFollowsWhereLittleIsGiven) {
    Position position((nine::Digits()));
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (cell % 4 != 0) position.remove_all(cell, static_cast<Mask>(0b101010101U << (cell % 2)));
    }
    const auto closure = make_dynamic_closure(GetParam());
    closure->begin(position);
    // Cells with two left, from which something follows, also from the last candidates.
    for (const unsigned cell : {0U, 40U, 80U}) {
        while (size(position.cell[cell]) > 2) position.remove(cell, first(position.cell[cell]));
    }

    (void)expect_equal(position, *closure);
}

TEST_P(SeDynamicClosure, NothingFollowsFromOffWhereSeveralAreLeft) {
    const Position position((nine::Digits()));
    const auto closure = make_dynamic_closure(GetParam());

    closure->build(position);

    const Conclusions::Sets& sets = closure->sets(key_of(candidate(40, 4), false));
    for (unsigned w = 0; w < closure->words(); ++w) EXPECT_EQ(sets.on[w] | sets.off[w], 0U);
}

INSTANTIATE_TEST_SUITE_P(Kernels, SeDynamicClosure, testing::ValuesIn(nine::kernels()),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

}  // namespace
}  // namespace sudokit::rate::se
