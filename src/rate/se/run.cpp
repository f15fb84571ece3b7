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
        complexity = std::max(complexity, count_complexity(at));
    }
    nodes_[at].weight = static_cast<std::uint16_t>(std::min(complexity - node.depth - 1U, 0xFFFFU));
    return at;
}

// With one parent: as complex as that and itself.
SUDOKIT_INLINE std::uint32_t BranchingChains::add_child(Key key, Cause cause,
                                                        std::uint32_t parent) {
    Node node = nodes_[parent];
    node.parents = static_cast<std::uint32_t>(parents_.size());
    node.parent_count = 1;
    node.key = key;
    ++node.depth;
    node.ancestors = 0;
    node.cause = cause;
    node.reason = -1;
    parents_.push_back(parent);
    nodes_.push_back(node);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
}

SUDOKIT_INLINE void BranchingChains::insert(std::uint32_t node) {
    const Key key = nodes_[node].key;
    const Candidate9 at = candidate_of(key);
    current_->node[key] = static_cast<std::int16_t>(node - current_->begin);
    current_->keys[key & 1U][at / 64U] |= std::uint64_t{1} << (at % 64U);
    if (is_on(key)) {
        on_queue_[on_tail_++] = node;
    } else {
        off_queue_[off_tail_++] = node;
    }
    if (is_shallow(node)) {
        ++shallow_;
        fresh_ = true;
    }
}

void BranchingChains::follow(Key start) {
    Run& run = *current_;
    run.begin = static_cast<std::uint32_t>(nodes_.size());
    run.conflict_on = run.conflict_off = kNoNode;
    run.keys = {};
    run.has_sets = false;
    run.node.fill(-1);
    on_head_ = on_tail_ = off_head_ = off_tail_ = shallow_ = 0;
    fresh_ = true;
    now_ = *position_;
    insert(add_node(start, Cause::none, static_cast<std::uint32_t>(parents_.size()), -1));
    bool going = !deadline_->passed();
    while (going && may_matter()) {
        const bool on = on_head_ < on_tail_;
        const std::uint32_t node = on ? on_queue_[on_head_++] : off_queue_[off_head_++];
        if (is_shallow(node)) --shallow_;
        going = !(on ? follow_on(node) : follow_off(node));
        if (going && options_.level > 0 && on_head_ == on_tail_ && off_head_ == off_tail_) {
            add_advanced();
        }
    }
    run.end = static_cast<std::uint32_t>(nodes_.size());
}

// False if all that could follow is too deep. What follows from what waits is deeper than that. But
// techniques go by all that has gone, and come when nothing waits. Where all of them were tried,
// they found what rests on what had gone by then: the others found nothing, and the last one
// removes at least what it will remove later for these reasons. So what they find from then on
// rests on something that went since.
bool BranchingChains::may_matter() const {
    if (options_.level == 0) return shallow_ > 0;
    return fresh_ && (on_head_ < on_tail_ || off_head_ < off_tail_);
}

// True if there is a contradiction.
SUDOKIT_INLINE bool BranchingChains::put_off(Candidate9 candidate, Cause cause,
                                             std::uint32_t parent) {
    const Key off = key_of(candidate, false);
    const Key on = key_of(candidate, true);
    const bool conflict = current_->has(on);
    if (!conflict && current_->has(off)) return false;
    const std::uint32_t node = add_child(off, cause, parent);
    if (conflict) {
        current_->conflict_on = current_->begin + static_cast<std::uint32_t>(current_->node[on]);
        current_->conflict_off = node;
    } else {
        insert(node);
    }
    return conflict;
}

SUDOKIT_INLINE void BranchingChains::add_parent(unsigned cell, unsigned digit) {
    const std::int16_t node = current_->node[key_of(candidate(cell, digit), false)];
    parents_.push_back(current_->begin + static_cast<std::uint32_t>(node));
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
    const Mask others = without(now_.cell[cell], bit(digit));
    if (!options_.nishio && is_single(others) && put_on(cell, first(others), Cause::cell)) {
        return true;
    }
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const unsigned house = kGeometry.house[cell][kind];
        const Mask places = without(now_.places[house][digit], bit(kGeometry.index[cell][kind]));
        if (!is_single(places)) continue;
        if (put_on(kGeometry.cell_at[house][first(places)], digit, house_cause(kind))) return true;
    }
    if (options_.dynamic) now_.remove(cell, digit);
    return false;
}

