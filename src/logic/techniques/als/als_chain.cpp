// Chains of almost locked sets.
#include <algorithm>
#include <bit>

#include "logic/conclusions.hpp"
#include "logic/techniques/als/als.hpp"
#include "logic/techniques/als/als_index.hpp"
#include "logic/techniques/als/als_joins.hpp"
#include "logic/techniques/als/als_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kFewestSets = 4;
constexpr std::uint32_t kLongest = 6;

// A breadth-first search from "this set lacks this digit", a node, to all the sets that then lack
// the digit by which they are joined to the one before, and so hold their others.
class AlsChainSearch {
  public:
    AlsChainSearch(const AlsIndex& index, const AlsJoins& joins, const Board& board,
                   AlsSteps& steps)
        : index_(index),
          joins_(joins),
          steps_(steps),
          words_(joins.words()),
          cell_count_(board.cell_count()),
          seers_(std::size_t{board.order()} * cell_count_ * words_, 0),
          targets_(words_),
          closed_(words_),
          entered_(words_),
          entered_by_((board.order() + 1) * words_) {
        for (std::uint32_t node = 0; node < index.node_count(); ++node) {
            const std::uint32_t set = index.set_of(node);
            each_seen(node, [&](std::size_t at) { seers_[at + set / 64] |= bit(set); });
        }
    }

    void run(std::uint32_t start) {
        start_ = index_.set_of(start);
        digit_ = index_.digit_of(start);
        if (!leads_on(start) || !collect_targets(start)) return;
        queue_.clear();
        std::ranges::fill(entered_, 0);
        std::ranges::fill(entered_by_, 0);
        std::ranges::fill(closed_, 0);
        closed_[start_ / 64] |= bit(start_);
        queue_.push_back({start, 0, 1});
        for (std::uint32_t at = 0; at < queue_.size() && targets_left_ > 0; ++at) {
            if (queue_[at].length < kLongest) extend(at);
        }
    }

  private:
    struct Entry {
        std::uint32_t node = 0;  // the set, and the digit that it lacks
        std::uint32_t parent = 0;
        std::uint32_t length = 0;  // in sets
    };

    static std::uint64_t bit(std::uint32_t set) { return std::uint64_t{1} << (set % 64); }

    // False if the search would end where it starts, or could strike nothing.
    [[nodiscard]] bool leads_on(std::uint32_t start) const {
        const AlsIndex::Words seen = index_.seen(start);
        return std::ranges::any_of(seen, [](std::uint64_t word) { return word != 0; }) &&
               std::ranges::any_of(index_.digits(start_) & ~DigitSet::of(digit_), [&](Digit digit) {
                   return !index_.links(index_.node(start_, digit)).empty();
               });
    }

    // Where `seers_` has the sets that see what the node sees, for each of these candidates.
    template <class Visit>
    void each_seen(std::uint32_t node, Visit visit) const {
        const AlsIndex::Words seen = index_.seen(node);
        const std::size_t first = (index_.digit_of(node) - 1) * cell_count_;
        for (std::size_t word = 0; word < seen.size(); ++word) {
            for (std::uint64_t rest = seen[word]; rest != 0; rest &= rest - 1) {
                const auto cell = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
                visit((first + cell) * words_);
            }
        }
    }

    // False if all that the entry leads to is closed.
    [[nodiscard]] bool may_extend(std::uint32_t node) const {
        const AlsIndex::Words next = joins_.next(node);
        for (std::size_t i = 0; i < words_; ++i) {
            if ((next[i] & ~closed_[i]) != 0) return true;
        }
        return false;
    }

    // The later sets that strike something together with the start; false if there are none.
    bool collect_targets(std::uint32_t start) {
        std::ranges::fill(targets_, 0);
        each_seen(start, [&](std::size_t at) {
            for (std::size_t i = start_ / 64; i < words_; ++i) targets_[i] |= seers_[at + i];
        });
        targets_[start_ / 64] &= ~(bit(start_) | (bit(start_) - 1));
        targets_left_ = 0;
        for (std::size_t i = start_ / 64; i < words_; ++i) targets_left_ += count_bits(targets_[i]);
        return targets_left_ > 0;
    }

