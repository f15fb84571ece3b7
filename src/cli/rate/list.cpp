#include "cli/rate/list.hpp"

#include <algorithm>

#include "sudokit/se.hpp"

namespace sudokit::cli {
namespace {

// The worst that a scale knows of the puzzle: what is not well posed for one is so for all.
void note(const ListedAnswer& part, ScaleList::Answer& answer) {
    answer.nodes = std::max(answer.nodes, part.nodes);
    if (!part.verdict) return;
    switch (*part.verdict) {
        case Verdict::one: answer.count = std::max<std::uint64_t>(answer.count, 1); break;
        case Verdict::several:
            answer.count = 2;
            answer.stop = Stop::limit;
            break;
        case Verdict::none: break;
        case Verdict::some:
        case Verdict::unknown: answer.stop = Stop::deadline; break;
    }
}

}  // namespace

std::string said_of_fault(const Error& fault, ListForm form, Language language) {
    switch (form) {
        case ListForm::line: return "-";
        case ListForm::json: return "null";
        case ListForm::text: break;
    }
    return fault.message.in(language) + "\n";
}

std::optional<Error> ScaleList::fault(const Puzzle& puzzle) const {
    for (const auto& scale : scales_) {
        if (!scale->fault(puzzle)) return std::nullopt;
    }
    return scales_.front()->fault(puzzle);
}

ScaleList::Rater ScaleList::make_rater() const {
    Rater out;
    for (const auto& scale : scales_) out.push_back(scale->make_rater());
    return out;
}

ScaleList::Findings ScaleList::find(Rater& rater, const Puzzle& puzzle, Deadline deadline) {
    Findings findings;
    for (const auto& one : rater) {
        findings.answer.parts.push_back(one->rate(puzzle, deadline));
        note(findings.answer.parts.back(), findings.answer);
    }
    return findings;
}

bool ScaleList::is_rated(const Answer& answer) {
    return std::ranges::any_of(answer.parts,
                               [](const ListedAnswer& part) { return part.place.has_value(); });
}

std::string ScaleList::line(const Answer& answer) {
    std::string out;
    for (const ListedAnswer& part : answer.parts) {
        if (&part != &answer.parts.front()) out += '\t';
        out += part.said;
    }
    return out;
}

std::string ScaleList::text(const Findings& findings, const Puzzle&) {
    const auto& parts = findings.answer.parts;
    if (!is_rated(findings.answer)) {
        // What is wrong with the puzzle, rather than what a scale does not know.
        const auto told = std::ranges::find_if(
            parts, [](const ListedAnswer& part) { return part.verdict.has_value(); });
        return told == parts.end() ? parts.front().said : told->said;
    }
    std::string out;
    for (const ListedAnswer& part : parts) {
        if (&part != &parts.front()) out += '\n';
        out += part.said;
    }
    return out;
}

void ScaleList::write(JsonWriter& out, const Findings& findings, const Board&) const {
    out.key("options").begin_object();
    if (arguments_.at_most) out.key("at_most").raw(tenths_text(*arguments_.at_most));
    out.end_object().key("ratings").begin_object();
    for (std::size_t i = 0; i < names_.size(); ++i) {
        out.key(names_[i]).raw(findings.answer.parts[i].said);
    }
    out.end_object().key("answer").text(verdict_word(rating_verdict(findings.answer)));
}

}  // namespace sudokit::cli
