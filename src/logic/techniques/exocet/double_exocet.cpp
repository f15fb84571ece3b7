#include "logic/techniques/exocet/double_exocet.hpp"

#include <algorithm>

#include "logic/conclusions.hpp"
#include "logic/techniques/exocet/exocet_band.hpp"

namespace sudokit::logic {
namespace {

constexpr Digit kDigitsOfTwoBases = 4;

std::uint32_t box_at(std::uint32_t place) { return place / ExocetBand::kSide; }

// The target that is in neither box of the bases.
PlaceInLine far_target(const BandExocet& exocet, const BandExocet& other) {
    const bool first = box_at(exocet.targets[0].place) != box_at(other.crossed_at);
    return exocet.targets[first ? 0 : 1];
}

bool share_lines(const BandExocet& a, const BandExocet& b) {
    auto first = a.places();
    auto second = b.places();
    std::ranges::sort(first);
    std::ranges::sort(second);
    return first == second;
}

bool are_double(const BandExocet& a, const BandExocet& b) {
    return box_at(a.crossed_at) != box_at(b.crossed_at) && a.base[0].line != b.base[0].line &&
           (a.digits | b.digits).size() == kDigitsOfTwoBases && share_lines(a, b) &&
           far_target(a, b) != far_target(b, a);
}

// Two exocets of a band, and what they remove.
class ExocetPair {
  public:
    ExocetPair(const State& state, const ExocetBand& band, const BandExocet& a, const BandExocet& b)
        : state_(state), band_(band), places_(a.places()), pattern_(band.pattern_of(a)) {
        pattern_.second_base = band.cells(b.base);
        pattern_.second_targets = band.cells(b.targets);
        if (pattern_.second_base < pattern_.base) {
            std::swap(pattern_.base, pattern_.second_base);
            std::swap(pattern_.targets, pattern_.second_targets);
        }
        pattern_.digits = a.digits | b.digits;
        pattern_.covers = band.covers(pattern_.digits, places_);
    }

    bool offer(StepSink sink) const {
        // A digit with less room would need both targets: it is in no base.
        if (!std::ranges::all_of(pattern_.digits, [&](Digit digit) { return cover(digit) == 2; })) {
            return true;
        }
        std::vector<Candidate> eliminations;
        for (const auto* targets : {&pattern_.targets, &pattern_.second_targets}) {
            for (const Cell cell : *targets) {
                for (const Digit digit : state_.candidates(cell) & ~pattern_.digits) {
                    eliminations.push_back({cell, digit});
                }
            }
        }
        for (const Digit digit : pattern_.digits) {
            add_seen(pattern_.base, pattern_.second_base, digit, eliminations);
            add_seen(pattern_.targets, pattern_.second_targets, digit, eliminations);
            add_seen(pattern_.base, pattern_.second_targets, digit, eliminations);
            add_seen(pattern_.second_base, pattern_.targets, digit, eliminations);
            add_outside(digit, eliminations);
        }
        if (eliminations.empty()) return true;
        sort_unique(eliminations);
        return sink({TechniqueId::double_exocet, pattern_, {}, std::move(eliminations)});
    }

  private:
    [[nodiscard]] std::ptrdiff_t cover(Digit digit) const {
        return std::ranges::count_if(
            pattern_.covers, [&](const HouseDigits& some) { return some.digits.contains(digit); });
    }

    // The digit is in one of the cells, which hold it or not.
    void add_seen(const std::vector<Cell>& some, const std::vector<Cell>& others, Digit digit,
                  std::vector<Candidate>& eliminations) const {
        CellSet gone = state_.cells_of(digit);
        bool any = false;
        for (const auto* cells : {&some, &others}) {
            for (const Cell cell : *cells) {
                if (!state_.has({cell, digit})) continue;
                gone &= state_.board().peer_set(cell);
                any = true;
            }
        }
        if (!any) return;
        for (const Cell cell : gone) eliminations.push_back({cell, digit});
    }

    // The digit is in the cross lines in each of the two lines across.
    void add_outside(Digit digit, std::vector<Candidate>& eliminations) const {
        CrossedLines lines = 0;
        for (const std::uint32_t place : places_) lines |= band_.crossed(place, digit);
        if (count_bits(lines) != 2) return;
        for (std::uint32_t line = 0; line < ExocetBand::kLines; ++line) {
            if ((lines >> line & 1) == 0) continue;
            for (std::uint32_t place = 0; place < ExocetBand::kLines; ++place) {
                if (std::ranges::find(places_, place) != places_.end()) continue;
                const Candidate candidate = {band_.cell({line, place}), digit};
                if (state_.has(candidate)) eliminations.push_back(candidate);
            }
        }
    }

    const State& state_;
    const ExocetBand& band_;
    std::array<std::uint32_t, 3> places_;
    ExocetPattern pattern_;
};

}  // namespace

bool DoubleExocet::find(const State& state, StepSink sink) const {
    if (!ExocetBand::fits(state.board())) return true;
    for (const LinesOf along : {LinesOf::rows, LinesOf::columns}) {
        for (std::uint32_t number = 0; number < ExocetBand::kSide; ++number) {
            if (sink.has_enough()) return false;
            const ExocetBand band(state, along, number);
            std::vector<BandExocet> all;
            band.each([&](const BandExocet& exocet) {
                all.push_back(exocet);
                return true;
            });
            for (std::size_t i = 0; i < all.size(); ++i) {
                for (std::size_t j = i + 1; j < all.size(); ++j) {
                    if (!are_double(all[i], all[j])) continue;
                    if (!ExocetPair(state, band, all[i], all[j]).offer(sink)) return false;
                }
            }
        }
    }
    return true;
}

}  // namespace sudokit::logic
