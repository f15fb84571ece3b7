#include "cli/propagate/pictures.hpp"

#include "sudokit/draw.hpp"
#include "sudokit/filtering_figure.hpp"

#include "cli/propagate/formula.hpp"
#include "cli/propagate/messages.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

// A clause that leaves one digit for a cell is Single Candidate, one that leaves one place in a
// house Single Position; a failed literal is a forcing chain.
RuleDeduction as_rule(const Propagated& findings, const Deduction& deduction, Candidate candidate) {
    using Rule = RuleDeduction::Rule;
    RuleDeduction out{.rule = Rule::forcing_chains,
                      .digits = DigitSet::of(candidate.digit),
                      .cells = {candidate.cell}};
    if (deduction.literal > 0) {
        out.placed = candidate;
    } else {
        out.removed = {candidate};
    }
    const auto* const unit = std::get_if<MadeUnit>(&deduction.reason);
    if (unit == nullptr) return out;
    const Clause clause = findings.formula[unit->clause];
    switch (clause.family) {
        case Family::l1:
        case Family::c1:
        case Family::b1:
        case Family::x1:
            out.rule = Rule::single_position;
            out.houses = {clause.place};
            return out;
        case Family::k1:
        case Family::k2:
        case Family::l2:
        case Family::c2:
        case Family::b2:
        case Family::x2:
        case Family::f1:
        case Family::f2:
        case Family::marks:
        case Family::constraints: break;
    }
    out.rule = out.placed ? Rule::single_candidate : Rule::seen;
    return out;
}

std::vector<PageStep> propagation_steps(const Puzzle& puzzle, const Propagated& findings,
                                        const Wording& wording) {
    std::vector<PageStep> out;
    FilteringAlbum album(puzzle);
    for (const Deduction& deduction : findings.propagation.deductions) {
        const auto candidate = findings.cnf.candidate(std::abs(deduction.literal));
        if (!candidate) continue;
        const RuleDeduction rule = as_rule(findings, deduction, *candidate);
        // What a digit rules out at once is grey as soon as it is there.
        const bool news = rule.placed ? puzzle.given(candidate->cell) == 0
                                      : album.is_news(std::vector{*candidate});
        if (news) {
            out.push_back({album.figure(rule),
                           literal_words(findings.cnf, deduction.literal, wording),
                           deductions_text(findings, {deduction}, wording)});
        }
        album.apply(rule);
    }
    return out;
}

}  // namespace

std::string left_svg(const Job& job, const Entry& entry, const Propagated& findings) {
    const Wording wording = wording_for(job, entry.puzzle.board());
    return draw_svg(left_figure(findings), {.symbols = wording.symbols,
                                            .title = outcome_text(findings, wording),
                                            .language = wording.language});
}

std::string propagation_page(const Job& job, const PropagateArguments& arguments,
                             const Entry& entry, const Propagated& findings) {
    const Wording wording = wording_for(job, entry.puzzle.board());
    const bool tests = depth_asked(arguments) > 0;
    const auto how = tests ? text::kFailedLiterals : text::kUnitPropagation;
    Page page{.title = entry.info.title, .start = FilteringAlbum(entry.puzzle).figure()};
    (page.title.empty() ? page.title : page.introduction) = how.in(wording.language);
    page.steps = propagation_steps(entry.puzzle, findings, wording);
    page.end = left_figure(findings);
    page.conclusion = outcome_text(findings, wording);
    return draw_html(page, {wording.symbols, wording.language});
}

}  // namespace sudokit::cli
