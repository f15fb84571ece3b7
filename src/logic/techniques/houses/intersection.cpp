#include "logic/techniques/houses/intersection.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <variant>
#include <vector>

#include "logic/houses.hpp"

namespace sudokit::logic {
bool CandidateLines::find_in(const Position& position, std::uint32_t base, Digit digit,
                             StepSink sink) const {
    const State& state = position.state();
    const Board& board = state.board();
    const HouseCuts& cuts = position.cuts();
    const std::uint64_t places = state.places(base, digit);
    if ((places & (places - 1)) == 0) return true;
    for (const std::uint32_t cover : board.houses_of(first_cell_at(board.houses()[base], places))) {
        if (cover == base || (places & ~cuts(base, cover)) != 0) continue;
        const std::uint64_t gone = state.places(cover, digit) & ~cuts(cover, base);
        if (gone == 0) continue;
        std::vector<Candidate> eliminations;
        for (const Cell cell : cells_at(board.houses()[cover], gone)) {
            eliminations.push_back({cell, digit});
        }
        if (!sink({id_, FishPattern{digit, {base}, {cover}, {}}, {}, std::move(eliminations)})) {
            return false;
        }
    }
    return true;
}

bool CandidateLines::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const DigitSet digits = position.digits_for(id_);
    const auto houses = state.board().houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (is_line(houses[house].kind) != (from_ == From::line)) continue;
        for (const Digit digit : digits & ~state.placed(house)) {
            if (!find_in(position, house, digit, sink)) return false;
        }
    }
    return true;
}

namespace {

// How the boxes of a band or stack meet its lines. There are as many lines as boxes.
struct Chute {
    std::uint32_t count = 0;
    std::array<std::uint32_t, kMaxOrder> boxes = {};           // as houses
    std::array<std::uint32_t, kMaxOrder> lines = {};           // as houses
    std::array<std::uint64_t, kMaxOrder> places_on_line = {};  // those of a box that lie on a line
};

struct BoxGrid {
    std::uint32_t order;
    std::uint32_t rows;     // of a box
    std::uint32_t columns;  // of a box

    [[nodiscard]] std::uint32_t bands() const { return order / rows; }
    [[nodiscard]] std::uint32_t stacks() const { return order / columns; }
    [[nodiscard]] std::uint32_t box(std::uint32_t band, std::uint32_t stack) const {
        return 2 * order + band * stacks() + stack;
    }

    [[nodiscard]] Chute band(std::uint32_t number) const {
        Chute chute;
        chute.count = rows;
        for (std::uint32_t i = 0; i < rows; ++i) {
            chute.boxes[i] = box(number, i);
            chute.lines[i] = number * rows + i;
            chute.places_on_line[i] = DigitSet::full(columns).bits() << (i * columns);
        }
        return chute;
    }

    [[nodiscard]] Chute stack(std::uint32_t number) const {
        Chute chute;
        chute.count = columns;
        for (std::uint32_t i = 0; i < columns; ++i) {
            chute.boxes[i] = box(i, number);
            chute.lines[i] = order + number * columns + i;
            for (std::uint32_t row = 0; row < rows; ++row) {
                chute.places_on_line[i] |= std::uint64_t{1} << (row * columns + i);
            }
        }
        return chute;
    }
};

// The search for boxes of one chute that have a digit on as many lines.
class LineSearch {
  public:
    LineSearch(const State& state, const Chute& chute, Digit digit, TechniqueId id, StepSink sink)
        : state_(state), chute_(chute), digit_(digit), id_(id), sink_(sink) {
        for (std::uint32_t i = 0; i < chute.count; ++i) {
            const std::uint64_t places = state.places(chute.boxes[i], digit);
            lines_[i] = 0;
            for (std::uint32_t line = 0; line < chute.count; ++line) {
                if ((places & chute.places_on_line[line]) != 0) lines_[i] |= bit(line);
            }
        }
    }

    bool pairs() {
        for (std::uint32_t b = 1; b < chute_.count; ++b) {
            for (std::uint32_t a = 0; a < b; ++a) {
                if (lines_[a] != lines_[b] || !is_pair(a) || !is_pair(b)) continue;
                if (!offer(bit(a) | bit(b), lines_[a])) return false;
            }
        }
        return true;
    }

    bool any(std::uint32_t most) { return extend(most, 0, 0, 0); }

  private:
    static std::uint64_t bit(std::uint32_t number) { return std::uint64_t{1} << number; }

