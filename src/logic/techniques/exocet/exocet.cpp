#include "logic/techniques/exocet/exocet.hpp"

#include <algorithm>
#include <array>

#include "logic/conclusions.hpp"
#include "logic/techniques/exocet/double_exocet.hpp"
#include "logic/techniques/exocet/exocet_band.hpp"

namespace sudokit::logic {
namespace {

// What one exocet of a band removes.
class Fitting {
  public:
    Fitting(const State& state, const ExocetBand& band, const BandExocet& exocet)
        : state_(state), band_(band), exocet_(exocet) {}

    // What base and targets hold if both have the same two digits. A target that has a digit must
    // leave room for it in the two other cross lines and in the box of the other target. If nothing
    // goes, what the mirrors lose.
    [[nodiscard]] std::vector<Candidate> unfit() const {
        const std::array<Cell, 4> cells = {band_.cell(exocet_.base[0]), band_.cell(exocet_.base[1]),
                                           band_.cell(exocet_.targets[0]),
                                           band_.cell(exocet_.targets[1])};
        std::array<DigitSet, 2> fit_target;
        for (std::size_t i = 0; i < 2; ++i) {
            for (const Digit digit : state_.candidates(cells[2 + i]) & exocet_.digits) {
                if (room_for_two(band_.crossed(exocet_.crossed_at, digit),
                                 band_.crossed(exocet_.targets[1 - i].place, digit)) &&
                    mirror_of(i).held.contains(digit)) {
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
                add_mirrored(mirror_of(i), fit[2 + i], eliminations);
            }
        }
        sort_unique(eliminations);
        return eliminations;
    }

  private:
    // The places that are left in the box of the other target for what a target holds: that is in
    // the lines of the base and of the target already, and the cross line has it outside.
    struct Mirror {
        std::array<Cell, 2> cells = {};
        std::array<DigitSet, 2> held_by = {};
        DigitSet held;
    };

    [[nodiscard]] Mirror mirror_of(std::size_t i) const {
        constexpr std::uint32_t kSide = ExocetBand::kSide;
        const PlaceInLine& other = exocet_.targets[1 - i];
        const std::uint32_t line = band_.third_line(exocet_.base[0].line, exocet_.targets[i].line);
        const std::uint32_t start = other.place / kSide * kSide;
        Mirror mirror;
        std::size_t count = 0;
        for (std::uint32_t place = start; place < start + kSide; ++place) {
            if (place == other.place) continue;
            mirror.cells[count] = band_.cell({line, place});
            mirror.held_by[count] = band_.held({line, place});
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

    const State& state_;
    const ExocetBand& band_;
    const BandExocet& exocet_;
};

}  // namespace

bool JuniorExocet::find(const State& state, StepSink sink) const {
    if (!ExocetBand::fits(state.board())) return true;
    for (const LinesOf along : {LinesOf::rows, LinesOf::columns}) {
        for (std::uint32_t number = 0; number < ExocetBand::kSide; ++number) {
            if (sink.has_enough()) return false;
            const ExocetBand band(state, along, number);
            const bool more = band.each([&](const BandExocet& exocet) {
                std::vector<Candidate> eliminations = Fitting(state, band, exocet).unfit();
                return eliminations.empty() || sink({TechniqueId::junior_exocet,
                                                     band.pattern_of(exocet),
                                                     {},
                                                     std::move(eliminations)});
            });
            if (!more) return false;
        }
    }
    return true;
}

const Technique* exocet_technique(TechniqueId id) {
    static const JuniorExocet kJuniorExocet;
    static const DoubleExocet kDoubleExocet;
    switch (id) {
        case TechniqueId::junior_exocet: return &kJuniorExocet;
        case TechniqueId::double_exocet: return &kDoubleExocet;
        default: return nullptr;
    }
}

}  // namespace sudokit::logic
