#include "logic/techniques/exocet/exocet_band.hpp"

#include <algorithm>
#include <variant>

namespace sudokit::logic {
namespace {

constexpr Digit kMostBaseDigits = 4;

// The three can have one each (Hall).
bool room_for_three(CrossedLines a, CrossedLines b, CrossedLines c) {
    return room_for_two(a, b) && room_for_two(a, c) && room_for_two(b, c) &&
           count_bits(a | b | c) >= 3;
}

}  // namespace

bool ExocetBand::fits(const Board& board) {
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    return boxes != nullptr && board.order() == kLines && boxes->rows == kSide;
}

ExocetBand::ExocetBand(const State& state, LinesOf along, std::uint32_t band)
    : state_(state), along_(along), first_(band * kSide) {
    for (std::uint32_t line = 0; line < kLines; ++line) {
        if (line / kSide == band) continue;
        for (std::uint32_t place = 0; place < kLines; ++place) {
            for (const Digit digit : held({line, place})) {
                crossed_[place][digit - 1] |= CrossedLines{1} << line;
            }
        }
    }
}

Cell ExocetBand::cell(PlaceInLine at) const {
    return along_ == LinesOf::columns ? state_.board().cell(at.place, at.line)
                                      : state_.board().cell(at.line, at.place);
}

std::vector<Cell> ExocetBand::cells(const std::array<PlaceInLine, 2>& two) const {
    std::vector<Cell> both = {cell(two[0]), cell(two[1])};
    std::ranges::sort(both);
    return both;
}

DigitSet ExocetBand::held(PlaceInLine at) const {
    const Digit placed = state_.digit(cell(at));
    return placed == 0 ? state_.candidates(cell(at)) : DigitSet::of(placed);
}

bool ExocetBand::each(FunctionRef<bool(const BandExocet&)> visit) const {
    for (std::uint32_t line = first_; line < first_ + kSide; ++line) {
        for (std::uint32_t box = 0; box < kSide; ++box) {
            for (std::uint32_t left_out = 0; left_out < kSide; ++left_out) {
                if (!each_with_base(line, box, left_out, visit)) return false;
            }
        }
    }
    return true;
}

// Those with the base in this line and box, without one of its cells.
bool ExocetBand::each_with_base(std::uint32_t line, std::uint32_t box, std::uint32_t left_out,
                                FunctionRef<bool(const BandExocet&)> visit) const {
    BandExocet exocet;
    exocet.crossed_at = box * kSide + left_out;
    std::size_t count = 0;
    for (std::uint32_t place = box * kSide; place < (box + 1) * kSide; ++place) {
        if (place == exocet.crossed_at) continue;
        const DigitSet digits = state_.candidates(cell({line, place}));
        if (digits.empty()) return true;
        exocet.digits |= digits;
        exocet.base[count++] = {line, place};
    }
    if (exocet.digits.size() > kMostBaseDigits) return true;
    const std::vector<PlaceInLine> first = targets(exocet, box == 0 ? 1 : 0);
    if (first.empty()) return true;
    const std::vector<PlaceInLine> second = targets(exocet, box == 2 ? 1 : 2);
    for (const PlaceInLine& one : first) {
        for (const PlaceInLine& other : second) {
            exocet.targets = {one, other};
            if (!has_room_in_all(exocet) && !visit(exocet)) return false;
        }
    }
    return true;
}

// Off the line of the base, with a digit of the base, and with a companion that has none.
std::vector<PlaceInLine> ExocetBand::targets(const BandExocet& base, std::uint32_t box) const {
    std::vector<PlaceInLine> found;
    const std::uint32_t base_line = base.base[0].line;
    for (std::uint32_t line = first_; line < first_ + kSide; ++line) {
        if (line == base_line) continue;
        const std::uint32_t companion = third_line(base_line, line);
        for (std::uint32_t place = box * kSide; place < (box + 1) * kSide; ++place) {
            if ((state_.candidates(cell({line, place})) & base.digits).empty()) continue;
            if ((held({companion, place}) & base.digits).empty()) found.push_back({line, place});
        }
    }
    return found;
}

// All three cross lines can have one of the digits outside the band.
bool ExocetBand::has_room_in_all(const BandExocet& exocet) const {
    const auto places = exocet.places();
    return std::ranges::any_of(exocet.digits, [&](Digit digit) {
        return room_for_three(crossed(places[0], digit), crossed(places[1], digit),
                              crossed(places[2], digit));
    });
}

ExocetPattern ExocetBand::pattern_of(const BandExocet& exocet) const {
    ExocetPattern pattern;
    pattern.base = cells(exocet.base);
    pattern.targets = cells(exocet.targets);
    pattern.digits = exocet.digits;
    for (const std::uint32_t place : exocet.places()) pattern.lines.push_back(cross_house(place));
    std::ranges::sort(pattern.lines);
    pattern.covers = covers(exocet.digits, exocet.places());
    return pattern;
}

std::vector<HouseDigits> ExocetBand::covers(DigitSet digits,
                                            const std::array<std::uint32_t, 3>& places) const {
    std::array<DigitSet, 2 * kLines> by_house = {};
    for (const Digit digit : digits) {
        for (const std::uint32_t house : cover(digit, places)) by_house[house].insert(digit);
    }
    std::vector<HouseDigits> all;
    for (std::uint32_t house = 0; house < by_house.size(); ++house) {
        if (!by_house[house].empty()) all.push_back({house, by_house[house]});
    }
    return all;
}

// Lines that cross rather than cross lines, where both are as few.
std::vector<std::uint32_t> ExocetBand::cover(Digit digit,
                                             const std::array<std::uint32_t, 3>& places) const {
    std::vector<std::uint32_t> best;
    for (std::uint32_t without = 0; without < 8; ++without) {
        std::vector<std::uint32_t> houses;
        CrossedLines rest = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if ((without >> i & 1) != 0) {
                houses.push_back(cross_house(places[i]));
            } else {
                rest |= crossed(places[i], digit);
            }
        }
        for (std::uint32_t line = 0; line < kLines; ++line) {
            if ((rest >> line & 1) != 0) houses.push_back(line_house(line));
        }
        if (without == 0 || houses.size() < best.size()) best = std::move(houses);
    }
    return best;
}

}  // namespace sudokit::logic
