#include "rate/whips/braid_tests.hpp"

#include <vector>

#include "rate/whips/braid_search.hpp"

namespace sudokit::rate::whips {
namespace {

// From this length on, a target is only searched if placing what follows from it, in as many rounds
// as there are steps, leads to a contradiction.
constexpr unsigned kSearched = 3;

// A candidate that was tested and did not fail: what it leaves stays what it is until the puzzle
// loses a candidate that is among it, or longer braids are allowed.
struct Test {
    Masks left;
    std::size_t known = 0;  // of the candidates that the puzzle has lost
    unsigned length = 0;    // of the braids that have nothing to say any more
    bool begun = false;
};

}  // namespace

struct BraidTests::Memory {
    Memory() : tests(kCandidates) {}

    Position puzzle;  // as far as it is solved
    Position tested;  // the same after an assumption
    Propagation propagation;
    BraidSearch braids;
    std::vector<Candidate> targets;  // what is not in the solution
    std::vector<Candidate> lost;     // of these, in the order of their going
    std::vector<Test> tests;         // by candidate
    const Deadline* deadline = nullptr;

    void settle() {
        puzzle.settle_singles();
        std::erase_if(targets, [this](Candidate target) {
            if (puzzle.has(target)) return false;
            lost.push_back(target);
            return true;
        });
    }

    bool has_braid(Candidate target, unsigned length) {
        if (tested.death(tested.left(), target)) return true;
        if (length == 1) return false;
        if (length >= kSearched && !propagation.refutes<false>(tested, target, length - 1)) {
            return false;
        }
        return braids.find(tested, target, length, *deadline);
    }

    // Removes all targets of braids of this length. Sets `any` if there were some; false if they
    // lead to a contradiction.
    bool use(unsigned length, bool& any) {
        for (Candidate target = 0; target < kCandidates; ++target) {
            if (!tested.has(target)) continue;
            if (deadline->passed()) return true;
            if (!has_braid(target, length)) continue;
            tested.remove(target);
            if (!tested.settle_singles()) return false;
            any = true;
        }
        return true;
    }

    // Goes on where braids of length `first` and longer may have something to say. False on a
    // contradiction.
    bool close(unsigned first, unsigned most) {
        for (unsigned length = first; length <= most && !deadline->passed();) {
            bool any = false;
            if (!use(length, any)) return false;
            length = any ? 1 : length + 1;
        }
        return true;
    }

    // Whether the test of a candidate ends in a contradiction, with braids of that length at most.
    bool fails(Candidate target, unsigned most) {
        Test& test = tests[target];
        bool changed = !test.begun;
        if (!test.begun) {
            place(puzzle.left(), target, test.left);
            test.begun = true;
            test.length = 0;
            test.known = lost.size();
        }
        tested.load(test.left);
        for (; test.known < lost.size(); ++test.known) {
            if (!tested.has(lost[test.known])) continue;
            tested.remove(lost[test.known]);
            changed = true;
        }
        if (!changed && test.length >= most) return false;
        if (changed && !tested.settle_singles()) return true;
        if (!close(changed ? 1 : test.length + 1, most)) return true;
        test.left = tested.left();
        test.length = most;
        return false;
    }

    bool test_all(unsigned length) {
        bool any = false;
        const std::vector<Candidate> now = targets;
        for (const Candidate target : now) {
            if (!puzzle.has(target)) continue;
            if (deadline->passed()) return any;
            if (!fails(target, length)) continue;
            puzzle.remove(target);
            settle();
            any = true;
        }
        return any;
    }

    Ended run(unsigned most) {
        settle();
        for (unsigned length = 0;; ++length) {
            while (!puzzle.solved() && test_all(length) && !deadline->passed()) {
            }
            if (puzzle.solved()) return {End::solved, length};
            if (deadline->passed()) return {End::deadline, length};
            if (length == most) return {End::above, length};
        }
    }
};

BraidTests::BraidTests() : memory_(std::make_unique<Memory>()) {}
BraidTests::~BraidTests() = default;

Ended BraidTests::run(const nine::Marks& puzzle, const nine::Digits& solution, unsigned most,
                      const Deadline& deadline) {
    Memory& memory = *memory_;
    memory.puzzle.load(puzzle);
    memory.deadline = &deadline;
    memory.targets.clear();
    memory.lost.clear();
    for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
        memory.tests[candidate].begun = false;
        if (memory.puzzle.has(candidate) && solution[candidate / 9] != candidate % 9 + 1) {
            memory.targets.push_back(candidate);
        }
    }
    return memory.run(most);
}

}  // namespace sudokit::rate::whips
