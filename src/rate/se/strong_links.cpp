// A strong link is a house that has two places for a digit, or two groups of places. All ways to
// join links of different houses by houses that their ends share are gone through in the order of
// the original, which takes the easiest, then what removes most, then what has the least name, then
// the first.
#include "rate/se/strong_links.hpp"

#include <string>
#include <vector>

#include "rate/se/strong_link.hpp"

namespace sudokit::rate::se {
namespace {

constexpr unsigned kNoHouse = kHouses;

// The house that has all the cells: a column, else a row, else a block.
unsigned shared_house(const Cells& a, const Cells& b) {
    const Cells all = a | b;
    unsigned cell = kCells;
    each(all, [&](unsigned one) { cell = std::min(cell, one); });
    for (const unsigned kind : {2U, 1U, 0U}) {
        const unsigned house = kGeometry.house[cell][kind];
        if ((all - kGeometry.cells[house]).none()) return house;
    }
    return kNoHouse;
}

// How the kinds of the links in their order are named: the least of the name read either way, with
// rows and columns as they are or exchanged.
std::string name_of(const std::vector<unsigned>& kinds) {
    std::string own;
    for (const unsigned kind : kinds) own += static_cast<char>('0' + kind);
    const std::string reversed(own.rbegin(), own.rend());
    if (own > reversed) own = reversed;
    std::string swapped = own;
    for (char& letter : swapped) letter = letter == '1' ? '2' : letter == '2' ? '1' : letter;
    if (own.find('1') == std::string::npos) return swapped;
    const std::string back(swapped.rbegin(), swapped.rend());
    return std::min(own, std::min(swapped, back));
}

// Orders of links, and their directions, as the original goes through them: only those that are not
// greater than their reverse.
std::vector<std::vector<unsigned>> make_orders(unsigned count) {
    std::vector<std::vector<unsigned>> out;
    std::vector<unsigned> order(count);
    std::vector<unsigned> weight(count + 1);
    for (unsigned i = 0; i < count; ++i) order[i] = weight[i] = i;
    weight[count] = count;
    const auto take = [&] {
        const std::vector<unsigned> reversed(order.rbegin(), order.rend());
        if (order <= reversed) out.push_back(order);
    };
    take();
    for (unsigned i = 1; i < count;) {
        --weight[i];
        const unsigned j = i % 2 * weight[i];
        std::swap(order[i], order[j]);
        take();
        for (i = 1; weight[i] == 0; ++i) weight[i] = i;
    }
    return out;
}

class StrongLinkSearch {
  public:
    StrongLinkSearch(const Position& position, unsigned count, Hint& hint)
        : position_(position), count_(count), hint_(hint), orders_(make_orders(count)) {}

    bool run() {
        // Kinds that do not decrease; what comes last changes last.
        std::vector<unsigned> kinds(count_, 0);
        do {
            for (unsigned digit = 0; digit < 9; ++digit) search(kinds, digit);
        } while (next(kinds));
        return found_;
    }

  private:
    [[nodiscard]] bool next(std::vector<unsigned>& kinds) const {
        for (unsigned i = 0; i < count_; ++i) {
            const unsigned most = i + 1 < count_ ? kinds[i + 1] : 2;
            if (kinds[i] == most) continue;
            ++kinds[i];
            for (unsigned j = 0; j < i; ++j) kinds[j] = 0;
            return true;
        }
        return false;
    }

    void search(const std::vector<unsigned>& kinds, unsigned digit) {
        digit_ = digit;
        with_ = position_.with(digit);
        for (unsigned kind = 0; kind < 3; ++kind) {
            houses_[kind].clear();
            for (unsigned number = 0; number < 9; ++number) {
                houses_[kind].emplace_back(position_, kind, number, digit);
            }
        }
        extend(kinds, 0, 0, {});
    }

    // Adds links of the next kind; houses of one kind in increasing order. No place is in two.
    void extend(const std::vector<unsigned>& kinds, unsigned depth, unsigned begin, Cells used) {
        if (depth == count_) {
            join(kinds);
            return;
        }
        for (unsigned number = begin; number < 9; ++number) {
            for (const StrongLink& link : houses_[kinds[depth]][number]) {
                if (!(used & link.places).none()) continue;
                links_[depth] = &link;
                const bool same = depth + 1 < count_ && kinds[depth + 1] == kinds[depth];
                extend(kinds, depth + 1, same ? number + 1 : 0, used | link.places);
            }
        }
    }

