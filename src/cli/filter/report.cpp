#include "cli/filter/report.hpp"

#include "cli/filter/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

struct Fill {
    std::size_t filled = 0;
    std::size_t empty = 0;       // cells without a given
    std::size_t candidates = 0;  // of the cells that have several
};

Fill fill_of(const Puzzle& puzzle, const Filtering& left) {
    Fill fill;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const std::size_t size = left.candidates[cell].size();
        if (size > 1) fill.candidates += size;
        if (puzzle.given(cell) != 0) continue;
        ++fill.empty;
        if (size == 1) ++fill.filled;
    }
    return fill;
}

std::vector<std::uint8_t> filled_digits(const Filtering& left) {
    std::vector<std::uint8_t> digits;
    for (const DigitSet set : left.candidates) {
        digits.push_back(set.size() == 1 ? static_cast<std::uint8_t>(set.first())
                                         : std::uint8_t{0});
    }
    return digits;
}

std::string outcome_text(const Puzzle& puzzle, const Filtering& left, Language language) {
    const Fill fill = fill_of(puzzle, left);
    switch (left.state) {
        case Filtering::State::solved: return message(text::kFilteredAll, fill.filled).in(language);
        case Filtering::State::failed: return std::string(text::kFilteredNone.in(language));
        case Filtering::State::open:
            return message(text::kFilteredSome, fill.filled, fill.empty, fill.candidates)
                .in(language);
        case Filtering::State::stopped: break;
    }
    return message(text::kFilteredOutOfTime, fill.filled, fill.empty, fill.candidates).in(language);
}

// Whether a reader learns something from it. Most removals only say in another variable what was
// said before: a digit leaves a place because the place's cell lost the digit.
bool is_telling(const Elimination& elimination) {
    using Kind = Elimination::Kind;
    switch (elimination.variable.kind) {
        case ModelVariable::Kind::cell: return true;
        case ModelVariable::Kind::place: return elimination.kind == Kind::all_different;
        case ModelVariable::Kind::box_of_line:
        case ModelVariable::Kind::row_in_box:
        case ModelVariable::Kind::column_in_box:
            return elimination.kind == Kind::all_different || elimination.kind == Kind::different;
    }
    return true;
}

// "1, 2 or 5".
std::string values_text(DigitSet values, Language language) {
    std::string out;
    std::size_t left = values.size();
    for (const Digit value : values) {
        out += std::to_string(value);
        --left;
        if (left > 0) out += left == 1 ? text::kOr.in(language) : ", ";
    }
    return out;
}

std::string trace_text(const Board& board, const FilterFindings& findings, Language language) {
    std::string out;
    for (const Elimination& elimination : findings.trace) {
        if (!is_telling(elimination)) continue;
        out +=
            sentence(language, text::kRemoved, variable_text(board, elimination.variable, language),
                     values_text(elimination.values, language),
                     reason_text(board, elimination, language)) +
            "\n";
    }
    return out;
}

void write_trace(JsonWriter& out, const Board& board, const FilterFindings& findings,
                 Language language) {
    out.begin_array();
    for (const Elimination& elimination : findings.trace) {
        out.begin_object();
        out.key("variable").text(variable_text(board, elimination.variable, language));
        out.key("removed").numbers(elimination.values);
        out.key("reason").text(elimination_word(elimination.kind));
        out.key("text").text(reason_text(board, elimination, language)).end_object();
    }
    out.end_array();
}

void write_means(JsonWriter& out, const FilterArguments& arguments) {
    if (arguments.rules) {
        out.key("rules").text(rules_name(*arguments.rules));
        return;
    }
    out.key("model").text(model_name(arguments.model));
    out.key("consistency").text(arguments.consistency == Consistency::sac ? "sac" : "ac");
}

void write_left(JsonWriter& out, const Puzzle& puzzle, const Filtering& left,
                const WriteOptions& options) {
    const Fill fill = fill_of(puzzle, left);
    out.key("grid").text(line_of(puzzle.board(), filled_digits(left), options));
    out.key("filled").number(fill.filled).key("empty").number(fill.empty);
    out.key("left").number(fill.candidates).key("candidates").begin_array();
    for (const DigitSet set : left.candidates) out.numbers(set);
    out.end_array();
}

}  // namespace

std::string report_text(const Job& job, const FilterArguments& arguments, const Entry& entry,
                        const FilterFindings& findings) {
    const Board& board = entry.puzzle.board();
    const Language language = job.language();
    std::string out = caption(job, entry);
    if (arguments.trace) out += trace_text(board, findings, language) + "\n";
    if (findings.left.state != Filtering::State::failed) {
        Puzzle puzzle = entry.puzzle;
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            puzzle.set_pencilmarks(cell, findings.left.candidates[cell]);
        }
        out += draw_candidates(puzzle, picture_style(job, board)) + "\n";
    }
    return out + outcome_text(entry.puzzle, findings.left, language) + "\n";
}

std::string json_report(const Job& job, const FilterArguments& arguments, const Item& item,
                        const Puzzle& puzzle, const FilterFindings& findings) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        write_means(out, arguments);
        out.key("answer").text(filtering_word(findings.left.state));
        if (findings.left.state != Filtering::State::failed) {
            write_left(out, puzzle, findings.left, job.arguments.write);
        }
        if (!arguments.trace) return;
        out.key("trace");
        write_trace(out, puzzle.board(), findings, job.language());
    });
}

Entry filtered_entry(const Entry& entry, const Filtering& left, Format format) {
    Entry out{Puzzle(entry.puzzle.board()), {}, entry.info, {}};
    const std::vector<std::uint8_t> digits = filled_digits(left);
    const bool marks = format == Format::pencilmarks || format == Format::candidates;
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        out.puzzle.set_given(cell, digits[cell]);
        if (marks) out.puzzle.set_pencilmarks(cell, left.candidates[cell]);
    }
    return out;
}

}  // namespace sudokit::cli
