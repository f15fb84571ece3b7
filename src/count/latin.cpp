#include "count/latin.hpp"

#include <algorithm>

namespace sudokit::count {
namespace {

// Graphs of a smaller degree are counted sooner than looked up.
constexpr unsigned kLeastKept = 4;

// Steps of a microsecond or so between two looks at the deadline.
constexpr std::uint64_t kStepsBetweenLooks = 1U << 10;

// What the columns do not have yet.
Rows rest_of(const GraphForm& columns, std::size_t order) {
    const std::uint32_t all = (1U << order) - 1;
    Rows rest{};
    for (std::size_t i = 0; i < order; ++i) rest[i] = all & ~std::uint32_t{columns[i]};
    return rest;
}

// 11 rows of 11 bits are two words.
std::array<std::uint64_t, 2> key_of(const GraphForm& form) {
    constexpr unsigned kBits = kLargestLatin;
    std::array<std::uint64_t, 2> key{};
    for (std::size_t i = 0; i < 5; ++i) key[0] = key[0] << kBits | form[i];
    for (std::size_t i = 5; i < 10; ++i) key[1] = key[1] << kBits | form[i];
    key[0] = key[0] << 6 | (form[10] & 63U);
    key[1] = key[1] << 5 | form[10] >> 6;
    return key;
}

}  // namespace

std::size_t FormTable::place_of(const std::array<std::uint64_t, 2>& key) const {
    std::uint64_t hash = (key[0] ^ key[1] * 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9;
    hash ^= hash >> 32;
    const std::size_t mask = places_.size() - 1;
    std::size_t place = static_cast<std::size_t>(hash) & mask;
    while (places_[place].number != 0 && places_[place].key != key) place = (place + 1) & mask;
    return place;
}

const std::uint64_t* FormTable::find(const GraphForm& form) const {
    if (places_.empty()) return nullptr;
    const Place& place = places_[place_of(key_of(form))];
    return place.number != 0 ? &place.number : nullptr;
}

void FormTable::add(const GraphForm& form, std::uint64_t number) {
    if (4 * (size_ + 1) > 3 * places_.size()) {
        if (places_.size() == kMostPlaces) return;
        grow();
    }
    const auto key = key_of(form);
    places_[place_of(key)] = {key, number};
    ++size_;
}

void FormTable::grow() {
    constexpr std::size_t kFirst = 1024;
    std::vector<Place> old(std::max(kFirst, 2 * places_.size()));
    std::swap(old, places_);
    for (const Place& place : old) {
        if (place.number != 0) places_[place_of(place.key)] = place;
    }
}

unsigned upper_rows(std::size_t order) {
    // With four rows, classes are found in minutes even for order 11.
    return static_cast<unsigned>(std::min<std::size_t>(order / 2, 4));
}

Natural LatinCounter::squares(const GraphClass& upper, const Deadline& deadline) {
    const unsigned filled = upper_rows(order_);
    const unsigned left = static_cast<unsigned>(order_) - filled;
    return upper.graphs * factorial(filled) * ways(rows_of(upper.form), filled, deadline) *
           factorial(left) * ways(rest_of(upper.form, order_), left, deadline);
}

// The number for 7 of 11 rows does not fit into a word, those below do.
Natural LatinCounter::ways(const Rows& rows, unsigned degree, const Deadline& deadline) {
    lookout_ = Lookout(deadline, kStepsBetweenLooks);
    if (degree < kLeastKept) return Natural(factorisations(rows, order_, degree));
    Natural sum;
    MatchingSearch search(rows, order_);
    search.with_first_edge([&](const Rows& kept) {
        if (lookout_.passed()) {
            search.stop();
            return;
        }
        sum += Natural(known_ways(kept, degree - 1));
    });
    return sum;
}

std::uint64_t LatinCounter::known_ways(const Rows& rows, unsigned degree) {
    if (degree < kLeastKept) return factorisations(rows, order_, degree);
    const GraphForm form = either_form(rows, order_);
    if (const std::uint64_t* known = known_[degree].find(form)) return *known;
    const std::uint64_t number = counted_ways(rows, degree);
    if (!lookout_.seen()) known_[degree].add(form, number);
    return number;
}

std::uint64_t LatinCounter::counted_ways(const Rows& rows, unsigned degree) {
    std::uint64_t sum = 0;
    MatchingSearch search(rows, order_);
    search.with_first_edge([&](const Rows& kept) {
        if (lookout_.passed()) {
            search.stop();
            return;
        }
        sum += known_ways(kept, degree - 1);
    });
    return sum;
}

}  // namespace sudokit::count
