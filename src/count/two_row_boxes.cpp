#include "count/two_row_boxes.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace sudokit::count {
namespace {

using Words = std::vector<std::uint32_t>;

std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
    std::uint64_t out = 1;
    for (std::uint64_t i = 1; i <= k; ++i) out = out * (n - k + i) / i;
    return out;
}

// The least of all lists of words that come from this one by other orders of the bands and of the
// rows in them. Exchanging rows turns a bit round in all words.
class WordForm {
  public:
    WordForm(const Words& words, unsigned length) : words_(words), length_(length) {}

    Words least() {
        // Some word becomes 0; one that occurs most often does in the least form of some order, and
        // which do is the same for all orders.
        const std::size_t most = most_common();
        Words seen;
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
        Words out;
        for (const std::uint32_t word : words_) {
            std::uint32_t moved = 0;
            for (unsigned i = 0; i < length_; ++i) moved |= ((word ^ base) >> order_[i] & 1U) << i;
            out.push_back(moved);
        }
        std::ranges::sort(out);
        if (best_.empty() || out < best_) best_ = std::move(out);
    }

    const Words& words_;
    unsigned length_;
    std::vector<std::uint64_t> invariant_;
    std::vector<unsigned> order_;
    Words best_;
};

// Goes through the sets of one more band: digits with the same word so far are alike.
class NextBand {
  public:
    NextBand(const Words& words, unsigned band, unsigned width)
        : words_(words), band_(band), width_(width) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i == 0 || words[i] != words[i - 1]) starts_.push_back(i);
        }
        starts_.push_back(words.size());
    }

    template <class Take>
    void all(Take&& take) {
        longer_ = words_;
        choose(0, width_, 1, take);
    }

  private:
    template <class Take>
    void choose(std::size_t group, std::size_t left, std::uint64_t ways, Take& take) {
        if (group + 1 == starts_.size()) {
            if (left == 0) take(longer_, ways);
            return;
        }
        const std::size_t begin = starts_[group];
        const std::size_t alike = starts_[group + 1] - begin;
        if (left > words_.size() - begin) return;
        for (std::size_t chosen = 0; chosen <= std::min(alike, left); ++chosen) {
            for (std::size_t i = 0; i < alike; ++i) {
                longer_[begin + i] = words_[begin] | (i < chosen ? 1U << band_ : 0U);
            }
            choose(group + 1, left - chosen, ways * binomial(alike, chosen), take);
        }
    }

    const Words& words_;
    unsigned band_;
    std::size_t width_;
    std::vector<std::size_t> starts_;
    Words longer_;
};

}  // namespace

std::vector<TwoRowClass> two_row_classes(unsigned width, const Deadline& deadline) {
    std::map<Words, Natural> classes{{Words(std::size_t{2} * width, 0U), Natural(1)}};
    for (unsigned band = 0; band < width; ++band) {
        std::map<Words, Natural> longer;
        for (const auto& [words, choices] : classes) {
            if (deadline.passed()) return {};
            std::map<Words, std::uint64_t> next;
            NextBand(words, band, width).all([&next, band](const Words& found, std::uint64_t ways) {
                next[WordForm(found, band + 1).least()] += ways;
            });
            for (const auto& [form, ways] : next) longer[form] += choices * ways;
        }
        classes = std::move(longer);
    }
    std::vector<TwoRowClass> out;
    out.reserve(classes.size());
    for (auto& [words, choices] : classes) out.push_back({words, std::move(choices)});
    return out;
}

Natural grids_of(const TwoRowClass& chosen, unsigned width, FactorisationCache& cache,
                 const Deadline& deadline) {
    // Rows 2b and 2b + 1 of the left stack have the set of band b and the other digits. In the
    // right stack they have them the other way round, which is the same graph.
    Rows rows{};
    for (std::size_t digit = 0; digit < chosen.words.size(); ++digit) {
        for (unsigned band = 0; band < width; ++band) {
            const bool upper = (chosen.words[digit] >> band & 1U) != 0;
            rows[2 * band + (upper ? 0U : 1U)] |= 1U << digit;
        }
    }
    const Natural one_stack = factorial(width) * cache.count(rows, width, deadline);
    return chosen.choices * one_stack * one_stack;
}

}  // namespace sudokit::count
