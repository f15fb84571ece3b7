#include "logic/techniques/fish/fish_search.hpp"

#include <algorithm>
#include <span>

#include "logic/conclusions.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

// A turn goes through all base houses once.
constexpr std::uint64_t kFishTurnsBetweenLooks = 256;

}  // namespace

FishSearch::FishSearch(const State& state, const HouseCuts& cuts, const FishKind& kind,
                       StepSink sink)
    : state_(state),
      cuts_(cuts),
      kind_(kind),
      sink_(sink),
      lookout_(sink.deadline(), kFishTurnsBetweenLooks),
      order_(state.board().order()) {}

bool FishSearch::run(Digit digit, const CellSet& targets) {
    if (targets.empty()) return true;
    digit_ = digit;
    return run_direction(0, targets) && run_direction(order_, targets);
}

bool FishSearch::run_direction(std::uint32_t base_lines, const CellSet& targets) {
    cover_lines_ = order_ - base_lines;
    base_count_ = 0;
    cover_count_ = 0;
    const auto gather = [&](std::uint32_t first, bool as_base, bool as_cover) {
        for (std::uint32_t house = first; house < first + order_; ++house) {
            const std::uint64_t open = places(house);
            if (as_base && count_bits(open) >= 2) base_houses_[base_count_++] = house;
            if (as_cover && open != 0) cover_houses_[cover_count_++] = house;
        }
    };
    gather(base_lines, true, false);
    gather(cover_lines_, false, true);
    if (kind_.boxes) gather(2 * order_, true, true);
    return std::ranges::all_of(targets, [&](Cell target) { return look_for(target); });
}

bool FishSearch::is_cover(std::uint32_t house) const {
    return (house >= cover_lines_ && house < cover_lines_ + order_) ||
           (kind_.boxes && house >= 2 * order_ && house < 3 * order_);
}

// False if more than `covers` cover houses are needed for the rest of a base house: of the places
// that are counted here no two are in one cover house.
bool FishSearch::takes_at_most(const Base& base, std::uint32_t covers) const {
    if (!kind_.boxes) return count_bits(base.rest) <= covers;
    const Board& board = state_.board();
    std::uint64_t rest = base.rest;
    for (std::uint32_t count = 0; rest != 0; ++count) {
        if (count == covers) return false;
        const Cell cell = first_cell_at(board.houses()[base.house], rest);
        rest &= rest - 1;
        for (const std::uint32_t other : board.houses_of(cell)) {
            if (other != base.house && is_cover(other)) rest &= ~cuts_(base.house, other);
        }
    }
    return true;
}

bool FishSearch::look_for(Cell target) {
    if (lookout_.passed()) return false;
    target_ = target;
    const auto houses = state_.board().houses_of(target);
    const auto places_of = state_.board().places_of(target);
    Choice& start = choices_[0];
    start.count = 0;
    for (std::uint32_t i = 0; i < base_count_; ++i) {
        const std::uint32_t house = base_houses_[i];
        std::uint64_t seen = 0;
        std::uint64_t own = 0;
        for (std::size_t k = 0; k < houses.size(); ++k) {
            seen |= cuts_(house, houses[k]);
            if (houses[k] == house) own = std::uint64_t{1} << places_of[k];
        }
        if (own != 0 && !kind_.boxes) continue;  // no two of the lines that cover share a place
        const bool with_fins = kind_.fins != FishKind::Fins::none;
        const Base base{house, with_fins ? places(house) & (~seen | own) : places(house)};
        if (takes_at_most(base, kind_.size)) start.bases[start.count++] = base;
    }
    if (start.count < kind_.size) return true;
    const std::uint32_t line = houses[cover_lines_ == 0 ? 0 : 1];
    if (!look_through(line, line)) return false;
    return !kind_.boxes || look_through(houses[2], line);
}

// The fish with `cover` but not with `barred` besides.
bool FishSearch::look_through(std::uint32_t cover, std::uint32_t barred) {
    cover_[0] = cover;
    return !narrow(choices_[0], choices_[1], cover, kind_.size - 1) || add_cover(0, 1, barred);
}

bool FishSearch::narrow(const Choice& before, Choice& after, std::uint32_t cover,
                        std::uint32_t covers_left) {
    after.count = 0;
    for (std::uint32_t i = 0; i < before.count; ++i) {
        const Base& base = before.bases[i];
        if (base.house == cover) continue;
        const Base narrowed{base.house, base.rest & ~cuts_(base.house, cover)};
        if (takes_at_most(narrowed, covers_left)) after.bases[after.count++] = narrowed;
    }
    return after.count >= kind_.size;
}

bool FishSearch::add_cover(std::uint32_t from, std::uint32_t depth, std::uint32_t barred) {
    if (depth == kind_.size) return add_base(choices_[depth], 0, 0, 0);
    for (std::uint32_t i = from; i < cover_count_; ++i) {
        const std::uint32_t cover = cover_houses_[i];
        if (cover == barred || cover == cover_[0]) continue;
        if (lookout_.passed()) return false;
        cover_[depth] = cover;
        if (narrow(choices_[depth], choices_[depth + 1], cover, kind_.size - depth - 1) &&
            !add_cover(i + 1, depth + 1, barred)) {
            return false;
        }
    }
    return true;
}

