#include "model/cnf/drat_checker.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sudokit::model {
namespace {

constexpr std::uint32_t kHeader = 2;
constexpr std::uint32_t kNone = ~std::uint32_t{0};

bool before(Literal a, Literal b) {
    return std::abs(a) != std::abs(b) ? std::abs(a) < std::abs(b) : a < b;
}

}  // namespace

std::span<Literal> DratChecker::literals_of(ClauseAt clause) {
    return std::span(store_).subspan(clause + kHeader,
                                     static_cast<std::size_t>(std::abs(store_[clause])));
}

void DratChecker::make_room(std::span<const Literal> literals) {
    for (const Literal literal : literals) {
        const std::size_t needed = index(-std::abs(literal)) + 1;
        if (needed <= values_.size()) continue;
        values_.resize(std::max(needed, 2 * values_.size()));
        watches_.resize(values_.size());
    }
}

// Puts the clause into `normal_`; false if it holds a literal and its negation.
bool DratChecker::normalise(std::span<const Literal> literals) {
    make_room(literals);
    normal_.assign(literals.begin(), literals.end());
    std::ranges::sort(normal_, before);
    normal_.erase(std::unique(normal_.begin(), normal_.end()), normal_.end());
    for (std::size_t i = 1; i < normal_.size(); ++i) {
        if (normal_[i - 1] == -normal_[i]) return false;
    }
    return true;
}

// Does not depend on the order of the literals, which watching changes.
std::size_t DratChecker::bucket_of(std::span<const Literal> literals) const {
    std::uint64_t sum = literals.size();
    for (const Literal literal : literals) {
        const std::uint64_t mixed = (index(literal) + 1) * 0x9e3779b97f4a7c15;
        sum += mixed ^ (mixed >> 29U);
    }
    return (sum ^ (sum >> 32U)) & (buckets_.size() - 1);
}

void DratChecker::enter(ClauseAt clause) {
    ClauseAt& first = buckets_[bucket_of(literals_of(clause))];
    store_[clause + 1] = static_cast<std::int32_t>(first);
    first = clause;
}

void DratChecker::grow_buckets() {
    constexpr std::size_t kFirst = 1024;
    if (clauses_ < buckets_.size()) return;
    buckets_.assign(std::max(kFirst, 2 * buckets_.size()), kNone);
    for (std::size_t at = 0; at < store_.size();) {
        const auto clause = static_cast<ClauseAt>(at);
        if (!is_removed(clause)) enter(clause);
        at += kHeader + literals_of(clause).size();
    }
}

void DratChecker::add(std::span<const Literal> literals) {
    if (!normalise(literals)) return;
    if (normal_.empty()) refuted_ = true;
    if (refuted_) return;
    grow_buckets();
    const auto clause = static_cast<ClauseAt>(store_.size());
    store_.push_back(static_cast<std::int32_t>(normal_.size()));
    store_.push_back(0);
    store_.insert(store_.end(), normal_.begin(), normal_.end());
    enter(clause);
    ++clauses_;
    watch(clause);
    refuted_ = refuted_ || !propagate();
}

// What is known by now stays known. So a clause that holds stays that way, one with a single open
// literal makes it known, and only others need to be watched, by two of their open literals.
void DratChecker::watch(ClauseAt clause) {
    const std::span<Literal> literals = literals_of(clause);
    std::size_t open = 0;
    for (Literal& literal : literals) {
        if (value(literal) > 0) return;
        if (value(literal) == 0) std::swap(literals[open++], literal);
    }
    if (open == 0) refuted_ = true;
    if (open == 1) assign(literals[0]);
    if (open < 2) return;
    watches_[index(literals[0])].push_back({clause, literals[1]});
    watches_[index(literals[1])].push_back({clause, literals[0]});
}

// One literal is true, all others are false: what made it true may be this clause.
bool DratChecker::is_unit(std::span<const Literal> literals) const {
    std::size_t holding = 0;
    for (const Literal literal : literals) {
        if (value(literal) == 0) return false;
        if (value(literal) > 0) ++holding;
    }
    return holding == 1;
}

