// Takes givens out of many 9x9 puzzles at once, by the lane engine.
#pragma once

#include <span>
#include <vector>

#include "generate/minimality/swap_sets.hpp"
#include "generate/nine/trials.hpp"

namespace sudokit::generate {

/// Where givens are to be taken out.
struct NineDig {
    nine::Digits solution = {};  ///< the only one of the puzzle
    NineCells givens;            ///< at first those of the puzzle, then those left
    /// What is tried, in this order; what is not a given is passed over. The givens of a set are
    /// taken out together or not at all.
    std::span<const NineCells> order = {};
    std::uint32_t least = 0;  ///< how many givens are kept at any rate
    bool stopped = false;     ///< time ran out first; the givens left have one solution even so
};

/// Takes out what is redundant, one set of givens after the other, until all were tried. What is
/// left depends on the puzzle and the order alone.
///
/// Many givens are taken out on trial at once. If there is another solution then, the cells in
/// which it differs are unavoidable: some of them must be kept, and the next trial knows that. So
/// each search either settles many givens that can be spared or one that cannot, and those that the
/// unavoidable sets known so far settle take no search at all. For full grids: where few givens are
/// redundant, `NineMinimality` is faster. Keeps its memory; one per thread.
class NineDigger {
  public:
    explicit NineDigger(const nine::Kernel& kernel) : trials_(kernel) {}

    void dig(std::span<NineDig> digs, Deadline deadline);

  private:
    // A puzzle that is worked on.
    struct Pit {
        explicit Pit(NineDig& of) { begin(of); }

        void begin(NineDig& of);
        [[nodiscard]] bool plan();
        [[nodiscard]] bool is_needed(NineCells cells) const;
        void accept();
        void refuse(NineCells difference);

        NineDig* dig = nullptr;
        SwapSets swaps;
        std::vector<NineCells> learned = {};  // other unavoidable sets
        std::size_t next = 0;                 // in the order: all before are settled
        std::uint32_t most = 0;               // givens to take out at once
        NineCells trial = {};                 // the givens left on trial
        std::size_t trial_end = 0;            // in the order, behind what was tried
    };

    [[nodiscard]] static bool go_on(Pit& pit, std::span<NineDig>& digs);
    void give_up(std::span<NineDig> digs);
    void test(Deadline deadline);

    NineTrials trials_;
    std::vector<Pit> pits_;
};

}  // namespace sudokit::generate
