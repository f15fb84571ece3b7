// The search over candidates, cells and houses; run.cpp is what follows from one assumption.
#include "rate/se/branching.hpp"

#include "base/assert.hpp"
#include "rate/se/branching_parts.hpp"

namespace sudokit::rate::se {
namespace {

// The kinds of hints, in their order among equals.
constexpr unsigned kDouble = 1;
constexpr unsigned kCellHint = 5;
constexpr unsigned kHouseHint = 6;
constexpr unsigned kContradiction = 7;

double base_difficulty(const BranchingChains::Options& options) {
    if (options.level >= 2) return 9.5 + 0.5 * (options.level - 2);
    if (options.level > 0) return 8.5 + 0.5 * options.level;
    if (options.nishio) return 7.5;
    return options.dynamic ? 8.5 : 8.0;
}

}  // namespace

struct BranchingChains::BestSink {
    Hint& hint;
    ChainRank best;
    bool found = false;

    [[nodiscard]] bool wants(unsigned complexity, unsigned kind, const Removals&) const {
        return !found || complexity < best.complexity ||
               (complexity == best.complexity && kind < best.kind);
    }
    void offer(const ChainRank& rank, const Removals& removals, Key result, const Targets&,
               unsigned, Cause) {
        found = true;
        best = rank;
        hint.difficulty = rank.difficulty;
        hint.removals = removals;
        hint.placement.reset();
        if (!is_on(result)) return;
        const Candidate9 at = candidate_of(result);
        hint.placement = {static_cast<std::uint8_t>(cell_of(at)),
                          static_cast<std::uint8_t>(digit_of(at))};
    }
    [[nodiscard]] unsigned limit() const { return found ? best.complexity : kUnlimited; }
};

// All hints have the same base, so that the complexity decides.
struct BranchingChains::AllSink {
    ChainHints& hints;

    [[nodiscard]] bool wants(unsigned complexity, unsigned kind, const Removals& removals) const {
        return hints.improves({0, complexity, kind}, removals);
    }
    void offer(const ChainRank& rank, const Removals& removals, Key, const Targets& targets,
               unsigned count, Cause root) {
        ChainHint* hint = hints.improve({0, rank.complexity, rank.kind}, removals);
        if (hint == nullptr) return;
        hint->targets = targets;
        hint->target_count = count;
        hint->root = root;
    }
    [[nodiscard]] static unsigned limit() { return kUnlimited; }
};

BranchingChains::BranchingChains(const Options& options, const BranchingChains* other)
    : options_(options), base_(base_difficulty(options)), reasons_(std::make_unique<Reasons>()) {
    const int level = options.level;
    if (options.dynamic && !options.nishio && level == 0) {
        dynamic_closure_ = std::make_unique<DynamicClosure>();
    }
    const auto add = [&](std::unique_ptr<BranchingChains> chains) {
        nested_.push_back(std::make_shared<Nested>(std::move(chains)));
    };
    if (level >= 2 && level < 4) {
        if (other != nullptr) {
            nested_.push_back(other->nested_.front());
        } else {
            add(nullptr);
        }
    }
    if (level == 3) add(std::make_unique<BranchingChains>(Options{true, false, false, 0}));
    if (level >= 4) add(std::make_unique<BranchingChains>(Options{true, true, false, 0}));
    if (level >= 5) add(std::make_unique<BranchingChains>(Options{true, true, false, level - 3}));
}

BranchingChains::~BranchingChains() = default;

bool BranchingChains::find(const Position& position, const Deadline& deadline, Hint& hint) {
    BestSink sink{hint, {}};
    search(position, deadline, sink);
    return sink.found && !deadline.passed();
}

void BranchingChains::find_all(const Position& position, const Deadline& deadline,
                               ChainHints& hints) {
    hints.clear();
    AllSink sink{hints};
    search(position, deadline, sink);
}

template <class Sink>
void BranchingChains::search(const Position& position, const Deadline& deadline, Sink& sink) {
    position_ = &position;
    deadline_ = &deadline;
    nodes_.clear();
    parents_.clear();
    run_count_ = 0;
    run_of_.fill(-1);
    reasons_->clear();
    if (!options_.dynamic) {
        closure_.build(position);
        filtered_ = !closure_.has_contradiction();
    }
    if (dynamic_closure_ != nullptr) dynamic_closure_->build(position);
    Mask fertile = kFull;
    for (unsigned digit = 0; options_.nishio && digit < 9; ++digit) {
        if (position.with(digit) == barren_[digit]) fertile = without(fertile, bit(digit));
    }
    offered_ = 0;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (size(position.cell[cell]) < (options_.dynamic ? 2U : 3U)) continue;
        const Mask digits = position.cell[cell] & fertile;
        each(digits, [&](unsigned digit) { search_candidate(cell, digit, sink); });
        if (deadline.passed()) return;
        if (!options_.nishio) search_cell(cell, sink);
    }
    if (!options_.nishio || offered_ != 0) return;
    for (unsigned digit = 0; digit < 9; ++digit) barren_[digit] = position.with(digit);
}

