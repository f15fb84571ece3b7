#include "generate/nine/lattice.hpp"

#include <algorithm>
#include <bit>

#include "generate/minimality/swap_sets.hpp"

namespace sudokit::generate {
namespace {

// Sets of a puzzle that are tested before the next ones are chosen: those that fail show others to
// be too few without a test.
constexpr std::size_t kAtOnce = 16;

}  // namespace

NineLattice::Work::Work(NineWithin& of) : puzzle(&of) {
    cells.reserve(of.redundant.size());
    of.redundant.for_each(
        [&](std::size_t cell) { cells.push_back(static_cast<std::uint8_t>(cell)); });
    SUDOKIT_EXPECT(cells.size() <= 32);
    SwapSets swaps;
    swaps.read(of.solution);
    for (std::size_t i = 0; i < swaps.size(); ++i) {
        if ((swaps.set(i) & of.needed).empty()) unavoidable.push_back(bits_of(swaps.set(i)));
    }
    enough.push_back(bits_of(of.redundant));
    list_smaller();
}

NineLattice::Givens NineLattice::Work::bits_of(NineCells set) const {
    Givens bits = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) bits |= Givens{set.contains(cells[i])} << i;
    return bits;
}

NineCells NineLattice::Work::givens_of(Givens bits) const {
    NineCells givens = puzzle->needed;
    for (; bits != 0; bits &= bits - 1) {
        givens.insert(cells[static_cast<std::size_t>(std::countr_zero(bits))]);
    }
    return givens;
}

bool NineLattice::Work::is_too_few(Givens bits) const {
    return std::ranges::any_of(unavoidable, [bits](Givens set) { return (set & bits) == 0; });
}

// What is left without one given of each set that is enough. A set comes once: from the one that
// has its last missing given besides, which is enough if any of those is.
void NineLattice::Work::list_smaller() {
    smaller.clear();
    next = 0;
    const Givens all = bits_of(puzzle->redundant);
    for (const Givens set : enough) {
        const auto missing = static_cast<unsigned>(std::bit_width(all & ~set));
        for (Givens rest = missing < 32 ? set >> missing << missing : 0; rest != 0;
             rest &= rest - 1) {
            smaller.push_back(set & ~(rest & (0 - rest)));
        }
    }
}

void NineLattice::Work::take_minimal() {
    for (const Givens set : enough) {
        bool minimal = true;
        for (Givens rest = set; rest != 0 && minimal; rest &= rest - 1) {
            minimal = !std::ranges::binary_search(smaller_enough, set & ~(rest & (0 - rest)));
        }
        if (minimal) puzzle->minimal.push_back(givens_of(set));
    }
}

// Chooses what is to be tested next; false if there is nothing left.
bool NineLattice::Work::go_on() {
    on_trial.clear();
    for (;;) {
        while (next < smaller.size() && on_trial.size() < kAtOnce) {
            const Givens set = smaller[next++];
            if (!is_too_few(set)) on_trial.push_back(set);
        }
        if (!on_trial.empty()) return true;
        std::ranges::sort(smaller_enough);
        take_minimal();
        if (smaller_enough.empty()) return false;
        std::swap(enough, smaller_enough);
        smaller_enough.clear();
        list_smaller();
    }
}

void NineLattice::find(std::span<NineWithin> puzzles, Deadline deadline) {
    works_.clear();
    works_.reserve(puzzles.size());
    for (NineWithin& puzzle : puzzles) {
        puzzle.minimal.clear();
        puzzle.stopped = false;
        works_.emplace_back(puzzle);
    }
    for (;;) {
        std::erase_if(works_, [](Work& work) { return work.puzzle->stopped || !work.go_on(); });
        if (works_.empty()) return;
        if (deadline.passed()) break;
        for (const Work& work : works_) {
            for (const Givens set : work.on_trial) {
                trials_.add(work.puzzle->solution, work.givens_of(set));
            }
        }
        auto findings = trials_.test(deadline);
        for (Work& work : works_) {
            for (const Givens set : work.on_trial) {
                switch (findings.front().kind) {
                    case NineFinding::Kind::only: work.smaller_enough.push_back(set); break;
                    case NineFinding::Kind::another:
                        work.unavoidable.push_back(work.bits_of(findings.front().difference));
                        break;
                    case NineFinding::Kind::stopped: work.puzzle->stopped = true; break;
                }
                findings = findings.subspan(1);
            }
        }
    }
    for (const Work& work : works_) work.puzzle->stopped = true;
}

}  // namespace sudokit::generate
