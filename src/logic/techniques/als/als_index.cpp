#include "logic/techniques/als/als_index.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

constexpr std::size_t kMostSets = 2048;
constexpr std::uint64_t kSetsBetweenLooks = 1000;

std::uint32_t largest_set(std::uint32_t order) {
    if (order <= 9) return order - 1;
    return order <= 16 ? 4 : 3;
}

// The open cells of a house, and all subsets of them with one digit more than cells.
class HouseSearch {
  public:
    HouseSearch(const State& state, std::uint32_t house)
        : largest_(largest_set(state.board().order())) {
        const auto cells = state.board().houses()[house].cells;
        for (std::uint32_t place = 0; place < cells.size(); ++place) {
            const DigitSet held = state.candidates(cells[place]);
            if (held.size() < 2 || held.size() > largest_ + 1) continue;
            places_[count_] = std::uint64_t{1} << place;
            digits_[count_++] = held;
        }
    }

    template <class Visit>
    void run(Visit visit) const {
        extend(0, 0, 0, {}, visit);
    }

  private:
    template <class Visit>
    void extend(std::uint32_t from, std::uint32_t size, std::uint64_t mask, DigitSet digits,
                Visit& visit) const {
        for (std::uint32_t i = from; i < count_; ++i) {
            const DigitSet with = digits | digits_[i];
            // Every further cell brings the number of digits one nearer at best.
            if (with.size() > std::min(size + count_ - i, largest_) + 1) continue;
            if (with.size() == size + 2) visit(mask | places_[i], with);
            if (size + 1 < largest_) extend(i + 1, size + 1, mask | places_[i], with, visit);
        }
    }

    std::uint32_t largest_;
    std::uint32_t count_ = 0;
    std::array<std::uint64_t, kMaxOrder> places_;
    std::array<DigitSet, kMaxOrder> digits_;
};

// For every later house that meets this one, the places in this one that lie in both.
std::vector<std::uint64_t> shared_with_later(const HouseCuts& cuts, std::uint32_t house,
                                             std::size_t house_count) {
    std::vector<std::uint64_t> shared;
    for (std::uint32_t other = house + 1; other < house_count; ++other) {
        if (cuts(house, other) != 0) shared.push_back(cuts(house, other));
    }
    return shared;
}

template <class Visit>
void each_bit(std::uint64_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(static_cast<std::uint32_t>(std::countr_zero(bits)));
}

}  // namespace

AlsIndex::AlsIndex(const State& state, const HouseCuts& cuts, const Deadline& deadline)
    : board_(state.board()), order_(board_.order()), words_((board_.cell_count() + 63) / 64) {
    Lookout lookout(deadline, kSetsBetweenLooks);
    for (std::uint32_t house = 0; house < board_.houses().size(); ++house) {
        collect(state, cuts, house, lookout);
    }
    keep_small();
    add_nodes();
    if (words_ == 2) {
        add_cells<2>(state);
        add_links(joined_nodes<2>());
    } else {
        add_cells<0>(state);
        add_links(joined_nodes<0>());
    }
}

// A set whose cells share several houses belongs to the last of them: so a cell or a line of a box
// counts for the box, however the board is turned.
void AlsIndex::collect(const State& state, const HouseCuts& cuts, std::uint32_t house,
                       Lookout& lookout) {
    // A house in which nothing is found takes no longer than a look.
    if (lookout.passed(kSetsBetweenLooks)) return;
    const auto later = shared_with_later(cuts, house, board_.houses().size());
    HouseSearch(state, house).run([&](std::uint64_t mask, DigitSet digits) {
        if (lookout.passed()) return;
        if (std::ranges::any_of(later, [&](std::uint64_t other) { return (mask & ~other) == 0; })) {
            return;
        }
        sets_.push_back({house, mask, digits});
    });
}

void AlsIndex::keep_small() {
    std::ranges::stable_sort(sets_, {}, [](const Set& set) { return set.digits.size(); });
    if (sets_.size() <= kMostSets) return;
    const DigitSet first_over = sets_[kMostSets].digits;
    std::erase_if(sets_, [&](const Set& set) { return set.digits.size() >= first_over.size(); });
}

void AlsIndex::add_nodes() {
    node_of_.resize(sets_.size() * order_);
    first_node_.reserve(sets_.size() + 1);
    for (std::uint32_t set = 0; set < sets_.size(); ++set) {
        first_node_.push_back(static_cast<std::uint32_t>(nodes_.size()));
        for (const Digit digit : sets_[set].digits) {
            node_of_[set * order_ + digit - 1] = static_cast<std::uint32_t>(nodes_.size());
            nodes_.push_back({set, digit});
        }
    }
    node_end_ = static_cast<std::uint32_t>(nodes_.size());
    first_node_.push_back(node_end_);
}

