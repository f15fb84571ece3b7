// The parts of branching chains that only their own files see.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "rate/se/branching.hpp"

namespace sudokit::rate::se {

// The kinds of hints, in their order among equals.
inline constexpr unsigned kDoubleHint = 1;
inline constexpr unsigned kCellHint = 5;
inline constexpr unsigned kHouseHint = 6;
inline constexpr unsigned kContradictionHint = 7;

/// The nested chains of a search, and which of them are the same.
struct BranchingChains::Reasons {
    void clear() {
        list_.clear();
        if (!sequences_.empty()) std::fill(slots_.begin(), slots_.end(), 0);
        sequences_.clear();
        keys_.clear();
        counted_.clear();
        round_ = 0;
    }

    std::int32_t add(std::span<const Key> sequence, unsigned complexity) {
        list_.push_back({number_of(sequence), complexity});
        return static_cast<std::int32_t>(list_.size() - 1);
    }

    [[nodiscard]] std::span<const Key> sequence_of(std::int32_t reason) const {
        const Sequence& found = sequences_[list_[static_cast<std::size_t>(reason)].sequence];
        return std::span(keys_).subspan(found.begin, found.size);
    }

    void begin_count() { ++round_; }
    /// The complexity of a reason; 0 if the same one has been counted.
    unsigned count(std::int32_t number) {
        const Reason& reason = list_[static_cast<std::size_t>(number)];
        if (counted_[reason.sequence] == round_) return 0;
        counted_[reason.sequence] = round_;
        return reason.complexity;
    }

  private:
    struct Sequence {
        std::uint64_t hash;
        std::uint32_t begin;  // of its part of `keys_`
        std::uint32_t size;
    };

    std::uint32_t number_of(std::span<const Key> sequence) {
        if (slots_.size() < 2 * (sequences_.size() + 1)) grow();
        std::uint64_t hash = 0;
        for (const Key key : sequence) {
            hash = (hash ^ key) * 0x9E3779B97F4A7C15U;
            hash ^= hash >> 31;
        }
        std::size_t slot = hash % slots_.size();
        for (; slots_[slot] != 0; slot = (slot + 1) % slots_.size()) {
            const Sequence& known = sequences_[slots_[slot] - 1];
            if (known.hash == hash && known.size == sequence.size() &&
                std::equal(sequence.begin(), sequence.end(), keys_.begin() + known.begin)) {
                return slots_[slot] - 1;
            }
        }
        sequences_.push_back({hash, static_cast<std::uint32_t>(keys_.size()),
                              static_cast<std::uint32_t>(sequence.size())});
        keys_.insert(keys_.end(), sequence.begin(), sequence.end());
        counted_.push_back(0);
        return (slots_[slot] = static_cast<std::uint32_t>(sequences_.size())) - 1;
    }

    void grow() {
        slots_.assign(std::max<std::size_t>(1024, slots_.size() * 2), 0);
        for (std::uint32_t i = 0; i < sequences_.size(); ++i) {
            std::size_t slot = sequences_[i].hash % slots_.size();
            while (slots_[slot] != 0) slot = (slot + 1) % slots_.size();
            slots_[slot] = i + 1;
        }
    }

    std::vector<Reason> list_;
    std::vector<Sequence> sequences_;
    std::vector<Key> keys_;
    std::vector<std::uint32_t> slots_;  // of a hash table: 1 more than the number of the sequence
    std::vector<std::uint32_t> counted_;
    std::uint32_t round_ = 0;
};

/// A technique whose hints are steps of others: chains without branches, or branching ones if there
/// are any. What it finds depends on the position alone, so it remembers that.
struct BranchingChains::Nested {
    explicit Nested(std::unique_ptr<BranchingChains> chains) : branching(std::move(chains)) {
        if (branching == nullptr) forcing = std::make_unique<ForcingChains>();
    }

    /// One after the other, each from where its parts begin to where those of the next do.
    struct Steps {
        struct Step {
            unsigned complexity;
            std::uint32_t removals;
            std::uint32_t events;
            std::uint32_t keys;
        };

        void add(const ChainHint& hint);
        void clear();
        [[nodiscard]] std::span<const Removal> removals_of(std::size_t i) const {
            return part(removals, &Step::removals, i);
        }
        [[nodiscard]] std::span<const Event> events_of(std::size_t i) const {
            return part(events, &Step::events, i);
        }
        [[nodiscard]] std::span<const Key> sequence_of(std::size_t i) const {
            return part(keys, &Step::keys, i);
        }

        std::vector<Step> list;
        std::vector<Removal> removals;
        std::vector<Event> events;
        std::vector<Key> keys;

      private:
        template <class T>
        [[nodiscard]] std::span<const T> part(const std::vector<T>& all, std::uint32_t Step::*begin,
                                              std::size_t i) const {
            const std::size_t end = i + 1 < list.size() ? list[i + 1].*begin : all.size();
            return std::span(all).subspan(list[i].*begin, end - list[i].*begin);
        }
    };
    struct Entry {
        Position position;
        Steps steps;
    };

    /// Whether hints rest on nothing but what their events name: techniques within them, which
    /// would, name none.
    [[nodiscard]] bool tells_all() const {
        return branching == nullptr || branching->options_.level == 0;
    }
    /// Parts of this position come next.
    void begin(const Position& position) const {
        if (branching == nullptr || branching->dynamic_closure_ == nullptr) return;
        branching->dynamic_closure_->begin(position);
    }
    /// The hints of a position, in order, until the next call.
    const Steps& find(const Position& position, const Deadline& deadline);

    std::unique_ptr<ForcingChains> forcing;
    std::unique_ptr<BranchingChains> branching;
    ChainHints hints;
    std::unordered_map<std::uint64_t, Entry> memory;
    std::size_t remembered = 0;  // steps, in all
    Steps latest;                // what could not be remembered
};

}  // namespace sudokit::rate::se
