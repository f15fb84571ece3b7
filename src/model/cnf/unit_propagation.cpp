#include "model/cnf/unit_propagation.hpp"

#include <algorithm>
#include <utility>

#include "base/assert.hpp"

namespace sudokit::model {

namespace {

// Of clauses looked at when the tables are made, or when a literal is propagated.
constexpr std::uint64_t kUnitLooksBetweenLooks = 10'000;

}  // namespace

UnitPropagation::UnitPropagation(const Formula& formula, const Deadline& deadline)
    : formula_(formula),
      lookout_(deadline, kUnitLooksBetweenLooks),
      values_(static_cast<std::size_t>(formula.variable_count()) + 1),
      causes_(values_.size()),
      pair_ends_(2 * values_.size() + 1),
      watchers_(2 * values_.size()) {
    count_pairs();
    place_pairs();
    place_long();
}

// Counting sort: first how many pairs each literal has, so that they lie side by side.
void UnitPropagation::count_pairs() {
    for (std::size_t clause = 0; clause < formula_.clause_count() && !lookout_.passed(); ++clause) {
        const auto literals = formula_.literals(clause);
        if (literals.size() != 2) continue;
        for (const Literal literal : literals) ++pair_ends_[literal_index(literal) + 1];
    }
    for (std::size_t i = 1; i < pair_ends_.size(); ++i) pair_ends_[i] += pair_ends_[i - 1];
    pairs_.resize(pair_ends_.back());
}

void UnitPropagation::place_pairs() {
    std::vector<std::uint32_t> next(pair_ends_.begin(), pair_ends_.end() - 1);
    for (std::size_t clause = 0; clause < formula_.clause_count() && !lookout_.passed(); ++clause) {
        const auto literals = formula_.literals(clause);
        if (literals.size() != 2) continue;
        for (const Literal literal : literals) {
            pairs_[next[literal_index(literal)]++] = static_cast<std::uint32_t>(clause);
        }
    }
}

void UnitPropagation::place_long() {
    make_room_for_watchers();
    for (std::size_t clause = 0; clause < formula_.clause_count() && !lookout_.passed(); ++clause) {
        const auto literals = formula_.literals(clause);
        if (literals.size() < 3) continue;
        const auto number = static_cast<std::uint32_t>(long_.size());
        const auto begin = static_cast<std::uint32_t>(long_literals_.size());
        long_literals_.insert(long_literals_.end(), literals.begin(), literals.end());
        long_.push_back({static_cast<std::uint32_t>(clause), begin,
                         static_cast<std::uint32_t>(long_literals_.size())});
        watchers_[literal_index(literals[0])].push_back(number);
        watchers_[literal_index(literals[1])].push_back(number);
    }
}

// Each list as long as it begins, rather than growing step by step.
void UnitPropagation::make_room_for_watchers() {
    std::vector<std::uint32_t> counts(watchers_.size());
    std::size_t count = 0;
    std::size_t literal_count = 0;
    for (std::size_t clause = 0; clause < formula_.clause_count() && !lookout_.passed(); ++clause) {
        const auto literals = formula_.literals(clause);
        if (literals.size() < 3) continue;
        ++counts[literal_index(literals[0])];
        ++counts[literal_index(literals[1])];
        ++count;
        literal_count += literals.size();
    }
    if (lookout_.seen()) return;
    for (std::size_t i = 0; i < counts.size(); ++i) watchers_[i].reserve(counts[i]);
    long_.reserve(count);
    long_literals_.reserve(literal_count);
}

void UnitPropagation::set(Literal literal, Cause cause) {
    SUDOKIT_ASSERT(value(literal) == 0);
    const auto variable = static_cast<std::size_t>(std::abs(literal));
    values_[variable] = literal > 0 ? 1 : -1;
    causes_[variable] = cause;
    trail_.push_back(literal);
}

bool UnitPropagation::propagate() {
    if (stopped()) return true;
    if (!started_ && !take_units()) return false;
    while (next_ < trail_.size()) {
        const Literal gone = -trail_[next_];
        const std::size_t i = literal_index(gone);
        const std::size_t work = pair_ends_[i + 1] - pair_ends_[i] + watchers_[i].size();
        if (lookout_.passed(work + 1)) return true;
        ++next_;
        if (!visit_pairs(gone) || !visit_long(gone)) return false;
    }
    return true;
}

void UnitPropagation::undo(std::size_t size) {
    for (std::size_t i = size; i < trail_.size(); ++i) {
        values_[static_cast<std::size_t>(std::abs(trail_[i]))] = 0;
    }
    trail_.resize(size);
    next_ = size;
}

bool UnitPropagation::take_units() {
    started_ = true;
    looks_.clauses += formula_.clause_count();
    for (std::size_t clause = 0; clause < formula_.clause_count() && !lookout_.passed(); ++clause) {
        const auto literals = formula_.literals(clause);
        if (literals.empty()) {
            emptied_ = clause;
            return false;
        }
        if (literals.size() == 1 && !demand(literals[0], static_cast<std::uint32_t>(clause))) {
            return false;
        }
    }
    return true;
}

// All other literals of the clause are false: this one must be true.
bool UnitPropagation::demand(Literal literal, std::uint32_t clause) {
    ++looks_.literals;
    const int now = value(literal);
    if (now == 0) set(literal, {CauseKind::clause, clause});
    if (now < 0) emptied_ = clause;
    return now >= 0;
}

bool UnitPropagation::visit_pairs(Literal gone) {
    const std::size_t i = literal_index(gone);
    for (std::uint32_t at = pair_ends_[i]; at < pair_ends_[i + 1]; ++at) {
        const std::uint32_t clause = pairs_[at];
        const auto literals = formula_.literals(clause);
        ++looks_.clauses;
        if (!demand(literals[0] == gone ? literals[1] : literals[0], clause)) return false;
    }
    return true;
}

bool UnitPropagation::visit_long(Literal gone) {
    std::vector<std::uint32_t>& watchers = watchers_[literal_index(gone)];
    std::size_t kept = 0;
    bool going = true;
    for (std::size_t i = 0; i < watchers.size(); ++i) {
        const std::uint32_t number = watchers[i];
        if (!going) {
            watchers[kept++] = number;
            continue;
        }
        const Long& watcher = long_[number];
        ++looks_.clauses;
        // The literal that is gone comes second.
        if (long_literals_[watcher.begin] == gone) {
            std::swap(long_literals_[watcher.begin], long_literals_[watcher.begin + 1]);
        }
        const Literal other = long_literals_[watcher.begin];
        if (value(other) > 0) {
            ++looks_.literals;
            watchers[kept++] = number;
        } else if (!watch_another(watcher, number)) {
            watchers[kept++] = number;
            going = demand(other, watcher.clause);
        }
    }
    watchers.resize(kept);
    return going;
}

// Watches a literal that is not false in the place of the second one, if there is any.
bool UnitPropagation::watch_another(const Long& watcher, std::uint32_t number) {
    for (std::uint32_t at = watcher.begin + 2; at < watcher.end; ++at) {
        ++looks_.literals;
        if (value(long_literals_[at]) < 0) continue;
        std::swap(long_literals_[watcher.begin + 1], long_literals_[at]);
        watchers_[literal_index(long_literals_[watcher.begin + 1])].push_back(number);
        return true;
    }
    return false;
}

}  // namespace sudokit::model
