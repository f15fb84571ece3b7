// The search over candidates, cells and houses; run.cpp is what follows from one assumption.
#include "rate/se/branching.hpp"

#include <utility>

#include "base/assert.hpp"
#include "rate/se/branching_parts.hpp"

namespace sudokit::rate::se {
namespace {

double base_difficulty(const BranchingChains::Options& options) {
    if (options.level >= 2) return 9.5 + 0.5 * (options.level - 2);
    if (options.level > 0) return 8.5 + 0.5 * options.level;
    if (options.nishio) return 7.5;
    return options.dynamic ? 8.5 : 8.0;
}

// The least rules that find all that chains of a level find.
Reach::Rules reach_rules(int level) {
    using enum Reach::Rules;
    constexpr Reach::Rules kRules[] = {sets, chains, multiple, dynamic};
    return kRules[level - 1];
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
    void offer(const ChainRank& rank, const Removals& removals, Key result, const Targets& targets,
               unsigned count, Cause root) {
        found = true;
        best = rank;
        hint.difficulty = rank.difficulty;
        hint.removals = removals;
        hint.sight = BranchingEnds{targets, count, rank.kind, static_cast<unsigned>(root)};
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

BranchingChains::BranchingChains(const Options& options, const nine::Kernel& kernel,
                                 const BranchingChains* other)
    : options_(options), base_(base_difficulty(options)), reasons_(std::make_unique<Reasons>()) {
    const int level = options.level;
    if (options.dynamic && !options.nishio && level == 0) {
        dynamic_closure_ = make_dynamic_closure(kernel);
        conclusions_ = dynamic_closure_.get();
    }
    const auto add = [&](std::unique_ptr<BranchingChains> chains) {
        nested_.push_back(std::make_shared<Nested>(std::move(chains)));
    };
    const auto add_branching = [&](bool dynamic, int nested_level) {
        add(std::make_unique<BranchingChains>(
            Options{true, dynamic, false, nested_level, options.variant}, kernel));
    };
    if (level >= 2 && level < 4) {
        if (other != nullptr) {
            nested_.push_back(other->nested_.front());
        } else {
            add(nullptr);
        }
    }
    if (level == 3) add_branching(false, 0);
    if (level >= 4) add_branching(true, options.nested_level);
    if (level >= 5) add_branching(true, level - 3);
}

BranchingChains::~BranchingChains() = default;

void BranchingChains::look_ahead(std::shared_ptr<Reach> reach) {
    SUDOKIT_ASSERT(options_.level >= 1 && options_.level <= 4);
    reach_ = std::move(reach);
    conclusions_ = reach_.get();
}

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
    advanced_.clear();
    reasons_->clear();
    if (!options_.dynamic) {
        closure_.build(position);
        filtered_ = !closure_.has_contradiction();
    }
    if (dynamic_closure_ != nullptr) dynamic_closure_->build(position);
    for (const auto& nested : nested_) nested->begin(position);
    if (reach_ != nullptr) reach_->update(position, reach_rules(options_.level));
    Mask fertile = kFull;
    for (unsigned digit = 0; options_.nishio && digit < 9; ++digit) {
        if (position.with(digit) == barren_[digit]) fertile = without(fertile, bit(digit));
    }
    offered_ = 0;
    // Hints of equal complexity are ordered by kind before they are by when they were found. So
    // contradictions, a kind of their own, may all come first, and the rest knows what to beat.
    for (unsigned cell = 0; options_.dynamic && cell < kCells; ++cell) {
        if (size(position.cell[cell]) < 2) continue;
        each(position.cell[cell] & fertile,
             [&](unsigned digit) { offer_contradictions(candidate(cell, digit), sink); });
        if (deadline.passed()) return;
    }
    for (unsigned cell = 0; !options_.nishio && cell < kCells; ++cell) {
        if (size(position.cell[cell]) < (options_.dynamic ? 2U : 3U)) continue;
        each(position.cell[cell], [&](unsigned digit) { search_candidate(cell, digit, sink); });
        if (deadline.passed()) return;
        search_cell(cell, sink);
    }
    if (!options_.nishio || offered_ != 0) return;
    for (unsigned digit = 0; digit < 9; ++digit) barren_[digit] = position.with(digit);
}

template <class Sink>
void BranchingChains::offer_contradictions(Candidate9 candidate, Sink& sink) {
    for (const bool on : {true, false}) offer_contradiction(key_of(candidate, on), sink);
}

// What its being on and off have in common, and its houses.
template <class Sink>
void BranchingChains::search_candidate(unsigned cell, unsigned digit, Sink& sink) {
    const Candidate9 at = candidate(cell, digit);
    if (options_.dynamic && size(position_->cell[cell]) >= 3) {
        search_keys({key_of(at, true), key_of(at, false)}, 2, kDoubleHint, Cause::none, sink);
    }
    for (unsigned kind = 0; kind < kKinds; ++kind) search_house(cell, kind, digit, sink);
}

// The opposite of what leads to a contradiction.
template <class Sink>
void BranchingChains::offer_contradiction(Key key, Sink& sink) {
    if (conclusions_ != nullptr && !conclusions_->may_contradict(key)) return;
    limit_ = sink.limit();
    const Run& made = run(candidate_of(key), is_on(key));
    if (made.conflict_on == kNoNode) return;
    offer(key_of(candidate_of(key), !is_on(key)), {made.conflict_on, made.conflict_off}, 2,
          kContradictionHint, Cause::none, sink);
}

const Conclusions::Sets& BranchingChains::find_sets(Key key) {
    const Conclusions& conclusions = *conclusions_;
    if (!conclusions.may_contradict(key)) return conclusions.sets(key);
    run(candidate_of(key), is_on(key));
    Run& made = *runs_[static_cast<std::size_t>(run_of_[key])];
    if (std::exchange(made.has_sets, true)) return made.sets;
    made.sets = {};
    for (std::uint32_t node = made.begin; node < made.end; ++node) {
        const Key one = nodes_[node].key;
        const unsigned i = conclusions.number(candidate_of(one));
        (is_on(one) ? made.sets.on : made.sets.off)[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    return made.sets;
}

template <class Sink>
bool BranchingChains::may_have_common(const Key* keys, unsigned count, unsigned kind,
                                      const Sink& sink) {
    if (conclusions_ == nullptr) return true;
    const unsigned words = conclusions_->words();
    // The last one first: of two it is the one of being off, from which nothing may follow.
    Conclusions::Sets common = find_sets(keys[count - 1]);
    for (unsigned i = count - 1; i-- > 0;) {
        const Conclusions::Sets& sets = find_sets(keys[i]);
        std::uint64_t any = 0;
        for (unsigned w = 0; w < words; ++w) {
            common.on[w] &= sets.on[w];
            common.off[w] &= sets.off[w];
            any |= common.on[w] | common.off[w];
        }
        if (any == 0) return false;
    }
    return may_win(common, keys, count, kind, sink);
}

// Of those that have been followed it is known how complex it would be at least; others add one.
template <class Sink>
bool BranchingChains::may_win(const Conclusions::Sets& common, const Key* keys, unsigned count,
                              unsigned kind, const Sink& sink) {
    const Run* runs[9];
    unsigned known = 0;
    for (unsigned i = 0; i < count; ++i) {
        if (run_of_[keys[i]] >= 0)
            runs[known++] = runs_[static_cast<std::size_t>(run_of_[keys[i]])].get();
    }
    if (known == 0 || known == count) return true;
    for (std::uint32_t node = runs[0]->begin; node < runs[0]->end; ++node) {
        const Key key = nodes_[node].key;
        const unsigned i = conclusions_->number(candidate_of(key));
        if (((is_on(key) ? common.on : common.off)[i / 64] >> (i % 64) & 1U) == 0) continue;
        Targets targets{};
        bool all = true;
        for (unsigned r = 0; r < known && all; ++r) {
            all = runs[r]->has(key);
            targets[r] = runs[r]->begin + static_cast<std::uint32_t>(runs[r]->node[key]);
        }
        if (all && find_complexity(key, targets, known, count - known, kind, sink)) return true;
    }
    return false;
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
    std::array<Key, 9> keys{};
    for (unsigned i = 0; i < count; ++i) keys[i] = key_of(list[i], true);
    search_keys(keys, count, kind, root, sink);
}

// The same for any assumptions. Each that is followed may show that the rest need not be.
template <class Sink>
void BranchingChains::search_keys(const std::array<Key, 9>& keys, unsigned count, unsigned kind,
                                  Cause root, Sink& sink) {
    SUDOKIT_ASSERT(count > 0);
    limit_ = sink.limit();
    const Run* runs[9];
    for (unsigned i = 0; i < count; ++i) {
        const bool followed = run_of_[keys[i]] >= 0;
        if (!followed && !may_have_common(keys.data(), count, kind, sink)) return;
        runs[i] = &run(candidate_of(keys[i]), is_on(keys[i]));
    }
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
    offered_ |= bit(digit_of(candidate_of(result)));
    const auto complexity = find_complexity(result, targets, count, 0, kind, sink);
    if (!complexity) return;
    sink.offer({base_ + length_difficulty(*complexity), *complexity, kind}, removals_, result,
               targets, count, root);
}

// In three steps, each of which takes more time and is nearer to the truth. `others` is what else
// it has at least.
template <class Sink>
std::optional<unsigned> BranchingChains::find_complexity(Key result, const Targets& targets,
                                                         unsigned count, unsigned others,
                                                         unsigned kind, const Sink& sink) {
    const unsigned cell = cell_of(candidate_of(result));
    const Mask digit = bit(digit_of(candidate_of(result)));
    const Mask gone = is_on(result) ? without(position_->cell[cell], digit) : digit;
    if (gone == 0) return std::nullopt;
    removals_.clear();
    removals_.add(cell, gone);
    unsigned complexity = others;
    bool nested = false;
    unsigned weight = 0;
    for (unsigned i = 0; i < count; ++i) {
        complexity += nodes_[targets[i]].depth + 1U;
        weight = std::max<unsigned>(weight, nodes_[targets[i]].weight);
    }
    if (!sink.wants(complexity + weight, kind, removals_)) return std::nullopt;
    complexity = others;
    for (unsigned i = 0; i < count; ++i) {
        complexity += ancestors(targets[i]);
        nested = nested || nodes_[targets[i]].has_reason;
    }
    if (!sink.wants(complexity, kind, removals_)) return std::nullopt;
    if (nested) {
        complexity += nested_complexity(targets, count);
        if (!sink.wants(complexity, kind, removals_)) return std::nullopt;
    }
    return complexity;
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
    unsigned count = 0;
    const auto add = [&](std::uint32_t one) {
        if (std::exchange(seen_[nodes_[one].key], stamp_) != stamp_) walk_[count++] = one;
    };
    add(node);
    for (unsigned i = 0; i < count; ++i) {
        const Node& one = nodes_[walk_[i]];
        visit(one);
        for (unsigned p = 0; p < one.parent_count; ++p) add(parents_[one.parents + p]);
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

// Its ancestors and what is nested in them.
unsigned BranchingChains::count_complexity(std::uint32_t node) {
    unsigned nested = 0;
    std::uint16_t count = 0;
    reasons_->begin_count();
    walk_back(node, [&](const Node& one) {
        ++count;
        if (one.reason >= 0) nested += reasons_->count(one.reason);
    });
    nodes_[node].ancestors = count;
    return count + nested;
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
