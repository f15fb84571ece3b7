#include "cli/propagate/figures.hpp"

#include "cli/propagate/messages.hpp"

namespace sudokit::cli {
namespace {

void write_looks(JsonWriter& out, const Looks& looks) {
    out.key("clauses").number(looks.clauses).key("literals").number(looks.literals);
}

}  // namespace

std::string operations_text(const Rewriting& by_hand, const Looks& watched, Language language) {
    return message(by_hand.stopped ? text::kByRewritingOutOfTime : text::kByRewriting,
                   by_hand.rounds, by_hand.looks.clauses, by_hand.looks.literals,
                   by_hand.clauses_dropped, by_hand.literals_dropped)
               .in(language) +
           "\n" + message(text::kByWatching, watched.clauses, watched.literals).in(language) + "\n";
}

void write_operations(JsonWriter& out, const Rewriting& by_hand, const Looks& watched) {
    out.begin_object().key("rewriting").begin_object().key("rounds").number(by_hand.rounds);
    write_looks(out, by_hand.looks);
    out.key("clauses_dropped").number(by_hand.clauses_dropped);
    out.key("literals_dropped").number(by_hand.literals_dropped);
    out.key("complete").boolean(!by_hand.stopped).end_object();
    out.key("watched").begin_object();
    write_looks(out, watched);
    out.end_object().end_object();
}

std::string left_text(const Formula& left, Language language) {
    return message(text::kFormulaLeft, variables_of(left).size(), left.clause_count(),
                   left.literal_count())
               .in(language) +
           "\n";
}

void write_left_size(JsonWriter& out, const std::optional<Formula>& left) {
    if (!left) {
        out.null();
        return;
    }
    out.begin_object().key("variables").number(variables_of(*left).size());
    out.key("clauses").number(left->clause_count());
    out.key("literals").number(left->literal_count()).end_object();
}

std::string probe_word(const Probe& probe) {
    if (probe.stopped) return "unknown";
    return probe.contradiction() ? "none" : std::to_string(probe.value);
}

void write_probe_answer(JsonWriter& out, const Probe& probe) {
    if (probe.stopped || probe.contradiction()) {
        out.text(probe_word(probe));
    } else {
        out.number(probe.value);
    }
}

std::vector<Deduction> probe_deductions(const Probe& probe) {
    std::vector<Deduction> out;
    if (probe.deduction) out.push_back(*probe.deduction);
    if (probe.opposite) out.push_back(*probe.opposite);
    return out;
}

}  // namespace sudokit::cli
