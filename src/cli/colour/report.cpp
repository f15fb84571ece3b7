#include "cli/colour/report.hpp"

#include "cli/colour/messages.hpp"
#include "cli/io/graph_input.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/messages.hpp"

namespace sudokit::cli {
namespace {

using Answer = Colouring::Answer;

std::string_view answer_word(Answer answer) {
    switch (answer) {
        case Answer::least: return "least";
        case Answer::coloured: return "coloured";
        case Answer::none: return "none";
        case Answer::stopped: break;
    }
    return "stopped";
}

}  // namespace

bool ColourReport::has_colours() const {
    switch (found_.answer) {
        case Answer::least:
        case Answer::coloured: return true;
        case Answer::none: return false;
        case Answer::stopped: break;
    }
    return !arguments_.with;
}

std::string ColourReport::answer_text() const {
    const Language language = arguments_.language;
    const auto [lower, upper, nodes] = found_.bounds;
    const auto asked = arguments_.with.value_or(0);
    switch (found_.answer) {
        case Answer::least: return message(text::kLeastColours, upper).in(language);
        case Answer::coloured: return message(text::kSomeColours, upper, lower).in(language);
        case Answer::none: {
            const Message& reason = found_.reason;
            // Given colours that clash have no colouring with any number of colours.
            const bool always = asked == 0 || found_.colours.empty();
            return always ? message(text::kNoColouring, reason).in(language)
                          : message(text::kNoColouringWith, asked, reason).in(language);
        }
        case Answer::stopped: break;
    }
    if (asked != 0) return message(text::kColouringOpen, asked, lower, upper).in(language);
    return message(text::kColoursStopped, upper, lower).in(language);
}

std::string ColourReport::text() const {
    const Language language = arguments_.language;
    return answer_text() + "\n" +
           message(text::kGraphSize, graph_.vertex_count(), graph_.edge_count()).in(language) +
           message(text::kColourNodes, found_.bounds.nodes).in(language);
}

std::string ColourReport::node_lines() const {
    // A graph without edges, written with everything else, and then without its problem line.
    const std::string all = write_col({Graph(graph_.vertex_count()), found_.colours}, text());
    const std::size_t problem = all.find("\np ") + 1;
    return all.substr(0, problem) + all.substr(all.find('\n', problem) + 1);
}

std::string ColourReport::col() const { return write_col({graph_, found_.colours}, text()); }

std::string ColourReport::json() const {
    return json_line([this](JsonWriter& out) {
        out.key("file").text(arguments_.operands.front());
        out.key("answer").text(answer_word(found_.answer));
        if (arguments_.with) out.key("with").number(*arguments_.with);
        out.key("vertices").number(graph_.vertex_count()).key("edges").number(graph_.edge_count());
        if (!found_.colours.empty() || graph_.vertex_count() == 0) {
            out.key("lower").number(found_.bounds.lower).key("upper").number(found_.bounds.upper);
        }
        out.key("nodes").number(found_.bounds.nodes);
        if (!found_.clique.empty()) {
            out.key("clique");
            write_from_one(out, found_.clique);
        }
        if (found_.answer == Answer::none) {
            out.key("reason").text(found_.reason.in(arguments_.language)).key("witness");
            write_from_one(out, found_.witness);
        }
        if (has_colours()) out.key("colours").numbers(found_.colours);
    });
}

Exit ColourReport::exit() const {
    switch (found_.answer) {
        case Answer::least:
        case Answer::coloured: return Exit::yes;
        case Answer::none: return Exit::no;
        case Answer::stopped: break;
    }
    return Exit::stopped;
}

std::string count_report(const ColourArguments& arguments, const SearchOutcome& outcome) {
    // The largest number stands for all larger ones, too.
    const bool exact = outcome.stop == Stop::exhausted && outcome.count != ~std::uint64_t{0};
    if (arguments.format != Format::json) {
        return (exact ? "" : ">=") + std::to_string(outcome.count) + "\n";
    }
    return json_line([&](JsonWriter& out) {
        out.key("file").text(arguments.operands.front()).key("with").number(*arguments.with);
        out.key("count").number(outcome.count).key("exact").boolean(exact);
        out.key("nodes").number(outcome.nodes);
    });
}

}  // namespace sudokit::cli
