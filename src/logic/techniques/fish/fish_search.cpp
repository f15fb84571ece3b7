#include "logic/techniques/fish/fish_search.hpp"

#include <algorithm>
#include <span>

#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

// A turn goes through all base houses once.
constexpr std::uint64_t kFishTurnsBetweenLooks = 256;

}  // namespace

FishSearch::FishSearch(const State& state, const HouseCuts& cuts, const FishKind& kind, Take take,
                       const Deadline& deadline)
    : state_(state),
      cuts_(cuts),
      kind_(kind),
      take_(take),
      lookout_(deadline, kFishTurnsBetweenLooks),
      order_(state.board().order()) {}

bool FishSearch::run(Digit digit, const CellSet& targets) {
    if (targets.empty()) return true;
    digit_ = digit;
    fins_ = nullptr;
    return run_all(targets);
}

bool FishSearch::run_against(Candidate target, const CellSet& fins) {
    digit_ = target.digit;
    fins_ = &fins;
    CellSet targets(state_.board().cell_count());
    targets.insert(target.cell);
    return run_all(targets);
}

bool FishSearch::run_all(const CellSet& targets) {
    constexpr std::uint32_t kAll = kRows | kColumns | kBoxes;
    if (kind_.houses == FishKind::Houses::mutant) return run_kinds(kAll, kAll, targets);
    const std::uint32_t boxes = has_boxes() ? kBoxes : 0;
    return run_kinds(kRows | boxes, kColumns | boxes, targets) &&
           run_kinds(kColumns | boxes, kRows | boxes, targets);
}

bool FishSearch::run_kinds(std::uint32_t base_kinds, std::uint32_t cover_kinds,
                           const CellSet& targets) {
    cover_kinds_ = cover_kinds;
    base_count_ = 0;
    cover_count_ = 0;
    const auto gather = [&](std::uint32_t kinds, std::uint32_t least, auto& houses,
                            std::uint32_t& count) {
        for (std::uint32_t house = 0; house < 3 * order_; ++house) {
            if ((kinds >> (house / order_) & 1U) == 0) continue;
            if (count_bits(places(house)) >= least) houses[count++] = house;
        }
    };
    gather(base_kinds, 2, base_houses_, base_count_);
    gather(cover_kinds, 1, cover_houses_, cover_count_);
    return std::ranges::all_of(targets, [&](Cell target) { return look_for(target); });
}

bool FishSearch::is_cover(std::uint32_t house) const {
    return house < 3 * order_ && (cover_kinds_ >> (house / order_) & 1U) != 0;
}

// False if more than `covers` cover houses are needed for the rest of a base house: of the places
// that are counted here no two are in one cover house.
bool FishSearch::takes_at_most(const Base& base, std::uint32_t covers) const {
    if (!has_boxes()) return count_bits(base.rest) <= covers;
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

// The places of a house that may be fins.
std::uint64_t FishSearch::possible_fins(std::uint32_t house) const {
    if (kind_.fins == FishKind::Fins::none) return 0;
    std::uint64_t found = 0;
    if (fins_ != nullptr) {
        const auto& cells = state_.board().houses()[house].cells;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (fins_->contains(cells[i])) found |= std::uint64_t{1} << i;
        }
        return found;
    }
    const auto houses = state_.board().houses_of(target_);
    const auto places_of = state_.board().places_of(target_);
    std::uint64_t own = 0;
    for (std::size_t k = 0; k < houses.size(); ++k) {
        found |= cuts_(house, houses[k]);
        if (houses[k] == house) own = std::uint64_t{1} << places_of[k];
    }
    return found & ~own;
}

