#include "engine/general/general.hpp"

#include <bit>

#include "engine/general/contradiction.hpp"
#include "engine/luby.hpp"
#include "engine/patience.hpp"

namespace sudokit::engine {

void General::prepare(const Board& board) {
    if (!links_ || !(links_->board() == board)) {
        state_.reset();
        links_ = std::make_unique<Links>(board);
        state_ = std::make_unique<Propagation>(*links_);
        frames_.reserve(std::size_t{board.cell_count()});
        digits_.resize(board.cell_count());
    }
    frames_.clear();
    // Nothing is carried over from the puzzle before: answers must not depend on the order of work.
    weight_.assign(state_->slot_count(), 1);
    // Beyond the last house with a cell for each digit there is nothing that must be filled.
    const auto houses = board.houses();
    std::size_t last = houses.size();
    while (last > 0 && !houses[last - 1].full) --last;
    slots_to_choose_from_ = board.cell_count() + last * board.order();
}

// The slot with the least size / weight: few options, and many failures so far (Boussemart, Hemery,
// Lecoutre and Sais 2004). Its options are tried in order.
Candidate General::choose() const {
    const auto sizes = state_->sizes().first(slots_to_choose_from_);
    std::size_t best = 0;
    std::uint64_t best_size = 1;
    std::uint64_t best_weight = 0;  // 1 / 0: worse than any
    for (std::size_t slot = 0; slot < sizes.size(); ++slot) {
        if (sizes[slot] < 2 || sizes[slot] * best_weight >= best_size * weight_[slot]) continue;
        best = slot;
        best_size = sizes[slot];
        best_weight = weight_[slot];
    }
    const std::uint64_t options = state_->options(best);
    return state_->candidate(best, static_cast<std::uint32_t>(std::countr_zero(options)));
}

// Gives the last choice up and goes on without it. False when there is none left.
bool General::backtrack() {
    if (frames_.empty()) return false;
    const Frame frame = frames_.back();
    frames_.pop_back();
    state_->undo(frame.mark);
    if (probe_ != nullptr) {
        leave_to(frame.depth);
        enter(TreeEntry::ruled_out, frame.choice);
    }
    state_->remove(frame.choice);
    return true;
}

void General::restart() {
    state_->undo(frames_.front().mark);
    frames_.clear();
    if (probe_ == nullptr) return;
    probe_->begin_anew();
    depth_ = 1;
    entered_ = state_->mark();
    put_.reset();
}

void General::enter(TreeEntry entry, Candidate tried) {
    probe_->enter(entry, tried);
    ++depth_;
    entered_ = state_->mark();
    put_.reset();
    if (entry == TreeEntry::put) put_ = tried.cell;
}

void General::leave_to(std::size_t depth) {
    for (; depth_ > depth; --depth_) probe_->leave();
}

// Tells what the present node has come to; answers whether to go on.
bool General::tell(const Puzzle& puzzle, const TreeOutcome& outcome) {
    forced_.clear();
    state_->each_filled_since(entered_, [&](Candidate filled) {
        const bool known = filled.cell == put_ || puzzle.given(filled.cell) != 0;
        if (!known) forced_.push_back(filled);
    });
    constexpr std::uint32_t kWays = 2;  // put, and ruled out
    const bool branches = std::holds_alternative<Branching>(outcome);
    return probe_->settle(outcome, branches ? kWays : 0, forced_);
}

bool General::report(SolutionSink sink) {
    for (Cell cell = 0; cell < digits_.size(); ++cell) {
        digits_[cell] = static_cast<std::uint8_t>(std::countr_zero(state_->options(cell)) + 1);
    }
    return sink(digits_);
}

SearchOutcome General::search(const Puzzle& puzzle, const SearchLimits& limits, SolutionSink sink) {
    constexpr std::uint64_t kRestartUnit = 1000;  // conflicts; tuned on orders 16 to 64
    SearchOutcome outcome;
    Patience patience(limits.patience);
    prepare(puzzle.board());
    depth_ = 0;
    entered_ = 0;
    put_.reset();
    if (!state_->load(puzzle)) {
        if (probe_ != nullptr) probe_->settle(clash_of_givens(puzzle, *state_), 0, {});
        return outcome;
    }
    const auto told_to_stop = [&](const TreeOutcome& what) {
        if (probe_ == nullptr || tell(puzzle, what)) return false;
        outcome.stop = Stop::limit;
        return true;
    };
    std::uint64_t restarts = 1;
    std::uint64_t conflicts_left = kRestartUnit;
    for (;;) {
        if (limits.deadline.passed(outcome.count, outcome.nodes)) {
            outcome.stop = Stop::deadline;
            return outcome;
        }
        if (state_->propagate()) {
            if (!state_->complete()) {
                if (patience.is_over(++outcome.nodes)) {
                    outcome.stop = Stop::patience;
                    return outcome;
                }
                frames_.push_back({choose(), state_->mark(), depth_});
                const Candidate choice = frames_.back().choice;
                if (told_to_stop(Branching{choice.cell})) return outcome;
                if (probe_ != nullptr) enter(TreeEntry::put, choice);
                state_->assign(choice);
                continue;
            }
            if (told_to_stop(FoundSolution{})) return outcome;
            patience.renew(outcome.nodes, ++outcome.count);
            if (!report(sink) || outcome.count == limits.limit) {
                outcome.stop = Stop::limit;
                return outcome;
            }
        } else {
            ++weight_[state_->failed_slot()];
            --conflicts_left;
            if (probe_ != nullptr && told_to_stop(contradiction_of(*state_))) return outcome;
        }
        if (!backtrack()) return outcome;
        // Once a solution has been counted its part of the search must not be visited again.
        if (conflicts_left == 0 && outcome.count == 0 && !frames_.empty()) {
            restart();
            conflicts_left = kRestartUnit * luby(++restarts);
        }
    }
}

}  // namespace sudokit::engine
