// `sudokit same`: are two puzzles one and the same, and how does one see it?
#include <utility>
#include <vector>

#include "sudokit/clock.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/moves.hpp"
#include "sudokit/symmetry.hpp"

#include "cli/io/system.hpp"
#include "cli/same/arguments.hpp"
#include "cli/same/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {
namespace {

using enum Equivalence::Answer;

// The forms where they can be told in lines: on boards that differ, lines say nothing.
Message form_difference(const Puzzle& first, const Puzzle& second, const WriteOptions& write) {
    if (first.board() != second.board()) return message(text::kNoMoves);
    const auto a = puzzle_line(first, write);
    const auto b = puzzle_line(second, write);
    if (!a || !b) return message(text::kOtherForm);
    return message(text::kOtherForms, own_words(*a), own_words(*b));
}

// Something in which they differ, in words; the canonical forms on the same board always do.
Message difference_between(const Puzzle& first, const Puzzle& second, const WriteOptions& write,
                           Deadline deadline) {
    if (auto easy = find_difference(first, second)) return *std::move(easy);
    const auto a = canonical_form(first, deadline);
    const auto b = canonical_form(second, deadline);
    if (!a || !b) return message(text::kDifferenceUnknown);
    if (a->automorphisms != b->automorphisms) {
        return message(text::kOtherAutomorphisms, own_words(a->automorphisms.text()),
                       own_words(b->automorphisms.text()));
    }
    return form_difference(a->puzzle, b->puzzle, write);
}

// What was found of the two.
struct Finding {
    Equivalence equivalence;
    std::vector<Move> moves = {};
    Message difference = {};
};

Finding compare_both(const Job& job, const Puzzle& first, const Puzzle& second) {
    const Timer timer(job.arguments.timeout, &interrupt::flag());
    Finding out{compare_puzzles(first, second, timer.deadline())};
    if (out.equivalence.answer == same) {
        out.moves = moves_of(*out.equivalence.transformation);
    } else if (out.equivalence.answer == different) {
        out.difference = difference_between(first, second, job.arguments.write, timer.deadline());
    }
    return out;
}

// The first puzzle after each of the moves, the last being the second puzzle. Moves that only
// together keep to a rule of the whole board (the anti-knight rule) have boards in between that
// cannot be told with it: these are without constraints.
std::vector<Entry> boards_after(const std::vector<Move>& moves, const Entry& first) {
    Entry plain{Puzzle(first.puzzle.board()), first.play, first.info, first.solution};
    for (Cell cell = 0; cell < first.puzzle.board().cell_count(); ++cell) {
        plain.puzzle.set_given(cell, first.puzzle.given(cell));
        if (first.puzzle.has_pencilmarks()) {
            plain.puzzle.set_pencilmarks(cell, first.puzzle.pencilmarks(cell));
        }
    }
    std::vector<Entry> out;
    out.reserve(moves.size());
    Transformation all(first.puzzle.board());
    for (const Move& move : moves) {
        all = compose(all, move.transformation);
        auto moved = image(all, first);
        if (!moved) moved = image(all, plain);  // with nothing that could not be moved
        SUDOKIT_EXPECT(moved);
        out.push_back(*std::move(moved));
    }
    return out;
}

// Capital letters begin sentences; the texts of moves begin with a plain one.
std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if (text.starts_with("é")) {
        text.replace(0, 2, "É");
    }
    return text;
}

std::string in_words(const Job& job, const Finding& found, const Entry& first, bool brief) {
    const Language language = job.language();
    if (found.equivalence.answer == out_of_time) {
        return std::string(text::kSameUnknown.in(language)) + "\n";
    }
    if (found.equivalence.answer == different) {
        return message(text::kAreDifferent, found.difference).in(language) + "\n";
    }
    if (found.moves.empty()) return std::string(text::kAreEqual.in(language)) + "\n";
    std::string out = message(text::kAreSame, found.moves.size()).in(language) + "\n";
    if (!brief) out += "\n" + draw_entry(job, first);
    const Symbols symbols = symbols_for(first.puzzle.board(), job.arguments.write);
    const std::vector<Entry> boards =
        brief ? std::vector<Entry>() : boards_after(found.moves, first);
    for (std::size_t i = 0; i < found.moves.size(); ++i) {
        const std::string words = capitalised(move_text(found.moves[i], symbols, language));
        if (brief) {
            out += std::to_string(i + 1) + ". " + words + ".\n";
            continue;
        }
        out += "\n" + sentence(language, text::kMoveNumber, i + 1, words) + "\n\n" +
               draw_entry(job, boards[i]);
    }
    return out;
}

