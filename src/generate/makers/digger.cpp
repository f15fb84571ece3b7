#include "generate/makers/digger.hpp"

#include <algorithm>
#include <optional>

namespace sudokit::generate {
namespace {

// A share of the cells of a full grid that are taken out at once, and by what this is divided after
// each trial that fails.
constexpr std::uint32_t kFirstShare = 4;
constexpr std::uint32_t kFewerBy = 4;

// Nodes after which a test that is in a hurry gives up: milliseconds on large boards.
constexpr std::uint64_t kHurry = 60;

// What is known of a puzzle that is dug into.
class Digging {
  public:
    explicit Digging(const Dig& dig)
        : most_(std::max(dig.givens.size() / kFirstShare, 1U)), trial_(dig.givens) {}

    // Chooses the next trial; false if there is none.
    [[nodiscard]] bool plan(const Dig& dig) {
        trial_ = dig.givens;
        std::uint32_t left = trial_.size();
        std::uint32_t out = 0;
        for (end_ = next_; end_ < dig.order.size() && out < most_; ++end_) {
            const CellSet cells = dig.order[end_] & trial_;
            const std::uint32_t size = cells.size();
            if (size == 0 || left < dig.least + size || is_needed(cells)) continue;
            trial_ -= cells;
            left -= size;
            out += size;
            last_ = end_;
        }
        return out > 0;
    }

    [[nodiscard]] const CellSet& trial() const { return trial_; }

    void accept(Dig& dig) {
        dig.givens = trial_;
        next_ = end_;
    }
    void refuse(const CellSet& difference) {
        learned_.push_back(difference);
        most_ = std::max(most_ / kFewerBy, 1U);
    }
    // Nothing was found out: of one set, that is the end of it.
    void leave() {
        if (most_ == 1) next_ = last_ + 1;
        most_ = std::max(most_ / kFewerBy, 1U);
    }

  private:
    [[nodiscard]] bool is_needed(const CellSet& cells) const {
        return std::ranges::any_of(learned_, [&](const CellSet& set) {
            return set.meets(cells) && ((set & trial_) - cells).empty();
        });
    }

    std::uint32_t most_;
    CellSet trial_;
    std::size_t next_ = 0;  // in the order: all before are settled
    std::size_t end_ = 0;   // behind what was tried
    std::size_t last_ = 0;  // what was tried last
    std::vector<CellSet> learned_;
};

}  // namespace

Puzzle Dig::puzzle() const {
    Puzzle out = base;
    for (Cell cell = 0; cell < solution.size(); ++cell) {
        out.set_given(cell, givens.contains(cell) ? solution[cell] : 0);
    }
    return out;
}

void Digger::dig(Dig& dig, Deadline deadline) {
    Digging digging(dig);
    while (digging.plan(dig)) {
        const Finding finding = test(dig, digging.trial(), deadline);
        switch (finding.kind) {
            case Finding::Kind::only: digging.accept(dig); break;
            case Finding::Kind::another: digging.refuse(finding.difference); break;
            case Finding::Kind::unknown: digging.leave(); break;
            case Finding::Kind::stopped: dig.stopped = true; return;
        }
    }
}

Finding Digger::test(const Dig& dig, const CellSet& givens, Deadline deadline) {
    Puzzle puzzle = dig.base;
    for (Cell cell = 0; cell < dig.solution.size(); ++cell) {
        puzzle.set_given(cell, givens.contains(cell) ? dig.solution[cell] : 0);
    }
    Finding finding;
    const auto sink = [&](std::span<const std::uint8_t> digits) {
        if (std::ranges::equal(digits, dig.solution)) return true;
        finding.kind = Finding::Kind::another;
        finding.difference = CellSet(dig.base.board().cell_count());
        for (Cell cell = 0; cell < digits.size(); ++cell) {
            if (digits[cell] != dig.solution[cell]) finding.difference.insert(cell);
        }
        return false;
    };
    const SearchLimits limits{
        .limit = 2, .deadline = deadline, .patience = dig.hurried ? kHurry : 0};
    const SearchOutcome outcome = dig.hurried
                                      ? hurried_.search(puzzle, limits, sink)
                                      : backend::search_or_stop(*engines_, puzzle, limits, sink);
    if (finding.kind == Finding::Kind::another) return finding;
    switch (outcome.stop) {
        case Stop::exhausted: finding.kind = Finding::Kind::only; break;
        case Stop::patience: finding.kind = Finding::Kind::unknown; break;
        default: finding.kind = Finding::Kind::stopped;
    }
    return finding;
}

}  // namespace sudokit::generate
