// What follows from one assumption. Candidates that are on are followed before those that are off,
// each in the order of their coming. In dynamic chains what is off is gone, and what goes on then
// has all the candidates that were off before as its parents.
#include "rate/se/branching_parts.hpp"
#include "rate/se/sets.hpp"

namespace sudokit::rate::se {

std::uint32_t BranchingChains::add_node(Key key, Cause cause, std::uint32_t parents,
                                        std::int32_t reason) {
    Node node{parents, static_cast<std::uint16_t>(parents_.size() - parents),
              key,     0,
              0,       0,
              cause,   reason >= 0,
              reason};
    unsigned complexity = 1;
    for (std::size_t i = parents; i < parents_.size(); ++i) {
        const Node& parent = nodes_[parents_[i]];
        node.depth = std::max<std::uint16_t>(node.depth, parent.depth + 1);
        complexity = std::max(complexity, parent.depth + parent.weight + 2U);
        node.has_reason = node.has_reason || parent.has_reason;
    }
    nodes_.push_back(node);
    const auto at = static_cast<std::uint32_t>(nodes_.size() - 1);
    // With one parent that is all; else it is worth counting where much work can be saved.
    const bool worth_counting = !nested_.empty() && limit_ != kUnlimited;
    if (worth_counting && (reason >= 0 || node.parent_count > 1)) {
        complexity = std::max(complexity, ancestors(at) + nested_complexity({at}, 1));
    }
    nodes_[at].weight = static_cast<std::uint16_t>(std::min(complexity - node.depth - 1U, 0xFFFFU));
    return at;
}

void BranchingChains::insert(std::uint32_t node) {
    const Key key = nodes_[node].key;
    const Candidate9 at = candidate_of(key);
    current_->node[key] = static_cast<std::int16_t>(node - current_->begin);
    current_->keys[key & 1U][at / 64U] |= std::uint64_t{1} << (at % 64U);
    if (is_on(key)) {
        on_queue_[on_tail_++] = node;
    } else {
        off_queue_[off_tail_++] = node;
    }
    if (nodes_[node].depth + nodes_[node].weight < limit_) ++shallow_;
}

void BranchingChains::follow(Key start) {
    Run& run = *current_;
    run.begin = static_cast<std::uint32_t>(nodes_.size());
    run.conflict_on = run.conflict_off = kNoNode;
    run.keys = {};
    run.node.fill(-1);
    on_head_ = on_tail_ = off_head_ = off_tail_ = shallow_ = 0;
    now_ = *position_;
    insert(add_node(start, Cause::none, static_cast<std::uint32_t>(parents_.size()), -1));
    bool going = !deadline_->passed();
    // Once all that waits is too deep, so is all that would follow.
    while (going && shallow_ > 0) {
        const bool on = on_head_ < on_tail_;
        const std::uint32_t node = on ? on_queue_[on_head_++] : off_queue_[off_head_++];
        if (nodes_[node].depth + nodes_[node].weight < limit_) --shallow_;
        going = !(on ? follow_on(node) : follow_off(node));
        if (going && options_.level > 0 && on_head_ == on_tail_ && off_head_ == off_tail_) {
            add_advanced();
        }
    }
    run.end = static_cast<std::uint32_t>(nodes_.size());
}

// True if there is a contradiction.
bool BranchingChains::put_off(Candidate9 candidate, Cause cause, std::uint32_t parent) {
    const Key off = key_of(candidate, false);
    const Key on = key_of(candidate, true);
    const bool conflict = current_->has(on);
    if (!conflict && current_->has(off)) return false;
    const auto parents = static_cast<std::uint32_t>(parents_.size());
    parents_.push_back(parent);
    const std::uint32_t node = add_node(off, cause, parents, -1);
    if (conflict) {
        current_->conflict_on = current_->begin + static_cast<std::uint32_t>(current_->node[on]);
        current_->conflict_off = node;
    } else {
        insert(node);
    }
    return conflict;
}

bool BranchingChains::follow_on(std::uint32_t node) {
    const Candidate9 at = candidate_of(nodes_[node].key);
    const unsigned cell = cell_of(at);
    const unsigned digit = digit_of(at);
    if (!options_.nishio) {
        for (Mask rest = without(now_.cell[cell], bit(digit)); rest != 0;
             rest &= static_cast<Mask>(rest - 1U)) {
            if (put_off(candidate(cell, first(rest)), Cause::cell, node)) return true;
        }
    }
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const unsigned house = kGeometry.house[cell][kind];
        // What is in the block has been met there.
        Mask rest = without(without(now_.places[house][digit], bit(kGeometry.index[cell][kind])),
                            kGeometry.in_block[cell][kind]);
        for (; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            const unsigned other = kGeometry.cell_at[house][first(rest)];
            if (put_off(candidate(other, digit), house_cause(kind), node)) return true;
        }
    }
    return false;
}

