#include "rate/se/chain.hpp"

namespace sudokit::rate::se {
namespace {

std::uint64_t hash_of(const Removals& removals) {
    std::uint64_t out = 0;
    for (const Removal& removal : removals) {
        out = (out ^ (removal.cell * 512U + removal.digits)) * 0x9E3779B97F4A7C15U;
        out ^= out >> 29;
    }
    return out;
}

constexpr double sum_of_tenths(unsigned complexity) {
    double out = 0;
    unsigned threshold = 4;
    const unsigned length = complexity < 2 ? 0 : complexity - 2;
    for (bool odd = false; length > threshold; odd = !odd) {
        out += 0.1;
        threshold = odd ? threshold * 4 / 3 : threshold * 3 / 2;
    }
    return out;
}

}  // namespace

double length_difficulty(unsigned complexity) {
    static constexpr auto kTable = [] {
        std::array<double, 512> out{};
        for (unsigned i = 0; i < out.size(); ++i) out[i] = sum_of_tenths(i);
        return out;
    }();
    return complexity < kTable.size() ? kTable[complexity] : sum_of_tenths(complexity);
}

void ChainHints::clear() {
    count_ = 0;
    ordinal_ = 0;
    heads_.fill(0);
    next_.clear();
}

ChainHint* ChainHints::find(std::uint64_t hash, const Removals& removals) const {
    for (std::uint32_t i = heads_[hash % kBuckets]; i != 0; i = next_[i - 1]) {
        ChainHint& hint = *pool_[i - 1];
        if (hint.hash == hash && hint.removals == removals) return &hint;
    }
    return nullptr;
}

bool ChainHints::improves(const ChainRank& rank, const Removals& removals) const {
    const ChainHint* known = find(hash_of(removals), removals);
    return known == nullptr || rank < known->rank;
}

ChainHint* ChainHints::improve(const ChainRank& rank, const Removals& removals) {
    ++ordinal_;
    const std::uint64_t hash = hash_of(removals);
    ChainHint* hint = find(hash, removals);
    if (hint == nullptr) {
        if (count_ == pool_.size()) pool_.push_back(std::make_unique<ChainHint>());
        hint = pool_[count_].get();
        hint->hash = hash;
        hint->removals = removals;
        next_.push_back(heads_[hash % kBuckets]);
        heads_[hash % kBuckets] = ++count_;
    } else if (!(rank < hint->rank)) {
        return nullptr;
    }
    hint->rank = rank;
    hint->ordinal = ordinal_;
    hint->target_count = 0;
    hint->root = Cause::none;
    hint->sequence.clear();
    hint->events.clear();
    return hint;
}

std::span<ChainHint* const> ChainHints::sorted() {
    sorted_.clear();
    for (unsigned i = 0; i < count_; ++i) sorted_.push_back(pool_[i].get());
    std::sort(sorted_.begin(), sorted_.end(), [](const ChainHint* a, const ChainHint* b) {
        if (a->rank < b->rank) return true;
        if (b->rank < a->rank) return false;
        return a->ordinal < b->ordinal;
    });
    return sorted_;
}

}  // namespace sudokit::rate::se
