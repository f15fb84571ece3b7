#include "sudokit/compare.hpp"

namespace sudokit {
namespace {

constexpr MessageText kUnclosed{"expected ')' at the end of '{0}'",
                                "« ) » attendu à la fin de « {0} »"};

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

// The first candidate that `kept` has and `other` has not.
std::optional<CounterExample> first_difference(std::uint64_t number, const Filtering& kept,
                                               const Filtering& other) {
    if (kept.state == Filtering::State::failed) return std::nullopt;
    for (Cell cell = 0; cell < kept.candidates.size(); ++cell) {
        DigitSet more = kept.candidates[cell];
        if (other.state != Filtering::State::failed) more &= ~other.candidates[cell];
        if (!more.empty()) return CounterExample{number, cell, more.first()};
    }
    return std::nullopt;
}

}  // namespace

Result<Filter> read_model_filter(std::string_view text) {
    Filter filter;
    std::string_view rest = trimmed(text);
    const std::size_t open = rest.find('(');
    if (open != std::string_view::npos) {
        auto consistency = read_consistency(rest.substr(0, open));
        if (!consistency) return std::move(consistency).error();
        filter.consistency = *consistency;
        if (!rest.ends_with(')')) {
            return Error{ErrorCode::syntax, text.size(), message(kUnclosed, text)};
        }
        rest = rest.substr(open + 1, rest.size() - open - 2);
    }
    auto model = read_model(rest);
    if (!model) return std::move(model).error();
    filter.what = *model;
    return filter;
}

Result<Filter> read_rule_filter(std::string_view text) {
    auto rules = read_rules(text);
    if (!rules) return std::move(rules).error();
    return Filter{*rules};
}

std::string filter_name(const Filter& filter) {
    if (const auto* const rules = std::get_if<RuleSet>(&filter.what)) return rules_name(*rules);
    return consistency_name(filter.consistency) + "(" + model_name(std::get<Model>(filter.what)) +
           ")";
}

std::optional<Error> filter_fault(const Filter& filter, const Board& board) {
    const auto* const model = std::get_if<Model>(&filter.what);
    return model == nullptr ? std::nullopt : model_fault(*model, board);
}

std::optional<Error> filter_fault(const Filter& filter, const Puzzle& puzzle) {
    const auto* const model = std::get_if<Model>(&filter.what);
    if (model == nullptr) return rules_fault(puzzle);
    if (auto fault = model_fault(*model, puzzle)) return fault;
    return consistency_fault(filter.consistency, *model, puzzle);
}

Filtering filter(const Puzzle& puzzle, const Filter& with, Deadline deadline) {
    if (const auto* const rules = std::get_if<RuleSet>(&with.what)) {
        return filter(puzzle, *rules, deadline);
    }
    return filter(puzzle, std::get<Model>(with.what), with.consistency, {.deadline = deadline});
}

std::optional<std::vector<Filtering>> filter_all(const Puzzle& puzzle,
                                                 std::span<const Filter> filters,
                                                 Deadline deadline) {
    std::vector<Filtering> left;
    for (const Filter& with : filters) {
        if (deadline.passed()) return std::nullopt;
        left.push_back(filter(puzzle, with, deadline));
        if (left.back().state == Filtering::State::stopped) return std::nullopt;
    }
    return left;
}

Comparison::Comparison(std::size_t filters) : totals_(filters), pairs_(filters * filters) {}

void Comparison::add(std::uint64_t number, std::span<const Filtering> left) {
    SUDOKIT_EXPECT(left.size() == size());
    ++puzzles_;
    for (std::size_t a = 0; a < size(); ++a) {
        Total& total = totals_[a];
        if (left[a].state == Filtering::State::solved) ++total.solved;
        if (left[a].state == Filtering::State::failed) {
            ++total.contradictions;
        } else {
            for (const DigitSet candidates : left[a].candidates) {
                total.candidates += candidates.size();
            }
        }
        for (std::size_t b = 0; b < size(); ++b) {
            const auto example = first_difference(number, left[a], left[b]);
            if (!example) continue;
            Pair& pair = pairs_[a * size() + b];
            ++pair.misses;
            if (!pair.first || number < pair.first->number) pair.first = example;
        }
    }
}

bool Comparison::merge(const Comparison& other) {
    SUDOKIT_EXPECT(other.size() == size());
    bool is_first = false;
    puzzles_ += other.puzzles_;
    for (std::size_t i = 0; i < totals_.size(); ++i) {
        totals_[i].solved += other.totals_[i].solved;
        totals_[i].contradictions += other.totals_[i].contradictions;
        totals_[i].candidates += other.totals_[i].candidates;
    }
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        Pair& own = pairs_[i];
        const Pair& more = other.pairs_[i];
        own.misses += more.misses;
        if (more.first && (!own.first || more.first->number < own.first->number)) {
            own.first = more.first;
            is_first = true;
        }
    }
    return is_first;
}

}  // namespace sudokit
