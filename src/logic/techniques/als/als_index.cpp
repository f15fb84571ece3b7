#include "logic/techniques/als/als_index.hpp"

#include <algorithm>
#include <array>
#include <bit>

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
    add_nodes(state);
    add_links();
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
        sets_.push_back({house, mask, digits, 0});
    });
}

void AlsIndex::keep_small() {
    std::ranges::stable_sort(sets_, {}, [](const Set& set) { return set.digits.size(); });
    if (sets_.size() <= kMostSets) return;
    const DigitSet first_over = sets_[kMostSets].digits;
    std::erase_if(sets_, [&](const Set& set) { return set.digits.size() >= first_over.size(); });
}

void AlsIndex::add_nodes(const State& state) {
    cells_.assign(sets_.size() * words_, 0);
    node_of_.resize(sets_.size() * order_);
    for (std::uint32_t set = 0; set < sets_.size(); ++set) {
        Set& entry = sets_[set];
        entry.first_node = static_cast<std::uint32_t>(nodes_.size());
        for (const Digit digit : entry.digits) {
            node_of_[set * order_ + digit - 1] = static_cast<std::uint32_t>(nodes_.size());
            nodes_.push_back({set, digit});
        }
    }
    node_end_ = static_cast<std::uint32_t>(nodes_.size());
    places_.assign(nodes_.size() * words_, 0);
    seen_.assign(nodes_.size() * words_, 0);
    for (std::uint32_t set = 0; set < sets_.size(); ++set) {
        const Set& entry = sets_[set];
        const auto cells = board_.houses()[entry.house].cells;
        each_bit(entry.mask, [&](std::uint32_t place) {
            cells_[set * words_ + cells[place] / 64] |= std::uint64_t{1} << (cells[place] % 64);
        });
        std::uint32_t node = entry.first_node;
        for (const Digit digit : entry.digits) {
            CellSet seen = state.cells_of(digit);
            each_bit(entry.mask & state.places(entry.house, digit), [&](std::uint32_t place) {
                const Cell cell = cells[place];
                places_[node * words_ + cell / 64] |= std::uint64_t{1} << (cell % 64);
                seen &= board_.peer_set(cell);
            });
            for (const Cell cell : seen) {
                seen_[node * words_ + cell / 64] |= std::uint64_t{1} << (cell % 64);
            }
            ++node;
        }
    }
}

// A node can only be joined to nodes whose first place it sees, so these are looked up by it.
void AlsIndex::add_links() {
    const std::uint32_t cell_count = board_.cell_count();
    const auto first_place = [&](std::uint32_t node) {
        const Words places = this->places(node);
        std::uint32_t word = 0;
        while (places[word] == 0) ++word;
        return word * 64 + static_cast<std::uint32_t>(std::countr_zero(places[word]));
    };
    const auto bucket_of = [&](Digit digit, Cell cell) { return (digit - 1) * cell_count + cell; };

    std::vector<std::uint32_t> begin(std::size_t{board_.order()} * cell_count + 1, 0);
    std::vector<std::uint32_t> bucket(node_end_);
    for (std::uint32_t node = 0; node < node_end_; ++node) {
        bucket[node] = bucket_of(nodes_[node].digit, first_place(node));
        ++begin[bucket[node] + 1];
    }
    for (std::size_t i = 1; i < begin.size(); ++i) begin[i] += begin[i - 1];
    std::vector<std::uint32_t> sorted(node_end_);
    std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
    for (std::uint32_t node = 0; node < node_end_; ++node) sorted[next[bucket[node]]++] = node;

    link_begin_.reserve(node_end_ + 1);
    link_begin_.push_back(0);
    for (std::uint32_t node = 0; node < node_end_; ++node) {
        const std::uint32_t set = nodes_[node].set;
        const Digit digit = nodes_[node].digit;
        const Words seen = this->seen(node);
        for (std::uint32_t word = 0; word < words_; ++word) {
            each_bit(seen[word], [&](std::uint32_t bit) {
                const std::uint32_t at = bucket_of(digit, word * 64 + bit);
                for (std::uint32_t i = begin[at]; i < begin[at + 1]; ++i) {
                    const std::uint32_t other = sorted[i];
                    if (is_within(places(other), seen) && !overlap(set, nodes_[other].set)) {
                        links_.push_back(other);
                    }
                }
            });
        }
        link_begin_.push_back(static_cast<std::uint32_t>(links_.size()));
    }
}

AlmostLockedSet AlsIndex::pattern(std::uint32_t set) const {
    const auto& [house, mask, digits, first_node] = sets_[set];
    return {house, cells_at(board_.houses()[house], mask), digits};
}

}  // namespace sudokit::logic
