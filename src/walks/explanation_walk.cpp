#include "sudokit/explanation_walk.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "sudokit/check.hpp"
#include "sudokit/score.hpp"

#include "walks/diagnosis.hpp"
#include "walks/pruning.hpp"

namespace sudokit {
namespace {

Digit placed(const Play& play, Cell cell) { return play.placed.empty() ? 0 : play.placed[cell]; }

DigitSet notes(const Play& play, Cell cell) {
    return play.pencilmarks.empty() ? DigitSet() : play.pencilmarks[cell];
}

// Nothing is left of what the player did in the cells of the mistakes.
Entry corrected(Entry entry, const std::vector<Mistake>& mistakes) {
    for (const Mistake& mistake : mistakes) {
        const Cell cell = mistake.candidate.cell;
        if (!entry.play.placed.empty()) entry.play.placed[cell] = 0;
        if (!entry.play.pencilmarks.empty()) entry.play.pencilmarks[cell] = DigitSet();
    }
    return entry;
}

// Assumptions within assumptions.
bool rests_on_assumptions(TechniqueId id) {
    return id == TechniqueId::nested_net || id == TechniqueId::bifurcation_tree;
}

TechniqueSet allowed(const ExplanationWalkOptions& options, Verdict verdict) {
    TechniqueSet out = options.techniques;
    if (verdict != Verdict::one) {
        for (const TechniqueInfo& info : all_techniques()) {
            if (rests_on_assumptions(info.id)) out.reset(static_cast<std::size_t>(info.id));
        }
    }
    if (options.uniqueness && verdict == Verdict::one) return out;
    for (const TechniqueInfo& info : all_techniques()) {
        if (info.assumes_uniqueness) out.reset(static_cast<std::size_t>(info.id));
    }
    return out;
}

// Takes steps until the walk ends, and says how.
ExplanationWalkEnd go(Player& player, ExplanationWalk& walk,
                      const ExplanationWalkOptions& options) {
    while (!player.state().is_solved()) {
        walk.dead_end = player.state().dead_end();
        if (walk.dead_end) return ExplanationWalkEnd::dead_end;
        if (options.deadline.passed()) return ExplanationWalkEnd::stopped;
        auto step = player.next(options.deadline);
        if (!step)
            return options.deadline.passed() ? ExplanationWalkEnd::stopped
                                             : ExplanationWalkEnd::stuck;
        if (options.verify) walk.fault = check(*step, player.state());
        walk.steps.push_back(*std::move(step));
        if (walk.fault) return ExplanationWalkEnd::unsound;
        player.take(walk.steps.back());
        const bool last =
            walk.steps.back().technique == options.until || walk.steps.size() == options.limit;
        if (last && !player.state().is_solved()) return ExplanationWalkEnd::reached;
    }
    return ExplanationWalkEnd::solved;
}

}  // namespace

std::vector<Mistake> mistakes_of(const Entry& entry, const Grid& solution) {
    std::vector<Mistake> out;
    for (Cell cell = 0; cell < solution.digits.size(); ++cell) {
        if (entry.puzzle.given(cell) != 0) continue;
        const Digit right = solution.digits[cell];
        const Digit digit = placed(entry.play, cell);
        const DigitSet noted = notes(entry.play, cell);
        if (digit != 0) {
            if (digit != right) out.push_back({Mistake::Kind::digit, {cell, digit}});
        } else if (!noted.empty() && !noted.contains(right)) {
            out.push_back({Mistake::Kind::candidate, {cell, right}});
        }
    }
    return out;
}

State state_of(const Entry& entry) {
    SUDOKIT_EXPECT(entry.play.fits(entry.puzzle.board()));
    State state(entry.puzzle);
    const std::uint32_t cells = entry.puzzle.board().cell_count();
    for (Cell cell = 0; cell < cells; ++cell) {
        const Digit digit = placed(entry.play, cell);
        if (digit != 0 && entry.puzzle.given(cell) == 0) state.place({cell, digit});
    }
    for (Cell cell = 0; cell < cells; ++cell) {
        const DigitSet noted = notes(entry.play, cell);
        if (noted.empty()) continue;
        for (const Digit digit : state.candidates(cell) & ~noted) state.remove({cell, digit});
    }
    return state;
}

ExplanationWalk explanation_walk(const Entry& entry, const ExplanationWalkOptions& options,
                                 Solver& solver) {
    SUDOKIT_EXPECT(entry.play.fits(entry.puzzle.board()));
    walks::Diagnosis diagnosis(entry.puzzle, solver, options.deadline);
    const Verdict verdict = diagnosis.verdict();
    std::vector<Mistake> mistakes;
    if (verdict == Verdict::one) mistakes = mistakes_of(entry, diagnosis.solutions().front());

    ExplanationWalk out(mistakes.empty() ? state_of(entry) : state_of(corrected(entry, mistakes)));
    out.verdict = verdict;
    out.mistakes = std::move(mistakes);
    out.techniques = allowed(options, verdict);
    if (verdict == Verdict::one) out.solution = diagnosis.solutions().front();
    if (options.diagnose && verdict == Verdict::several) out.differing = diagnosis.differing();
    if (options.diagnose && verdict == Verdict::none) out.clashing = diagnosis.clashing();
    out.order = options.order;
    Player player(out.start, out.order, out.techniques);
    out.end = go(player, out, options);
    out.end_state = player.state();
    if (options.prune && out.end == ExplanationWalkEnd::solved) {
        out.steps = walks::pruned(out.start, out.steps, options.deadline);
    }
    return out;
}

ExplanationWalk explanation_walk(const Entry& entry, const ExplanationWalkOptions& options) {
    Solver solver;
    return explanation_walk(entry, options, solver);
}

std::vector<std::size_t> folded_entries(const std::vector<Step>& steps) {
    const auto single = [&](std::size_t i) {
        return std::holds_alternative<SinglePattern>(steps[i].pattern);
    };
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i == 0 || !single(i) || !single(i - 1)) out.push_back(i);
    }
    return out;
}