    void join(const std::vector<unsigned>& kinds) {
        // Whether ends of two links share a house, and which.
        for (unsigned a = 0; a < count_ * 2; ++a) {
            for (unsigned b = 0; b < count_ * 2; ++b) {
                shared_[a][b] = a / 2 == b / 2 ? kNoHouse
                                               : shared_house(links_[a / 2]->ends[a % 2],
                                                              links_[b / 2]->ends[b % 2]);
            }
        }
        for (const auto& order : orders_) {
            for (unsigned ways = 0; ways < 1U << count_; ++ways) try_way(kinds, order, ways);
        }
    }

    // The first end of the link number i in the order, or the second.
    [[nodiscard]] unsigned end_of(const std::vector<unsigned>& order, unsigned ways, unsigned i,
                                  bool second) const {
        const unsigned turned = ways >> (count_ - 1 - i) & 1U;
        return order[i] * 2 + (turned ^ (second ? 1U : 0U));
    }

    void try_way(const std::vector<unsigned>& kinds, const std::vector<unsigned>& order,
                 unsigned ways) {
        Cells bridges;
        for (unsigned i = 0; i + 1 < count_; ++i) {
            const unsigned house =
                shared_[end_of(order, ways, i, true)][end_of(order, ways, i + 1, false)];
            if (house == kNoHouse) return;
            bridges |= kGeometry.cells[house];
        }
        const unsigned start = end_of(order, ways, 0, false);
        const unsigned end = end_of(order, ways, count_ - 1, true);
        const bool ring = shared_[start][end] != kNoHouse;
        if (ring && (ways >> (count_ - 1) != 0 || !begins_with_least(order))) return;
        Cells bases;
        for (unsigned i = 0; i < count_; ++i) bases |= kGeometry.cells[links_[i]->house];
        Cells gone = victims(start, end) - bases;
        if (!ring) gone -= bridges;
        unsigned removed = count_cells(gone);
        for (unsigned i = 0; ring && i + 1 < count_; ++i) {
            const Cells more =
                victims(end_of(order, ways, i, true), end_of(order, ways, i + 1, false)) - bases;
            removed += count_cells(more);
            gone |= more;
        }
        if (!gone.none()) offer(kinds, order, gone, removed);
    }

    [[nodiscard]] Cells victims(unsigned a, unsigned b) const {
        return links_[a / 2]->sees[a % 2] & links_[b / 2]->sees[b % 2] & with_;
    }
    [[nodiscard]] static unsigned count_cells(const Cells& cells) {
        return static_cast<unsigned>(std::popcount(cells.low) + std::popcount(cells.high));
    }

    // The houses by their kind, then by number.
    [[nodiscard]] bool begins_with_least(const std::vector<unsigned>& order) const {
        const auto number = [&](unsigned i) { return links_[i]->kind * 10 + links_[i]->house % 9; };
        for (unsigned i = 0; i < count_; ++i) {
            if (number(i) < number(order[0])) return false;
        }
        return true;
    }

    void offer(const std::vector<unsigned>& kinds, const std::vector<unsigned>& order,
               const Cells& gone, unsigned removed) {
        std::vector<unsigned> used;
        unsigned grouped = 0;
        for (unsigned i = 0; i < count_; ++i) {
            used.push_back(kinds[order[i]]);
            grouped += links_[i]->grouped ? 1U : 0U;
        }
        const std::string name = std::to_string(grouped) + name_of(used);
        const bool blocks = name.find('0', 1) != std::string::npos;
        const bool across = name.find('2', 1) != std::string::npos;
        constexpr double kBases[] = {0, 0, 4.0, 5.4, 5.8};
        const double difficulty = kBases[count_] + (grouped > 0        ? 0.3
                                                    : blocks && across ? 0.2
                                                    : blocks || across ? 0.1
                                                                       : 0.0);
        if (found_) {
            if (difficulty != hint_.difficulty) {
                if (difficulty > hint_.difficulty) return;
            } else if (removed != best_removed_) {
                if (removed < best_removed_) return;
            } else if (name >= best_name_) {
                return;
            }
        }
        found_ = true;
        best_removed_ = removed;
        best_name_ = name;
        hint_.difficulty = difficulty;
        hint_.removals.clear();
        hint_.removals.add(gone, digit_);
    }

    const Position& position_;
    unsigned count_;
    Hint& hint_;
    std::vector<std::vector<unsigned>> orders_;
    unsigned digit_ = 0;
    Cells with_;
    std::array<std::vector<StrongLinkList>, 3> houses_;
    std::array<const StrongLink*, 4> links_{};
    std::array<std::array<unsigned, 8>, 8> shared_{};
    bool found_ = false;
    unsigned best_removed_ = 0;
    std::string best_name_;
};

}  // namespace

bool find_strong_links(const Position& position, unsigned count, Hint& hint) {
    return StrongLinkSearch(position, count, hint).run();
}

}  // namespace sudokit::rate::se