bool FishSearch::look_for(Cell target) {
    if (lookout_.passed()) return false;
    target_ = target;
    const auto houses = state_.board().houses_of(target);
    Choice& start = choices_[0];
    start.count = 0;
    for (std::uint32_t i = 0; i < base_count_; ++i) {
        const std::uint32_t house = base_houses_[i];
        const bool own = std::ranges::find(houses, house) != houses.end();
        if (own && !has_boxes()) continue;  // no two of the lines that cover share a place
        const Base base{house, places(house) & ~possible_fins(house)};
        if (takes_at_most(base, kind_.size)) start.bases[start.count++] = base;
    }
    if (start.count < kind_.size) return true;
    // The houses of the target are tried one after the other; those tried are not taken again.
    const std::uint32_t kinds = has_boxes() ? 3 : 2;
    for (std::uint32_t k = 0; k < kinds; ++k) {
        if (!is_cover(houses[k])) continue;
        cover_[0] = houses[k];
        if (narrow(choices_[0], choices_[1], houses[k], kind_.size - 1) && !add_cover(0, 1, k)) {
            return false;
        }
    }
    return true;
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

// `tried`: so many houses of the target are not to be taken, nor the one after them again.
bool FishSearch::add_cover(std::uint32_t from, std::uint32_t depth, std::uint32_t tried) {
    if (depth == kind_.size) return add_base(choices_[depth], 0, 0, 0, 0);
    const auto barred = state_.board().houses_of(target_).first(tried + 1);
    for (std::uint32_t i = from; i < cover_count_; ++i) {
        const std::uint32_t cover = cover_houses_[i];
        if (std::ranges::find(barred, cover) != barred.end()) continue;
        if (lookout_.passed()) return false;
        cover_[depth] = cover;
        if (narrow(choices_[depth], choices_[depth + 1], cover, kind_.size - depth - 1) &&
            !add_cover(i + 1, depth + 1, tried)) {
            return false;
        }
    }
    return true;
}

bool FishSearch::add_base(const Choice& choice, std::uint32_t from, std::uint32_t depth,
                          std::uint32_t endo_fins, std::uint32_t exo_fins) {
    if (depth == kind_.size) return offer();
    for (std::uint32_t i = from; i + (kind_.size - depth) <= choice.count; ++i) {
        const std::uint32_t house = choice.bases[i].house;
        std::uint64_t shared = 0;
        for (std::uint32_t k = 0; k < depth; ++k) shared |= cuts_(house, base_[k]);
        shared &= places(house);
        const std::uint32_t endo = endo_fins + count_bits(shared);
        if (endo > kMaxEndoFins) continue;
        if (endo != 0 && kind_.fins == FishKind::Fins::none) continue;
        const std::uint32_t exo = exo_fins + count_bits(places(house) & ~covered(house) & ~shared);
        if (exo > kind_.most_fins) continue;
        base_[depth] = house;
        if (lookout_.passed()) return false;
        if (!add_base(choice, i + 1, depth + 1, endo, exo)) return false;
    }
    return true;
}

std::uint64_t FishSearch::covered(std::uint32_t house) const {
    std::uint64_t found = 0;
    for (std::uint32_t k = 0; k < kind_.size; ++k) found |= cuts_(house, cover_[k]);
    return found;
}

// The places of a base house that are no fins.
std::uint64_t FishSearch::body(std::uint32_t house) const {
    std::uint64_t shared = 0;
    for (std::uint32_t k = 0; k < kind_.size; ++k) {
        if (base_[k] != house) shared |= cuts_(house, base_[k]);
    }
    return places(house) & covered(house) & ~shared;
}

bool FishSearch::is_sashimi() const {
    const std::span base(base_.data(), kind_.size);
    return std::ranges::any_of(base, [&](std::uint32_t house) { return is_one_bit(body(house)); });
}

bool FishSearch::is_kind() const {
    std::uint32_t base = 0;
    std::uint32_t cover = 0;
    for (std::uint32_t k = 0; k < kind_.size; ++k) {
        base |= 1U << (base_[k] / order_);
        cover |= 1U << (cover_[k] / order_);
    }
    switch (kind_.houses) {
        case FishKind::Houses::lines:
            return kind_.fins == FishKind::Fins::some ||
                   is_sashimi() == (kind_.fins == FishKind::Fins::sashimi);
        case FishKind::Houses::franken:
            return ((base | cover) & kBoxes) != 0 && base != kBoxes && cover != kBoxes;
        case FishKind::Houses::mutant: {
            const auto crosses = [](std::uint32_t one, std::uint32_t other) {
                return (one & kColumns) == 0 && (other & kRows) == 0;
            };
            return !crosses(base, cover) && !crosses(cover, base);
        }
    }
    return false;
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
    if ((fin_count != 0) != (kind_.fins != FishKind::Fins::none) || fin_count > kind_.most_fins) {
        return true;
    }
    CellSet gone(state_.board().cell_count());
    if (fins_ != nullptr) {
        gone.insert(target_);
    } else {
        gone = removed(fin_cells);
    }
    if (gone.empty() || gone.first() != target_) return true;
    FishPattern pattern{.digit = digit_, .base = {}, .cover = {}, .fins = {}};
    for (std::uint32_t k = 0; k < kind_.size; ++k) {
        pattern.base.push_back(base_[k]);
        pattern.cover.push_back(cover_[k]);
    }
    std::ranges::sort(pattern.base);
    std::ranges::sort(pattern.cover);
    pattern.fins.assign(fin_cells.begin(), fin_cells.end());
    return take_(std::move(pattern), gone);
}

}  // namespace sudokit::logic