bool BranchingChains::follow_off(std::uint32_t node) {
    const Candidate9 at = candidate_of(nodes_[node].key);
    const unsigned cell = cell_of(at);
    const unsigned digit = digit_of(at);
    std::array<Candidate9, 4> done;
    unsigned count = 0;
    // Puts on what is left of the cell or the house; true if there is a contradiction.
    const auto put_on = [&](unsigned to_cell, unsigned to_digit, Cause cause) {
        const Candidate9 to = candidate(to_cell, to_digit);
        for (unsigned i = 0; i < count; ++i) {
            if (done[i] == to) return false;
        }
        done[count++] = to;
        const bool conflict = current_->has(key_of(to, false));
        if (!conflict && current_->has(key_of(to, true))) return false;
        const auto parents = static_cast<std::uint32_t>(parents_.size());
        parents_.push_back(node);
        if (cause == Cause::cell) {
            each(without(position_->cell[cell], now_.cell[cell]),
                 [&](unsigned other) { add_parent(cell, other); });
        } else {
            const unsigned house = kGeometry.house[cell][static_cast<unsigned>(cause)];
            each(without(position_->places[house][digit], now_.places[house][digit]),
                 [&](unsigned i) { add_parent(kGeometry.cell_at[house][i], digit); });
        }
        const std::uint32_t made = add_node(key_of(to, true), cause, parents, -1);
        if (!conflict) {
            insert(made);
            return false;
        }
        current_->conflict_on = made;
        current_->conflict_off =
            current_->begin + static_cast<std::uint32_t>(current_->node[key_of(to, false)]);
        return true;
    };
    if (!options_.nishio && size(now_.cell[cell]) == 2 &&
        put_on(cell, first(without(now_.cell[cell], bit(digit))), Cause::cell))
        return true;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const unsigned house = kGeometry.house[cell][kind];
        const Mask places = now_.places[house][digit];
        if (size(places) != 2) continue;
        const unsigned other = first(without(places, bit(kGeometry.index[cell][kind])));
        if (put_on(kGeometry.cell_at[house][other], digit, house_cause(kind))) return true;
    }
    if (options_.dynamic) now_.remove(cell, digit);
    return false;
}

void BranchingChains::add_parent(unsigned cell, unsigned digit) {
    const std::int16_t node = current_->node[key_of(candidate(cell, digit), false)];
    parents_.push_back(current_->begin + static_cast<std::uint32_t>(node));
}

// When nothing more follows: the first technique that finds something which the assumption has made
// possible; all that it finds counts.
void BranchingChains::add_advanced() {
    if (add_locking() || add_hidden_pairs() || add_naked_pairs() || add_x_wings()) return;
    for (const auto& nested : nested_) {
        if (add_nested(*nested)) return;
    }
}

void BranchingChains::add_off(std::span<const Removal> removals, std::uint32_t parents,
                              std::int32_t reason) {
    for (const Removal& removal : removals) {
        each(removal.digits, [&](unsigned digit) {
            const Key key = key_of(candidate(removal.cell, digit), false);
            if (!current_->has(key)) insert(add_node(key, Cause::none, parents, reason));
        });
    }
}

// What was there at first does not count: something must have gone for it.
bool BranchingChains::add_removals(std::uint32_t parents) {
    if (parents_.size() == parents) return false;
    add_off(removals_, parents, -1);
    return true;
}

// The digit's other places in the first house must have gone.
bool BranchingChains::add_locking() {
    bool added = false;
    each_locking(now_, [&](const Locking& locking) {
        const auto parents = static_cast<std::uint32_t>(parents_.size());
        const Mask gone = without(without(position_->places[locking.from][locking.digit],
                                          now_.places[locking.from][locking.digit]),
                                  locking.shared_from);
        if (gone == 0) return false;
        find_removals(now_, locking, removals_);
        if (removals_.empty()) return false;
        each(gone,
             [&](unsigned i) { add_parent(kGeometry.cell_at[locking.from][i], locking.digit); });
        added = add_removals(parents) || added;
        return false;
    });
    return added;
}