std::string in_json(const Finding& found, const Entry& first, const WriteOptions& write) {
    return json_line([&](JsonWriter& out) {
        const auto answer = found.equivalence.answer;
        out.key("answer").text(answer == same        ? "same"
                               : answer == different ? "different"
                                                     : "unknown");
        if (answer == different) {
            out.key("difference").text(found.difference.in(Language::en));
        }
        if (answer != same) return;
        out.key("moves").begin_array();
        const Symbols symbols = symbols_for(first.puzzle.board(), write);
        const std::vector<Entry> boards = boards_after(found.moves, first);
        for (std::size_t i = 0; i < boards.size(); ++i) {
            out.begin_object().key("move").text(move_text(found.moves[i], symbols, Language::en));
            write_puzzle(out.key("puzzle"), boards[i].puzzle, write);
            out.end_object();
        }
        out.end_array();
    });
}

void draw_boards(const Job& job, const Finding& found, const Entry& first, PictureFolder& folder,
                 Reply& reply) {
    const Symbols symbols = symbols_for(first.puzzle.board(), job.arguments.write);
    const auto draw = [&](const Entry& entry, std::size_t number, const std::string& title) {
        folder.write(reply, number, {},
                     draw_svg(figure_of(entry),
                              {.symbols = symbols, .title = title, .language = job.language()}));
    };
    draw(first, 1, std::string(text::kFirstPuzzle.in(job.language())));
    const std::vector<Entry> boards = boards_after(found.moves, first);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        draw(boards[i], i + 2, capitalised(move_text(found.moves[i], symbols, job.language())));
    }
}

Exit exit_of(Equivalence::Answer answer) {
    return answer == same ? Exit::yes : answer == different ? Exit::no : Exit::stopped;
}

Reply reply_to_both(const SameArguments& arguments, const Job& job, const Entry& first,
                    const Entry& second, PictureFolder& folder) {
    const Finding found = compare_both(job, first.puzzle, second.puzzle);
    Reply reply;
    reply.exit = exit_of(found.equivalence.answer);
    reply.cancelled = found.equivalence.answer == out_of_time && interrupt::flag();
    reply.out = arguments.json ? in_json(found, first, arguments.write)
                               : in_words(job, found, first, arguments.brief);
    if (folder.is_wanted() && found.equivalence.answer == same) {
        draw_boards(job, found, first, folder, reply);
    }
    return reply;
}

}  // namespace

Exit run_same(const SameArguments& arguments, const Streams& io) {
    return run_job(arguments, io, [&arguments](Job& job) {
        std::vector<Entry> entries;
        while (const auto item = job.input.next()) {
            if (!item->entry) {
                job.take(fault_reply(job, *item, {}));
                return;
            }
            if (entries.size() < 3) entries.push_back(*item->entry);
        }
        if (interrupt::flag() || job.ended_early) return;
        if (entries.size() != 2) {
            Reply reply;
            reply.fault = true;
            reply.exit = Exit::bad_input;
            reply.notes = "sudokit: " +
                          message(text::kTwoPuzzles,
                                  entries.size() == 3 ? OwnWords{"more", "davantage"}
                                                      : own_words(std::to_string(entries.size())))
                              .in(job.language()) +
                          "\n";
            job.take(reply);
            return;
        }
        PictureFolder folder(arguments, arguments.svg);
        job.take(reply_to_both(arguments, job, entries[0], entries[1], folder));
        folder.finish(job);
    });
}

}  // namespace sudokit::cli
