// Sets of vertices as bits.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sudokit::graph {

/// A set of numbers below a bound that all sets which meet have in common.
class VertexSet {
  public:
    explicit VertexSet(std::size_t bound) : words_((bound + 63) / 64) {}

    void add(std::size_t vertex) { words_[vertex / 64] |= std::uint64_t{1} << vertex % 64; }
    void remove(std::size_t vertex) { words_[vertex / 64] &= ~(std::uint64_t{1} << vertex % 64); }
    [[nodiscard]] bool contains(std::size_t vertex) const {
        return (words_[vertex / 64] >> vertex % 64 & 1U) != 0;
    }

    [[nodiscard]] std::size_t size() const {
        std::size_t count = 0;
        for (const std::uint64_t word : words_)
            count += static_cast<std::size_t>(std::popcount(word));
        return count;
    }
    [[nodiscard]] bool is_subset_of(const VertexSet& other) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if ((words_[i] & ~other.words_[i]) != 0) return false;
        }
        return true;
    }
    [[nodiscard]] std::size_t common_with(const VertexSet& other) const {
        std::size_t count = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            count += static_cast<std::size_t>(std::popcount(words_[i] & other.words_[i]));
        }
        return count;
    }
    VertexSet& operator&=(const VertexSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    VertexSet& operator|=(const VertexSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    VertexSet& operator-=(const VertexSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }

    /// Its members in increasing order.
    [[nodiscard]] std::vector<std::uint32_t> members() const {
        std::vector<std::uint32_t> out;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
                out.push_back(static_cast<std::uint32_t>(i * 64) +
                              static_cast<std::uint32_t>(std::countr_zero(word)));
            }
        }
        return out;
    }

    // NOLINTNEXTLINE(modernize-use-nullptr): it is the compiler that writes 0.
    auto operator<=>(const VertexSet&) const = default;

  private:
    std::vector<std::uint64_t> words_;
};

}  // namespace sudokit::graph