bool DratChecker::remove(std::span<const Literal> literals) {
    if (!normalise(literals) || refuted_) return true;
    if (normal_.empty() || buckets_.empty()) return false;
    ClauseAt before_it = kNone;
    ClauseAt clause = buckets_[bucket_of(normal_)];
    for (; clause != kNone; clause = static_cast<ClauseAt>(store_[clause + 1])) {
        const auto found = literals_of(clause);
        if (found.size() == normal_.size() && std::ranges::all_of(found, [&](Literal literal) {
                return std::ranges::binary_search(normal_, literal, before);
            })) {
            break;
        }
        before_it = clause;
    }
    if (clause == kNone) return false;
    if (is_unit(normal_)) return true;
    if (before_it == kNone) {
        buckets_[bucket_of(normal_)] = static_cast<ClauseAt>(store_[clause + 1]);
    } else {
        store_[before_it + 1] = store_[clause + 1];
    }
    // Watches that lead here are dropped as they are met.
    store_[clause] = -store_[clause];
    --clauses_;
    return true;
}

void DratChecker::assign(Literal literal) {
    values_[index(literal)] = 1;
    values_[index(-literal)] = -1;
    trail_.push_back(literal);
}

// The clause of `watch` has lost the literal `gone`. True if it is watched by another one now; else
// `watch` names the only literal that may be left.
bool DratChecker::moves(Watch& watch, Literal gone) {
    const std::span<Literal> literals = literals_of(watch.clause);
    if (literals[0] == gone) std::swap(literals[0], literals[1]);
    watch.other = literals[0];
    if (value(watch.other) > 0) return false;
    for (Literal& literal : literals.subspan(2)) {
        if (value(literal) < 0) continue;
        std::swap(literals[1], literal);
        watches_[index(literals[1])].push_back(watch);
        return true;
    }
    return false;
}

// Until nothing follows any more; false at a clause without a literal left.
bool DratChecker::propagate() {
    bool consistent = true;
    while (consistent && propagated_ < trail_.size()) {
        const Literal gone = -trail_[propagated_++];
        std::vector<Watch>& list = watches_[index(gone)];
        auto kept = list.begin();
        for (Watch& watch : list) {
            if (consistent && value(watch.other) <= 0) {
                if (is_removed(watch.clause) || moves(watch, gone)) continue;
                if (value(watch.other) == 0) assign(watch.other);
                consistent = value(watch.other) > 0;
            }
            *kept++ = watch;
        }
        list.erase(kept, list.end());
    }
    return consistent;
}

// Assumes the negation of the literals, but for `except`, and answers whether that is a conflict.
bool DratChecker::refutes(std::span<const Literal> literals, Literal except) {
    for (const Literal literal : literals) {
        if (literal == except) continue;
        if (value(literal) > 0) return true;
        if (value(literal) == 0) assign(-literal);
    }
    return !propagate();
}

void DratChecker::undo(std::size_t size) {
    while (trail_.size() > size) {
        values_[index(trail_.back())] = values_[index(-trail_.back())] = 0;
        trail_.pop_back();
    }
    propagated_ = size;
}

// With the negation of a clause assumed: whether that is refuted together with what else is in any
// clause that holds the negation of `pivot`. Such steps are rare, so that looking through all
// clauses will do.
bool DratChecker::resolvents_follow(Literal pivot) {
    const std::size_t known = trail_.size();
    for (std::size_t at = 0; at < store_.size();) {
        const auto clause = static_cast<ClauseAt>(at);
        const std::span<const Literal> literals = literals_of(clause);
        at += kHeader + literals.size();
        if (is_removed(clause) || std::ranges::find(literals, -pivot) == literals.end()) continue;
        // Propagation changes the order of literals under way.
        const std::vector<Literal> resolved(literals.begin(), literals.end());
        const bool refuted = refutes(resolved, -pivot);
        undo(known);
        if (!refuted) return false;
    }
    return true;
}

DratChecker::Why DratChecker::follows(std::span<const Literal> literals) {
    if (refuted_) return Why::propagation;
    make_room(literals);
    const std::size_t known = trail_.size();
    Why why = Why::neither;
    if (refutes(literals, 0)) {
        why = Why::propagation;
    } else if (!literals.empty() && resolvents_follow(literals.front())) {
        why = Why::resolvents;
    }
    undo(known);
    return why;
}

}  // namespace sudokit::model
