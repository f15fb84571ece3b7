#include "logic/check/theory.hpp"

#include <algorithm>

namespace sudokit::logic {
namespace {

// Patterns of a few cells need a few dozen splits; anything near this is not a human's step.
constexpr std::uint32_t kMostSplits = 100000;

}  // namespace

Theory::Statement Theory::statement(std::span<const Cell> cells, Digit digit) {
    for (Statement i = 0; i < statements_.size(); ++i) {
        if (statements_[i].digit == digit && std::ranges::equal(cells_of(statements_[i]), cells)) {
            return i;
        }
    }
    const auto first = static_cast<std::uint32_t>(cells_.size());
    cells_.insert(cells_.end(), cells.begin(), cells.end());
    statements_.push_back({digit, first, static_cast<std::uint32_t>(cells_.size())});
    return static_cast<Statement>(statements_.size() - 1);
}

// None of the statement's cells can hold its digit beside the candidate.
bool Theory::rules_out(Candidate candidate, const Content& content) const {
    const CellSet& seen = board_->peer_set(candidate.cell);
    return std::ranges::all_of(cells_of(content), [&](Cell cell) {
        return content.digit == candidate.digit ? seen.contains(cell) : cell == candidate.cell;
    });
}

Theory::Values Theory::assuming(Candidate candidate, bool holds) const {
    Values values(statements_.size(), Value::open);
    for (Statement i = 0; i < statements_.size(); ++i) {
        const Content& content = statements_[i];
        const auto cells = cells_of(content);
        const bool is_named = content.digit == candidate.digit &&
                              std::ranges::find(cells, candidate.cell) != cells.end();
        if (holds) {
            if (is_named) values[i] = Value::yes;
            if (rules_out(candidate, content)) values[i] = Value::no;
        } else if (is_named && cells.size() == 1) {
            values[i] = Value::no;
        }
    }
    return values;
}

// Draws what follows at once; false if that is a contradiction.
bool Theory::propagate(Values& values) const {
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [a, b] : exclusions_) {
            if (values[a] == Value::yes && values[b] == Value::yes) return false;
            if (values[a] == Value::yes && values[b] == Value::open) {
                values[b] = Value::no;
                changed = true;
            } else if (values[b] == Value::yes && values[a] == Value::open) {
                values[a] = Value::no;
                changed = true;
            }
        }
        for (const auto& clause : clauses_) {
            std::size_t open = 0;
            Statement last = 0;
            bool satisfied = false;
            for (const Statement statement : clause) {
                satisfied = satisfied || values[statement] == Value::yes;
                if (values[statement] != Value::open) continue;
                ++open;
                last = statement;
            }
            if (satisfied || open > 1) continue;
            if (open == 0) return false;
            values[last] = Value::yes;
            changed = true;
        }
    }
    return true;
}

// When every clause has a statement that holds, the others may all be false: that is a model.
bool Theory::has_model(Values values, std::uint32_t& budget) const {
    if (!propagate(values)) return false;
    const std::vector<Statement>* split = nullptr;
    std::ptrdiff_t least = 0;
    for (const auto& clause : clauses_) {
        const auto is = [&](Value value) {
            return [&values, value](Statement statement) { return values[statement] == value; };
        };
        if (std::ranges::any_of(clause, is(Value::yes))) continue;
        const std::ptrdiff_t open = std::ranges::count_if(clause, is(Value::open));
        if (split != nullptr && open >= least) continue;
        split = &clause;
        least = open;
    }
    if (split == nullptr || budget == 0) return true;
    --budget;
    for (const Statement statement : *split) {
        if (values[statement] != Value::open) continue;
        Values more = values;
        more[statement] = Value::yes;
        if (has_model(std::move(more), budget)) return true;
        values[statement] = Value::no;
    }
    return false;
}

bool Theory::refutes(Candidate candidate, bool holds) const {
    std::uint32_t budget = kMostSplits;
    return !has_model(assuming(candidate, holds), budget);
}

}  // namespace sudokit::logic