bool FishSearch::add_base(const Choice& choice, std::uint32_t from, std::uint32_t depth,
                          std::uint32_t endo_fins) {
    if (depth == kind_.size) return offer();
    for (std::uint32_t i = from; i + (kind_.size - depth) <= choice.count; ++i) {
        const std::uint32_t house = choice.bases[i].house;
        std::uint64_t shared = 0;
        for (std::uint32_t k = 0; k < depth; ++k) shared |= cuts_(house, base_[k]);
        shared &= places(house);
        const std::uint32_t endo = endo_fins + count_bits(shared);
        if (endo > kMaxEndoFins) continue;
        if (endo != 0 && kind_.fins == FishKind::Fins::none) continue;
        base_[depth] = house;
        if (lookout_.passed()) return false;
        if (!add_base(choice, i + 1, depth + 1, endo)) return false;
    }
    return true;
}

// The places of a base house that are no fins.
std::uint64_t FishSearch::body(std::uint32_t house) const {
    std::uint64_t covered = 0;
    std::uint64_t shared = 0;
    for (std::uint32_t k = 0; k < kind_.size; ++k) {
        covered |= cuts_(house, cover_[k]);
        if (base_[k] != house) shared |= cuts_(house, base_[k]);
    }
    return places(house) & covered & ~shared;
}

bool FishSearch::is_kind() const {
    const std::span base(base_.data(), kind_.size);
    const std::span cover(cover_.data(), kind_.size);
    const auto boxes = [&](std::uint32_t house) { return is_box(house); };
    if (kind_.boxes) {
        const auto base_boxes = std::ranges::count_if(base, boxes);
        const auto cover_boxes = std::ranges::count_if(cover, boxes);
        const auto size = static_cast<std::ptrdiff_t>(kind_.size);
        return base_boxes + cover_boxes > 0 && base_boxes < size && cover_boxes < size;
    }
    const bool sashimi =
        std::ranges::any_of(base, [&](std::uint32_t house) { return is_one_bit(body(house)); });
    return sashimi == (kind_.fins == FishKind::Fins::sashimi);
}

// A place in the base goes only if two cover houses share it.
bool FishSearch::removes_target() const {
    const auto houses = state_.board().houses_of(target_);
    const auto in = [&](std::uint32_t house) {
        return std::ranges::find(houses, house) != houses.end();
    };
    const std::span base(base_.data(), kind_.size);
    const std::span cover(cover_.data(), kind_.size);
    return std::ranges::none_of(base, in) || std::ranges::count_if(cover, in) >= 2;
}

bool FishSearch::every_cover_meets_the_base() const {
    const std::span base(base_.data(), kind_.size);
    const std::span cover(cover_.data(), kind_.size);
    return std::ranges::all_of(cover, [&](std::uint32_t house) {
        return std::ranges::any_of(
            base, [&](std::uint32_t one) { return (cuts_(one, house) & places(one)) != 0; });
    });
}

CellSet FishSearch::fins() const {
    CellSet found(state_.board().cell_count());
    for (std::uint32_t k = 0; k < kind_.size; ++k) {
        const std::uint32_t house = base_[k];
        std::uint64_t rest = places(house) & ~body(house);
        for (; rest != 0; rest &= rest - 1) {
            found.insert(first_cell_at(state_.board().houses()[house], rest));
        }
    }
    return found;
}

CellSet FishSearch::removed(const CellSet& fins) const {
    const Board& board = state_.board();
    CellSet once(board.cell_count());
    CellSet twice(board.cell_count());
    for (std::uint32_t k = 0; k < kind_.size; ++k) {
        twice |= once & board.house_set(cover_[k]);
        once |= board.house_set(cover_[k]);
    }
    for (std::uint32_t k = 0; k < kind_.size; ++k) once -= board.house_set(base_[k]);
    CellSet found = (once | twice) & state_.cells_of(digit_);
    for (const Cell fin : fins) found &= board.peer_set(fin);
    return found;
}

// A fish that removes several cells is met once for each; the first of them offers it.
bool FishSearch::offer() {
    if (!removes_target() || !is_kind() || !every_cover_meets_the_base()) return true;
    // Where all places of a house are fins, what sees them goes without any fish.
    const std::span base(base_.data(), kind_.size);
    if (std::ranges::any_of(base, [&](auto house) { return body(house) == 0; })) return true;
    const CellSet fin_cells = fins();
    const std::uint32_t fin_count = fin_cells.size();
    if ((fin_count != 0) != (kind_.fins != FishKind::Fins::none) || fin_count > kMaxFins) {
        return true;
    }
    const CellSet gone = removed(fin_cells);
    if (gone.empty() || gone.first() != target_) return true;
    Step step{
        kind_.technique, FishPattern{.digit = digit_, .base = {}, .cover = {}, .fins = {}}, {}, {}};
    auto& pattern = std::get<FishPattern>(step.pattern);
    for (std::uint32_t k = 0; k < kind_.size; ++k) {
        pattern.base.push_back(base_[k]);
        pattern.cover.push_back(cover_[k]);
    }
    std::ranges::sort(pattern.base);
    std::ranges::sort(pattern.cover);
    pattern.fins.assign(fin_cells.begin(), fin_cells.end());
    step.eliminations = candidates_at(gone, digit_);
    return sink_(std::move(step));
}

}  // namespace sudokit::logic
