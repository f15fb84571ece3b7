#include "logic/techniques/houses/subset.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "logic/hall.hpp"
#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kMostCells = 4;

// A few cells of a house, in increasing order.
struct FewCells {
    std::array<Cell, kMostCells> cell = {};
    std::uint32_t count = 0;

    FewCells(const House& house, std::uint64_t members) {
        for (; members != 0; members &= members - 1) {
            cell[count++] = first_cell_at(house, members);
        }
    }
    [[nodiscard]] std::span<const Cell> all() const { return {cell.data(), count}; }
    [[nodiscard]] bool are_in(const CellSet& cells) const {
        return std::ranges::all_of(all(), [&](Cell one) { return cells.contains(one); });
    }
    [[nodiscard]] std::vector<Cell> list() const { return {all().begin(), all().end()}; }
};

// The digits of a naked subset that a house still has elsewhere.
bool loses(const State& state, std::uint32_t house, const FewCells& cells, DigitSet digits) {
    for (const Digit digit : digits) {
        const auto inside = std::ranges::count_if(cells.all(), [&](Cell cell) {
            return state.has({cell, digit});
        });
        if (count_bits(state.places(house, digit)) > inside) return true;
    }
    return false;
}

// The houses that all of `cells` are in and that lose candidates; nothing if one of them comes
// before `house`, where the same cells are met first.
std::vector<std::uint32_t> losing_houses(const State& state, std::uint32_t house,
                                         const FewCells& cells, DigitSet digits) {
    const Board& board = state.board();
    std::vector<std::uint32_t> losing;
    for (const std::uint32_t common : board.houses_of(cells.cell[0])) {
        if (common != house) {
            if (!cells.are_in(board.house_set(common))) continue;
            if (comes_before(board, common, house)) return {};
        }
        if (loses(state, common, cells, digits)) losing.push_back(common);
    }
    return losing;
}

std::vector<Candidate> naked_eliminations(const State& state, std::span<const std::uint32_t> houses,
                                          const FewCells& cells, DigitSet digits) {
    CellSet others(state.board().cell_count());
    for (const std::uint32_t house : houses) others |= state.board().house_set(house);
    for (const Cell cell : cells.all()) others.erase(cell);
    std::vector<Candidate> eliminations;
    for (const Cell cell : others& state.open_cells()) {
        for (const Digit digit : state.candidates(cell) & digits) {
            eliminations.push_back({cell, digit});
        }
    }
    return eliminations;
}

// One of the losing houses is a box, and the others lose candidates outside of it.
bool is_locked(const State& state, std::span<const std::uint32_t> houses,
               std::span<const Candidate> eliminations) {
    const auto box = std::ranges::find_if(houses, [&](std::uint32_t house) {
        return state.board().houses()[house].kind == HouseKind::box;
    });
    if (box == houses.end()) return false;
    const CellSet& cells = state.board().house_set(*box);
    return std::ranges::any_of(
        eliminations, [&](const Candidate& candidate) { return !cells.contains(candidate.cell); });
}

// Calls `visit` with the digits that a hidden subset leaves one of several places in the house.
template <class Visit>
bool each_single_left(const State& state, std::uint32_t house, const SubsetPattern& subset,
                      std::uint64_t taken, const Visit& visit) {
    const DigitSet others = state.board().digits() & ~state.placed(house) & ~subset.digits;
    return std::ranges::all_of(others, [&](Digit digit) {
        const std::uint64_t places = state.places(house, digit);
        if (!is_one_bit(places & ~taken) || (places & taken) == 0) return true;
        const Cell cell = first_cell_at(state.board().houses()[house], places & ~taken);
        return visit(Candidate{cell, digit});
    });
}

}  // namespace

bool NakedSubset::find_in(const State& state, std::uint32_t number, StepSink sink) const {
    const House& house = state.board().houses()[number];
    std::array<std::uint64_t, kMaxOrder> values;
    for (std::size_t i = 0; i < house.cells.size(); ++i) {
        values[i] = state.candidates(house.cells[i]).bits();
    }
    return each_tuple(
        {values.data(), house.cells.size()}, size_, [&](std::uint64_t members, std::uint64_t bits) {
            const FewCells cells(house, members);
            const DigitSet digits(bits);
            auto houses = losing_houses(state, number, cells, digits);
            if (houses.empty()) return true;
            auto eliminations = naked_eliminations(state, houses, cells, digits);
            const bool locked = size_ < kMostCells && is_locked(state, houses, eliminations);
            if (locked != (kind_ == Kind::locked)) return true;
            SubsetPattern pattern{std::move(houses), cells.list(), digits};
            return sink({id_, std::move(pattern), {}, std::move(eliminations)});
        });
}

