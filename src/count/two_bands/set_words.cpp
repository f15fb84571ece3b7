#include "count/two_bands/set_words.hpp"

#include <numeric>

namespace sudokit::count {
namespace {

// The least of all lists of words that come from this one by other orders of the sets.
// Exchanging a set and its complement turns a bit round in all words.
class WordForm {
  public:
    WordForm(const SetWords& words, unsigned length) : words_(words), length_(length) {}

    SetWords least() {
        // Some word becomes 0; one that occurs most often does in the least form of some order, and
        // which do is the same for all orders.
        const std::size_t most = most_common();
        SetWords seen;
        for (const std::uint32_t base : words_) {
            const auto copies = std::ranges::count(words_, base);
            if (static_cast<std::size_t>(copies) < most) continue;
            if (std::ranges::find(seen, base) != seen.end()) continue;
            seen.push_back(base);
            order_by_invariant(base);
            try_orders(base, 0);
        }
        return best_;
    }

  private:
    [[nodiscard]] std::size_t most_common() const {
        std::ptrdiff_t most = 0;
        for (const std::uint32_t word : words_)
            most = std::max(most, std::ranges::count(words_, word));
        return static_cast<std::size_t>(most);
    }

    // Bits are told apart by how often they are set together with each of the others.
    void order_by_invariant(std::uint32_t base) {
        invariant_.assign(length_, 0);
        for (unsigned a = 0; a < length_; ++a) {
            for (unsigned b = 0; b < length_; ++b) {
                if (a == b) continue;
                unsigned both = 0;
                for (const std::uint32_t word : words_) {
                    both += (word ^ base) >> a & (word ^ base) >> b & 1U;
                }
                invariant_[a] += std::uint64_t{1} << (4 * both);
            }
        }
        order_.resize(length_);
        std::iota(order_.begin(), order_.end(), 0U);
        std::ranges::sort(order_, {}, [this](unsigned bit) { return invariant_[bit]; });
    }

    // All orders of bits that keep the invariants in order.
    void try_orders(std::uint32_t base, unsigned place) {
        if (place == length_) {
            offer(base);
            return;
        }
        for (unsigned i = place; i < length_; ++i) {
            if (invariant_[order_[i]] != invariant_[order_[place]]) break;
            std::swap(order_[place], order_[i]);
            try_orders(base, place + 1);
            std::swap(order_[place], order_[i]);
        }
    }

    void offer(std::uint32_t base) {
        SetWords out;
        for (const std::uint32_t word : words_) {
            std::uint32_t moved = 0;
            for (unsigned i = 0; i < length_; ++i) moved |= ((word ^ base) >> order_[i] & 1U) << i;
            out.push_back(moved);
        }
        std::ranges::sort(out);
        if (best_.empty() || out < best_) best_ = std::move(out);
    }

    const SetWords& words_;
    unsigned length_;
    std::vector<std::uint64_t> invariant_;
    std::vector<unsigned> order_;
    SetWords best_;
};

}  // namespace

std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
    std::uint64_t out = 1;
    for (std::uint64_t i = 1; i <= k; ++i) out = out * (n - k + i) / i;
    return out;
}

SetWords set_form(const SetWords& words, unsigned length) {
    return WordForm(words, length).least();
}

}  // namespace sudokit::count