// The cells of the sets, and for each node its places and what they see. What a cell sees is asked
// for again and again, so these sets are packed first.
template <std::size_t kWords>
void AlsIndex::add_cells(const State& state) {
    const std::size_t words = kWords != 0 ? kWords : words_;
    cells_.assign(sets_.size() * words, 0);
    places_.assign(nodes_.size() * words, 0);
    seen_.resize(nodes_.size() * words);
    const auto add = [](Cell cell, std::uint64_t* row) {
        row[cell / 64] |= std::uint64_t{1} << (cell % 64);
    };
    std::vector<std::uint64_t> peers(board_.cell_count() * words, 0);
    for (const Cell cell : state.open_cells()) {
        for (const Cell peer : board_.peers(cell)) add(peer, &peers[cell * words]);
    }
    std::vector<std::uint64_t> all(order_ * words, 0);
    for (const Digit digit : board_.digits()) {
        for (const Cell cell : state.cells_of(digit)) add(cell, &all[(digit - 1) * words]);
    }
    for (std::uint32_t set = 0; set < sets_.size(); ++set) {
        const Set& entry = sets_[set];
        const Cell* const cells = board_.houses()[entry.house].cells.data();
        each_bit(entry.mask, [&](std::uint32_t place) { add(cells[place], &cells_[set * words]); });
        std::uint32_t node = first_node(set);
        for (const Digit digit : entry.digits) {
            std::uint64_t* const seen = &seen_[node * words];
            std::copy_n(&all[(digit - 1) * words], words, seen);
            each_bit(entry.mask & state.places(entry.house, digit), [&](std::uint32_t place) {
                const Cell cell = cells[place];
                add(cell, &places_[node * words]);
                const std::uint64_t* const own = &peers[cell * words];
                for (std::size_t i = 0; i < words; ++i) seen[i] &= own[i];
            });
            ++node;
        }
    }
}

// A node can only be joined to nodes whose first place it sees, so these are looked up by it: for
// each digit and cell there is a list of the nodes so far that have it as their first place. Nodes
// that see nothing are in none.
template <std::size_t kWords>
std::vector<AlsIndex::Link> AlsIndex::joined_nodes() const {
    constexpr std::uint32_t kNone = UINT32_MAX;
    const std::size_t words = kWords != 0 ? kWords : words_;
    const std::uint32_t cell_count = board_.cell_count();
    std::vector<std::uint32_t> last_at(order_ * cell_count, kNone);
    std::vector<std::uint32_t> one_before(node_end_);
    std::vector<Link> links;

    const auto is_joined = [&](std::uint32_t node, std::uint32_t before) {
        const std::uint64_t* const seen = &seen_[node * words];
        const std::uint64_t* const places = &places_[before * words];
        const std::uint64_t* const cells = &cells_[nodes_[node].set * words];
        const std::uint64_t* const others = &cells_[nodes_[before].set * words];
        std::uint64_t against = 0;
        for (std::size_t i = 0; i < words; ++i) {
            against |= (places[i] & ~seen[i]) | (cells[i] & others[i]);
        }
        return against == 0;
    };
    for (std::uint32_t node = 0; node < node_end_; ++node) {
        std::uint32_t* const last = &last_at[(nodes_[node].digit - 1) * cell_count];
        const std::size_t old_size = links.size();
        std::uint32_t first_place = kNone;
        bool sees = false;
        for (std::uint32_t word = 0; word < words; ++word) {
            const std::uint64_t places = places_[node * words + word];
            if (first_place == kNone && places != 0) {
                first_place = word * 64 + static_cast<std::uint32_t>(std::countr_zero(places));
            }
            each_bit(seen_[node * words + word], [&](std::uint32_t bit) {
                sees = true;
                for (std::uint32_t before = last[word * 64 + bit]; before != kNone;
                     before = one_before[before]) {
                    if (is_joined(node, before)) links.push_back({node, before});
                }
            });
        }
        std::sort(links.begin() + static_cast<std::ptrdiff_t>(old_size), links.end(),
                  [](const Link& a, const Link& b) { return a.before < b.before; });
        if (sees) one_before[node] = std::exchange(last[first_place], node);
    }
    return links;
}

// First those to the nodes before, then those to the nodes after: so they are in increasing order.
void AlsIndex::add_links(const std::vector<Link>& links) {
    link_begin_.assign(node_end_ + 1, 0);
    for (const auto& [node, before] : links) {
        ++link_begin_[node + 1];
        ++link_begin_[before + 1];
    }
    std::partial_sum(link_begin_.begin(), link_begin_.end(), link_begin_.begin());
    links_.resize(2 * links.size());
    std::vector<std::uint32_t> next = link_begin_;
    for (const auto& [node, before] : links) links_[next[node]++] = before;
    for (const auto& [node, before] : links) links_[next[before]++] = node;
}

AlmostLockedSet AlsIndex::pattern(std::uint32_t set) const {
    const auto& [house, mask, digits] = sets_[set];
    return {house, cells_at(board_.houses()[house], mask), digits};
}

}  // namespace sudokit::logic