    // Two places, on different lines.
    [[nodiscard]] bool is_pair(std::uint32_t box) const {
        return count_bits(state_.places(chute_.boxes[box], digit_)) == 2 &&
               count_bits(lines_[box]) == 2;
    }

    bool extend(std::uint32_t most, std::uint32_t from, std::uint64_t boxes, std::uint64_t lines) {
        for (std::uint32_t i = from; i < chute_.count; ++i) {
            const std::uint64_t more = lines | lines_[i];
            if (count_bits(lines_[i]) < 2 || count_bits(more) > most) continue;
            const std::uint64_t with = boxes | bit(i);
            if (count_bits(with) == count_bits(more)) {
                if (is_irreducible(with) && !offer(with, more)) return false;
            } else if (count_bits(with) < most && !extend(most, i + 1, with, more)) {
                return false;
            }
        }
        return true;
    }

    // Every smaller set of the boxes has more lines than boxes.
    [[nodiscard]] bool is_irreducible(std::uint64_t boxes) const {
        for (std::uint64_t some = (boxes - 1) & boxes; some != 0; some = (some - 1) & boxes) {
            std::uint64_t lines = 0;
            for (std::uint64_t rest = some; rest != 0; rest &= rest - 1) {
                lines |= lines_[static_cast<std::size_t>(std::countr_zero(rest))];
            }
            if (count_bits(lines) <= count_bits(some)) return false;
        }
        return true;
    }

    bool offer(std::uint64_t boxes, std::uint64_t lines) {
        std::uint64_t on_lines = 0;
        FishPattern pattern{digit_, {}, {}, {}};
        for (std::uint32_t i = 0; i < chute_.count; ++i) {
            if ((boxes & bit(i)) != 0) pattern.base.push_back(chute_.boxes[i]);
            if ((lines & bit(i)) == 0) continue;
            pattern.cover.push_back(chute_.lines[i]);
            on_lines |= chute_.places_on_line[i];
        }
        std::vector<Candidate> eliminations;
        for (std::uint32_t i = 0; i < chute_.count; ++i) {
            if ((boxes & bit(i)) != 0) continue;
            const House& house = state_.board().houses()[chute_.boxes[i]];
            std::uint64_t places = state_.places(chute_.boxes[i], digit_) & on_lines;
            for (; places != 0; places &= places - 1) {
                eliminations.push_back({first_cell_at(house, places), digit_});
            }
        }
        if (eliminations.empty()) return true;
        std::ranges::sort(eliminations);
        return sink_({id_, std::move(pattern), {}, std::move(eliminations)});
    }

    const State& state_;
    const Chute& chute_;
    Digit digit_;
    TechniqueId id_;
    StepSink sink_;
    std::array<std::uint64_t, kMaxOrder> lines_;  // of each box, as far as there are boxes
};

// Up to this many boxes in a band all sets of them are tried.
constexpr std::uint32_t kFewBoxes = 8;
constexpr std::uint32_t kMostOfMany = 4;

}  // namespace

bool MultipleLines::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const Board& board = state.board();
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    if (boxes == nullptr) return true;
    const DigitSet digits = position.digits_for(id_);
    const auto find_in = [&](const Chute& chute) {
        const std::uint32_t most = chute.count <= kFewBoxes ? chute.count - 1 : kMostOfMany;
        if (most < 2) return true;
        for (const Digit digit : digits) {
            if (sink.has_enough()) return false;
            LineSearch search(state, chute, digit, id_, sink);
            if (!(places_ == Places::pairs ? search.pairs() : search.any(most))) return false;
        }
        return true;
    };
    const BoxGrid grid{board.order(), boxes->rows, boxes->columns};
    for (std::uint32_t i = 0; i < grid.bands(); ++i) {
        if (!find_in(grid.band(i))) return false;
    }
    for (std::uint32_t i = 0; i < grid.stacks(); ++i) {
        if (!find_in(grid.stack(i))) return false;
    }
    return true;
}

const Technique* intersection_technique(TechniqueId id) {
    using enum TechniqueId;
    static const CandidateLines kPointing(pointing, CandidateLines::From::region);
    static const CandidateLines kClaiming(claiming, CandidateLines::From::line);
    static const MultipleLines kDoublePairs(double_pairs, MultipleLines::Places::pairs);
    static const MultipleLines kMultipleLines(multiple_lines, MultipleLines::Places::any);
    switch (id) {
        case pointing: return &kPointing;
        case claiming: return &kClaiming;
        case double_pairs: return &kDoublePairs;
        case multiple_lines: return &kMultipleLines;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
