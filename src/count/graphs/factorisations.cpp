#include "count/graphs/factorisations.hpp"

namespace sudokit::count {
namespace {

// The number of the lowest bit, of which there is one.
std::size_t lowest(std::uint32_t bits) {
    return static_cast<std::size_t>(std::countr_zero(bits)) & 31U;
}

// A graph of degree 2 is made of cycles, each of which is cut in two ways.
std::uint64_t cuts_of_cycles(const Rows& rows, std::size_t size) {
    std::array<std::uint32_t, kMostRows> other{};  // of a digit: its two rows, combined by xor
    for (std::uint32_t row = 0; row < size; ++row) {
        other[lowest(rows[row])] ^= row;
        other[lowest(rows[row] & (rows[row] - 1))] ^= row;
    }
    std::uint64_t left = (std::uint64_t{1} << size) - 1;
    std::uint64_t cuts = 1;
    for (;;) {
        const auto start = static_cast<std::uint32_t>(std::countr_zero(left) & 31);
        std::uint32_t row = start;
        std::uint32_t digit = rows[row] & (~rows[row] + 1);
        do {
            left &= ~(std::uint64_t{1} << row);
            digit ^= rows[row];
            row ^= other[lowest(digit)];
        } while (row != start);
        if (left == 0) return cuts;
        cuts *= 2;
    }
}

// The rows in an order in which each shares digits with those before it: so a search finds out soon
// that a digit has no row left.
Rows in_touch(const Rows& rows, std::size_t size) {
    Rows out = rows;
    std::uint32_t seen = out[0];
    for (std::size_t i = 1; i + 1 < size; ++i) {
        std::size_t best = i;
        int most = -1;
        for (std::size_t j = i; j < size; ++j) {
            const int shared = std::popcount(out[j] & seen);
            if (shared <= most) continue;
            most = shared;
            best = j;
        }
        std::swap(out[i], out[best]);
        seen |= out[i];
    }
    return out;
}

}  // namespace

std::uint64_t factorisations(const Rows& rows, std::size_t size, unsigned degree,
                             Lookout* lookout) {
    if (degree <= 1) return 1;
    if (degree == 2) return cuts_of_cycles(rows, size);
    std::uint64_t sum = 0;
    MatchingSearch search(in_touch(rows, size), size);
    search.with_first_edge([&](const Rows& kept) {
        if (lookout != nullptr && lookout->passed()) {
            search.stop();
            return;
        }
        sum += factorisations(kept, size, degree - 1, lookout);
    });
    return sum;
}

std::size_t GraphFormHash::operator()(const GraphForm& form) const {
    std::uint64_t hash = 0;
    for (const std::uint16_t row : form) {
        hash = (hash ^ row) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

std::uint64_t FactorisationCache::ways(const Rows& rows, unsigned degree,
                                       const Deadline& deadline) {
    if (degree < kKept) return factorisations(rows, size_, degree);
    if (degree == kKept) {
        const GraphForm form = canonical_form(rows, size_);
        if (const auto known = known_.find(form); known != known_.end()) return known->second;
        const std::uint64_t found = factorisations(rows, size_, degree);
        if (known_.size() < kMostKept) known_.emplace(form, found);
        return found;
    }
    std::uint64_t sum = 0;
    MatchingSearch search(rows, size_);
    search.with_first_edge([&](const Rows& kept) {
        late_ = late_ || deadline.passed();
        if (late_) {
            search.stop();
            return;
        }
        sum += ways(kept, degree - 1, deadline);
    });
    return sum;
}

}  // namespace sudokit::count
