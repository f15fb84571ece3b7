#include "rate/whips/walk.hpp"

#include <algorithm>
#include <bit>

#include "rate/whips/braid_search.hpp"
#include "rate/whips/whip_search.hpp"

namespace sudokit::rate::whips {
namespace {

// From this length on, targets that do not lead to a contradiction in as many rounds as there are
// steps are left out. Shorter chains are found as fast.
constexpr unsigned kFiltered = 4;

}  // namespace

struct Walker::Memory {
    explicit Memory(Kind the_kind) : kind(the_kind), whips(the_kind) {}

    Position position;
    Propagation propagation;
    BraidSearch braids;
    Kind kind;
    WhipSearch whips;
    std::vector<Candidate> targets;  // what is not in the solution
    bool cut = false;                // there may be longer chains
    const Deadline* deadline = nullptr;
    FunctionRef<void(const Position&, const Chain&)>* each = nullptr;

    bool is_refuted(Candidate target, unsigned length) {
        const unsigned rounds = length - 1;
        const bool refuted = kind == Kind::g_whip
                                 ? propagation.refutes<true>(position, target, rounds)
                                 : propagation.refutes<false>(position, target, rounds);
        if (!refuted && !propagation.complete()) cut = true;
        return refuted;
    }

    const Chain* find_first(Candidate target) {
        if (const auto dead = position.death(position.left(), target)) {
            const auto value = std::countr_zero(position.linked(target, *dead));
            first = {kind,
                     target,
                     {},
                     *dead,
                     variables().candidates[*dead][static_cast<unsigned>(value)]};
            return &first;
        }
        cut = true;
        return nullptr;
    }

    const Chain* find(Candidate target, unsigned length) {
        if (length == 1) return find_first(target);
        if (length >= kFiltered && !is_refuted(target, length)) return nullptr;
        if (kind == Kind::braid) {
            const bool found = braids.find(position, target, length, *deadline);
            cut = cut || !found;
            return found ? &braids.chain() : nullptr;
        }
        const bool found = whips.find(position, target, length, *deadline);
        cut = cut || whips.cut();
        return found ? &whips.chain() : nullptr;
    }

    // Uses all chains of this length; singles come before the next one, so that no variable of a
    // chain has one value from the start.
    bool use(unsigned length) {
        bool any = false;
        cut = false;
        for (const Candidate target : targets) {
            if (!position.has(target)) continue;
            const Chain* chain = find(target, length);
            if (deadline->passed()) return any;
            if (chain == nullptr) continue;
            (*each)(position, *chain);
            position.remove(target);
            position.settle_singles();
            any = true;
        }
        return any;
    }

    Ended run(unsigned most) {
        Ended ended;
        position.settle_singles();
        while (!position.solved()) {
            unsigned length = 1;
            while (!use(length)) {
                if (deadline->passed()) return {End::deadline, ended.longest};
                if (!cut) return {End::stuck, ended.longest};
                if (++length > most) return {End::above, ended.longest};
            }
            ended.longest = std::max(ended.longest, length);
        }
        return ended;
    }

    Chain first;
};

Walker::Walker(Kind kind) : memory_(std::make_unique<Memory>(kind)) {}
Walker::~Walker() = default;

Ended Walker::walk(const nine::Marks& puzzle, const nine::Digits& solution, unsigned most,
                   const Deadline& deadline,
                   FunctionRef<void(const Position&, const Chain&)> each) {
    Memory& memory = *memory_;
    memory.position.load(puzzle);
    memory.deadline = &deadline;
    memory.each = &each;
    memory.targets.clear();
    for (Candidate candidate = 0; candidate < kCandidates; ++candidate) {
        if (memory.position.has(candidate) && solution[candidate / 9] != candidate % 9 + 1) {
            memory.targets.push_back(candidate);
        }
    }
    return memory.run(most);
}

}  // namespace sudokit::rate::whips
