#include "generate/nine/digger.hpp"

#include <algorithm>
#include <utility>

namespace sudokit::generate {
namespace {

// Puzzles that are worked on side by side: enough to keep all lanes busy, few enough for their
// tables to stay in the second cache.
constexpr std::size_t kPits = 256;

// How many givens are taken out at first, and by what this is divided after each trial that fails:
// the best of some, measured on random grids, which took 27 searches each. To take out more again
// after a trial that succeeds is slower.
constexpr std::uint32_t kNineFirstTrial = 24;
constexpr std::uint32_t kNineFewerBy = 4;

}  // namespace

void NineDigger::Pit::begin(NineDig& of) {
    dig = &of;
    swaps.read(of.solution);
    learned.clear();
    next = 0;
    most = kNineFirstTrial;
}

// True if some unavoidable set has no other given than these.
bool NineDigger::Pit::is_needed(NineCells cells) const {
    const NineCells others = trial - cells;
    const auto is_hit = [others](NineCells set) { return !(set & others).empty(); };
    bool needed = false;
    cells.for_each([&](std::size_t cell) { needed = needed || !swaps.all_of(cell, is_hit); });
    return needed || std::ranges::any_of(learned, [&](NineCells set) {
               return !is_hit(set) && !(set & cells).empty();
           });
}

// Chooses the next trial; false if there is none.
bool NineDigger::Pit::plan() {
    trial = dig->givens;
    std::uint32_t left = trial.size();
    std::uint32_t out = 0;
    for (trial_end = next; trial_end < dig->order.size() && out < most; ++trial_end) {
        const NineCells cells = dig->order[trial_end] & trial;
        const std::uint32_t size = cells.size();
        if (size == 0 || left < dig->least + size || is_needed(cells)) continue;
        trial = trial - cells;
        left -= size;
        out += size;
    }
    return out > 0;
}

void NineDigger::Pit::accept() {
    dig->givens = trial;
    next = trial_end;
}

void NineDigger::Pit::refuse(NineCells difference) {
    learned.push_back(difference);
    most = std::max(most / kNineFewerBy, 1U);
}

void NineDigger::dig(std::span<NineDig> digs, Deadline deadline) {
    pits_.clear();
    for (;;) {
        for (std::size_t i = 0; i < pits_.size();) {
            if (go_on(pits_[i], digs)) {
                ++i;
            } else {
                std::swap(pits_[i], pits_.back());
                pits_.pop_back();
            }
        }
        while (pits_.size() < kPits && !digs.empty()) {
            pits_.emplace_back(digs.front());
            digs = digs.subspan(1);
            if (!go_on(pits_.back(), digs)) pits_.pop_back();
        }
        if (pits_.empty()) return;
        if (deadline.passed()) return give_up(digs);
        test(deadline);
    }
}

// Out of time: what is under way or was not begun stays as it is.
void NineDigger::give_up(std::span<NineDig> digs) {
    for (const Pit& pit : pits_) pit.dig->stopped = true;
    for (NineDig& dig : digs) dig.stopped = true;
}

// Plans the next trial of a pit, in the next puzzle where it is done with this one; false if there
// is nothing left to do.
bool NineDigger::go_on(Pit& pit, std::span<NineDig>& digs) {
    while (pit.dig->stopped || !pit.plan()) {
        if (digs.empty()) return false;
        pit.begin(digs.front());
        digs = digs.subspan(1);
    }
    return true;
}

// Looks for a second solution of every trial.
void NineDigger::test(Deadline deadline) {
    for (const Pit& pit : pits_) trials_.add(pit.dig->solution, pit.trial);
    const auto findings = trials_.test(deadline);
    for (std::size_t i = 0; i < pits_.size(); ++i) {
        switch (findings[i].kind) {
            case NineFinding::Kind::only: pits_[i].accept(); break;
            case NineFinding::Kind::another: pits_[i].refuse(findings[i].difference); break;
            case NineFinding::Kind::stopped: pits_[i].dig->stopped = true; break;
        }
    }
}

}  // namespace sudokit::generate
