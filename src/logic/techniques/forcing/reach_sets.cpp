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
    add_spots();
    if (way == Way::singles) {
        begin_singles();
        return;
    }
    begin_chains();
}

void ReachSets::add_spots() {
    const Board& board = state_.board();
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const auto houses = board.houses_of(cell);
        const auto places = board.places_of(cell);
        first_spot_.push_back(static_cast<std::uint32_t>(spots_.size()));
        for (std::size_t i = 0; i < houses.size(); ++i) {
            spots_.push_back({houses[i], std::uint64_t{1} << places[i]});
        }
    }
    first_spot_.push_back(static_cast<std::uint32_t>(spots_.size()));
}

ReachSet ReachSets::of(Literal assumption) {
    const std::uint32_t bit = bits_(assumption);
    ReachSet& known = known_[bit];
    if (known.size != 0) return known;
    if (way_ == Way::singles && !assumption.holds) {
        // What holds since the candidate is gone also rules it out: the same follows from both.
        std::optional<Candidate> partner;
        each_partner(assumption.candidate, [&](Candidate other) { partner = other; });
        if (partner) return known = of({*partner, true});
        set_ = sets_.data() + bit * words_;
        add(assumption);
        return known = set_at_hand(is_alone(assumption.candidate));
    }
    set_ = sets_.data() + bit * words_;
    return known = way_ == Way::chains ? follow_plainly(assumption)
                                       : follow_singles(assumption.candidate);
}

// Whether its cell has no other candidate, or one of its houses no other place.
bool ReachSets::is_alone(Candidate candidate) const {
    const auto [cell, digit] = candidate;
    return state_.candidates(cell).is_single() ||
           std::ranges::any_of(spots_of(cell), [&, digit = digit](const Spot& spot) {
               return (state_.places(spot.house, digit) & ~spot.bit) == 0;
           });
}

ReachSet ReachSets::set_at_hand(bool dead_end) const {
    ReachSet set{0, dead_end, {set_, words_}};
    for (const std::uint64_t word : set.literals) set.size += count_bits(word);
    return set;
}

void ReachSets::begin_chains() {
    partners_.assign(words_ * bits_.candidate_count(), 0);
    has_partners_.assign(bits_.candidate_count(), 0);
    rows_.assign(words_ * bits_.candidate_count(), 0);
    done_.resize(words_);
    const auto each_candidate = [&](auto visit) {
        for (const Cell cell : state_.open_cells()) {
            for (const Digit digit : state_.candidates(cell)) visit(Candidate{cell, digit});
        }
    };
    each_candidate([&](Candidate candidate) {
        const std::uint32_t number = bits_({candidate, false}) / 2;
        set_ = partners_.data() + number * words_;
        each_partner(candidate, [&](Candidate partner) {
            add({partner, true});
            has_partners_[number] = 1;
        });
    });
    each_candidate([&](Candidate candidate) { add_row(candidate); });
}

// What is seen does not hold, and its partners hold then.
void ReachSets::add_row(Candidate candidate) {
    const auto [cell, digit] = candidate;
    set_ = rows_.data() + bits_({candidate, false}) / 2 * words_;
    add({candidate, true});
    const auto rule_out = [&](Candidate seen) {
        add({seen, false});
        if (has_partners_[bits_({seen, false}) / 2] != 0) add_partners(seen);
    };
    for (const Digit other : state_.candidates(cell)) {
        if (other != digit) rule_out({cell, other});
    }
    for (const Cell peer : state_.cells_of(digit) & state_.board().peer_set(cell)) {
        rule_out({peer, digit});
    }
}

void ReachSets::add_partners(Candidate candidate) {
    const std::uint64_t* const row = partners_.data() + bits_({candidate, false}) / 2 * words_;
    for (std::size_t i = 0; i < words_; ++i) set_[i] |= row[i];
}

