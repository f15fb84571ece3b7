// The parts of branching chains that only their own files see.
#pragma once

#include <unordered_map>

#include "rate/se/branching.hpp"

namespace sudokit::rate::se {

/// The nested chains of a search, and which of them are the same.
struct BranchingChains::Reasons {
    void clear() {
        list.clear();
        sequences.clear();
        known.clear();
        counted.clear();
        round = 0;
    }

    std::int32_t add(const std::vector<Key>& sequence, unsigned complexity) {
        std::uint64_t hash = 0;
        for (const Key key : sequence) {
            hash = (hash ^ key) * 0x9E3779B97F4A7C15U;
            hash ^= hash >> 31;
        }
        const auto [begin, end] = known.equal_range(hash);
        auto number = static_cast<std::uint32_t>(sequences.size());
        for (auto it = begin; it != end; ++it) {
            if (sequences[it->second] == sequence) number = it->second;
        }
        if (number == sequences.size()) {
            sequences.push_back(sequence);
            known.emplace(hash, number);
            counted.push_back(0);
        }
        list.push_back({number, complexity});
        return static_cast<std::int32_t>(list.size() - 1);
    }

    void begin_count() { ++round; }
    /// The complexity of a reason; 0 if the same one has been counted.
    unsigned count(std::int32_t number) {
        const Reason& reason = list[static_cast<std::size_t>(number)];
        if (counted[reason.sequence] == round) return 0;
        counted[reason.sequence] = round;
        return reason.complexity;
    }

    std::vector<Reason> list;
    std::vector<std::vector<Key>> sequences;
    std::unordered_multimap<std::uint64_t, std::uint32_t> known;
    std::vector<std::uint32_t> counted;
    std::uint32_t round = 0;
};

/// A technique whose hints are steps of others: chains without branches, or branching ones if there
/// are any. What it finds depends on the position alone, so it remembers that.
struct BranchingChains::Nested {
    explicit Nested(std::unique_ptr<BranchingChains> chains) : branching(std::move(chains)) {
        if (branching == nullptr) forcing = std::make_unique<ForcingChains>();
    }

    struct Step {
        unsigned complexity;
        std::vector<Removal> removals;
        std::vector<Event> events;
        std::vector<Key> sequence;
    };
    struct Entry {
        Position position;
        std::vector<Step> steps;
    };

    /// The hints of a position, in order, until the next call.
    const std::vector<Step>& find(const Position& position, const Deadline& deadline);

    std::unique_ptr<ForcingChains> forcing;
    std::unique_ptr<BranchingChains> branching;
    ChainHints hints;
    std::unordered_map<std::uint64_t, Entry> memory;
    std::size_t remembered = 0;  // steps, in all
    std::vector<Step> latest;    // what could not be remembered
};

}  // namespace sudokit::rate::se
