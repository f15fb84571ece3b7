// `sudokit info`: all there is to know of a puzzle.
#include <algorithm>
#include <utility>

#include "sudokit/clock.hpp"
#include "sudokit/explain.hpp"
#include "sudokit/nine_catalogue.hpp"
#include "sudokit/text_width.hpp"

#include "cli/info/arguments.hpp"
#include "cli/info/facts.hpp"
#include "cli/info/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string pattern_text(const std::vector<Turn>& pattern, Language language) {
    if (pattern.empty()) return std::string(text::kInfoNoPattern.in(language));
    if (pattern.size() == kTurns.size()) return std::string(text::kInfoFullPattern.in(language));
    std::string out;
    for (const Turn how : pattern) {
        const auto name = text::kInfoTurns.at(static_cast<std::size_t>(how)).in(language);
        if (name.empty()) continue;  // a quarter turn goes both ways
        if (!out.empty()) out += ", ";
        out += name;
    }
    return out;
}

// In a line; where that cannot hold it, why.
std::string form_text(const CanonicalForm& form, const Job& job) {
    const auto line = puzzle_line(form.puzzle, job.arguments.write);
    return line ? *line : line.error().message.in(job.language());
}

std::string backdoor_text(const BackdoorAnswer& backdoor, const Board& board, Language language) {
    if (backdoor.cells.empty()) return std::string(text::kInfoNoBackdoor.in(language));
    return sentence(language, text::kInfoBackdoorOf, backdoor.cells.size(),
                    list_of_cells(board, backdoor.cells, {language}), backdoor.count);
}

std::string redundant_text(const std::vector<Cell>& redundant, const Board& board,
                           Language language) {
    if (redundant.empty()) return std::string(text::kInfoYes.in(language));
    return sentence(language, text::kInfoRedundant, redundant.size(),
                    list_of_cells(board, redundant, {language}));
}

std::string solutions_text(const PuzzleFacts& facts, Language language) {
    const std::string number = number_words(facts.solutions.text()).in(language);
    return facts.all_counted ? number : sentence(language, text::kInfoAtLeast, number);
}

// Collects rows; those without a value say that it was not known in time.
class RowList {
  public:
    explicit RowList(Language language) : language_(language) {}

    void add(const MessageText& label, std::string value) {
        if (value.empty()) value = text::kInfoOpen.in(language_);
        rows_.emplace_back(label.in(language_), std::move(value));
    }

    Rows take() { return std::move(rows_); }

  private:
    Language language_;
    Rows rows_;
};

void add_scales(const PuzzleFacts& facts, Language language, RowList& rows) {
    rows.add(
        text::kInfoLevel,
        facts.level
            ? std::string(all_levels(Scale::level)[static_cast<std::size_t>(*facts.level)].name.in(
                  language))
            : "");
    rows.add(
        text::kInfoScore,
        facts.score
            ? std::string(all_score_levels()[static_cast<std::size_t>(*facts.score->level)].name.in(
                  language)) +
                  " " + number_words(std::to_string(facts.score->score)).in(language)
            : "");
    rows.add(text::kInfoDepth, facts.depth ? std::to_string(*facts.depth) : "");
}

// What only a well posed puzzle has.
void add_difficulty_rows(const PuzzleFacts& facts, Language language, const Board& board,
                         RowList& rows) {
    rows.add(text::kInfoMinimal,
             facts.redundant ? redundant_text(*facts.redundant, board, language) : "");
    if (facts.rated) add_scales(facts, language, rows);
    rows.add(text::kInfoBackdoor,
             facts.backdoor ? backdoor_text(*facts.backdoor, board, language) : "");
}

void add_solution_rows(const PuzzleFacts& facts, const Job& job, RowList& rows) {
    const Language language = job.language();
    rows.add(
        text::kInfoGridForm,
        facts.grid_form
            ? sentence(language, text::kInfoGridAutomorphisms, form_text(*facts.grid_form, job),
                       number_words(facts.grid_form->automorphisms.text()).in(language))
            : "");
    if (!facts.ranked) return;
    rows.add(
        text::kInfoRank,
        facts.rank ? sentence(language, text::kInfoRankOf, *facts.rank, nine::kGridClasses) : "");
}

Rows rows_of(const PuzzleFacts& facts, const Job& job, const Puzzle& puzzle) {
    const Language language = job.language();
    const Board& board = puzzle.board();
    RowList rows(language);
    rows.add(text::kInfoBoard, board_text(board.shape(), language));
    rows.add(text::kInfoGivens, sentence(language, text::kInfoGivensOf, puzzle.given_count(),
                                         board.cell_count(), facts.digits, board.order()));
    rows.add(text::kInfoPattern, pattern_text(facts.pattern, language));
    rows.add(text::kInfoAutomorphisms,
             facts.form ? number_words(facts.form->automorphisms.text()).in(language) : "");
    rows.add(text::kInfoSolutions, solutions_text(facts, language));
    if (facts.may_be_well_posed()) add_difficulty_rows(facts, language, board, rows);
    rows.add(text::kInfoForm, facts.form ? form_text(*facts.form, job) : "");
    if (facts.may_be_well_posed()) add_solution_rows(facts, job, rows);
    return rows.take();
}

