#include "sudokit/dpll_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "backend/dpll.hpp"
#include "backend/sat_engine.hpp"
#include "engine/tree/recorder.hpp"

namespace sudokit {
namespace {

using backend::Dpll;
using backend::DpllNode;

// Puts what the solver says of literals into words of the board.
class Translation final : public backend::DpllProbe {
  public:
    Translation(const Puzzle& puzzle, SearchProbe& probe)
        : cnf_(puzzle, backend::default_encoding(puzzle.board().order())), probe_(probe) {
        const auto left = backend::open_candidates(puzzle);
        for (Cell cell = 0; cell < left.size(); ++cell) {
            if (left[cell].size() != 1 || puzzle.given(cell) != 0) continue;
            forced_.push_back({cell, left[cell].first()});
        }
    }

    void enter(Literal literal, bool chosen) override {
        const auto tried = cnf_.candidate(std::abs(literal));
        if (!tried) return probe_.enter(TreeEntry::auxiliary, {});
        probe_.enter(chosen ? TreeEntry::put : TreeEntry::ruled_out, *tried);
    }

    bool settle(const DpllNode& node) override {
        for (const Literal literal : node.implied) {
            if (literal < 0) continue;
            if (const auto forced = cnf_.candidate(literal)) forced_.push_back(*forced);
        }
        constexpr std::uint32_t kWays = 2;  // a literal, and its opposite
        if (node.choice != 0) return tell(branching(node.choice), kWays);
        return tell(
            node.conflict.empty() ? TreeOutcome(FoundSolution{}) : outcome_of(node.conflict), 0);
    }

    /// What the givens settle, so that the solver has nothing to say.
    void settle_at_once(const TreeOutcome& outcome) { tell(outcome, 0); }

    void leave() override { probe_.leave(); }
    void begin_anew() override { probe_.begin_anew(); }

    /// Whether the solver had anything to say: formulas that the givens settle are never asked for.
    [[nodiscard]] bool settled() const { return settled_; }

  private:
    bool tell(const TreeOutcome& outcome, std::uint32_t ways) {
        settled_ = true;
        const bool more = probe_.settle(outcome, ways, forced_);
        forced_.clear();
        return more;
    }

    [[nodiscard]] Branching branching(Literal choice) const {
        const auto chosen = cnf_.candidate(std::abs(choice));
        return chosen ? Branching{chosen->cell} : Branching{};
    }

    // Two candidates that exclude each other, a cell, or a digit in a house; other clauses are of
    // constraints.
    [[nodiscard]] TreeOutcome outcome_of(std::span<const Literal> clause) const {
        std::vector<Candidate> candidates;
        bool all_true = true;
        bool all_false = true;
        for (const Literal literal : clause) {
            const auto candidate = cnf_.candidate(std::abs(literal));
            if (!candidate) return ConstraintBroken{first_cell(clause)};
            candidates.push_back(*candidate);
            all_true = all_true && literal < 0;
            all_false = all_false && literal > 0;
        }
        const Board& board = cnf_.puzzle().board();
        if (all_true && candidates.size() == 2 && exclude(board, candidates[0], candidates[1])) {
            return BothForced{candidates[0], candidates[1]};
        }
        const auto same = [&](auto member) {
            return std::ranges::all_of(candidates, [&](const Candidate& each) {
                return each.*member == candidates[0].*member;
            });
        };
        if (all_false && same(&Candidate::cell)) return NoDigitLeft{candidates[0].cell};
        if (all_false && same(&Candidate::digit)) {
            if (const auto house = house_of(board, candidates)) {
                return NoPlaceLeft{*house, candidates[0].digit};
            }
        }
        return ConstraintBroken{candidates[0].cell};
    }

    [[nodiscard]] Cell first_cell(std::span<const Literal> clause) const {
        for (const Literal literal : clause) {
            if (const auto candidate = cnf_.candidate(std::abs(literal))) return candidate->cell;
        }
        return 0;
    }

    static bool exclude(const Board& board, const Candidate& a, const Candidate& b) {
        if (a.cell == b.cell) return true;
        return a.digit == b.digit && std::ranges::count(board.peers(a.cell), b.cell) > 0;
    }

    // The full house that holds all these cells.
    static std::optional<std::uint32_t> house_of(const Board& board,
                                                 const std::vector<Candidate>& candidates) {
        for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
            const auto cells = board.houses()[house].cells;
            if (board.houses()[house].full &&
                std::ranges::all_of(candidates, [&](const Candidate& each) {
                    return std::ranges::find(cells, each.cell) != cells.end();
                })) {
                return house;
            }
        }
        return std::nullopt;
    }

    Cnf cnf_;
    SearchProbe& probe_;
    // What follows at the present node; at the first one, also what the formula leaves out.
    std::vector<Candidate> forced_;
    bool settled_ = false;
};

// Why the givens alone leave a clause nothing.
TreeOutcome clash_of(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    if (const auto clash = find_clash(board, puzzle.givens())) return NoDigitLeft{clash->second};
    const auto left = backend::open_candidates(puzzle);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (left[cell].empty()) return NoDigitLeft{cell};
    }
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        if (!board.houses()[house].full) continue;
        DigitSet held;
        for (const Cell cell : board.houses()[house].cells) held |= left[cell];
        const DigitSet missing = board.digits() & ~held;
        if (!missing.empty()) return NoPlaceLeft{house, missing.first()};
    }
    return ConstraintBroken{0};
}

}  // namespace

Result<SearchTree> dpll_tree(const Puzzle& puzzle, const SearchTreeOptions& options) {
    if (auto fault = cnf_fault(puzzle)) return *std::move(fault);
    SearchTreeOptions wanted = options;
    wanted.method = TreeMethod::dpll;
    engine::TreeRecorder recorder(wanted);
    Translation translation(puzzle, recorder);
    const auto make = [&]() -> Result<std::unique_ptr<backend::SatSolver>> {
        auto solver = std::make_unique<Dpll>();
        solver->watch(&translation);
        return {std::unique_ptr<backend::SatSolver>(std::move(solver))};
    };
    backend::SatEngine engine("dpll", make);
    const SearchOutcome outcome = engine.count(puzzle, {.limit = 0, .deadline = options.deadline});
    if (outcome.error) return *outcome.error;
    if (!translation.settled() && outcome.stop == Stop::exhausted) {
        const TreeOutcome ended =
            outcome.count > 0 ? TreeOutcome(FoundSolution{}) : clash_of(puzzle);
        translation.settle_at_once(ended);
    }
    return recorder.finish();
}

}  // namespace sudokit
