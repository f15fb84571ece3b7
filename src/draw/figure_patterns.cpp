// What the patterns without chains of reasons point out.
#include <algorithm>

#include "draw/figure_builder.hpp"
#include "logic/explain/words.hpp"

namespace sudokit::draw {
namespace {

// The digits that a step takes away somewhere.
DigitSet eliminated_digits(const Step& step) {
    DigitSet digits;
    for (const Candidate candidate : step.eliminations) digits.insert(candidate.digit);
    return digits;
}

// The placed digits that keep `candidate` alone in its house, as far as placed digits do.
std::vector<Cell> witnesses(const State& state, Candidate candidate, std::uint32_t house) {
    const Board& board = state.board();
    std::vector<Cell> out;
    for (const Cell cell : board.houses()[house].cells) {
        if (cell == candidate.cell || !state.is_open(cell)) continue;
        for (const Cell peer : board.peers(cell)) {
            if (state.digit(peer) == candidate.digit) out.push_back(peer);
        }
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// Placed digits that leave `candidate` alone in its cell, as far as placed digits do: one for each
// other digit, from as few houses as going by the fullest one gives.
std::vector<Cell> excluders(const State& state, Candidate candidate) {
    const Board& board = state.board();
    std::vector<Cell> out;
    DigitSet said;
    while (true) {
        std::vector<Cell> best;
        for (const std::uint32_t house : board.houses_of(candidate.cell)) {
            std::vector<Cell> found;
            DigitSet seen = said;
            for (const Cell cell : board.houses()[house].cells) {
                if (state.digit(cell) == 0 || seen.contains(state.digit(cell))) continue;
                seen.insert(state.digit(cell));
                found.push_back(cell);
            }
            if (found.size() > best.size()) best = std::move(found);
        }
        if (best.empty()) break;
        for (const Cell cell : best) said.insert(state.digit(cell));
        out.insert(out.end(), best.begin(), best.end());
    }
    std::ranges::sort(out);
    return out;
}

// What joins the cells of a broken wing.
void add_ring(FigureBuilder& builder, const GuardianPattern& pattern) {
    const Digit digit = pattern.digits.first();
    for (const std::uint32_t house : pattern.houses) {
        std::vector<Cell> ends;
        std::ranges::copy_if(pattern.cells, std::back_inserter(ends), [&](Cell cell) {
            return builder.board().house_set(house).contains(cell);
        });
        if (ends.size() != 2) continue;
        builder.add_arrow({{{ends[0]}, digit}, {{ends[1]}, digit}, ChainLink::Kind::weak, false});
    }
}

}  // namespace

void add_pattern(FigureBuilder& builder, const Step& step, const SinglePattern& pattern) {
    if (!pattern.house) {
        builder.add_cells(ZoneRole::base, {pattern.candidate.cell});
        auto cells = excluders(builder.before(), pattern.candidate);
        if (!cells.empty()) builder.add_cells(ZoneRole::witness, std::move(cells));
        return;
    }
    builder.add_house(ZoneRole::base, *pattern.house);
    if (step.technique == TechniqueId::full_house) return;
    auto cells = witnesses(builder.before(), pattern.candidate, *pattern.house);
    if (!cells.empty()) builder.add_cells(ZoneRole::witness, std::move(cells));
}

void add_pattern(FigureBuilder& builder, const Step&, const SubsetPattern& pattern) {
    for (const std::uint32_t house : pattern.houses) builder.add_house(ZoneRole::base, house);
    builder.add_cells(ZoneRole::set, pattern.cells);
    builder.mark(pattern.cells, pattern.digits, MarkRole::first);
}

void add_pattern(FigureBuilder& builder, const Step&, const FishPattern& pattern) {
    const Board& board = builder.board();
    for (const std::uint32_t house : pattern.base) builder.add_house(ZoneRole::base, house);
    for (const std::uint32_t house : pattern.cover) builder.add_house(ZoneRole::cover, house);
    const DigitSet digit = DigitSet::of(pattern.digit);
    builder.mark(pattern.fins, digit, MarkRole::fin);
    for (const std::uint32_t house : pattern.base) {
        builder.mark(board.houses()[house].cells, digit, MarkRole::first);
    }
}

void add_pattern(FigureBuilder& builder, const Step&, const RectanglePattern& pattern) {
    std::vector<Cell> corners(pattern.corners.begin(), pattern.corners.end());
    std::ranges::sort(corners);
    for (const std::uint32_t house : pattern.houses) builder.add_house(ZoneRole::base, house);
    builder.mark(corners, pattern.digits, MarkRole::first);
    builder.mark(corners, ~pattern.digits, MarkRole::second);
    builder.mark(pattern.others, pattern.subset, MarkRole::second);
    builder.add_cells(ZoneRole::set, std::move(corners));
    if (!pattern.others.empty()) builder.add_cells(ZoneRole::set, pattern.others);
}

void add_pattern(FigureBuilder& builder, const Step&, const BugPattern& pattern) {
    builder.add_cells(ZoneRole::set, {pattern.candidate.cell});
    for (const std::uint32_t house : builder.board().houses_of(pattern.candidate.cell)) {
        builder.add_house(ZoneRole::base, house);
        const auto cells = builder.board().houses()[house].cells;
        builder.mark(cells, DigitSet::of(pattern.candidate.digit), MarkRole::first);
    }
}

void add_pattern(FigureBuilder& builder, const Step& step, const GuardianPattern& pattern) {
    for (const std::uint32_t house : pattern.houses) builder.add_house(ZoneRole::base, house);
    for (const Candidate& guardian : pattern.guardians) builder.mark(guardian, MarkRole::fin);
    builder.mark(pattern.others, pattern.subset, MarkRole::second);
    if (!pattern.others.empty()) builder.add_cells(ZoneRole::set, pattern.others);
    // All cells are part of a BUG: only those with guardians are worth a zone.
    if (pattern.digits == builder.board().digits()) {
        for (const Candidate& guardian : pattern.guardians) {
            builder.add_cells(ZoneRole::set, {guardian.cell});
        }
        return;
    }
    builder.add_cells(ZoneRole::set, pattern.cells);
    builder.mark(pattern.cells, pattern.digits, MarkRole::first);
    if (step.technique == TechniqueId::broken_wing) add_ring(builder, pattern);
}

// The cells that the conclusions are about, and their images.
void add_pattern(FigureBuilder& builder, const Step& step, const AutomorphismPattern& pattern) {
    CellSet concluded(builder.board().cell_count());
    for (const Candidate& candidate : step.placements) concluded.insert(candidate.cell);
    for (const Candidate& candidate : step.eliminations) concluded.insert(candidate.cell);
    CellSet images = concluded;
    for (const Cell cell : concluded) {
        for (Cell image = pattern.cells[cell]; image != cell; image = pattern.cells[image]) {
            images.insert(image);
        }
    }
    images = images - concluded;
    builder.add_cells(ZoneRole::set, {concluded.begin(), concluded.end()});
    if (!images.empty()) builder.add_cells(ZoneRole::base, {images.begin(), images.end()});
}

void add_pattern(FigureBuilder& builder, const Step&, const ConstraintPattern& pattern) {
    builder.add_cells(ZoneRole::set, pattern.cells);
}

void add_pattern(FigureBuilder& builder, const Step&, const AlignedPattern& pattern) {
    builder.add_cells(ZoneRole::base, pattern.cells);
    for (const Cell cell : pattern.excluders) builder.add_cells(ZoneRole::set, {cell});
    builder.mark(pattern.cells, builder.board().digits(), MarkRole::first);
    builder.mark(pattern.excluders, builder.board().digits(), MarkRole::second);
}

void add_pattern(FigureBuilder& builder, const Step&, const LeftoverPattern& pattern) {
    const auto [over, under] = logic::leftovers_of(builder.board(), pattern);
    for (const std::uint32_t house : pattern.houses) builder.add_house(ZoneRole::base, house);
    for (const std::uint32_t house : pattern.others) builder.add_house(ZoneRole::cover, house);
    const auto show = [&](const std::vector<Cell>& cells, MarkRole role) {
        if (cells.empty()) return;
        builder.mark(cells, DigitSet::of(pattern.digit), role);
        builder.add_cells(ZoneRole::set, cells);
    };
    show(over, MarkRole::first);
    show(under, MarkRole::second);
}

void add_pattern(FigureBuilder& builder, const Step&, const SueDeCoqPattern& pattern) {
    builder.add_house(ZoneRole::base, pattern.line);
    builder.add_house(ZoneRole::cover, pattern.box);
    builder.add_cells(ZoneRole::set, pattern.crossing);
    builder.add_cells(ZoneRole::set, pattern.line_cells);
    builder.add_cells(ZoneRole::set, pattern.box_cells);
    // Digits that leave both houses belong to the crossing alone.
    const DigitSet both = pattern.line_digits & pattern.box_digits;
    builder.mark(pattern.crossing, both, MarkRole::third);
    for (const auto* cells : {&pattern.crossing, &pattern.line_cells}) {
        builder.mark(*cells, pattern.line_digits, MarkRole::first);
    }
    for (const auto* cells : {&pattern.crossing, &pattern.box_cells}) {
        builder.mark(*cells, pattern.box_digits, MarkRole::second);
    }
}

// Digits that rows count are told from those that columns and those that boxes count.
void add_pattern(FigureBuilder& builder, const Step&, const LockedSetsPattern& pattern) {
    for (const HouseDigits& cover : pattern.covers) {
        const HouseKind kind = builder.board().houses()[cover.house].kind;
        const MarkRole role = kind == HouseKind::row      ? MarkRole::first
                              : kind == HouseKind::column ? MarkRole::second
                                                          : MarkRole::third;
        for (const Cell cell : pattern.cells) {
            if (!builder.board().house_set(cover.house).contains(cell)) continue;
            builder.mark(std::span(&cell, 1), cover.digits, role);
        }
    }
    for (const HouseDigits& cover : pattern.covers) builder.add_house(ZoneRole::cover, cover.house);
    builder.add_cells(ZoneRole::set, pattern.cells);
}

void add_pattern(FigureBuilder& builder, const Step&, const ExocetPattern& pattern) {
    builder.mark(pattern.base, pattern.digits, MarkRole::first);
    builder.mark(pattern.targets, pattern.digits, MarkRole::first);
    builder.mark(pattern.second_base, pattern.digits, MarkRole::third);
    builder.mark(pattern.second_targets, pattern.digits, MarkRole::third);
    for (const std::uint32_t line : pattern.lines) builder.add_house(ZoneRole::cover, line);
    const bool two = !pattern.second_base.empty();
    builder.add_cells(ZoneRole::base, pattern.base, two ? "A" : "");
    builder.add_cells(ZoneRole::set, pattern.targets, two ? "A" : "");
    if (two) {
        builder.add_cells(ZoneRole::base, pattern.second_base, "B");
        builder.add_cells(ZoneRole::set, pattern.second_targets, "B");
    }
    for (const std::uint32_t line : pattern.lines) {
        for (const Cell cell : builder.board().houses()[line].cells) {
            for (const HouseDigits& cover : pattern.covers) {
                if (!builder.board().house_set(cover.house).contains(cell)) continue;
                builder.mark(std::span(&cell, 1), cover.digits, MarkRole::second);
            }
        }
    }
}

void add_pattern(FigureBuilder& builder, const Step&, const FireworksPattern& pattern) {
    const Board& board = builder.board();
    std::vector<Cell> cells = pattern.wings;
    MarkRole role = MarkRole::first;
    for (const auto& [corner, digits] : pattern.fireworks) {
        for (const std::uint32_t line :
             {board.row_of(corner), board.order() + board.column_of(corner)}) {
            builder.add_house(ZoneRole::base, line);
            builder.mark(board.houses()[line].cells, digits, role);
        }
        cells.push_back(corner);
        role = MarkRole::second;
    }
    std::ranges::sort(cells);
    builder.add_cells(ZoneRole::set, std::move(cells));
}

void add_pattern(FigureBuilder& builder, const Step& step, const AlsPattern& pattern) {
    const std::size_t count = pattern.sets.size();
    const auto node = [&](std::vector<Cell> cells, Digit digit) {
        std::erase_if(cells, [&](Cell cell) { return !builder.before().has({cell, digit}); });
        return ChainNode{std::move(cells), digit};
    };
    if (pattern.stem) builder.add_cells(ZoneRole::base, {*pattern.stem});
    for (std::size_t i = 0; i < count; ++i) {
        const std::string letter(1, static_cast<char>('A' + i % 26));
        builder.add_cells(ZoneRole::set, pattern.sets[i].cells, letter);
    }
    for (std::size_t i = 0; i < pattern.commons.size(); ++i) {
        const std::vector<Cell> from =
            pattern.stem ? std::vector<Cell>{*pattern.stem} : pattern.sets[i].cells;
        const std::size_t next = i + 1 < count ? i + 1 : 0;
        const std::vector<Cell>& to = pattern.sets[pattern.stem ? i : next].cells;
        for (const Digit digit : pattern.commons[i]) {
            builder.mark(from, DigitSet::of(digit), MarkRole::second);
            builder.mark(to, DigitSet::of(digit), MarkRole::second);
            builder.add_arrow({node(from, digit), node(to, digit), ChainLink::Kind::weak, false});
        }
    }
    for (const AlmostLockedSet& set : pattern.sets) {
        builder.mark(set.cells, eliminated_digits(step) & set.digits, MarkRole::first);
        builder.mark(set.cells, set.digits, MarkRole::member);
    }
}

}  // namespace sudokit::draw