bool BranchingChains::add_hidden_pairs() {
    bool added = false;
    each_hidden_set<2>(now_, 4, [&](const Subset& set) {
        const auto parents = static_cast<std::uint32_t>(parents_.size());
        find_hidden_removals(now_, set, removals_);
        if (removals_.empty()) return false;
        each(without(kFull, set.places), [&](unsigned i) {
            const unsigned cell = kGeometry.cell_at[set.house][i];
            each(static_cast<Mask>(position_->cell[cell] & set.digits),
                 [&](unsigned digit) { add_parent(cell, digit); });
        });
        added = add_removals(parents) || added;
        return false;
    });
    return added;
}

bool BranchingChains::add_naked_pairs() {
    bool added = false;
    each_naked_set<2>(now_, [&](const Subset& set) {
        const auto parents = static_cast<std::uint32_t>(parents_.size());
        find_naked_removals(now_, set, removals_);
        if (removals_.empty()) return false;
        each(set.places, [&](unsigned i) {
            const unsigned cell = kGeometry.cell_at[set.house][i];
            each(without(position_->cell[cell], set.digits),
                 [&](unsigned digit) { add_parent(cell, digit); });
        });
        added = add_removals(parents) || added;
        return false;
    });
    return added;
}

bool BranchingChains::add_x_wings() {
    bool added = false;
    each_fish<2>(now_, [&](const Fish& fish) {
        const auto parents = static_cast<std::uint32_t>(parents_.size());
        find_removals(now_, fish, removals_);
        if (removals_.empty()) return false;
        each(fish.base, [&](unsigned line) {
            const unsigned house = fish.base_kind + line;
            each(without(
                     without(position_->places[house][fish.digit], now_.places[house][fish.digit]),
                     fish.cover),
                 [&](unsigned i) { add_parent(kGeometry.cell_at[house][i], fish.digit); });
        });
        added = add_removals(parents) || added;
        return false;
    });
    return added;
}

// Reasons of a nested chain are the candidates that had to go before it could be.
bool BranchingChains::add_nested(Nested& nested) {
    bool added = false;
    for (const Nested::Step& step : nested.find(now_, *deadline_)) {
        const auto parents = static_cast<std::uint32_t>(parents_.size());
        if (++stamp_ == 0) {
            seen_.fill(0);
            stamp_ = 1;
        }
        const auto add_once = [&](unsigned cell, unsigned digit) {
            const Key key = key_of(candidate(cell, digit), false);
            if (seen_[key] == stamp_) return;
            seen_[key] = stamp_;
            add_parent(cell, digit);
        };
        for (const Event& event : step.events) {
            const unsigned cell = cell_of(event.candidate);
            const unsigned digit = digit_of(event.candidate);
            if (event.cause == Cause::cell) {
                each(without(position_->cell[cell], now_.cell[cell]),
                     [&](unsigned other) { add_once(cell, other); });
                continue;
            }
            const unsigned house = kGeometry.house[cell][static_cast<unsigned>(event.cause)];
            each(without(position_->places[house][digit], now_.places[house][digit]),
                 [&](unsigned i) { add_once(kGeometry.cell_at[house][i], digit); });
        }
        if (parents_.size() == parents) continue;
        add_off(step.removals, parents, reasons_->add(step.sequence, step.complexity));
        added = true;
    }
    return added;
}

const std::vector<BranchingChains::Nested::Step>& BranchingChains::Nested::find(
    const Position& position, const Deadline& deadline) {
    constexpr std::size_t kMost = 40'000;  // steps to remember
    std::uint64_t hash = 0;
    for (const Mask mask : position.cell) hash = (hash ^ mask) * 0x9E3779B97F4A7C15U + (hash >> 32);
    const auto known = memory.find(hash);
    if (known != memory.end() && known->second.position == position) return known->second.steps;
    if (forcing != nullptr) {
        forcing->find_all(position, hints);
    } else {
        branching->find_all(position, deadline, hints);
    }
    latest.clear();
    for (ChainHint* hint : hints.sorted()) {
        if (branching != nullptr) branching->write(*hint);
        latest.push_back({hint->rank.complexity,
                          {hint->removals.begin(), hint->removals.end()},
                          hint->events,
                          hint->sequence});
    }
    // Two positions of one hash: the first stays. What was cut short is not worth remembering.
    if (known != memory.end() || deadline.passed()) return latest;
    if (remembered > kMost) {
        memory.clear();
        remembered = 0;
    }
    remembered += latest.size() + 1;
    return memory.emplace(hash, Entry{position, std::move(latest)}).first->second.steps;
}

}  // namespace sudokit::rate::se
