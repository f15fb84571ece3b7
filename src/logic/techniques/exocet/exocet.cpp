#include "logic/techniques/exocet/exocet.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "logic/conclusions.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kExocetSide = 3;
constexpr std::uint32_t kLineCount = kExocetSide * kExocetSide;
constexpr Digit kMostBaseDigits = 4;

bool has_boxes_of_three(const Board& board) {
    const auto* const boxes = std::get_if<Boxes>(&board.shape().regions);
    return boxes != nullptr && board.order() == kLineCount && boxes->rows == kExocetSide;
}

// Lines that cross a cross line, as bits.
using CrossedLines = std::uint32_t;

// The two can have one each.
bool room_for_two(CrossedLines a, CrossedLines b) {
    return a != 0 && b != 0 && count_bits(a | b) >= 2;
}

// The three can have one each (Hall).
bool room_for_three(CrossedLines a, CrossedLines b, CrossedLines c) {
    return room_for_two(a, b) && room_for_two(a, c) && room_for_two(b, c) &&
           count_bits(a | b | c) >= 3;
}

// The cells of a board seen from its rows, or from its columns: lines run along, places across.
class View {
  public:
    View(const State& state, bool from_columns) : state_(state), from_columns_(from_columns) {}

    [[nodiscard]] Cell cell(std::uint32_t line, std::uint32_t place) const {
        return from_columns_ ? state_.board().cell(place, line) : state_.board().cell(line, place);
    }
    [[nodiscard]] DigitSet candidates(std::uint32_t line, std::uint32_t place) const {
        return state_.candidates(cell(line, place));
    }
    // Candidates, or the digit that is placed.
    [[nodiscard]] DigitSet held(std::uint32_t line, std::uint32_t place) const {
        const Digit placed = state_.digit(cell(line, place));
        return placed == 0 ? candidates(line, place) : DigitSet::of(placed);
    }
    [[nodiscard]] std::uint32_t line_house(std::uint32_t line) const {
        return from_columns_ ? kLineCount + line : line;
    }
    [[nodiscard]] std::uint32_t cross_house(std::uint32_t place) const {
        return from_columns_ ? place : kLineCount + place;
    }

  private:
    const State& state_;
    bool from_columns_;
};

struct Target {
    std::uint32_t line = 0;
    std::uint32_t place = 0;
};

struct Base {
    std::uint32_t line = 0;
    std::array<std::uint32_t, 2> places = {};
    std::uint32_t crossed_at = 0;  // the place in its box of its cross line
    DigitSet digits;
};

class BandSearch {
  public:
    BandSearch(const State& state, const View& view, std::uint32_t band)
        : state_(state), view_(view), first_(band * kExocetSide) {
        for (std::uint32_t line = 0; line < kLineCount; ++line) {
            if (line / kExocetSide == band) continue;
            for (std::uint32_t place = 0; place < kLineCount; ++place) {
                for (const Digit digit : view.held(line, place)) {
                    crossed_[place][digit - 1] |= CrossedLines{1} << line;
                }
            }
        }
    }

    // Offers the exocets with the base in this line and box, without one of its cells.
    bool offer(std::uint32_t line, std::uint32_t box, std::uint32_t left_out, StepSink sink) {
        Base base;
        base.line = line;
        base.crossed_at = box * kExocetSide + left_out;
        std::size_t count = 0;
        for (std::uint32_t place = box * kExocetSide; place < (box + 1) * kExocetSide; ++place) {
            if (place == base.crossed_at) continue;
            const DigitSet digits = view_.candidates(line, place);
            if (digits.empty()) return true;
            base.digits |= digits;
            base.places[count++] = place;
        }
        if (base.digits.size() > kMostBaseDigits) return true;
        const std::vector<Target> first = targets(base, box == 0 ? 1 : 0);
        if (first.empty()) return true;
        const std::vector<Target> second = targets(base, box == 2 ? 1 : 2);
        for (const Target& one : first) {
            for (const Target& other : second) {
                if (!offer(base, {one, other}, sink)) return false;
            }
        }
        return true;
    }

