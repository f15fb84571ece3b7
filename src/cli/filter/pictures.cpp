#include "cli/filter/pictures.hpp"

#include "sudokit/draw.hpp"
#include "sudokit/filtering_figure.hpp"

#include "cli/filter/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

struct StepPicture {
    std::string_view word;  // for the name of its file
    PageStep step;
};

using Pictures = std::vector<StepPicture>;

std::string name_of(const RuleDeduction& deduction, Language language) {
    using Rule = RuleDeduction::Rule;
    const auto sized = [&](const MessageText& text, std::size_t size) {
        return message(text, size).in(language);
    };
    switch (deduction.rule) {
        case Rule::seen:
        case Rule::assumed:
        case Rule::dead_end: break;
        case Rule::single_candidate: return std::string(text::kSingleCandidate.in(language));
        case Rule::single_position: return std::string(text::kSinglePosition.in(language));
        case Rule::box_to_line:
        case Rule::line_to_box: return std::string(text::kCandidateLines.in(language));
        case Rule::multiple_lines: return std::string(text::kMultipleLines.in(language));
        case Rule::naked_tuple: return sized(text::kNakedTuple, deduction.cells.size());
        case Rule::hidden_tuple: return sized(text::kHiddenTuple, deduction.cells.size());
        case Rule::fish: return sized(text::kSwordfish, deduction.houses.size());
        case Rule::franken_fish: return sized(text::kFrankenSwordfish, deduction.houses.size());
        case Rule::forcing_chains: return std::string(text::kForcingChains.in(language));
    }
    return std::string(text::kContradictionStep.in(language));
}

const MessageText& name_of(Elimination::Kind kind) {
    using Kind = Elimination::Kind;
    switch (kind) {
        case Kind::different: return text::kDifferent;
        case Kind::all_different: return text::kAllDifferent;
        case Kind::same: return text::kChannelling;
        case Kind::image: return text::kImage;
        case Kind::constraint: return text::kConstraint;
        case Kind::unsupported: return text::kUnsupported;
        case Kind::refuted:
        case Kind::assumed: break;
    }
    return text::kTested;
}

Pictures pictures_of(const FilterArguments& arguments, const Puzzle& puzzle,
                     const std::vector<RuleDeduction>& trace, const Wording& wording,
                     const Deadline& deadline) {
    Pictures out;
    FilteringAlbum album(puzzle);
    for (const RuleDeduction& deduction : trace) {
        // What a digit rules out at once is grey as soon as it is there.
        if (deduction.rule == RuleDeduction::Rule::seen) continue;
        std::vector<RuleDeduction> elsewhere;
        if (arguments.also_here) {
            elsewhere = rule_places(album.position(), std::get<RuleSet>(arguments.filter.what),
                                    deduction.rule, deadline);
        }
        out.push_back({rule_word(deduction.rule),
                       {album.figure(deduction, elsewhere), name_of(deduction, wording.language),
                        deductions_text(puzzle.board(), std::vector{deduction}, wording)}});
        album.apply(deduction);
        if (deadline.passed()) break;
    }
    return out;
}

// Eliminations for the same reason are one step.
bool is_same_reason(const Elimination& a, const Elimination& b) {
    return a.kind == b.kind && a.because == b.because && a.needed == b.needed &&
           a.constraint == b.constraint && a.kind != Elimination::Kind::refuted;
}

Pictures pictures_of(const FilterArguments& /*arguments*/, const Puzzle& puzzle,
                     const std::vector<Elimination>& trace, const Wording& wording,
                     const Deadline& deadline) {
    Pictures out;
    FilteringAlbum album(puzzle);
    for (std::size_t begin = 0; begin < trace.size() && !deadline.passed();) {
        std::size_t end = begin + 1;
        while (end < trace.size() && is_same_reason(trace[begin], trace[end])) ++end;
        std::vector<Elimination> step;
        for (; begin < end; ++begin) {
            if (album.is_news(ruled_out(puzzle.board(), trace[begin])))
                step.push_back(trace[begin]);
        }
        const std::string words =
            step.empty() ? std::string() : deductions_text(puzzle.board(), step, wording);
        if (!words.empty()) {
            out.push_back({elimination_word(step.front().kind),
                           {album.figure(step),
                            std::string(name_of(step.front().kind).in(wording.language)), words}});
        }
        for (const Elimination& elimination : step) album.apply(elimination);
    }
    return out;
}

Pictures pictures_of(const FilterArguments& arguments, const Puzzle& puzzle,
                     const FilterFindings& findings, const Wording& wording,
                     const Deadline& deadline) {
    const FilterTrace& trace = findings.proof ? findings.proof->deductions : findings.trace;
    return std::visit(
        [&](const auto& list) { return pictures_of(arguments, puzzle, list, wording, deadline); },
        trace);
}

// Of a contradiction only the givens are worth a picture.
Figure end_figure(const Puzzle& puzzle, const Filtering& left) {
    if (left.state == Filtering::State::failed) return FilteringAlbum(puzzle).figure();
    return figure_of(puzzle, left.candidates);
}

}  // namespace

std::string filter_page(const Job& job, const FilterArguments& arguments, const Entry& entry,
                        const FilterFindings& findings, const Deadline& deadline) {
    const Puzzle& puzzle = entry.puzzle;
    const Wording wording = wording_for(job, puzzle.board());
    Page page{.title = entry.info.title, .start = FilteringAlbum(puzzle).figure()};
    const std::string name = filter_name(arguments.filter);
    if (page.title.empty()) {
        page.title = name;
    } else {
        page.introduction = name;
    }
    for (StepPicture& picture : pictures_of(arguments, puzzle, findings, wording, deadline)) {
        page.steps.push_back(std::move(picture.step));
    }
    page.end = end_figure(puzzle, findings.left);
    page.conclusion = outcome_text(puzzle, arguments, findings, wording);
    return draw_html(page, {wording.symbols, wording.language});
}

void draw_filtering(const Job& job, const FilterArguments& arguments, const Item& item,
                    const Entry& entry, const FilterFindings& findings, const Deadline& deadline,
                    PictureFolder& folder, Reply& reply) {
    const Puzzle& puzzle = entry.puzzle;
    const Wording wording = wording_for(job, puzzle.board());
    SvgStyle style = {.symbols = wording.symbols,
                      .title = filter_name(arguments.filter) + ": " +
                               outcome_text(puzzle, arguments, findings, wording),
                      .language = wording.language};
    folder.write(reply, item.number, {}, draw_svg(end_figure(puzzle, findings.left), style));
    std::size_t number = 0;
    for (const StepPicture& picture : pictures_of(arguments, puzzle, findings, wording, deadline)) {
        if (reply.fault) return;
        style.title = picture.step.name;
        style.description = picture.step.text;
        folder.write(reply, item.number, step_file(++number, picture.word),
                     draw_svg(picture.step.figure, style));
    }
}

}  // namespace sudokit::cli
