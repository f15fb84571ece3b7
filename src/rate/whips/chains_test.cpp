// Every chain that is found is what the definition says, and where none is found there is none: by
// code that shares nothing with the searches.
#include <algorithm>
#include <bit>
#include <string>

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "rate/test_puzzles.hpp"
#include "rate/whips/braid_search.hpp"
#include "rate/whips/walk.hpp"
#include "rate/whips/whip_search.hpp"

namespace sudokit::rate::whips {
namespace {

// W, B and gW: 5, 4, 5; 6, 6, 5; 8, 7, 8 (where candidates on the left must be chosen with care).
constexpr std::string_view kPuzzles[] = {
    ".2...67....718...6....3....2...9...8.1.......946..2.7.....7...4...5...1.89.3.4...",
    ".2..5...94..7.9.2......25....86......7...48.2..58..4..3................7.9231...5",
    ".2.45..89.........68..72.5.......3......1857..61...9..7..2.......2..46...1..6..2."};

nine::Marks marks_of_text(std::string_view text) {
    nine::Marks marks{};
    for (std::size_t i = 0; i < marks.size(); ++i) {
        marks[i] = static_cast<std::uint16_t>(text[i] == '.' ? 0x1FF : 1 << (text[i] - '1'));
    }
    return marks;
}

nine::Digits solution_of_text(std::string_view text) {
    const nine::Digits puzzle = digits_of(text);
    nine::Answer answer;
    nine::Digits solution{};
    nine::Solver().solve(std::span(&puzzle, 1), {}, std::span(&answer, 1), std::span(&solution, 1));
    return solution;
}

// Candidates by their numbers; which are there is all that is known of a position.
class Definition {
  public:
    explicit Definition(const Position& position) {
        for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
            there_[candidate] = position.has(candidate);
        }
    }

    [[nodiscard]] bool there(Candidate candidate) const { return there_[candidate]; }

    [[nodiscard]] static bool linked(Candidate a, Candidate b) {
        if (a == b) return false;
        if (a / 9 == b / 9) return true;
        return a % 9 == b % 9 && (row(a) == row(b) || column(a) == column(b) || box(a) == box(b));
    }

    // What a right stands for: a candidate, or those of a group that are there.
    [[nodiscard]] std::vector<Candidate> members(Right right) const {
        if (right < kCandidates) return {right};
        std::vector<Candidate> out;
        const unsigned line = (right - kCandidates) / 27;
        const unsigned third = (right - kCandidates) / 9 % 3;
        for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
            if (!there_[candidate] || candidate % 9U != (right - kCandidates) % 9) continue;
            const bool in_row = row(candidate) == line && column(candidate) / 3 == third;
            const bool in_column = column(candidate) + 9 == line && row(candidate) / 3 == third;
            if (line < 9 ? in_row : in_column) out.push_back(candidate);
        }
        return out;
    }

    // A candidate is linked to a group if it is to all that belong to it.
    [[nodiscard]] bool linked_to(Candidate candidate, Right right) const {
        const auto all = members(right);
        return std::all_of(all.begin(), all.end(),
                           [&](Candidate member) { return linked(candidate, member); });
    }

    [[nodiscard]] std::vector<Candidate> values(unsigned variable) const {
        std::vector<Candidate> out;
        for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
            if (there_[candidate] && is_value(candidate, variable)) out.push_back(candidate);
        }
        return out;
    }

    // Why this is no chain of its kind; nothing if it is one.
    [[nodiscard]] std::string fault(const Chain& chain) const {
        if (!there_[chain.target]) return "the target is gone";
        std::vector<Right> before = {chain.target};
        std::vector<Candidate> lefts;
        for (std::size_t i = 0; i <= chain.links.size(); ++i) {
            const bool last = i == chain.links.size();
            const Link link = last ? Link{chain.last, chain.last_left, kRights} : chain.links[i];
            const std::string fault = step_fault(chain.kind, link, before, lefts);
            if (!fault.empty()) return fault + " in step " + std::to_string(i + 1);
            before.push_back(link.right);
            lefts.push_back(link.left);
        }
        return {};
    }

  private:
    static unsigned row(Candidate candidate) { return candidate / 81U; }
    static unsigned column(Candidate candidate) { return candidate / 9U % 9U; }
    static unsigned box(Candidate candidate) {
        return row(candidate) / 3 * 3 + column(candidate) / 3;
    }

    static bool is_value(Candidate candidate, unsigned variable) {
        const unsigned house = variable / 9 % 9;
        const bool digit = candidate % 9U == variable % 9;
        switch (variable / 81) {
            case 0: return candidate / 9U == variable;
            case 1: return digit && row(candidate) == house;
            case 2: return digit && column(candidate) == house;
            default: return digit && box(candidate) == house;
        }
    }

    [[nodiscard]] std::string step_fault(Kind kind, const Link& link,
                                         const std::vector<Right>& before,
                                         const std::vector<Candidate>& lefts) const {
        const auto linked_to_one = [&](Candidate candidate) {
            return std::any_of(before.begin(), before.end(),
                               [&](Right right) { return linked_to(candidate, right); });
        };
        const auto all = values(link.variable);
        if (std::find(all.begin(), all.end(), link.left) == all.end())
            return "no value on the left";
        if (kind == Kind::braid) {
            if (!linked_to_one(link.left)) return "no link";
        } else {
            if (!linked_to(link.left, before.back())) return "no link to the step before";
            if (std::find(lefts.begin(), lefts.end(), link.left) != lefts.end())
                return "left twice";
        }
        if (std::find(before.begin(), before.end(), link.right) != before.end())
            return "right twice";
        std::vector<Candidate> right;
        if (link.right != kRights) right = members(link.right);
        if (kind != Kind::g_whip && right.size() > 1) return "a group";
        for (const Candidate value : right) {
            if (std::find(all.begin(), all.end(), value) == all.end())
                return "no value on the right";
        }
        for (const Candidate value : all) {
            const bool excluded = linked_to_one(value);
            const bool is_right = std::find(right.begin(), right.end(), value) != right.end();
            if (!excluded && !is_right) return "a value that is left";
        }
        return {};
    }

    std::array<bool, kCandidates> there_{};
};