std::vector<TechniqueCount> count_techniques(const std::vector<Step>& steps, TechniqueOrder order) {
    std::vector<TechniqueCount> out;
    for (const Step& step : steps) {
        const auto found = std::ranges::find(out, step.technique, &TechniqueCount::id);
        if (found == out.end()) {
            out.push_back({step.technique, 1});
        } else {
            ++found->count;
        }
    }
    std::ranges::sort(out, std::ranges::greater(), [&](const TechniqueCount& counted) {
        return hardness_in(order, counted.id);
    });
    return out;
}

AssumedShare assumed_share(const std::vector<Step>& steps) {
    AssumedShare share;
    for (const Step& step : steps) {
        if (!rests_on_assumptions(step.technique)) continue;
        const ProofSize size = proof_size(std::get<ForcingPattern>(step.pattern));
        ++share.steps;
        share.size.assumptions += size.assumptions;
        share.size.depth = std::max(share.size.depth, size.depth);
        share.size.leaves += size.leaves;
    }
    return share;
}

std::optional<std::uint32_t> score_of(const ExplanationWalk& walk) {
    if (walk.end != ExplanationWalkEnd::solved) return std::nullopt;
    return score_of(std::span(walk.steps));
}

std::optional<SeRating> se_rating_of(const ExplanationWalk& walk) {
    if (walk.end != ExplanationWalkEnd::solved) return std::nullopt;
    return se_rating_of(std::span(walk.steps));
}

std::string_view explanation_walk_end_word(ExplanationWalkEnd end) {
    constexpr std::array<std::string_view, 6> kWords = {"solved",  "stuck",   "dead-end",
                                                        "reached", "stopped", "unsound"};
    return kWords[static_cast<std::size_t>(end)];
}

}  // namespace sudokit
