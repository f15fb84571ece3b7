#include "cli/filter/report.hpp"

#include <algorithm>
#include <cctype>

#include "sudokit/filtering_figure.hpp"

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

// With colours, in the code of the founding paper.
std::string left_text(const Puzzle& puzzle, const Filtering& left, const TextStyle& style) {
    if (style.colour) return draw_text(figure_of(puzzle, left.candidates), style);
    Puzzle shown = puzzle;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        shown.set_pencilmarks(cell, left.candidates[cell]);
    }
    return draw_candidates(shown, style);
}

void write_means(JsonWriter& out, const Filter& filter) {
    if (const auto* const rules = std::get_if<RuleSet>(&filter.what)) {
        out.key("rules").text(rules_name(*rules));
        return;
    }
    std::string consistency = consistency_name(filter.consistency);
    std::ranges::transform(consistency, consistency.begin(), [](char letter) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    });
    out.key("model").text(model_name(std::get<Model>(filter.what)));
    out.key("consistency").text(consistency);
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

// Of rules without Single Candidate: the cells that look filled, and are not.
std::string unplaced_text(const Puzzle& puzzle, const Filter& filter,
                          const FilterFindings& findings, Language language) {
    const auto* const rules = std::get_if<RuleSet>(&filter.what);
    const auto* const trace = std::get_if<std::vector<RuleDeduction>>(&findings.trace);
    if (rules == nullptr || trace == nullptr || rules->single_candidate) return {};
    std::size_t unplaced = 0;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (findings.left.candidates[cell].size() == 1 && puzzle.given(cell) == 0) ++unplaced;
    }
    for (const RuleDeduction& deduction : *trace) {
        if (deduction.placed) --unplaced;
    }
    return unplaced == 0 ? std::string() : message(text::kUnplaced, unplaced).in(language);
}

FilterTrace told_trace(const Puzzle& puzzle, const FilterArguments& arguments,
                       const FilterFindings& findings) {
    return arguments.skip_seen ? without_seen(puzzle, findings.trace) : findings.trace;
}

}  // namespace

std::string outcome_text(const Puzzle& puzzle, const FilterArguments& arguments,
                         const FilterFindings& findings, const Wording& wording) {
    const Language language = wording.language;
    const Fill fill = fill_of(puzzle, findings.left);
    switch (findings.left.state) {
        case Filtering::State::solved: return message(text::kFilteredAll, fill.filled).in(language);
        case Filtering::State::failed: {
            const std::string where = dead_end_text(puzzle.board(), findings.trace, wording);
            if (where.empty()) return std::string(text::kFilteredNone.in(language));
            return message(text::kFilteredNoneAt, where).in(language);
        }
        case Filtering::State::open:
            return message(text::kFilteredSome, fill.filled, fill.empty, fill.candidates)
                       .in(language) +
                   unplaced_text(puzzle, arguments.filter, findings, language);
        case Filtering::State::stopped: break;
    }
    return message(text::kFilteredOutOfTime, fill.filled, fill.empty, fill.candidates).in(language);
}

std::string report_text(const Job& job, const FilterArguments& arguments, const Entry& entry,
                        const FilterFindings& findings) {
    const Board& board = entry.puzzle.board();
    std::string out = caption(job, entry);
    const Wording wording = wording_for(job, board);
    if (arguments.trace) {
        out +=
            deductions_text(board, told_trace(entry.puzzle, arguments, findings), wording) + "\n";
    }
    if (findings.proof) out += proof_text(entry.puzzle, *findings.proof, wording) + "\n";
    if (findings.left.state != Filtering::State::failed) {
        out += left_text(entry.puzzle, findings.left, picture_style(job, board)) + "\n";
    }
    return out + outcome_text(entry.puzzle, arguments, findings, wording) + "\n";
}

std::string json_report(const Job& job, const FilterArguments& arguments, const Item& item,
                        const Puzzle& puzzle, const FilterFindings& findings) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        write_means(out, arguments.filter);
        out.key("answer").text(filtering_word(findings.left.state));
        if (findings.left.state != Filtering::State::failed) {
            write_left(out, puzzle, findings.left, job.arguments.write);
        }
        const Wording wording = wording_for(job, puzzle.board());
        if (arguments.trace) {
            out.key("trace");
            write_deductions(out, puzzle.board(), told_trace(puzzle, arguments, findings), wording);
        }
        if (findings.proof) {
            out.key("why");
            write_proof(out, puzzle.board(), *findings.proof, wording);
        }
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
