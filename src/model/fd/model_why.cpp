// Which eliminations of a model a conclusion rests on.
//
// The trace is gone through from its end, and undone: an elimination that takes off something that
// is still to be explained is kept, and what it rests on is to be explained in turn.
#include <algorithm>
#include <map>
#include <tuple>

#include "sudokit/consistency.hpp"

#include "model/fd/filter.hpp"
#include "model/fd/model_cells.hpp"
#include "model/fd/neighbourhood.hpp"

namespace sudokit {
namespace {

using Reason = Elimination::Kind;
using OfVariable = ModelVariable::Kind;

struct Earlier {
    bool operator()(const ModelVariable& a, const ModelVariable& b) const {
        return std::tie(a.kind, a.where, a.digit) < std::tie(b.kind, b.where, b.digit);
    }
};

// Values of variables.
using Values = std::map<ModelVariable, DigitSet, Earlier>;

class Explainer {
  public:
    Explainer(const Puzzle& puzzle, const Model& model, const LocalConsistency& consistency,
              std::span<const Elimination> trace, const Deadline& deadline)
        : puzzle_(puzzle),
          consistency_(consistency),
          problem_(puzzle, model, deadline),
          history_(trace.begin(), trace.end()) {
        fd::Store& store = problem_.store();
        if (consistency.kind == LocalConsistency::Kind::neighbourhood) {
            neighbourhood_.emplace(store);
        }
        for (fd::Variable variable = 0; variable < store.domains().size(); ++variable) {
            variables_.emplace(problem_.meaning(variable), variable);
            domains_.push_back(store.domain(variable));
        }
        // A model that time did not suffice for lacks some of them.
        if (store.stopped()) return;
        for (const Elimination& elimination : history_) {
            domain_of(elimination.variable) &= ~elimination.values;
        }
    }

    ModelProof prove(Candidate candidate, bool holds) {
        ModelProof proof;
        const ModelVariable cell{OfVariable::cell, candidate.cell, 0};
        const DigitSet digit = DigitSet::of(candidate.digit);
        Values open;
        open[cell] = holds ? puzzle_.board().digits() & ~digit : digit;
        proof.eliminations = explain(0, consistency_.level, open);
        for (const Cell given : givens_) {
            if (puzzle_.given(given) != 0) proof.givens.push_back(given);
        }
        std::ranges::sort(proof.givens);
        proof.givens.erase(std::unique(proof.givens.begin(), proof.givens.end()),
                           proof.givens.end());
        proof.stopped = problem_.store().stopped();
        return proof;
    }

  private:
    [[nodiscard]] DigitSet& domain_of(const ModelVariable& variable) {
        return domains_[variables_.at(variable)];
    }

    // Takes the history back as far as to `begin`; what of it explains `open`, which becomes what
    // it leaves to what was before. Tests among it were made to the depth of `level`.
    std::vector<Elimination> explain(std::size_t begin, std::uint32_t level, Values& open) {
        std::vector<Elimination> out;
        while (history_.size() > begin && !problem_.store().should_stop()) {
            Elimination elimination = std::move(history_.back());
            history_.pop_back();
            domain_of(elimination.variable) |= elimination.values;
            const auto asked = open.find(elimination.variable);
            if (asked == open.end()) continue;
            elimination.values &= asked->second;
            if (elimination.values.empty()) continue;
            // Of what is assumed, nothing before it counts.
            const bool assumed = elimination.kind == Reason::assumed;
            asked->second = assumed ? DigitSet() : asked->second & ~elimination.values;
            add_reasons(elimination, level, open);
            out.push_back(std::move(elimination));
        }
        std::ranges::reverse(out);
        return out;
    }

    void ask(const ModelVariable& variable, DigitSet values, Values& open) {
        open[variable] |= values;
        if (variable.kind == OfVariable::cell) givens_.push_back(variable.where);
    }

    void add_reasons(Elimination& elimination, std::uint32_t level, Values& open) {
        switch (elimination.kind) {
            case Reason::different:
            case Reason::all_different:
                for (const ModelVariable& variable : elimination.because) {
                    ask(variable, ~elimination.needed, open);
                }
                return;
            case Reason::same: return add_same(elimination, open);
            case Reason::image: return add_image(elimination, open);
            case Reason::constraint: return add_constraint(elimination, open);
            case Reason::refuted: return add_test(elimination, level, open);
            case Reason::unsupported: SUDOKIT_EXPECT(false); return;
            case Reason::assumed: return;
        }
    }

    // The value of the variable at the other end of a channel that goes with `value` of this one;
    // 0 if it says nothing of it.
    [[nodiscard]] Digit across(const ModelVariable& from, const ModelVariable& to,
                               Digit value) const {
        const bool is_cell = from.kind == OfVariable::cell;
        const Cell cell = is_cell ? from.where : to.where;
        const ModelVariable& place = is_cell ? to : from;
        const auto cells = puzzle_.board().houses()[place.where].cells;
        const auto at = static_cast<Digit>(std::ranges::find(cells, cell) - cells.begin() + 1);
        if (is_cell) return value == place.digit ? at : 0;
        return value == at ? place.digit : 0;
    }