// A house in which nothing has changed since nothing was found has no new subset, and those that it
// had have lost nothing to find. But one that was locked in a box has become a plain one where the
// other houses of its cells have lost what it takes outside of the box.
bool NakedSubset::is_worth_a_look(const Board& board, const VainLooks& looks,
                                  std::uint32_t house) const {
    if (looks.has_changed(house, id_)) return true;
    if (kind_ == Kind::locked || size_ == kMostCells) return false;
    if (board.houses()[house].kind != HouseKind::box) return false;
    return std::ranges::any_of(board.houses()[house].cells, [&](Cell cell) {
        return std::ranges::any_of(board.houses_of(cell), [&](std::uint32_t other) {
            return looks.has_changed(other, id_);
        });
    });
}

bool NakedSubset::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const Board& board = state.board();
    const VainLooks* const looks = position.vain_looks();
    return each_house(
               board,
               [&](std::uint32_t house) {
                   // All cells of a locked subset are in a box, and boxes come first.
                   if (kind_ == Kind::locked && board.houses()[house].kind != HouseKind::box) {
                       return true;
                   }
                   if (looks != nullptr && !is_worth_a_look(board, *looks, house)) {
                       return true;
                   }
                   return !sink.has_enough() && find_in(state, house, sink);
               }) &&
           !sink.has_enough();
}

bool HiddenSubset::find_in(const State& state, std::uint32_t number, StepSink sink) const {
    const House& house = state.board().houses()[number];
    std::array<std::uint64_t, kMaxOrder> values;
    for (const Digit digit : state.board().digits()) {
        values[digit - 1] = state.places(number, digit);
    }
    return each_tuple(
        {values.data(), house.cells.size()}, size_,
        [&](std::uint64_t members, std::uint64_t places) {
            const SubsetPattern pattern{
                {number}, FewCells(house, places).list(), DigitSet(members)};
            if (kind_ == Kind::direct) {
                return each_single_left(state, number, pattern, places, [&](Candidate single) {
                    return sink({id_, pattern, {single}, {}});
                });
            }
            std::vector<Candidate> eliminations;
            for (const Cell cell : pattern.cells) {
                for (const Digit digit : state.candidates(cell) & ~pattern.digits) {
                    eliminations.push_back({cell, digit});
                }
            }
            return eliminations.empty() || sink({id_, pattern, {}, std::move(eliminations)});
        });
}

bool HiddenSubset::find_at(const Position& position, StepSink sink) const {
    const State& state = position.state();
    const VainLooks* const looks = position.vain_looks();
    return each_house(state.board(),
                      [&](std::uint32_t house) {
                          if (looks != nullptr && !looks->has_changed(house, id_)) return true;
                          return !sink.has_enough() && find_in(state, house, sink);
                      }) &&
           !sink.has_enough();
}

const Technique* subset_technique(TechniqueId id) {
    using enum TechniqueId;
    using Kind = NakedSubset::Kind;
    using HiddenKind = HiddenSubset::Kind;
    static const NakedSubset kLockedPair(locked_pair, 2, Kind::locked);
    static const NakedSubset kLockedTriple(locked_triple, 3, Kind::locked);
    static const NakedSubset kNakedPair(naked_pair, 2, Kind::plain);
    static const NakedSubset kNakedTriple(naked_triple, 3, Kind::plain);
    static const NakedSubset kNakedQuad(naked_quad, 4, Kind::plain);
    static const HiddenSubset kHiddenPair(hidden_pair, 2, HiddenKind::plain);
    static const HiddenSubset kHiddenTriple(hidden_triple, 3, HiddenKind::plain);
    static const HiddenSubset kDirectPair(direct_hidden_pair, 2, HiddenKind::direct);
    static const HiddenSubset kDirectTriple(direct_hidden_triple, 3, HiddenKind::direct);
    static const HiddenSubset kHiddenQuad(hidden_quad, 4, HiddenKind::plain);
    switch (id) {
        case locked_pair: return &kLockedPair;
        case locked_triple: return &kLockedTriple;
        case naked_pair: return &kNakedPair;
        case naked_triple: return &kNakedTriple;
        case naked_quad: return &kNakedQuad;
        case hidden_pair: return &kHiddenPair;
        case hidden_triple: return &kHiddenTriple;
        case direct_hidden_pair: return &kDirectPair;
        case direct_hidden_triple: return &kDirectTriple;
        case hidden_quad: return &kHiddenQuad;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
