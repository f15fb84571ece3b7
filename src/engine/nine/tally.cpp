// The count of a puzzle is the sum of the counts of what is left after each choice for one cell.
// What makes this fast is that different choices often leave the same, which is then counted once.
//
//     What is left of a puzzle is, for each digit, the open cells that it may go to. Cells that are
//     filled do not matter any more, nor do the names of the digits:
//
//       1 2 . | . . .        2 1 . | . . .        after either, the dots may be filled in the same
//       . . . | . . .        . . . | . . .        ways; and if other digits than 1 and 2 had done
//       . . . | . . .        . . . | . . .        this, and 1 and 2 stood for them elsewhere, in
//       ------+------        ------+------        equally many ways
//       2 1 . | . . .        1 2 . | . . .
//
//     So the table of counts has as its key a hash of the open candidates that is a sum over the
//     digits, which no exchange of digits changes.
//
// For choices to leave the same, they must be made in the same order everywhere: here row by row,
// as in counts of Latin squares by transfer matrices. However many ways there are to fill the upper
// rows, they come together in few states.
//
//       row being filled     1    2    3    4    5    6    7    8   9    a 17-clue puzzle without
//       states visited      14   42  254   6k  10k   7k  33k   8k   0    three givens: 18,084,492
//                                                                        solutions
//
// In which order, row_order.hpp says. That the names of digits do not matter makes a factor of 2.5.
// Splitting what is left into independent parts, or keeping small states out of the table, gained
// nothing.
#include "engine/nine/tally.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "engine/nine/row_order.hpp"

namespace sudokit::nine {
namespace {

using Word = std::uint32_t;

// A set of cells: a word for each band, 27 bits in reading order. The fourth word fills the set up
// to a vector of 128 bits; it means nothing. (Both compilers know such vectors on every machine.)
//
//     bit  0  1  2 |  3  4  5 |  6  7  8
//          9 10 11 | 12 13 14 | 15 16 17
//         18 19 20 | 21 22 23 | 24 25 26
using CellSet [[gnu::vector_size(16)]] = Word;
using CellWords = std::array<Word, 4>;

constexpr Word kBand = (Word{1} << 27) - 1;
constexpr Word kRow = 0x1ff;
constexpr Word kFirstOfEachThree = 0111111111;
constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

struct Tables {
    std::array<CellWords, kCells> cell = {};   // the cell alone
    std::array<CellWords, kCells> peers = {};  // the cells that share a house with it
    // A digit goes to three minirows of a band, one in each row and in each box. By the minirows
    // that it may still go to: the cells of those that are part of such a choice of three (none if
    // there is no choice), and of those that are part of all.
    std::array<Word, 512> possible = {};
    std::array<Word, 512> certain = {};
};

constexpr Tables make_tables() {
    Tables tables;
    for (std::size_t a = 0; a < kCells; ++a) {
        tables.cell[a][a / 27] = Word{1} << (a % 27);
        for (std::size_t b = 0; b < kCells; ++b) {
            const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if (a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box)) {
                tables.peers[a][b / 27] |= Word{1} << (b % 27);
            }
        }
    }
    constexpr std::array<Word, 6> kChoices = {0421, 0241, 0412, 0142, 0214, 0124};
    for (std::size_t set = 0; set < 512; ++set) {
        Word possible = 0;
        Word certain = kRow;
        for (const Word choice : kChoices) {
            if ((set & choice) != choice) continue;
            possible |= choice;
            certain &= choice;
        }
        for (std::size_t i = 0; i < 9; ++i) {
            tables.possible[set] |= (possible >> i & 1) * (Word{7} << (3 * i));
            tables.certain[set] |= (possible & certain) >> i & 1 ? Word{7} << (3 * i) : 0;
        }
    }
    return tables;
}

constexpr Tables kTables = make_tables();

// The set must have nothing in its fourth word.
bool is_empty(const CellSet& set) {
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(set);
    return (halves[0] | halves[1]) == 0;
}

// For each band, which of its nine minirows have a cell of the set: bits 3r + b for row and box.
CellSet minirows_of(const CellSet& set) {
    CellSet x = (set | set >> 1 | set >> 2) & kFirstOfEachThree;
    x = (x | x >> 2 | x >> 4) & (7 | 7 << 9 | 7 << 18);  // the three of a row side by side
    return (x | x >> 6 | x >> 12) & kRow;                // and the three rows
}

}  // namespace

// What is known of a puzzle at some point of the search.
struct Tallier::State {
    CellSet places[9] = {};                // where each digit may be, filled cells included
    CellSet open = {kBand, kBand, kBand};  // the cells that are not filled

    [[nodiscard]] bool complete() const { return is_empty(open); }

    [[nodiscard]] bool may_hold(std::size_t cell, std::size_t digit) const {
        return (places[digit][cell / 27] >> (cell % 27) & 1) != 0;
    }

    [[nodiscard]] std::size_t candidates(std::size_t cell) const {
        std::size_t count = 0;
        for (std::size_t digit = 0; digit < 9; ++digit) count += may_hold(cell, digit) ? 1U : 0U;
        return count;
    }

