#include "logic/techniques/forcing/reach_sets.hpp"

#include <algorithm>
#include <bit>

#include "logic/houses.hpp"

namespace sudokit::logic {
namespace {

// 9x9 boards have some two hundreds.
constexpr std::uint32_t kMostCandidatesInSets = 1024;

}  // namespace

LiteralBits::LiteralBits(const State& state)
    : order_(state.board().order()), numbers_(std::size_t{state.board().cell_count()} * order_, 0) {
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            numbers_[cell * order_ + digit - 1] = count_++;
        }
    }
}

bool ReachSets::fits(const LiteralBits& bits) {
    return bits.candidate_count() <= kMostCandidatesInSets;
}

ReachSets::ReachSets(const State& state, const LiteralBits& bits, Way way)
    : state_(state),
      bits_(bits),
      way_(way),
      words_(bits.words()),
      house_count_(state.board().houses().size()),
      sets_(2 * words_ * bits.candidate_count(), 0),
      known_(std::size_t{2} * bits.candidate_count()) {
    if (way == Way::singles) {
        begin_singles();
        return;
    }
    rows_.assign(words_ * bits.candidate_count(), 0);
    done_.resize(words_);
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) add_row({cell, digit});
    }
}

ReachSet ReachSets::of(Literal assumption) {
    const std::uint32_t bit = bits_(assumption);
    ReachSet& known = known_[bit];
    if (known.size != 0) return known;
    set_ = sets_.data() + bit * words_;
    if (way_ == Way::chains) {
        follow_plainly(assumption);
    } else {
        known.dead_end = !follow_singles(assumption);
    }
    known.literals = {set_, words_};
    for (const std::uint64_t word : known.literals) known.size += count_bits(word);
    return known;
}

// What is seen does not hold, and its partners hold then.
void ReachSets::add_row(Candidate candidate) {
    const auto [cell, digit] = candidate;
    set_ = rows_.data() + bits_({candidate, false}) / 2 * words_;
    add({candidate, true});
    const auto rule_out = [&](Candidate seen) {
        add({seen, false});
        add_partners(seen, set_);
    };
    for (const Digit other : state_.candidates(cell)) {
        if (other != digit) rule_out({cell, other});
    }
    for (const Cell peer : state_.cells_of(digit) & state_.board().peer_set(cell)) {
        rule_out({peer, digit});
    }
}

// What holds since a candidate does not.
void ReachSets::add_partners(Candidate candidate, std::uint64_t* row) const {
    const auto [cell, digit] = candidate;
    const auto add = [&](Candidate partner) {
        const std::uint32_t bit = bits_({partner, true});
        row[bit / 64] |= std::uint64_t{1} << (bit % 64);
    };
    const DigitSet others = state_.candidates(cell) & ~DigitSet::of(digit);
    if (others.is_single()) add({cell, others.first()});
    const auto houses = state_.board().houses_of(cell);
    const auto places = state_.board().places_of(cell);
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const std::uint64_t rest =
            state_.places(houses[i], digit) & ~(std::uint64_t{1} << places[i]);
        if (is_one_bit(rest)) add({first_cell_at(state_.board().houses()[houses[i]], rest), digit});
    }
}

void ReachSets::follow_plainly(Literal assumption) {
    add(assumption);
    if (!assumption.holds) add_partners(assumption.candidate, set_);
    std::ranges::fill(done_, 0);
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t word = 0; word < words_; ++word) {
            while (const std::uint64_t rest = set_[word] & LiteralBits::kHolding & ~done_[word]) {
                done_[word] |= rest & (~rest + 1);
                const auto bit = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
                const std::uint64_t* const row = rows_.data() + bit / 2 * words_;
                for (std::size_t i = 0; i < words_; ++i) set_[i] |= row[i];
                grows = true;
            }
        }
    }
}

void ReachSets::begin_singles() {
    const Board& board = state_.board();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        first_candidates_.push_back(state_.candidates(cell));
    }
    first_places_.reserve(house_count_ * board.order());
    for (const Digit digit : board.digits()) {
        for (std::uint32_t house = 0; house < house_count_; ++house) {
            first_places_.push_back(state_.places(house, digit));
        }
    }
}

// False if it runs into a dead end.
bool ReachSets::follow_singles(Literal assumption) {
    candidates_ = first_candidates_;
    places_ = first_places_;
    units_.clear();
    if (!(assumption.holds ? hold(assumption.candidate) : remove(assumption.candidate))) {
        return false;
    }
    std::size_t next = 0;
    while (next < units_.size()) {
        const auto [in_house, index, digit] = units_[next++];
        Cell cell = index;
        if (in_house) {
            cell = first_cell_at(state_.board().houses()[index],
                                 places_[(digit - 1) * house_count_ + index]);
        }
        if (!has({{cell, digit}, true}) && !hold({cell, digit})) return false;
    }
    return true;
}

bool ReachSets::hold(Candidate candidate) {
    const auto [cell, digit] = candidate;
    add({candidate, true});
    for (const Digit other : candidates_[cell]) {
        if (other != digit && !remove({cell, other})) return false;
    }
    const auto peers = state_.board().peers(cell);
    return std::ranges::all_of(peers, [this, digit = digit](Cell peer) {
        return !candidates_[peer].contains(digit) || remove({peer, digit});
    });
}

// The candidate is there.
bool ReachSets::remove(Candidate candidate) {
    const auto [cell, digit] = candidate;
    add({candidate, false});
    const auto houses = state_.board().houses_of(cell);
    const auto at = state_.board().places_of(cell);
    std::uint64_t* const places = places_.data() + (digit - 1) * house_count_;
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const std::uint64_t left = places[houses[i]] &= ~(std::uint64_t{1} << at[i]);
        if (left == 0) return false;
        if (is_one_bit(left)) units_.push_back({true, houses[i], digit});
    }
    DigitSet& left = candidates_[cell];
    left.erase(digit);
    if (left.is_single()) units_.push_back({false, cell, left.first()});
    return !left.empty();
}

}  // namespace sudokit::logic
