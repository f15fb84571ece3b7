#include "rate/whips/variables.hpp"

#include <memory>

namespace sudokit::rate::whips {
namespace {

struct Spot {
    unsigned row;
    unsigned column;
    unsigned digit;

    [[nodiscard]] unsigned box() const { return row / 3 * 3 + column / 3; }
    [[nodiscard]] Candidate candidate() const {
        return static_cast<Candidate>((row * 9 + column) * 9 + digit);
    }
};

Spot spot_of(Candidate candidate) { return {candidate / 81U, candidate / 9U % 9U, candidate % 9U}; }

std::array<Seat, kKinds> seats_of(const Spot& at) {
    const auto seat = [](unsigned variable, unsigned place) {
        return Seat{static_cast<std::uint16_t>(variable), static_cast<std::uint8_t>(place)};
    };
    return {seat(at.row * 9 + at.column, at.digit), seat(81 + at.row * 9 + at.digit, at.column),
            seat(162 + at.column * 9 + at.digit, at.row),
            seat(243 + at.box() * 9 + at.digit, at.row % 3 * 3 + at.column % 3)};
}

bool are_linked(const Spot& a, const Spot& b) {
    const bool same_cell = a.row == b.row && a.column == b.column;
    if (a.digit != b.digit) return same_cell;
    return !same_cell && (a.row == b.row || a.column == b.column || a.box() == b.box());
}

void exclude(const Variables& all, Candidate candidate, Masks& keep) {
    for (const Seat seat : all.seats[candidate]) {
        keep.of[seat.variable] &= static_cast<Mask>(~(1U << seat.place));
    }
}

// The three candidates of a group, whether they are there or not.
std::array<Spot, 3> spots_of(Right group) {
    const unsigned line = (group - kCandidates) / 27;
    const unsigned third = (group - kCandidates) / 9 % 3;
    const unsigned digit = (group - kCandidates) % 9;
    std::array<Spot, 3> out{};
    for (unsigned i = 0; i < 3; ++i) {
        const unsigned place = third * 3 + i;
        out[i] = line < 9 ? Spot{line, place, digit} : Spot{place, line - 9, digit};
    }
    return out;
}

std::unique_ptr<const Variables> make_variables() {
    auto out = std::make_unique<Variables>();
    for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
        out->seats[candidate] = seats_of(spot_of(candidate));
        for (const Seat seat : out->seats[candidate]) {
            out->candidates[seat.variable][seat.place] = candidate;
        }
    }
    for (Masks& keep : out->keeps) keep.of.fill(0xFFFF);
    for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
        const Spot spot = spot_of(candidate);
        for (Candidate right = 0; right < kCandidates; ++right) {
            if (are_linked(spot, spot_of(right))) exclude(*out, candidate, out->keeps[right]);
        }
        for (unsigned group = kCandidates; group < kRights; ++group) {
            bool all = true;
            for (const Spot& other : spots_of(static_cast<Right>(group))) {
                all = all && are_linked(spot, other);
            }
            if (all) exclude(*out, candidate, out->keeps[group]);
        }
    }
    for (unsigned right = 0; right < kRights; ++right) {
        std::size_t count = 0;
        for (unsigned variable = 0; variable < kVariables; ++variable) {
            if (out->keeps[right].of[variable] == 0xFFFF) continue;
            out->touched[right][count++] = static_cast<std::uint16_t>(variable);
        }
        out->touched[right][count] = kVariables;
    }
    return out;
}

}  // namespace

const Variables& variables() {
    static const std::unique_ptr<const Variables> kAll = make_variables();
    return *kAll;
}

Right group_of(unsigned variable, Mask values) {
    if (variable < kCells) return kRights;
    const unsigned kind = variable / 81;
    const unsigned house = variable / 9 % 9;
    const unsigned digit = variable % 9;
    for (unsigned i = 0; i < 3; ++i) {
        unsigned line = kind == 1 ? house : 9 + house;
        unsigned third = i;
        if (kind == 3) line = house / 3 * 3 + i, third = house % 3;
        if ((values & ~(7U << 3 * i)) == 0) {
            return static_cast<Right>(kCandidates + line * 27 + third * 9 + digit);
        }
        if (kind == 3 && (values & ~(0x49U << i)) == 0) {
            line = 9 + house % 3 * 3 + i;
            third = house / 3;
            return static_cast<Right>(kCandidates + line * 27 + third * 9 + digit);
        }
    }
    return kRights;
}

}  // namespace sudokit::rate::whips
