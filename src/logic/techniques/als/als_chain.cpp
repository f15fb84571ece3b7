// Chains of almost locked sets.
#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "logic/conclusions.hpp"
#include "logic/techniques/als/als.hpp"
#include "logic/techniques/als/als_index.hpp"
#include "logic/techniques/als/als_reach.hpp"
#include "logic/techniques/als/als_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr std::uint32_t kFewestSets = 4;
constexpr std::uint32_t kLongest = 6;

// A breadth-first search from "this set lacks this digit", a node, to all the sets that then lack
// the digit by which they are joined to the one before, and so hold their others.
class AlsChainSearch {
  public:
    AlsChainSearch(const AlsIndex& index, const Board& board, AlsSteps& steps)
        : index_(index),
          steps_(steps),
          words_((index.size() + 63) / 64),
          done_(words_),
          entered_(words_),
          barred_((board.order() + 1) * words_) {
        if (!AlsReach::fits(index)) return;
        reach_.emplace(index);
        add_ends(board.order());
    }

    void run(std::uint32_t start) {
        start_node_ = start;
        start_ = index_.set_of(start);
        digit_ = index_.digit_of(start);
        if (!may_end()) return;
        queue_.clear();
        std::ranges::fill(done_, 0);
        std::ranges::fill(entered_, 0);
        std::ranges::fill(barred_, 0);
        close(start_);
        queue_.push_back({start, 0, 1});
        for (std::uint32_t at = 0; at < queue_.size(); ++at) {
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

    // The nodes that chains which start without a digit may end at: their sets have it, and hold it
    // where something sees it.
    void add_ends(std::uint32_t order) {
        const std::size_t count = reach_->number_from(index_.node_count());
        ends_ = BitRows(order + 1, count);
        for (std::size_t number = 0; number < count; ++number) {
            const std::uint32_t node = reach_->node(number);
            const std::uint32_t set = index_.set_of(node);
            for (std::uint32_t own = index_.first_node(set); own < index_.first_node(set + 1);
                 ++own) {
                if (own != node && sees(own)) set_bit(ends_[index_.digit_of(own)], number);
            }
        }
    }

    [[nodiscard]] bool sees(std::uint32_t node) const {
        return std::ranges::any_of(index_.seen(node), [](std::uint64_t word) { return word != 0; });
    }

    // False if no chain from the start can end in a step. Most searches end here.
    [[nodiscard]] bool may_end() {
        if (reach_ && !reach_->leads_on(start_node_)) return false;
        if (!sees(start_node_)) return false;
        if (!reach_) return true;
        const std::size_t later = reach_->number_from(index_.first_node(start_ + 1));
        const BitRow entered = reach_->from(start_node_);
        const BitRow ends = std::as_const(ends_)[digit_];
        std::uint64_t mask = ~std::uint64_t{0} << (later % 64);
        for (std::size_t word = later / 64; word < entered.size(); ++word) {
            for (std::uint64_t rest = entered[word] & ends[word] & mask; rest != 0;
                 rest &= rest - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
                if (is_end(reach_->node(word * 64 + bit))) return true;
            }
            mask = ~std::uint64_t{0};
        }
        return false;
    }

    // Whether a chain that enters this node strikes something: each pair of ends is looked at from
    // the earlier one.
    [[nodiscard]] bool is_end(std::uint32_t node) const {
        const std::uint32_t set = index_.set_of(node);
        return set > start_ && index_.digit_of(node) != digit_ &&
               index_.digits(set).contains(digit_) && !index_.overlap(set, start_) &&
               AlsIndex::meet(index_.seen(index_.node(set, digit_)), index_.seen(start_node_));
    }

    void extend(std::uint32_t at) {
        const std::uint32_t node = queue_[at].node;
        const std::uint32_t set = index_.set_of(node);
        for (std::uint32_t exit = index_.first_node(set); exit < index_.first_node(set + 1);
             ++exit) {
            if (exit == node) continue;
            const std::uint64_t* const barred = &barred_[index_.digit_of(exit) * words_];
            for (const std::uint32_t next : index_.links(exit)) {
                const std::uint32_t other = index_.set_of(next);
                if ((barred[other / 64] & bit(other)) == 0) enter(next, at);
            }
        }
    }

    void close(std::uint32_t set) {
        for (std::size_t at = set / 64; at < barred_.size(); at += words_) barred_[at] |= bit(set);
    }

    // A set that two digits lead to can be left by any, so a third visit brings nothing new.
    void enter(std::uint32_t node, std::uint32_t parent) {
        const std::uint32_t set = index_.set_of(node);
        if ((entered_[set / 64] & bit(set)) != 0) close(set);
        entered_[set / 64] |= bit(set);
        barred_[index_.digit_of(node) * words_ + set / 64] |= bit(set);
        queue_.push_back({node, parent, queue_[parent].length + 1});
        if ((done_[set / 64] & bit(set)) != 0 || !is_end(node) || has_overlap()) return;
        done_[set / 64] |= bit(set);
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
    AlsSteps& steps_;
    BitRows ends_;                        // by digit
    std::optional<AlsReach> reach_;       // none: there are too many nodes
    std::size_t words_;                   // of a set of sets
    std::vector<std::uint64_t> done_;     // the ends that were found
    std::vector<std::uint64_t> entered_;  // the sets that were entered
    std::vector<std::uint64_t> barred_;   // per digit: those that were entered by it, or are closed
    std::vector<Entry> queue_;
    std::vector<Candidate> struck_;
    std::uint32_t start_node_ = 0;
    std::uint32_t start_ = 0;  // its set and its digit
    Digit digit_ = 0;
};

}  // namespace

bool AlsChain::find_at(const Position& position, StepSink sink) const {
    const AlsIndex& index = position.sets();
    if (sink.has_enough()) return false;
    AlsSteps steps(index, AlsSteps::Equals::first);
    AlsChainSearch search(index, position.state().board(), steps);
    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        if (sink.has_enough()) return false;
        search.run(node);
    }
    return steps.offer(TechniqueId::als_chain, sink);
}

}  // namespace sudokit::logic