template <class Sink>
void BranchingChains::search_candidate(unsigned cell, unsigned digit, Sink& sink) {
    limit_ = sink.limit();
    const Candidate9 at = candidate(cell, digit);
    if (options_.dynamic) {
        const Key keys[] = {key_of(at, true), key_of(at, false)};
        for (const Key key : keys) offer_contradiction(key, sink);
        if (size(position_->cell[cell]) >= 3 && !options_.nishio && may_have_common(keys, 2)) {
            offer_binary(run(at, true), run(at, false), sink);
        }
    }
    if (options_.nishio) return;
    for (unsigned kind = 0; kind < kKinds; ++kind) search_house(cell, kind, digit, sink);
}

// The opposite of what leads to a contradiction.
template <class Sink>
void BranchingChains::offer_contradiction(Key key, Sink& sink) {
    if (dynamic_closure_ != nullptr && !dynamic_closure_->has_contradiction(key)) return;
    limit_ = sink.limit();
    const Run& made = run(candidate_of(key), is_on(key));
    if (made.conflict_on == kNoNode) return;
    offer(key_of(candidate_of(key), !is_on(key)), {made.conflict_on, made.conflict_off}, 2,
          kContradiction, Cause::none, sink);
}

const DynamicClosure::Sets& BranchingChains::find_sets(Key key) {
    const DynamicClosure& closure = *dynamic_closure_;
    if (!closure.has_contradiction(key)) return closure.sets(key);
    sets_ = {};
    const Run& made = run(candidate_of(key), is_on(key));
    for (std::uint32_t node = made.begin; node < made.end; ++node) {
        const Key one = nodes_[node].key;
        const unsigned i = closure.number(candidate_of(one));
        (is_on(one) ? sets_.on : sets_.off)[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    return sets_;
}

bool BranchingChains::may_have_common(const Key* keys, unsigned count) {
    if (dynamic_closure_ == nullptr) return true;
    const unsigned words = dynamic_closure_->words();
    DynamicClosure::Sets common;
    std::uint64_t any = 0;
    for (unsigned i = 0; i < count; ++i) {
        const DynamicClosure::Sets& sets = find_sets(keys[i]);
        any = 0;
        for (unsigned w = 0; w < words; ++w) {
            common.on[w] = i == 0 ? sets.on[w] : common.on[w] & sets.on[w];
            common.off[w] = i == 0 ? sets.off[w] : common.off[w] & sets.off[w];
            any |= common.on[w] | common.off[w];
        }
        if (any == 0) return false;
    }
    return true;
}

// What follows both from a candidate and from its opposite.
template <class Sink>
void BranchingChains::offer_binary(const Run& on, const Run& off, Sink& sink) {
    const Run* runs[] = {&on, &off};
    offer_common(runs, 2, kDouble, Cause::none, sink);
}

// What follows from all places of a digit; once for each house, from its first place.
template <class Sink>
void BranchingChains::search_house(unsigned cell, unsigned kind, unsigned digit, Sink& sink) {
    const unsigned house = kGeometry.house[cell][kind];
    const Mask places = position_->places[house][digit];
    if (size(places) < 2 || first(places) != kGeometry.index[cell][kind]) return;
    std::array<Candidate9, 9> list;
    unsigned count = 0;
    each(places,
         [&](unsigned i) { list[count++] = candidate(kGeometry.cell_at[house][i], digit); });
    search_list(list, count, kHouseHint, house_cause(kind), sink);
}

template <class Sink>
void BranchingChains::search_cell(unsigned cell, Sink& sink) {
    std::array<Candidate9, 9> list;
    unsigned count = 0;
    each(position_->cell[cell], [&](unsigned digit) { list[count++] = candidate(cell, digit); });
    search_list(list, count, kCellHint, Cause::cell, sink);
}

// What follows from all these candidates, of which one is on.
template <class Sink>
void BranchingChains::search_list(const std::array<Candidate9, 9>& list, unsigned count,
                                  unsigned kind, Cause root, Sink& sink) {
    if (!options_.dynamic && filtered_ && !closure_.have_common(list.data(), count)) return;
    SUDOKIT_ASSERT(count > 0);
    std::array<Key, 9> keys;
    for (unsigned i = 0; i < count; ++i) keys[i] = key_of(list[i], true);
    limit_ = sink.limit();
    if (!may_have_common(keys.data(), count)) return;
    const Run* runs[9];
    for (unsigned i = 0; i < count; ++i) runs[i] = &run(list[i], true);
    offer_common(runs, count, kind, root, sink);
}

// First what is on in all runs, then what is off, in the order of the first.
template <class Sink>
void BranchingChains::offer_common(const Run* const* runs, unsigned count, unsigned kind,
                                   Cause root, Sink& sink) {
    for (const unsigned on : {1U, 0U}) {
        auto keys = runs[0]->keys[on];
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            for (unsigned r = 1; r < count; ++r) keys[i] &= runs[r]->keys[on][i];
            any |= keys[i];
        }
        if (any == 0) continue;
        for (std::uint32_t node = runs[0]->begin; node < runs[0]->end; ++node) {
            const Key key = nodes_[node].key;
            const Candidate9 at = candidate_of(key);
            if (is_on(key) != (on == 1) || (keys[at / 64U] >> (at % 64U) & 1U) == 0) continue;
            if (runs[0]->begin + static_cast<std::uint32_t>(runs[0]->node[key]) != node) continue;
            Targets targets{};
            for (unsigned r = 0; r < count; ++r) {
                targets[r] = runs[r]->begin + static_cast<std::uint32_t>(runs[r]->node[key]);
            }
            offer(key, targets, count, kind, root, sink);
        }
    }
}

template <class Sink>
void BranchingChains::offer(Key result, const Targets& targets, unsigned count, unsigned kind,
                            Cause root, Sink& sink) {
    const unsigned cell = cell_of(candidate_of(result));
    const Mask digit = bit(digit_of(candidate_of(result)));
    offered_ |= digit;
    const Mask gone = is_on(result) ? without(position_->cell[cell], digit) : digit;
    if (gone == 0) return;
    removals_.clear();
    removals_.add(cell, gone);
    unsigned complexity = 0;
    bool nested = false;
    unsigned weight = 0;
    for (unsigned i = 0; i < count; ++i) {
        complexity += nodes_[targets[i]].depth + 1U;
        weight = std::max<unsigned>(weight, nodes_[targets[i]].weight);
    }
    if (!sink.wants(complexity + weight, kind, removals_)) return;
    complexity = 0;
    for (unsigned i = 0; i < count; ++i) {
        complexity += ancestors(targets[i]);
        nested = nested || nodes_[targets[i]].has_reason;
    }
    if (!sink.wants(complexity, kind, removals_)) return;
    if (nested) {
        complexity += nested_complexity(targets, count);
        if (!sink.wants(complexity, kind, removals_)) return;
    }
    sink.offer({base_ + length_difficulty(complexity), complexity, kind}, removals_, result,
               targets, count, root);
}

const Run& BranchingChains::run(Candidate9 candidate, bool on) {
    const Key key = key_of(candidate, on);
    if (run_of_[key] < 0) {
        if (run_count_ == runs_.size()) runs_.push_back(std::make_unique<Run>());
        run_of_[key] = static_cast<std::int32_t>(run_count_);
        current_ = runs_[run_count_++].get();
        follow(key);
    }
    return *runs_[static_cast<std::size_t>(run_of_[key])];
}

// Breadth first from a node to its parents, each candidate once.
template <class Visit>
void BranchingChains::walk_back(std::uint32_t node, const Visit& visit) {
    if (++stamp_ == 0) {
        seen_.fill(0);
        stamp_ = 1;
    }
    walk_.clear();
    walk_.push_back(node);
    for (std::size_t i = 0; i < walk_.size(); ++i) {
        const Node& one = nodes_[walk_[i]];
        if (seen_[one.key] == stamp_) continue;
        seen_[one.key] = stamp_;
        visit(one);
        for (unsigned p = 0; p < one.parent_count; ++p) walk_.push_back(parents_[one.parents + p]);
    }
}

unsigned BranchingChains::ancestors(std::uint32_t node) {
    if (nodes_[node].ancestors == 0) {
        std::uint16_t count = 0;
        walk_back(node, [&](const Node&) { ++count; });
        nodes_[node].ancestors = count;
    }
    return nodes_[node].ancestors;
}

// Each nested chain counts once.
unsigned BranchingChains::nested_complexity(const Targets& targets, unsigned count) {
    unsigned out = 0;
    reasons_->begin_count();
    for (unsigned i = 0; i < count; ++i) {
        if (!nodes_[targets[i]].has_reason) continue;
        walk_back(targets[i], [&](const Node& node) {
            if (node.reason >= 0) out += reasons_->count(node.reason);
        });
    }
    return out;
}

// The candidates that begin the chains are on because one of their cell or house must be.
void BranchingChains::write(ChainHint& hint) {
    for (unsigned i = 0; i < hint.target_count; ++i) {
        walk_back(hint.targets[i], [&](const Node& node) {
            hint.sequence.push_back(node.key);
            const Cause cause = node.parent_count == 0 ? hint.root : node.cause;
            if (is_on(node.key) && cause != Cause::none) {
                hint.events.push_back({candidate_of(node.key), cause});
            }
        });
        hint.sequence.push_back(kSeparator);
    }
}

}  // namespace sudokit::rate::se