// What holds since a candidate does not.
template <class Visit>
void ReachSets::each_partner(Candidate candidate, Visit visit) const {
    const auto [cell, digit] = candidate;
    const DigitSet others = state_.candidates(cell) & ~DigitSet::of(digit);
    if (others.is_single()) visit(Candidate{cell, others.first()});
    for (const Spot& spot : spots_of(cell)) {
        const std::uint64_t rest = state_.places(spot.house, digit) & ~spot.bit;
        if (!is_one_bit(rest)) continue;
        visit(Candidate{first_cell_at(state_.board().houses()[spot.house], rest), digit});
    }
}

// What follows from a literal whose set is known is added as a whole.
ReachSet ReachSets::follow_plainly(Literal assumption) {
    add(assumption);
    if (!assumption.holds) add_partners(assumption.candidate);
    std::ranges::fill(done_, 0);
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t word = 0; word < words_; ++word) {
            while (const std::uint64_t rest = set_[word] & LiteralBits::kHolding & ~done_[word]) {
                done_[word] |= rest & (~rest + 1);
                const auto bit = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
                grows = true;
                if (known_[bit].size != 0) {
                    const std::uint64_t* const all = known_[bit].literals.data();
                    for (std::size_t i = 0; i < words_; ++i) {
                        set_[i] |= all[i];
                        done_[i] |= all[i];
                    }
                } else {
                    const std::uint64_t* const row = rows_.data() + bit / 2 * words_;
                    for (std::size_t i = 0; i < words_; ++i) set_[i] |= row[i];
                }
            }
        }
    }
    return set_at_hand(false);
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

// What follows from a literal whose set is known need not be followed: a dead end is one of the
// assumption too, and if the assumption follows from the literal as well, the same follows from
// both.
ReachSet ReachSets::follow_singles(Candidate assumption) {
    const std::uint32_t own = bits_({assumption, true});
    candidates_ = first_candidates_;
    places_ = first_places_;
    units_.clear();
    if (!hold(assumption)) return set_at_hand(true);
    std::size_t done = 0;  // more units come while they are gone through
    while (done < units_.size()) {
        const Unit unit = units_[done++];
        const Candidate candidate{cell_of(unit), unit.digit};
        const std::uint32_t bit = bits_({candidate, true});
        if (is_in(bit, set_)) continue;
        const ReachSet& known = known_[bit];
        if (known.size != 0) {
            if (known.dead_end) return set_at_hand(true);
            if (is_in(own, known.literals.data())) return known;
        }
        if (!hold(candidate)) return set_at_hand(true);
    }
    return set_at_hand(false);
}

Cell ReachSets::cell_of(const Unit& unit) const {
    if (!unit.in_house) return unit.index;
    return first_cell_at(state_.board().houses()[unit.index],
                         places_[(unit.digit - 1) * house_count_ + unit.index]);
}

bool ReachSets::hold(Candidate candidate) {
    const auto [cell, digit] = candidate;
    add({candidate, true});
    for (const Digit other : candidates_[cell]) {
        if (other != digit && !remove({cell, other})) return false;
    }
    const std::uint64_t* const places = places_.data() + (digit - 1) * house_count_;
    for (const Spot& spot : spots_of(cell)) {
        const House& house = state_.board().houses()[spot.house];
        for (std::uint64_t rest = places[spot.house] & ~spot.bit; rest != 0; rest &= rest - 1) {
            if (!remove({first_cell_at(house, rest), digit})) return false;
        }
    }
    return true;
}

// The candidate is there.
bool ReachSets::remove(Candidate candidate) {
    const auto [cell, digit] = candidate;
    add({candidate, false});
    std::uint64_t* const places = places_.data() + (digit - 1) * house_count_;
    for (const Spot& spot : spots_of(cell)) {
        const std::uint64_t left = places[spot.house] &= ~spot.bit;
        if ((left & (left - 1)) != 0) continue;
        if (left == 0) return false;
        units_.push_back({true, spot.house, digit});
    }
    DigitSet& left = candidates_[cell];
    left.erase(digit);
    if (left.is_single()) units_.push_back({false, cell, left.first()});
    return !left.empty();
}

}  // namespace sudokit::logic