  private:
    using Targets = std::array<Target, 2>;

    [[nodiscard]] std::vector<Target> targets(const Base& base, std::uint32_t box) const {
        std::vector<Target> found;
        for (std::uint32_t line = first_; line < first_ + kExocetSide; ++line) {
            if (line == base.line) continue;
            const std::uint32_t companion = 3 * first_ + 3 - base.line - line;
            for (std::uint32_t place = box * kExocetSide; place < (box + 1) * kExocetSide;
                 ++place) {
                if ((view_.candidates(line, place) & base.digits).empty()) continue;
                if ((view_.held(companion, place) & base.digits).empty()) {
                    found.push_back({line, place});
                }
            }
        }
        return found;
    }

    [[nodiscard]] CrossedLines crossed(std::uint32_t place, Digit digit) const {
        return crossed_[place][digit - 1];
    }

    bool offer(const Base& base, const Targets& targets, StepSink sink) const {
        const std::array<std::uint32_t, 3> places = {base.crossed_at, targets[0].place,
                                                     targets[1].place};
        for (const Digit digit : base.digits) {
            if (room_for_three(crossed(places[0], digit), crossed(places[1], digit),
                               crossed(places[2], digit))) {
                return true;
            }
        }
        std::vector<Candidate> eliminations = unfit(base, targets);
        if (eliminations.empty()) return true;
        ExocetPattern pattern;
        for (const std::uint32_t place : base.places) {
            pattern.base.push_back(view_.cell(base.line, place));
        }
        for (const auto& [line, place] : targets) {
            pattern.targets.push_back(view_.cell(line, place));
        }
        for (const std::uint32_t place : places) {
            pattern.lines.push_back(view_.cross_house(place));
        }
        std::ranges::sort(pattern.base);
        std::ranges::sort(pattern.targets);
        std::ranges::sort(pattern.lines);
        pattern.digits = base.digits;
        pattern.covers = covers(base.digits, places);
        return sink({TechniqueId::junior_exocet, std::move(pattern), {}, std::move(eliminations)});
    }