    // A value goes with one at the other end that has gone, or the other end has one left, which
    // goes with another.
    void add_same(const Elimination& elimination, Values& open) {
        const ModelVariable& other = elimination.because.front();
        for (const Digit value : elimination.values) {
            const Digit partner = across(elimination.variable, other, value);
            const bool gone = partner != 0 && !elimination.needed.contains(partner);
            ask(other, gone ? DigitSet::of(partner) : ~elimination.needed, open);
        }
    }

    void add_image(const Elimination& elimination, Values& open) {
        const Board& board = puzzle_.board();
        const ModelVariable& variable = elimination.variable;
        const ModelVariable& other = elimination.because.front();
        const bool of_place = variable.kind == OfVariable::place;
        for (const Digit value : elimination.values) {
            if (of_place) {
                ask(other, DigitSet::of(fd::image_of_place(board, other, value)), open);
                continue;
            }
            for (Digit place = 1; place <= board.order(); ++place) {
                if (fd::image_of_place(board, variable, place) == value) {
                    ask(other, DigitSet::of(place), open);
                }
            }
        }
    }

    // A constraint of the puzzle says only that it leaves no room for a value. So what had gone of
    // its cells is put back, value by value, as long as there is still none.
    void add_constraint(const Elimination& elimination, Values& open) {
        const auto cells = elimination.constraint->cells();
        std::vector<DigitSet> now;
        for (const Cell cell : cells) now.push_back(domains_[cell]);
        const auto is_removed = [&](const std::vector<DigitSet>& domains) {
            std::vector<DigitSet> left = domains;
            if (!elimination.constraint->filter(left)) return true;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (cells[i] == elimination.variable.where) {
                    return (left[i] & elimination.values).empty();
                }
            }
            return true;
        };
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (const Digit digit : puzzle_.board().digits() & ~now[i]) {
                if (problem_.store().should_stop(kLongStep)) return;
                now[i].insert(digit);
                if (is_removed(now)) continue;
                now[i].erase(digit);
                ask({OfVariable::cell, cells[i], 0}, DigitSet::of(digit), open);
            }
        }
    }

    // Makes the test again, and explains the variable that it leaves without values.
    void add_test(Elimination& elimination, std::uint32_t level, Values& open) {
        fd::Store& store = problem_.store();
        const std::size_t begin = history_.size();
        store.push();
        for (fd::Variable variable = 0; variable < domains_.size(); ++variable) {
            store.keep(variable, domains_[variable]);
        }
        const auto take = [&](const fd::Removal& removal) {
            domains_[removal.variable] &= ~removal.values;
            history_.push_back(problem_.elimination(removal));
        };
        fd::RemovalSink sink(take);
        store.watch(&sink);
        const fd::Variable variable = variables_.at(elimination.variable);
        run_test(variable, elimination.values.first(), level);
        store.watch(nullptr);
        if (history_.size() > begin) history_[begin].kind = Reason::assumed;
        Values within;  // what is assumed counts within the test only
        for (fd::Variable emptied = 0; emptied < domains_.size(); ++emptied) {
            if (!store.domain(emptied).empty()) continue;
            ask(problem_.meaning(emptied), ~DigitSet(), within);
            break;
        }
        store.pop();
        elimination.test = explain(begin, level - 1, within);
        for (const auto& [asked, values] : within) ask(asked, values, open);
    }

    void run_test(fd::Variable variable, Digit value, std::uint32_t level) {
        fd::Store& store = problem_.store();
        if (neighbourhood_) {
            store.propagate();
            (void)neighbourhood_->test(variable, value);
            return;
        }
        store.assign(variable, value);
        if (level > 1) {
            (void)fd::test_singletons(store, problem_.testable(), level - 1);
        } else {
            store.propagate();
        }
    }

    // A constraint of the puzzle may take as long as many small steps.
    static constexpr std::uint64_t kLongStep = 256;

    const Puzzle& puzzle_;
    LocalConsistency consistency_;
    fd::PuzzleModel problem_;
    std::optional<fd::NeighbourhoodTester> neighbourhood_;
    std::map<ModelVariable, fd::Variable, Earlier> variables_;
    std::vector<Elimination> history_;  // what of the trace, and of a test, is not yet undone
    std::vector<DigitSet> domains_;     // of all variables, as the history leaves them
    std::vector<Cell> givens_;          // cells that were asked about
};

}  // namespace

ModelProof eliminations_behind(const Puzzle& puzzle, const Model& model,
                               const LocalConsistency& consistency,
                               std::span<const Elimination> trace, Candidate candidate, bool holds,
                               const Deadline& deadline) {
    SUDOKIT_EXPECT(is_explained(consistency));
    return Explainer(puzzle, model, consistency, trace, deadline).prove(candidate, holds);
}

}  // namespace sudokit