// When nothing more follows: the first technique that finds something which the assumption has made
// possible; all that it finds counts.
void BranchingChains::add_advanced() {
    advanced_.push_back(static_cast<std::uint32_t>(nodes_.size()));
    if (add_locking() || add_hidden_pairs() || add_naked_pairs() || add_x_wings()) return;
    for (const auto& nested : nested_) {
        if (nested == nested_.back() && nested->tells_all()) fresh_ = false;
        if (add_nested(*nested)) return;
    }
}

// Sukaku Explainer goes through them in the order of a hash table: by the last bits of the cells'
// numbers, and then as they were found, which for X-Wings in rows is column by column. There are
// as many bits as it takes for the table to be three quarters full at most.
std::span<const Removal> BranchingChains::in_hash_order(std::span<const Removal> removals) {
    std::size_t places = 16;
    while (removals.size() * 4 > places * 3) places *= 2;
    hashed_.assign(removals.begin(), removals.end());
    std::stable_sort(hashed_.begin(), hashed_.end(), [&](const Removal& a, const Removal& b) {
        return a.cell % places < b.cell % places;
    });
    return hashed_;
}

void BranchingChains::add_off(std::span<const Removal> removals, std::uint32_t parents,
                              std::int32_t reason) {
    if (options_.variant == Variant::sukaku_1_18) removals = in_hash_order(removals);
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
    each_locking(now_, options_.variant, {}, [&](const Locking& locking) {
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
    each_hidden_set<2>(now_, 4, {}, [&](const Subset& set) {
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
    each_naked_set<2>(now_, {}, [&](const Subset& set) {
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
    each_fish<2>(now_, {}, [&](const Fish& fish) {
        const auto parents = static_cast<std::uint32_t>(parents_.size());
        find_removals(now_, fish, removals_);
        if (removals_.empty()) return false;
        if (options_.variant == Variant::sukaku_1_18 && fish.base_kind == kRows) {
            removals_.order_by_column();
        }
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
    const Nested::Steps& steps = nested.find(now_, *deadline_);
    for (std::size_t step = 0; step < steps.list.size(); ++step) {
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
        for (const Event& event : steps.events_of(step)) {
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
        if (parents_.size() == parents) {
            fresh_ = true;  // another that removes the same may take its place
            continue;
        }
        add_off(steps.removals_of(step), parents,
                reasons_->add(steps.sequence_of(step), steps.list[step].complexity));
        added = true;
    }
    return added;
}

void BranchingChains::Nested::Steps::add(const ChainHint& hint) {
    list.push_back({hint.rank.complexity, static_cast<std::uint32_t>(removals.size()),
                    static_cast<std::uint32_t>(events.size()),
                    static_cast<std::uint32_t>(keys.size())});
    removals.insert(removals.end(), hint.removals.begin(), hint.removals.end());
    events.insert(events.end(), hint.events.begin(), hint.events.end());
    keys.insert(keys.end(), hint.sequence.begin(), hint.sequence.end());
}

void BranchingChains::Nested::Steps::clear() {
    list.clear();
    removals.clear();
    events.clear();
    keys.clear();
}

const BranchingChains::Nested::Steps& BranchingChains::Nested::find(const Position& position,
                                                                    const Deadline& deadline) {
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
        latest.add(*hint);
    }
    // Two positions of one hash: the first stays. What was cut short is not worth remembering.
    if (known != memory.end() || deadline.passed()) return latest;
    if (remembered > kMost) {
        memory.clear();
        remembered = 0;
    }
    remembered += latest.list.size() + 1;
    return memory.emplace(hash, Entry{position, latest}).first->second.steps;
}

}  // namespace sudokit::rate::se