    // What base and targets hold if both have the same two digits. A target that has a digit must
    // leave room for it in the two other cross lines and in the box of the other target. If nothing
    // goes, what the mirrors lose.
    [[nodiscard]] std::vector<Candidate> unfit(const Base& base, const Targets& targets) const {
        const std::array<Cell, 4> cells = {view_.cell(base.line, base.places[0]),
                                           view_.cell(base.line, base.places[1]),
                                           view_.cell(targets[0].line, targets[0].place),
                                           view_.cell(targets[1].line, targets[1].place)};
        std::array<DigitSet, 2> fit_target;
        for (std::size_t i = 0; i < 2; ++i) {
            for (const Digit digit : state_.candidates(cells[2 + i]) & base.digits) {
                if (room_for_two(crossed(base.crossed_at, digit),
                                 crossed(targets[1 - i].place, digit)) &&
                    mirror_of(base, targets, i).held.contains(digit)) {
                    fit_target[i].insert(digit);
                }
            }
        }
        std::array<DigitSet, 4> fit;
        for (const Digit first : state_.candidates(cells[0])) {
            for (const Digit second : state_.candidates(cells[1])) {
                if (first == second) continue;
                for (const auto& [one, other] :
                     {std::pair(first, second), std::pair(second, first)}) {
                    if (!fit_target[0].contains(one) || !fit_target[1].contains(other)) continue;
                    fit[0].insert(first);
                    fit[1].insert(second);
                    fit[2].insert(one);
                    fit[3].insert(other);
                }
            }
        }
        std::vector<Candidate> eliminations;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (const Digit digit : state_.candidates(cells[i]) & ~fit[i]) {
                eliminations.push_back({cells[i], digit});
            }
        }
        if (eliminations.empty()) {
            for (std::size_t i = 0; i < 2; ++i) {
                add_mirrored(mirror_of(base, targets, i), fit[2 + i], eliminations);
            }
        }
        sort_unique(eliminations);
        return eliminations;
    }

    // The places that are left in the box of the other target for what a target holds: that is in
    // the lines of the base and of the target already, and the cross line has it outside.
    struct Mirror {
        std::array<Cell, 2> cells = {};
        std::array<DigitSet, 2> held_by = {};
        DigitSet held;
    };

    [[nodiscard]] Mirror mirror_of(const Base& base, const Targets& targets, std::size_t i) const {
        const Target& other = targets[1 - i];
        const std::uint32_t line = 3 * first_ + 3 - base.line - targets[i].line;
        const std::uint32_t start = other.place / kExocetSide * kExocetSide;
        Mirror mirror;
        std::size_t count = 0;
        for (std::uint32_t place = start; place < start + kExocetSide; ++place) {
            if (place == other.place) continue;
            mirror.cells[count] = view_.cell(line, place);
            mirror.held_by[count] = view_.held(line, place);
            mirror.held |= mirror.held_by[count++];
        }
        return mirror;
    }

    // Where one of the two cells cannot hold what the target does, the other one must.
    void add_mirrored(const Mirror& mirror, DigitSet digits,
                      std::vector<Candidate>& eliminations) const {
        for (std::size_t i = 0; i < 2; ++i) {
            if (!(mirror.held_by[1 - i] & digits).empty()) continue;
            for (const Digit digit : state_.candidates(mirror.cells[i]) & ~digits) {
                eliminations.push_back({mirror.cells[i], digit});
            }
        }
    }

    // For each digit as few houses as have all its places in the cross lines outside the band.
    [[nodiscard]] std::vector<HouseDigits> covers(
        DigitSet digits, const std::array<std::uint32_t, 3>& places) const {
        std::array<DigitSet, 2 * kLineCount> by_house = {};
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
    [[nodiscard]] std::vector<std::uint32_t> cover(
        Digit digit, const std::array<std::uint32_t, 3>& places) const {
        std::vector<std::uint32_t> best;
        for (std::uint32_t without = 0; without < 8; ++without) {
            std::vector<std::uint32_t> houses;
            CrossedLines rest = 0;
            for (std::size_t i = 0; i < places.size(); ++i) {
                if ((without >> i & 1) != 0) {
                    houses.push_back(view_.cross_house(places[i]));
                } else {
                    rest |= crossed(places[i], digit);
                }
            }
            for (std::uint32_t line = 0; line < kLineCount; ++line) {
                if ((rest >> line & 1) != 0) houses.push_back(view_.line_house(line));
            }
            if (without == 0 || houses.size() < best.size()) best = std::move(houses);
        }
        return best;
    }

    const State& state_;
    const View& view_;
    std::uint32_t first_;  // line of the band
    // For each place and digit: the lines outside the band where it is or may be.
    std::array<std::array<CrossedLines, kLineCount>, kLineCount> crossed_ = {};
};

}  // namespace

bool JuniorExocet::find(const State& state, StepSink sink) const {
    if (!has_boxes_of_three(state.board())) return true;
    for (const bool from_columns : {false, true}) {
        const View view(state, from_columns);
        for (std::uint32_t band = 0; band < kExocetSide; ++band) {
            if (sink.has_enough()) return false;
            BandSearch search(state, view, band);
            for (std::uint32_t line = band * kExocetSide; line < (band + 1) * kExocetSide; ++line) {
                for (std::uint32_t box = 0; box < kExocetSide; ++box) {
                    for (std::uint32_t left_out = 0; left_out < kExocetSide; ++left_out) {
                        if (!search.offer(line, box, left_out, sink)) return false;
                    }
                }
            }
        }
    }
    return true;
}

const Technique* exocet_technique(TechniqueId id) {
    static const JuniorExocet kJuniorExocet;
    return id == TechniqueId::junior_exocet ? &kJuniorExocet : nullptr;
}

}  // namespace sudokit::logic
