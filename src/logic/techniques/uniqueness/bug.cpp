#include "logic/techniques/uniqueness/bug.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

// More cells than this with more than two candidates are no longer a pattern that is seen.
constexpr std::size_t kMostOddCells = 5;

// Looks for the candidates without which every open cell has two candidates, and every digit two
// places in each house where it is open.
class GraveSearch {
  public:
    GraveSearch(const State& state, std::size_t most_odd_cells,
                FunctionRef<bool(std::vector<Candidate>)> visit)
        : state_(state), most_odd_cells_(most_odd_cells), visit_(visit) {}

    bool run() {
        for (const Cell cell : state_.open_cells()) {
            const Digit count = state_.candidates(cell).size();
            if (count < 2 || (count > 2 && odd_.size() == most_odd_cells_)) return true;
            if (count > 2) odd_.push_back(cell);
        }
        return odd_.empty() || !count_places() || choose(0);
    }

  private:
    [[nodiscard]] std::uint32_t& count(std::uint32_t house, Digit digit) {
        return counts_[house * state_.board().order() + digit - 1];
    }

    // False if a digit has fewer than two places in a house.
    bool count_places() {
        const Board& board = state_.board();
        counts_.assign(board.houses().size() * board.order(), 2);
        for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
            for (const Digit digit : board.digits() & ~state_.placed(house)) {
                count(house, digit) = count_bits(state_.places(house, digit));
                if (count(house, digit) < 2) return false;
            }
        }
        return true;
    }

    // Takes a candidate out, or puts it back; false if a house then lacks a place for its digit.
    bool change(Candidate candidate, bool out) {
        bool enough = true;
        for (const std::uint32_t house : state_.board().houses_of(candidate.cell)) {
            std::uint32_t& places = count(house, candidate.digit);
            out ? --places : ++places;
            enough = enough && places >= 2;
        }
        return enough;
    }

    // All ways to leave the odd cells from number `next` on two candidates each.
    bool choose(std::size_t next) {
        if (next == odd_.size()) {
            const bool grave =
                std::ranges::all_of(counts_, [](std::uint32_t places) { return places == 2; });
            return !grave || visit_(guardians_);
        }
        const Cell cell = odd_[next];
        const DigitSet all = state_.candidates(cell);
        for (const Digit a : all) {
            for (const Digit b : all) {
                if (a < b && !leave(next, all & ~DigitSet::of(a) & ~DigitSet::of(b))) return false;
            }
        }
        return true;
    }

    bool leave(std::size_t next, DigitSet out) {
        const Cell cell = odd_[next];
        bool possible = true;
        for (const Digit digit : out) possible = change({cell, digit}, true) && possible;
        const std::size_t before = guardians_.size();
        for (const Digit digit : out) guardians_.push_back({cell, digit});
        const bool more = !possible || choose(next + 1);
        guardians_.resize(before);
        for (const Digit digit : out) change({cell, digit}, false);
        return more;
    }

    const State& state_;
    std::size_t most_odd_cells_;
    FunctionRef<bool(std::vector<Candidate>)> visit_;
    std::vector<Cell> odd_;
    std::vector<std::uint32_t> counts_;  // places by house and digit
    std::vector<Candidate> guardians_;
};

bool have_one_digit(const std::vector<Candidate>& some) {
    return std::ranges::all_of(some,
                               [&](Candidate one) { return one.digit == some.front().digit; });
}

}  // namespace

bool BugPlusOne::find(const State& state, StepSink sink) const {
    return GraveSearch(state, 1,
                       [&](const std::vector<Candidate>& guardians) {
                           if (guardians.size() != 1) return true;
                           const auto [cell, digit] = guardians.front();
                           Step step{TechniqueId::bug_plus_one, BugPattern{{cell, digit}}, {}, {}};
                           for (const Digit other : state.candidates(cell) & ~DigitSet::of(digit)) {
                               step.eliminations.push_back({cell, other});
                           }
                           return sink(std::move(step));
                       })
        .run();
}

bool BugPlusMany::find(const State& state, StepSink sink) const {
    return GraveSearch(state, kMostOddCells,
                       [&](std::vector<Candidate> guardians) {
                           if (guardians.size() < 2) return true;
                           if ((id_ == TechniqueId::bug_2 && !have_one_digit(guardians)) ||
                               (id_ == TechniqueId::bug_plus_n && have_one_digit(guardians))) {
                               return true;
                           }
                           const CellSet& open = state.open_cells();
                           const GuardianPattern pattern{{open.begin(), open.end()},
                                                         state.board().digits(),
                                                         std::move(guardians),
                                                         {},
                                                         {},
                                                         {}};
                           return offer_guarded(id_, type_, state, pattern, open, sink);
                       })
        .run();
}

const Technique* bug_technique(TechniqueId id) {
    using enum TechniqueId;
    static const BugPlusOne kBugPlusOne;
    static const BugPlusMany kType2(bug_2, GuardianType::common);
    static const BugPlusMany kType3(bug_3, GuardianType::subset);
    static const BugPlusMany kType4(bug_4, GuardianType::confined);
    static const BugPlusMany kBugPlusN(bug_plus_n, GuardianType::common);
    switch (id) {
        case bug_plus_one: return &kBugPlusOne;
        case bug_2: return &kType2;
        case bug_3: return &kType3;
        case bug_4: return &kType4;
        case bug_plus_n: return &kBugPlusN;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
