#include "cli/sat/assignment.hpp"

#include <algorithm>
#include <cstdlib>

#include "sudokit/shown_text.hpp"

#include "cli/io/json_line.hpp"
#include "cli/sat/messages.hpp"

namespace sudokit::cli {
namespace {

enum class Standing : std::uint8_t {
    holds,
    violated,  // every variable has a value, and it does not hold
    open,
    lost  // open, but no values of the others make it hold
};

std::string_view standing_word(Standing standing) {
    switch (standing) {
        case Standing::holds: return "holds";
        case Standing::violated: return "violated";
        case Standing::open: return "open";
        case Standing::lost: break;
    }
    return "lost";
}

const MessageText& standing_text(Standing standing) {
    switch (standing) {
        case Standing::holds: return text::kStandsHolds;
        case Standing::violated: return text::kStandsViolated;
        case Standing::open: return text::kStandsOpen;
        case Standing::lost: break;
    }
    return text::kStandsLost;
}

// Values of the variables of a formula: 1, -1, or 0 where there is none.
class Assignment {
  public:
    explicit Assignment(const FormulaText& text)
        : text_(text), values_(static_cast<std::size_t>(text.formula.variable_count()) + 1) {}

    /// Takes literals with blanks or commas between them, or says what is wrong with them.
    std::optional<Message> take(std::string_view literals) {
        while (true) {
            literals.remove_prefix(std::min(literals.find_first_not_of(" ,"), literals.size()));
            if (literals.empty()) return std::nullopt;
            const std::string_view name = first_of(literals);
            literals.remove_prefix(name.size());
            const auto literal = text_.find(name);
            if (!literal) return unknown(name);
            std::int16_t& value = values_[static_cast<std::size_t>(std::abs(*literal))];
            const std::int16_t wanted = *literal > 0 ? 1 : -1;
            if (value == -wanted) {
                return message(text::kAssignedTwice, own_words(text_.literal(std::abs(*literal))));
            }
            value = wanted;
        }
    }

    [[nodiscard]] int value(Literal literal) const {
        const int value = values_[static_cast<std::size_t>(std::abs(literal))];
        return literal > 0 ? value : -value;
    }

    [[nodiscard]] std::size_t open_count() const {
        return static_cast<std::size_t>(std::count(values_.begin() + 1, values_.end(), 0));
    }

  private:
    // Up to a blank or a comma that is not between brackets.
    static std::string_view first_of(std::string_view literals) {
        int depth = 0;
        for (std::size_t i = 0; i < literals.size(); ++i) {
            const char c = literals[i];
            if (c == '(' || c == '[' || c == '{') ++depth;
            if (c == ')' || c == ']' || c == '}') --depth;
            if (depth <= 0 && (c == ' ' || c == ',')) return literals.substr(0, i);
        }
        return literals;
    }

    [[nodiscard]] Message unknown(std::string_view name) const {
        constexpr std::size_t kShownName = 100;
        const bool any = text_.formula.variable_count() > 0;
        return message(text::kBadAssigned, shown_text(name, kShownName),
                       own_words(any ? text_.literal(1) : std::string("1")));
    }

    const FormulaText& text_;
    std::vector<std::int16_t> values_;
};

// A clause or a comparison.
struct Requirement {
    std::string text;
    Standing standing = Standing::open;
};

// Of the clauses from `first` to before `end` together, which speak of `variables`, and perhaps
// not of all of them.
Standing standing_of(const Formula& formula, std::size_t first, std::size_t end,
                     std::span<const Literal> variables, const Assignment& assignment) {
    bool all_hold = true;
    bool lost = false;
    for (std::size_t i = first; i < end; ++i) {
        bool holds = false;
        bool open = false;
        for (const Literal literal : formula.literals(i)) {
            holds |= assignment.value(literal) > 0;
            open |= assignment.value(literal) == 0;
        }
        all_hold &= holds;
        lost |= !holds && !open;
    }
    if (all_hold) return Standing::holds;
    if (!lost) return Standing::open;
    const bool all_valued = std::ranges::none_of(
        variables, [&](Literal literal) { return assignment.value(literal) == 0; });
    return all_valued ? Standing::violated : Standing::lost;
}

// In the order of the text.
std::vector<Requirement> requirements_of(const FormulaText& text, const Assignment& assignment) {
    const Formula& formula = text.formula;
    std::vector<Requirement> out;
    std::size_t next = 0;
    const auto take_clauses = [&](std::size_t end) {
        for (; next < end; ++next) {
            const auto literals = formula.literals(next);
            out.push_back({short_clause(text, literals),
                           standing_of(formula, next, next + 1, literals, assignment)});
        }
    };
    for (const FormulaComparison& each : text.comparisons) {
        take_clauses(each.first_clause);
        out.push_back({each.text, standing_of(formula, each.first_clause, each.clauses_end,
                                              each.variables, assignment)});
        next = each.clauses_end;
    }
    take_clauses(formula.clause_count());
    return out;
}

std::string assignment_verdict(std::size_t open, std::size_t violated, Language language) {
    const std::string extent = open == 0 ? std::string(text::kAssignmentTotal.in(language))
                                         : message(text::kAssignmentPartial, open).in(language);
    if (violated > 0) return sentence(language, text::kAssignmentFails, extent, violated);
    if (open > 0) return sentence(language, text::kAssignmentStands, extent);
    return std::string(text::kAssignmentSolves.in(language));
}

}  // namespace

Reply assigned_reply(const Job& job, const FormulaItem& item, const std::string& literals) {
    Assignment assignment(item.text);
    if (const auto fault = assignment.take(literals)) {
        return formula_refusal(job, item, fault->in(job.language()), Exit::usage);
    }
    const auto requirements = requirements_of(item.text, assignment);
    const auto violated = static_cast<std::size_t>(
        std::ranges::count(requirements, Standing::violated, &Requirement::standing));
    const std::size_t open = assignment.open_count();
    Reply reply;
    if (violated > 0) reply.exit = Exit::no;
    if (job.arguments.format == Format::json) {
        reply.out = json_line([&](JsonWriter& out) {
            write_formula_place(out, item.place);
            out.key("consistent").boolean(violated == 0).key("open").number(open);
            out.key("requirements").begin_array();
            for (const Requirement& requirement : requirements) {
                out.begin_object().key("text").text(requirement.text);
                out.key("standing").text(standing_word(requirement.standing)).end_object();
            }
            out.end_array();
        });
        return reply;
    }
    for (const Requirement& requirement : requirements) {
        reply.out +=
            sentence(job.language(), standing_text(requirement.standing), requirement.text) + "\n";
    }
    reply.out += assignment_verdict(open, violated, job.language()) + "\n";
    return reply;
}

}  // namespace sudokit::cli