    void extend(std::uint32_t at) {
        if (!may_extend(queue_[at].node)) return;
        const std::uint32_t set = index_.set_of(queue_[at].node);
        const Digit lacks = index_.digit_of(queue_[at].node);
        for (const Digit digit : index_.digits(set) & ~DigitSet::of(lacks)) {
            const AlsIndex::Words joined = joins_.joined(index_.node(set, digit));
            const std::uint64_t* known = &entered_by_[digit * words_];
            for (std::size_t word = 0; word < words_; ++word) {
                for (std::uint64_t rest = joined[word] & ~closed_[word] & ~known[word]; rest != 0;
                     rest &= rest - 1) {
                    enter(static_cast<std::uint32_t>(word * 64) +
                              static_cast<std::uint32_t>(std::countr_zero(rest)),
                          digit, at);
                }
            }
        }
    }

    // A set that two digits lead to can be left by any, so a third visit brings nothing new.
    void enter(std::uint32_t set, Digit digit, std::uint32_t parent) {
        if ((entered_[set / 64] & bit(set)) != 0) closed_[set / 64] |= bit(set);
        entered_[set / 64] |= bit(set);
        entered_by_[digit * words_ + set / 64] |= bit(set);
        queue_.push_back({index_.node(set, digit), parent, queue_[parent].length + 1});
        if (digit == digit_ || (targets_[set / 64] & bit(set)) == 0 || has_overlap()) return;
        targets_[set / 64] &= ~bit(set);
        --targets_left_;
        if (queue_.back().length >= kFewestSets) report();
    }

    void report() {
        const std::uint32_t end = index_.set_of(queue_.back().node);
        const Digit last = index_.digit_of(queue_.back().node);
        // On the way back to the start: how many cells there are, and by which digit it is left.
        std::uint32_t cells = index_.cell_count(start_);
        Digit first = 0;
        for (const Entry* entry = &queue_.back(); entry->length > 1;
             entry = &queue_[entry->parent]) {
            cells += index_.cell_count(index_.set_of(entry->node));
            first = index_.digit_of(entry->node);
        }
        struck_.clear();
        const DigitSet used = DigitSet::of(first) | DigitSet::of(last);
        for (const Digit digit : index_.digits(start_) & index_.digits(end) & ~used) {
            add_common(index_.seen(index_.node(start_, digit)),
                       index_.seen(index_.node(end, digit)), digit, struck_);
        }
        sort_unique(struck_);
        if (!steps_.wants(struck_, queue_.back().length, cells)) return;
        steps_.add(path_back(), struck_);
    }

    [[nodiscard]] AlsPath path_back() const {
        AlsPath path;
        for (const Entry* entry = &queue_.back(); entry->length > 1;
             entry = &queue_[entry->parent]) {
            path.sets.push_back(index_.set_of(entry->node));
            path.commons.push_back(index_.digit_of(entry->node));
        }
        path.sets.push_back(start_);
        std::ranges::reverse(path.sets);
        std::ranges::reverse(path.commons);
        return path;
    }

    // Whether the set entered last shares cells with another on its way, or two of these do.
    [[nodiscard]] bool has_overlap() const {
        const auto last = static_cast<std::uint32_t>(queue_.size() - 1);
        for (std::uint32_t a = last; queue_[a].length > 1; a = queue_[a].parent) {
            const std::uint32_t set = index_.set_of(queue_[a].node);
            for (std::uint32_t b = queue_[a].parent;; b = queue_[b].parent) {
                if (index_.overlap(set, index_.set_of(queue_[b].node))) return true;
                if (queue_[b].length == 1) break;
            }
        }
        return false;
    }

    const AlsIndex& index_;
    const AlsJoins& joins_;
    AlsSteps& steps_;
    std::size_t words_;
    std::size_t cell_count_;
    std::vector<std::uint64_t> seers_;  // per digit and cell: the sets whose places of it see it
    std::vector<std::uint64_t> targets_;
    std::vector<std::uint64_t> closed_;
    std::vector<std::uint64_t> entered_;     // the sets that were entered
    std::vector<std::uint64_t> entered_by_;  // per digit: those that were entered by it
    std::vector<Entry> queue_;
    std::vector<Candidate> struck_;
    std::uint32_t start_ = 0;
    Digit digit_ = 0;
    std::uint32_t targets_left_ = 0;
};

}  // namespace

bool AlsChain::find_at(const Position& position, StepSink sink) const {
    const AlsIndex& index = position.sets();
    if (sink.has_enough()) return false;
    AlsSteps steps(index, AlsSteps::Equals::first);
    AlsChainSearch search(index, position.joins(), position.state().board(), steps);
    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        if (sink.has_enough()) return false;
        search.run(node);
    }
    return steps.offer(TechniqueId::als_chain, sink);
}

}  // namespace sudokit::logic