TEST(Chains, AreWhatTheDefinitionSays) {
    for (const Kind kind : {Kind::whip, Kind::braid, Kind::g_whip}) {
        Walker walker(kind);
        for (const std::string_view text : kPuzzles) {
            unsigned chains = 0;
            const auto check = [&](const Position& position, const Chain& chain) {
                ++chains;
                EXPECT_EQ(Definition(position).fault(chain), "") << text;
            };

            const Ended ended =
                walker.walk(marks_of_text(text), solution_of_text(text), ~0U, {}, check);

            EXPECT_EQ(ended.end, End::solved);
            EXPECT_GT(chains, 10U);
        }
    }
}

TEST(Chains, TheCheckSeesWhatIsWrong) {
    unsigned looked_at = 0;
    const auto spoil = [&](const Position& position, const Chain& chain) {
        if (chain.length() < 3) return;
        ++looked_at;
        const Definition definition(position);
        Chain shorter = chain;
        shorter.links.erase(shorter.links.begin());
        Chain other = chain;
        other.last = other.links[0].variable;
        Chain repeated = chain;
        repeated.links[1] = repeated.links[0];

        EXPECT_NE(definition.fault(shorter), "");
        EXPECT_NE(definition.fault(other), "");
        EXPECT_NE(definition.fault(repeated), "");
    };

    const auto ended =
        Walker(Kind::whip)
            .walk(marks_of_text(kPuzzles[0]), solution_of_text(kPuzzles[0]), ~0U, {}, spoil);

    EXPECT_EQ(ended.end, End::solved);
    EXPECT_GT(looked_at, 0U);
}

// All partial chains, one by one.
class BruteForce {
  public:
    BruteForce(const Definition& definition, Kind kind) : kind_(kind) {
        for (unsigned variable = 0; variable < kVariables; ++variable) {
            values_.push_back(definition.values(variable));
        }
    }

    bool exists(Candidate target, unsigned length) {
        rights_ = {target};
        lefts_.clear();
        return extend(length);
    }

  private:
    [[nodiscard]] bool excluded(Candidate value) const {
        return std::any_of(rights_.begin(), rights_.end(),
                           [&](Candidate right) { return Definition::linked(value, right); });
    }

    [[nodiscard]] bool may_be_left(Candidate value) const {
        if (kind_ == Kind::braid) return excluded(value);
        return Definition::linked(value, rights_.back()) &&
               std::find(lefts_.begin(), lefts_.end(), value) == lefts_.end();
    }

    bool extend(unsigned length) {
        for (const auto& values : values_) {
            std::vector<Candidate> rest;
            for (const Candidate value : values) {
                if (!excluded(value)) rest.push_back(value);
            }
            if (rest.size() > 1) continue;
            for (const Candidate value : values) {
                if (may_be_left(value) && go_on(value, rest, length)) return true;
            }
        }
        return false;
    }

    bool go_on(Candidate left, const std::vector<Candidate>& rest, unsigned length) {
        if (rest.empty()) return true;
        if (length == 1) return false;
        if (std::find(rights_.begin(), rights_.end(), rest[0]) != rights_.end()) return false;
        rights_.push_back(rest[0]);
        lefts_.push_back(left);
        const bool found = extend(length - 1);
        rights_.pop_back();
        lefts_.pop_back();
        return found;
    }

    Kind kind_;
    std::vector<std::vector<Candidate>> values_;
    std::vector<Candidate> rights_;
    std::vector<Candidate> lefts_;
};

TEST(ShortChains, AreFoundWhereThereAreAny) {
    for (const std::string_view text : kPuzzles) {
        Position position;
        position.load(marks_of_text(text));
        position.settle_singles();
        const Definition definition(position);
        BruteForce whips(definition, Kind::whip);
        BruteForce braids(definition, Kind::braid);
        WhipSearch whip_search(Kind::whip);
        BraidSearch braid_search;
        unsigned found = 0;
        for (Candidate target = 0; target < kCandidates; ++target) {
            if (!position.has(target) || !tests::takes_case(target)) continue;
            for (unsigned length = 2; length <= 3; ++length) {
                const bool whip = whip_search.find(position, target, length, {});
                const bool braid = braid_search.find(position, target, length, {});

                EXPECT_EQ(whip, whips.exists(target, length)) << text << " " << target;
                EXPECT_EQ(braid, braids.exists(target, length)) << text << " " << target;
                found += whip ? 1 : 0;
            }
        }
        EXPECT_TRUE(found > 0 || tests::test_factor() < 1);
    }
}

}  // namespace
}  // namespace sudokit::rate::whips
