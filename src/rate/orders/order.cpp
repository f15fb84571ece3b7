#include "sudokit/order.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "sudokit/score.hpp"

#include "engine/nine/nine.hpp"
#include "logic/position.hpp"
#include "logic/vain_looks.hpp"
#include "rate/orders/se_path.hpp"
#include "rate/orders/singles_queue.hpp"
#include "rate/orders/tables.hpp"

namespace sudokit {
namespace {

// These entries, and then the techniques that they leave out.
std::vector<OrderEntry> followed_by_people(std::span<const OrderEntry> first) {
    std::vector<OrderEntry> entries(first.begin(), first.end());
    for (const OrderEntry& entry : rate::people_order()) {
        const bool is_there = std::ranges::any_of(
            first, [&](const OrderEntry& other) { return other.technique == entry.technique; });
        if (!is_there) entries.push_back(entry);
    }
    return entries;
}

const auto& orders() {
    static const std::vector<OrderEntry> kHodoku = followed_by_people(rate::hodoku_steps());
    static const std::vector<OrderEntry> kPaper = followed_by_people(rate::paper_rules());
#ifndef __EMSCRIPTEN__  // where it is left out, to be loaded faster
    static const std::vector<OrderEntry> kSe = followed_by_people(rate::se_steps());
#endif
    static const std::array kOrders = {
        TechniqueOrderInfo{TechniqueOrder::people,
                           "people",
                           {"what a person sees first", "ce qu’un joueur voit d’abord"},
                           rate::people_order()},
        TechniqueOrderInfo{TechniqueOrder::hodoku,
                           "hodoku",
                           {"HoDoKu's order and its choice of steps, which the scale score adds up",
                            "l’ordre de HoDoKu et ses choix d’étapes, que l’échelle score "
                            "additionne"},
                           kHodoku},
        TechniqueOrderInfo{TechniqueOrder::paper,
                           "paper",
                           {"the rules of the founding paper, then all else",
                            "les règles de l’article fondateur, puis tout le reste"},
                           kPaper},
#ifndef __EMSCRIPTEN__
        TechniqueOrderInfo{TechniqueOrder::se,
                           "se",
                           {"Sudoku Explainer's own path, step by step, which the scale se rates",
                            "le chemin de Sudoku Explainer, étape par étape, que l’échelle se "
                            "évalue"},
                           kSe},
#endif
    };
    return kOrders;
}

// In place of placing digits, removes the other candidates of their cells.
void remove_instead(Step& step, const State& state) {
    for (const Candidate& placed : step.placements) {
        for (const Digit digit : state.candidates(placed.cell)) {
            if (digit != placed.digit) step.eliminations.push_back({placed.cell, digit});
        }
    }
    step.placements.clear();
}

// Looks for a step that is better than the one found so far; false if the deadline passes.
bool look(const OrderEntry& entry, const logic::Position& position, const Deadline& deadline,
          std::optional<Step>& found) {
    const auto is_better = [&](std::size_t placements, std::size_t eliminations) {
        return !found || std::pair(placements, eliminations) >
                             std::pair(found->placements.size(), found->eliminations.size());
    };
    bool enough = false;
    const auto take = [&](Step offered) {
        if (entry.choice == StepChoice::widest) remove_instead(offered, position.state());
        if (is_better(offered.placements.size(), offered.eliminations.size())) {
            found = std::move(offered);
        }
        enough = entry.choice == StepChoice::first;
        return !enough;
    };
    const auto wants = [&](StepSize size) {
        return entry.choice == StepChoice::widest ? is_better(0, size.eliminations + size.beside)
                                                  : is_better(size.placements, size.eliminations);
    };
    return logic::find_steps(entry.technique, entry.houses, position,
                             StepSink(take, deadline, wants)) ||
           enough;
}

// What came up when, if the order asks for it.
using Singles = std::optional<rate::SinglesQueue>;

Singles singles_for(TechniqueOrder order, const State& state) {
    const bool asks = std::ranges::any_of(info_of(order).entries, [](const OrderEntry& entry) {
        return entry.choice == StepChoice::oldest;
    });
    return asks ? Singles(std::in_place, state) : Singles();
}

// Who knows Sudoku Explainer's path, if the order asks for it.
std::unique_ptr<rate::SePath> path_for(TechniqueOrder order, const State& state,
                                       const TechniqueSet& techniques) {
    if (order != TechniqueOrder::se) return nullptr;
    SUDOKIT_EXPECT(engine::Nine::fits(state.board()));
    return std::make_unique<rate::SePath>(techniques);
}

std::optional<Step> find_next(const State& state, TechniqueOrder order,
                              const TechniqueSet& techniques, const Deadline& deadline,
                              const Singles& singles, logic::VainLooks& looks) {
    const logic::Position position(state, deadline, looks);
    std::optional<Step> found;
    for (const OrderEntry& entry : info_of(order).entries) {
        if (techniques.test(static_cast<std::size_t>(entry.technique))) {
            if (entry.choice == StepChoice::oldest) {
                if (auto single = singles->oldest(entry.technique, state)) return single;
            } else if (!look(entry, position, deadline, found)) {
                return std::nullopt;
            } else if (!found && entry.houses == StepHouses::all) {
                looks.add(entry.technique);
            }
        }
        if (found && !entry.with_next) return found;
    }
    return found;
}

}  // namespace

struct Player::Memory {
    Singles singles;
    std::unique_ptr<rate::SePath> path;
    logic::VainLooks looks = {};
};

Player::Player(State state, TechniqueOrder order, const TechniqueSet& techniques)
    : state_(std::move(state)),
      order_(order),
      techniques_(techniques),
      memory_(std::make_unique<Memory>(
          Memory{singles_for(order, state_), path_for(order, state_, techniques)})) {}
Player::~Player() = default;
Player::Player(Player&&) noexcept = default;
Player& Player::operator=(Player&&) noexcept = default;

std::span<const TechniqueOrderInfo> all_technique_orders() { return orders(); }

const TechniqueOrderInfo& info_of(TechniqueOrder order) {
    SUDOKIT_EXPECT(static_cast<std::size_t>(order) < orders().size());
    return orders()[static_cast<std::size_t>(order)];
}

std::optional<TechniqueOrder> find_technique_order(std::string_view word) {
    const auto all = all_technique_orders();
    const auto found = std::ranges::find(all, word, &TechniqueOrderInfo::word);
    if (found == all.end()) return std::nullopt;
    return found->id;
}

#ifdef __EMSCRIPTEN__
std::optional<Error> order_fault(TechniqueOrder, const Puzzle&) { return std::nullopt; }
#else
std::optional<Error> order_fault(TechniqueOrder order, const Puzzle& puzzle) {
    static constexpr MessageText kBoard{
        "Sudoku Explainer's path is that of puzzles on the usual 9x9 board only",
        "le chemin de Sudoku Explainer n’existe que pour les grilles sur le plateau 9x9 habituel"};
    if (order != TechniqueOrder::se || engine::Nine::fits(puzzle)) return std::nullopt;
    return Error{ErrorCode::unsupported, 0, message(kBoard)};
}
#endif

std::size_t hardness_in(TechniqueOrder order, TechniqueId technique) {
    const auto entries = info_of(order).entries;
    const auto found = std::ranges::find(entries, technique, &OrderEntry::technique);
    const auto place = static_cast<std::size_t>(found - entries.begin());
    if (order != TechniqueOrder::hodoku) return place;
    return place + entries.size() * static_cast<std::size_t>(score_of(technique).level);
}

TechniqueSet techniques_before(TechniqueId technique, TechniqueOrder order) {
    TechniqueSet before;
    for (const OrderEntry& entry : info_of(order).entries) {
        if (entry.technique == technique) break;
        before.set(static_cast<std::size_t>(entry.technique));
    }
    return before;
}

std::optional<Step> Player::next(const Deadline& deadline) const {
    if (memory_->path) return memory_->path->next(state_, deadline);
    return find_next(state_, order_, techniques_, deadline, memory_->singles, memory_->looks);
}

void Player::take(const Step& step) {
    apply(step, state_);
    if (!memory_->singles) return;
    for (const Candidate& placed : step.placements) memory_->singles->place(placed);
    for (const Candidate& gone : step.eliminations) memory_->singles->remove(gone);
}

void Player::take(Candidate placed) {
    state_.place(placed);
    if (memory_->singles) memory_->singles->place(placed);
}

std::optional<Step> next_step(const State& state, TechniqueOrder order,
                              const TechniqueSet& techniques, const Deadline& deadline) {
    if (const auto path = path_for(order, state, techniques)) return path->next(state, deadline);
    logic::VainLooks looks;
    return find_next(state, order, techniques, deadline, singles_for(order, state), looks);
}

bool find_steps(TechniqueOrder order, const TechniqueSet& techniques, const State& state,
                StepSink sink) {
    return std::ranges::all_of(info_of(order).entries, [&](const OrderEntry& entry) {
        return !techniques.test(static_cast<std::size_t>(entry.technique)) ||
               find_steps(entry.technique, entry.houses, state, sink);
    });
}

}  // namespace sudokit
