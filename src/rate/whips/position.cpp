#include "rate/whips/position.hpp"

#include <algorithm>
#include <bit>

namespace sudokit::rate::whips {

void place(const Masks& from, Right right, Masks& to) {
    const Variables& all = variables();
    const Masks& keep = all.keeps[right];
    for (std::size_t i = 0; i < to.of.size(); ++i) {
        to.of[i] = static_cast<Mask>(from.of[i] & keep.of[i]);
    }
    if (right >= kCandidates) return;
    for (const Seat seat : all.seats[right]) to.of[seat.variable] = kSettled;
}

Position::Position() : touched_(kRights) {}

void Position::load(const nine::Marks& puzzle) {
    ++age_;
    left_.of.fill(0x1FF);
    std::fill(left_.of.begin() + kVariables, left_.of.end(), kSettled);
    open_ = kCells;
    for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
        const Mask marks = puzzle[candidate / 9U];
        if ((marks >> candidate % 9U & 1U) != 0) continue;
        // A given takes the rest of its cell with it.
        if (!has_one_at_most(marks & 0x1FFU)) remove(candidate);
    }
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const auto marks = static_cast<Mask>(puzzle[cell] & 0x1FFU);
        if (!has_one_at_most(marks)) continue;
        place_in(static_cast<Candidate>(cell * 9 + static_cast<unsigned>(std::countr_zero(marks))));
    }
}

void Position::load(const Masks& left) {
    ++age_;
    left_ = left;
}

void Position::place_in(Candidate candidate) {
    place(left_, candidate, left_);
    --open_;
    ++age_;
}

void Position::remove(Candidate candidate) {
    for (const Seat seat : all_.seats[candidate]) {
        left_.of[seat.variable] &= static_cast<Mask>(~(1U << seat.place));
    }
}

bool Position::settle_singles() {
    for (bool any = true; any;) {
        any = false;
        for (unsigned variable = 0; variable < kVariables; ++variable) {
            const Mask values = left_.of[variable];
            if (!has_one_at_most(values)) continue;
            if (values == 0) return false;
            place_in(all_.candidates[variable][static_cast<unsigned>(std::countr_zero(values))]);
            any = true;
        }
    }
    return true;
}

std::span<const std::uint16_t> Position::touched(Right right) {
    Touched& out = touched_[right];
    if (out.age != age_) {
        out.age = age_;
        out.count = 0;
        for (const std::uint16_t* at = all_.touched[right].data(); *at != kVariables; ++at) {
            if (linked(right, *at) != 0) out.variables[out.count++] = *at;
        }
    }
    return std::span(out.variables).first(out.count);
}

}  // namespace sudokit::rate::whips