    [[nodiscard]] std::size_t first_open() const {
        const std::size_t band = open[0] != 0 ? 0 : open[1] != 0 ? 1 : 2;
        return 27 * band + static_cast<std::size_t>(std::countr_zero(open[band]));
    }

    // Fills `cells`, and adds the digits that lose a place by it to `changed`; false if one of them
    // excludes another.
    [[nodiscard]] bool fill(const CellSet& cells, std::size_t digit, unsigned& changed) {
        for (std::size_t other = 0; other < 9; ++other) {
            changed |= static_cast<unsigned>(!is_empty(places[other] & cells)) << other;
            places[other] &= ~cells;
        }
        CellSet seen = {};
        for (std::size_t band = 0; band < 3; ++band) {
            for (Word rest = cells[band]; rest != 0; rest &= rest - 1) {
                const auto place = static_cast<std::size_t>(std::countr_zero(rest));
                seen |= std::bit_cast<CellSet>(kTables.peers[27 * band + place]);
            }
        }
        places[digit] = (places[digit] & ~seen) | cells;
        open &= ~cells;
        return is_empty(seen & cells);
    }

    // Locked candidates in rows and boxes, then houses where one place is left. False if a house
    // has none.
    [[nodiscard]] bool settle_digit(std::size_t digit, unsigned& changed) {
        CellSet& set = places[digit];
        const CellSet minirows = minirows_of(set);
        const auto& possible = kTables.possible;
        const auto& certain = kTables.certain;
        set &= CellSet{possible[minirows[0]], possible[minirows[1]], possible[minirows[2]]};
        if (set[0] == 0 || set[1] == 0 || set[2] == 0) return false;
        // The only place in a row or box is alone in a minirow that is certain.
        const CellSet two =
            ((set & (set >> 1 | set >> 2)) | (set >> 1 & set >> 2)) & kFirstOfEachThree;
        CellSet single = {certain[minirows[0]], certain[minirows[1]], certain[minirows[2]]};
        single &= ~((two << 3) - two);
        // Columns, first all three bands at once, then the three rows of that.
        const Word once = set[0] | set[1] | set[2];
        const Word twice = (set[0] & (set[1] | set[2])) | (set[1] & set[2]);
        const Word a = once & kRow;
        const Word b = once >> 9 & kRow;
        const Word c = once >> 18;
        if ((a | b | c) != kRow) return false;
        const Word more = (twice | twice >> 9 | twice >> 18 | (a & (b | c)) | (b & c)) & kRow;
        const Word columns = (kRow & ~more) * (1 | 1 << 9 | 1 << 18);
        single = (single | columns) & set & open;
        return is_empty(single) || fill(single, digit, changed);
    }

    // Cells with one candidate. False if one has none.
    [[nodiscard]] bool settle_cells(unsigned& changed) {
        CellSet once = {};
        CellSet twice = {};
        for (const CellSet& set : places) {
            twice |= once & set;
            once |= set;
        }
        if ((once[0] & once[1] & once[2]) != kBand) return false;
        const CellSet single = open & ~twice;
        if (is_empty(single)) return true;
        for (std::size_t digit = 0; digit < 9; ++digit) {
            const CellSet cells = single & places[digit];
            if (!is_empty(cells) && !fill(cells, digit, changed)) return false;
        }
        return true;
    }

    // Draws all conclusions from a change of the `changed` digits; false on a contradiction. What
    // comes out does not depend on the order of the conclusions, as the table of counts needs it.
    [[nodiscard]] bool propagate(unsigned changed) {
        for (;;) {
            while (changed != 0) {
                const auto digit = static_cast<std::size_t>(std::countr_zero(changed));
                changed &= changed - 1;
                if (!settle_digit(digit, changed)) return false;
            }
            if (!settle_cells(changed)) return false;
            if (changed == 0) return true;
        }
    }
};

Tallier::State Tallier::state_of(const Marks& marks) {
    State state;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        for (std::size_t digit = 0; digit < 9; ++digit) {
            if ((marks[cell] >> digit & 1) != 0) {
                state.places[digit][cell / 27] |= Word{1} << (cell % 27);
            }
        }
    }
    return state;
}

// The same position with its rows (or columns, as rows) in a good order.
Tallier::State Tallier::in_good_order(const State& state) {
    Marks marks = {};
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        for (std::size_t digit = 0; digit < 9; ++digit) {
            if (state.may_hold(cell, digit)) {
                marks[cell] = static_cast<std::uint16_t>(marks[cell] | 1U << digit);
            }
        }
    }
    State result = state_of(reordered(marks));
    result.open = CellSet{};
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        if (result.candidates(cell) > 1) result.open[cell / 27] |= Word{1} << (cell % 27);
    }
    return result;
}

