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

std::string form_text(const CanonicalForm& form, const WriteOptions& write) {
    return line_of(form.puzzle.board(), form.puzzle.givens(), write);
}

std::string backdoor_text(const BackdoorAnswer& backdoor, const Board& board, Language language) {
    if (backdoor.cells.empty()) return std::string(text::kInfoNoBackdoor.in(language));
    return sentence(language, text::kInfoBackdoorOf, backdoor.cells.size(),
                    list_of_cells(board, backdoor.cells, language), backdoor.count);
}

std::string redundant_text(const std::vector<Cell>& redundant, const Board& board,
                           Language language) {
    if (redundant.empty()) return std::string(text::kInfoYes.in(language));
    return sentence(language, text::kInfoRedundant, redundant.size(),
                    list_of_cells(board, redundant, language));
}

std::string solutions_text(const PuzzleFacts& facts, Language language) {
    const std::string number = number_words(std::to_string(facts.solutions)).in(language);
    return facts.all_counted ? number : sentence(language, text::kInfoAtLeast, number);
}

// Rows about the difficulty, which only a well posed puzzle has.
void add_difficulty_rows(const PuzzleFacts& facts, const Job& job, const Board& board, Rows& rows) {
    const Language language = job.language();
    const auto add = [&](const MessageText& label, std::string value) {
        if (value.empty()) value = text::kInfoOpen.in(language);
        rows.emplace_back(label.in(language), std::move(value));
    };
    add(text::kInfoMinimal,
        facts.redundant ? redundant_text(*facts.redundant, board, language) : "");
    if (!facts.rated) return;
    add(text::kInfoLevel,
        facts.level
            ? std::string(all_levels(Scale::level)[static_cast<std::size_t>(*facts.level)].name.in(
                  language))
            : "");
    add(text::kInfoScore,
        facts.score
            ? std::string(all_score_levels()[static_cast<std::size_t>(*facts.score->level)].name.in(
                  language)) +
                  " " + number_words(std::to_string(facts.score->score)).in(language)
            : "");
    add(text::kInfoDepth, facts.depth ? std::to_string(*facts.depth) : "");
    add(text::kInfoBackdoor, facts.backdoor ? backdoor_text(*facts.backdoor, board, language) : "");
}

Rows rows_of(const PuzzleFacts& facts, const Job& job, const Puzzle& puzzle) {
    const Language language = job.language();
    const Board& board = puzzle.board();
    Rows rows;
    rows.emplace_back(text::kInfoBoard.in(language), board_text(board.shape(), language));
    rows.emplace_back(text::kInfoGivens.in(language),
                      sentence(language, text::kInfoGivensOf, puzzle.given_count(),
                               board.cell_count(), facts.digits, board.order()));
    rows.emplace_back(text::kInfoPattern.in(language), pattern_text(facts.pattern, language));
    if (facts.form) {
        rows.emplace_back(text::kInfoAutomorphisms.in(language),
                          number_words(facts.form->automorphisms.text()).in(language));
    }
    rows.emplace_back(text::kInfoSolutions.in(language), solutions_text(facts, language));
    if (facts.is_well_posed()) add_difficulty_rows(facts, job, board, rows);
    if (facts.form) {
        rows.emplace_back(text::kInfoForm.in(language),
                          form_text(*facts.form, job.arguments.write));
    }
    if (facts.grid_form) {
        rows.emplace_back(
            text::kInfoGridForm.in(language),
            sentence(language, text::kInfoGridAutomorphisms,
                     form_text(*facts.grid_form, job.arguments.write),
                     number_words(facts.grid_form->automorphisms.text()).in(language)));
    }
    if (facts.rank) {
        rows.emplace_back(text::kInfoRank.in(language),
                          sentence(language, text::kInfoRankOf, *facts.rank, nine::kGridClasses));
    }
    return rows;
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

void write_difficulty(JsonWriter& out, const PuzzleFacts& facts, const Board& board) {
    if (facts.redundant) {
        out.key("minimal").boolean(facts.redundant->empty()).key("redundant");
        write_cells(out, board, *facts.redundant);
    }
    if (facts.level) {
        out.key("level").text(
            all_levels(Scale::level)[static_cast<std::size_t>(*facts.level)].word);
    }
    if (facts.score) {
        out.key("score").number(facts.score->score);
        out.key("score_level")
            .text(all_score_levels()[static_cast<std::size_t>(*facts.score->level)].word);
    }
    if (facts.depth) out.key("depth").number(*facts.depth);
    if (facts.backdoor) {
        out.key("backdoor").begin_object().key("cells");
        write_cells(out, board, facts.backdoor->cells);
        out.key("count").number(facts.backdoor->count).end_object();
    }
}

// In the order of `Turn`; as `transform` spells them.
constexpr std::string_view kTurnWords[] = {"rotate-90",  "rotate-180", "rotate-270",   "left-right",
                                           "top-bottom", "diagonal",   "anti-diagonal"};

std::string json_of(const Item& item, const PuzzleFacts& facts, const Job& job,
                    const Puzzle& puzzle) {
    return json_line([&](JsonWriter& out) {
        write_place(out, item);
        out.key("board").text(shape_name(puzzle.board().shape()));
        out.key("givens").number(puzzle.given_count()).key("digits").number(facts.digits);
        out.key("pattern").begin_array();
        for (const Turn how : facts.pattern) out.text(kTurnWords[static_cast<std::size_t>(how)]);
        out.end_array();
        out.key("solutions").number(facts.solutions).key("exact").boolean(facts.all_counted);
        if (facts.is_well_posed()) write_difficulty(out, facts, puzzle.board());
        if (facts.form) {
            out.key("automorphisms").text(facts.form->automorphisms.text());
            out.key("form").text(form_text(*facts.form, job.arguments.write));
        }
        if (facts.grid_form) {
            out.key("solution_automorphisms").text(facts.grid_form->automorphisms.text());
            out.key("solution_form").text(form_text(*facts.grid_form, job.arguments.write));
        }
        if (facts.rank) out.key("solution_rank").number(*facts.rank);
    });
}

Exit exit_of(const PuzzleFacts& facts) {
    if (facts.is_well_posed()) return Exit::yes;
    return facts.all_counted || facts.solutions > 1 ? Exit::no : Exit::stopped;
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
