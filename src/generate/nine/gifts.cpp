#include "generate/nine/gifts.hpp"

#include <algorithm>

#include "generate/makers/maker.hpp"
#include "generate/wish/parts_to_add.hpp"

namespace sudokit::generate {
namespace {

constexpr nine::Digits kNothing{};

constexpr RuleSet kSingles{.single_candidate = true, .single_position = true};

NineCells placed_in(const rate::NineFilter& filter) {
    NineCells cells;
    for (unsigned cell = 0; cell < nine::kCells; ++cell) {
        if (!filter.is_open(cell)) cells.insert(cell);
    }
    return cells;
}

const RuleSet& rules_of(Level level) {
    return *all_levels(Scale::level)[static_cast<std::size_t>(level)].rules;
}

nine::Digits digits_of(const Grid& grid) {
    nine::Digits out{};
    std::ranges::copy(grid.digits, out.begin());
    return out;
}

}  // namespace

NineGifts::NineGifts(const Wish& wish) : weak_(kNothing), strong_(kNothing) {
    if (wish.uses || !wish.level || !is_plain_nine(wish)) return;
    const auto [least, most] = *wish.level;
    // Easier puzzles are come across sooner by giving what comes.
    if (least < Level::medium || most == Level::expert) return;
    enough_ = rules_of(most);
    short_ = rules_of(static_cast<Level>(static_cast<std::uint8_t>(least) - 1));
    for (const auto& part : parts_to_add(wish)) {
        NineCells cells;
        for (const Cell cell : part) cells.insert(cell);
        parts_.push_back(cells);
    }
}

bool NineGifts::give(MadePuzzle& made, Rng& rng) {
    nine::Digits givens{};
    std::ranges::copy(made.puzzle.givens(), givens.begin());
    const nine::Digits solution = digits_of(made.solution);
    weak_ = rate::NineFilter(givens);
    weak_.run(short_);
    strong_ = weak_;
    strong_.run(enough_);
    reached_ = {placed_in(strong_)};
    easy_.clear();
    order_ = parts_;
    rng.shuffle(order_);
    for (const NineCells part : order_) {
        if (!is_right(solution, part)) continue;
        part.for_each([&](std::size_t cell) {
            made.puzzle.set_given(static_cast<Cell>(cell), solution[cell]);
        });
        return true;
    }
    return false;
}

// True if giving the digits of a part is enough, and not too much.
bool NineGifts::is_right(const nine::Digits& solution, NineCells part) {
    // What was reached from something that is not enough is not enough either.
    const auto holds = [&](NineCells reached) { return (part - reached).empty(); };
    if (std::ranges::any_of(reached_, holds)) return false;
    rate::NineFilter weak = weak_;
    add(weak, solution, part);
    weak.run(kSingles);
    // What leads to something that is too much is too much as well.
    const NineCells placed = placed_in(weak);
    const auto is_placed = [&](NineCells other) { return (other - placed).empty(); };
    if (std::ranges::any_of(easy_, is_placed) || weak.run(short_) == Filtering::State::solved) {
        easy_.push_back(part);
        return false;
    }
    rate::NineFilter strong = strong_;
    add(strong, solution, part);
    if (strong.run(enough_) == Filtering::State::solved) return true;
    reached_.push_back(placed_in(strong));
    return false;
}

void NineGifts::add(rate::NineFilter& filter, const nine::Digits& solution, NineCells part) {
    part.for_each([&](std::size_t cell) {
        const auto index = static_cast<unsigned>(cell);
        if (filter.is_open(index)) filter.give(index, solution[cell]);
    });
}

}  // namespace sudokit::generate