std::string table_of(const Rows& rows) {
    std::size_t width = 0;
    for (const auto& [label, value] : rows) width = std::max(width, text_width(label));
    std::string out;
    for (const auto& [label, value] : rows) {
        out += label + std::string(width - text_width(label) + 2, ' ') + value + "\n";
    }
    return out;
}

void write_minimality(JsonWriter& out, const PuzzleFacts& facts, const Board& board) {
    if (!facts.redundant) {
        out.key("minimal").null().key("redundant").null();
        return;
    }
    out.key("minimal").boolean(facts.redundant->empty()).key("redundant");
    write_cells(out, board, *facts.redundant);
}

void write_scales(JsonWriter& out, const PuzzleFacts& facts) {
    out.key("level");
    if (facts.level) {
        out.text(all_levels(Scale::level)[static_cast<std::size_t>(*facts.level)].word);
    } else {
        out.null();
    }
    if (facts.score) {
        out.key("score").number(facts.score->score).key("score_level");
        out.text(all_score_levels()[static_cast<std::size_t>(*facts.score->level)].word);
    } else {
        out.key("score").null().key("score_level").null();
    }
    out.key("depth").number_or_null(facts.depth);
}

void write_difficulty(JsonWriter& out, const PuzzleFacts& facts, const Board& board) {
    write_minimality(out, facts, board);
    if (facts.rated) write_scales(out, facts);
    out.key("backdoor");
    if (!facts.backdoor) {
        out.null();
        return;
    }
    out.begin_object().key("cells");
    write_cells(out, board, facts.backdoor->cells);
    out.key("count").number(facts.backdoor->count).end_object();
}

// The automorphisms and the form, or null for both.
void write_form(JsonWriter& out, std::string_view prefix, const std::optional<CanonicalForm>& form,
                const WriteOptions& write) {
    out.key(std::string(prefix) + "automorphisms");
    if (!form) {
        out.null().key(std::string(prefix) + "form").null();
        return;
    }
    out.text(form->automorphisms.text());
    write_puzzle(out.key(std::string(prefix) + "form"), form->puzzle, write);
}

// As `count` does: large numbers are none to most readers of JSON.
void write_solution_count(JsonWriter& out, const PuzzleFacts& facts) {
    out.key("solutions");
    if (const auto word = facts.solutions.word()) {
        out.number(*word);
    } else {
        out.text(facts.solutions.text());
    }
    out.key("exact").boolean(facts.all_counted);
}

// In the order of `Turn`; as `generate` and `transform` spell them.
constexpr std::string_view kTurnWords[] = {"rotate90",   "rotate180", "rotate270",   "left-right",
                                           "top-bottom", "diagonal",  "antidiagonal"};

std::string json_of(const Item& item, const PuzzleFacts& facts, const Job& job,
                    const Puzzle& puzzle) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("board").text(shape_name(puzzle.board().shape()));
        out.key("givens").number(puzzle.given_count()).key("digits").number(facts.digits);
        out.key("pattern").begin_array();
        for (const Turn how : facts.pattern) out.text(kTurnWords[static_cast<std::size_t>(how)]);
        out.end_array();
        write_solution_count(out, facts);
        if (facts.may_be_well_posed()) write_difficulty(out, facts, puzzle.board());
        write_form(out, "", facts.form, job.arguments.write);
        if (!facts.may_be_well_posed()) return;
        write_form(out, "solution_", facts.grid_form, job.arguments.write);
        if (facts.ranked) out.key("solution_rank").number_or_null(facts.rank);
    });
}

Exit exit_of(const PuzzleFacts& facts) {
    if (facts.out_of_time) return Exit::stopped;
    if (facts.is_well_posed()) return Exit::yes;
    return facts.may_be_well_posed() ? Exit::stopped : Exit::no;
}

}  // namespace

Exit run_info(const InfoArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [](Job& job) {
        const bool json = job.arguments.format == Format::json;
        const auto worker = [&](const Item& item, const Entry& entry, Solver& solver) {
            const Timer timer(job.arguments.timeout, &interrupt::flag());
            const PuzzleFacts facts = facts_of(entry.puzzle, solver, timer.deadline());
            Reply reply;
            reply.exit = exit_of(facts);
            reply.cancelled = interrupt::flag();
            reply.out = json ? json_of(item, facts, job, entry.puzzle)
                             : (item.number > 1 ? "\n" : "") + caption(job, entry) +
                                   table_of(rows_of(facts, job, entry.puzzle));
            return reply;
        };
        run_stream(job, worker, json ? texts_for(Format::json) : StreamTexts{});
    });
}

}  // namespace sudokit::cli