// The sum over the digits of a hash of their open places, in two independent halves. States that
// meet in the table differ by little, often by a cell that has gone from one digit to another, so
// each hash is mixed well (with the finaliser of murmur3) before it is added.
Tallier::Key Tallier::key_of(const State& state) const {
    const auto mix = [](std::uint64_t x) {
        x = (x ^ x >> 33) * 0xff51afd7ed558ccd;
        x = (x ^ x >> 33) * 0xc4ceb9fe1a85ec53;
        return x ^ x >> 33;
    };
    Key key = {.low = 0, .high = generation_};
    for (const CellSet& set : state.places) {
        const std::uint64_t middle = set[1] & state.open[1];
        const std::uint64_t x = (set[0] & state.open[0]) | middle << 27;
        const std::uint64_t y = (set[2] & state.open[2]) | middle << 37;
        if ((x | y) == 0) continue;
        key.low += mix(x * 0x9e3779b97f4a7c15 + std::rotl(y * 0xc2b2ae3d27d4eb4f, 32));
        key.high += mix(y * 0xd6e8feb86659fd93 ^ std::rotl(x * 0x2545f4914f6cdd1d, 32));
    }
    return key;
}

void Tallier::store(const Key& key, std::uint64_t count) {
    if (++stored_ > size_ / 4 && size_ < kMaxEntries) grow();
    table_[key.low & (size_ - 1)] = {key, count};
}

// Makes the table four times as large. The lower bits of a key say where an entry is, so an entry
// stays or moves up into the new part.
void Tallier::grow() {
    const std::size_t old_size = size_;
    size_ *= 4;
    stored_ = 0;
    if (table_.size() < size_) table_.resize(size_);
    for (std::size_t i = 0; i < old_size; ++i) {
        const Entry entry = std::exchange(table_[i], {});
        table_[entry.key.low & (size_ - 1)] = entry;
    }
}

// The number of solutions of `state`, which is propagated, not complete, and has this `key`; or, if
// there are as many as `wanted` or the work was stopped, a number that is not more.
std::uint64_t Tallier::visit(const State& state, const Key& key, std::uint64_t wanted) {
    const Entry& entry = table_[key.low & (size_ - 1)];
    if (entry.key == key) {
        if (entry.count > 0) patience_.renew(nodes_);
        return entry.count;
    }

    const std::uint64_t count = try_each(state, wanted);
    if (count < wanted && stop_ == Stop::exhausted) store(key, count);
    return count;
}

// Looks at the clock now and then.
bool Tallier::is_stopped(std::uint64_t count) {
    constexpr std::uint64_t kPollPeriod = 1024;  // nodes: about half a millisecond
    if (nodes_++ % kPollPeriod == 0) {
        if (patience_.is_over(nodes_)) stop_ = Stop::patience;
        if (deadline_->passed(above_ + count, nodes_)) stop_ = Stop::deadline;
    }
    return stop_ != Stop::exhausted;
}

std::uint64_t Tallier::try_each(const State& state, std::uint64_t wanted) {
    const std::size_t cell = state.first_open();
    const auto alone = std::bit_cast<CellSet>(kTables.cell[cell]);
    std::uint64_t count = 0;
    // What each digit leaves, all of them first: by the time that one is looked up in the table,
    // its entry is at hand.
    struct Child {
        State state;
        Key key;
    };
    std::array<Child, 9> children;
    std::size_t size = 0;
    for (std::size_t digit = 0; digit < 9; ++digit) {
        if (!state.may_hold(cell, digit)) continue;
        if (is_stopped(count)) return count;
        State& next = children[size].state = state;
        unsigned changed = 0;
        if (!next.fill(alone, digit, changed) || !next.propagate(changed)) continue;
        if (next.complete()) {
            patience_.renew(nodes_);
            count = saturating_sum(count, 1);
            continue;
        }
        const Key key = children[size++].key = key_of(next);
        __builtin_prefetch(&table_[key.low & (size_ - 1)]);
    }
    for (std::size_t i = 0; i < size && count < wanted && stop_ == Stop::exhausted; ++i) {
        above_ += count;
        const std::uint64_t more = visit(children[i].state, children[i].key, wanted - count);
        above_ -= count;
        count = saturating_sum(count, more);
    }
    return count;
}

Tally Tallier::count(const Marks& marks, std::uint64_t limit, const Deadline& deadline,
                     std::uint64_t patience) {
    constexpr std::size_t kFirstSize = std::size_t{1} << 12;
    size_ = kFirstSize;
    stored_ = 0;
    if (table_.size() < size_) table_.resize(size_);
    generation_ += 0x9e3779b97f4a7c15;
    nodes_ = 0;
    above_ = 0;
    deadline_ = &deadline;
    patience_ = engine::Patience(patience);
    stop_ = Stop::exhausted;

    State state = state_of(marks);
    if (!state.propagate(kRow)) return {};
    if (state.complete()) return {.count = 1, .stop = limit == 1 ? Stop::limit : Stop::exhausted};

    const std::uint64_t wanted = limit == 0 ? kEndless : limit;
    const State first = in_good_order(state);
    const std::uint64_t count = visit(first, key_of(first), wanted);
    Tally tally = {.count = std::min(count, wanted), .nodes = nodes_};
    tally.stop = count >= wanted ? Stop::limit : stop_;
    return tally;
}

}  // namespace sudokit::nine
