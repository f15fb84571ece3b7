// `sudokit recognise`: from a graph, with or without colours, to the puzzle that it is.
#include "sudokit/clock.hpp"
#include "sudokit/graph.hpp"

#include "cli/frame/columns.hpp"
#include "cli/io/graph_input.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"
#include "cli/recognise/arguments.hpp"
#include "cli/recognise/messages.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

class RecogniseReport {
  public:
    RecogniseReport(const RecogniseArguments& arguments, const Streams& io, const Graph& graph,
                    const Recognition& found)
        : arguments_(arguments), io_(io), graph_(graph), found_(found) {}

    // Without the last line end.
    [[nodiscard]] std::string text() const {
        const Language language = arguments_.language;
        switch (found_.answer) {
            case Recognition::Answer::none:
                return message(text::kNoBoard, found_.reason).in(language);
            case Recognition::Answer::undecided:
                return message(text::kBoardUndecided, found_.reason).in(language);
            case Recognition::Answer::board: break;
        }
        const Board& board = found_.puzzle->board();
        return message(text::kGraphOfBoard, board_text(board.shape(), language)).in(language) +
               "\n" + figures() + "\n" + drawn() + "\n" +
               std::string(text::kVertexOfCell.in(language)) + "\n" + vertices();
    }

    // An object, with a line end.
    [[nodiscard]] std::string json(const std::string& path) const {
        return json_line([&](JsonWriter& out) {
            out.key("file").text(path).key("answer").text(answer_word());
            out.key("vertices").number(graph_.vertex_count());
            out.key("edges").number(graph_.edge_count());
            if (found_.answer == Recognition::Answer::board) {
                write_board(out);
                return;
            }
            out.key("reason").text(found_.reason.in(arguments_.language)).key("witness");
            write_from_one(out, found_.witness);
        });
    }

  private:
    [[nodiscard]] std::string_view answer_word() const {
        switch (found_.answer) {
            case Recognition::Answer::board: return "board";
            case Recognition::Answer::none: return "none";
            case Recognition::Answer::undecided: break;
        }
        return "undecided";
    }

    [[nodiscard]] std::string figures() const {
        const Language language = arguments_.language;
        std::string out =
            message(text::kGraphSize, graph_.vertex_count(), graph_.edge_count()).in(language);
        if (!found_.layouts.empty()) {
            out += message(text::kGraphLayouts, found_.layouts).in(language);
        }
        return out + "\n";
    }

    [[nodiscard]] std::string drawn() const {
        const Puzzle& puzzle = *found_.puzzle;
        TextStyle style;
        style.colour = wants_colour(arguments_, io_);
        style.unicode = arguments_.unicode;
        style.symbols = symbols_for(puzzle.board(), arguments_.write);
        return draw_text(puzzle.board(), puzzle.givens(), puzzle.givens(), style);
    }

    [[nodiscard]] std::string vertices() const {
        const std::uint32_t order = found_.puzzle->board().order();
        const std::size_t width = std::to_string(graph_.vertex_count()).size();
        std::string out;
        for (Cell cell = 0; cell < found_.vertex_of.size(); ++cell) {
            if (cell > 0) out += cell % order == 0 ? '\n' : ' ';
            out += to_the_right(std::to_string(found_.vertex_of[cell] + 1), width);
        }
        return out;
    }

    void write_board(JsonWriter& out) const {
        const Puzzle& puzzle = *found_.puzzle;
        const Board& board = puzzle.board();
        out.key("board").text(shape_name(board.shape()));
        out.key("puzzle").text(line_of(board, puzzle.givens(), arguments_.write));
        out.key("vertex_of");
        write_from_one(out, found_.vertex_of);
        if (const auto* jigsaw = std::get_if<Jigsaw>(&board.shape().regions)) {
            const std::vector<std::uint32_t> regions(jigsaw->region_of.begin(),
                                                     jigsaw->region_of.end());
            out.key("regions");
            write_from_one(out, regions);
        }
        if (!found_.layouts.empty()) out.key("layouts").text(found_.layouts);
    }

    const RecogniseArguments& arguments_;
    const Streams& io_;
    const Graph& graph_;
    const Recognition& found_;
};

Exit exit_of(Recognition::Answer answer) {
    switch (answer) {
        case Recognition::Answer::board: return Exit::yes;
        case Recognition::Answer::none: return Exit::no;
        case Recognition::Answer::undecided: break;
    }
    return Exit::stopped;
}

// The puzzle alone, in the format asked for.
Exit write_found(const RecogniseArguments& arguments, const Streams& io, const std::string& path,
                 const Puzzle& puzzle) {
    const Format format = *arguments.format;
    const auto text = write_entry({puzzle}, format, arguments.write);
    if (!text) return refuse(arguments, io, path, text.error());
    return write_answer(
        arguments, io,
        std::string(file_prologue(format)) + *text + std::string(file_epilogue(format)));
}

}  // namespace

Exit run_recognise(const RecogniseArguments& arguments, const Streams& io) {
    ColouredGraph graph;
    if (const Exit read = read_graph(arguments, io, graph); read != Exit::yes) return read;
    const std::string& path = arguments.operands.front();
    const Timer timer(0, &interrupt::flag());
    const auto found = recognise(graph.graph, graph.colours, kMostHouseChoices, timer.deadline());
    if (!found) return refuse(arguments, io, path, found.error());

    const bool json = arguments.format == Format::json;
    const bool yes = found->answer == Recognition::Answer::board;
    const RecogniseReport report(arguments, io, graph.graph, *found);
    Exit printed = Exit::yes;
    if (json) {
        printed = write_answer(arguments, io, report.json(path));
    } else if (yes && arguments.format) {
        printed = write_found(arguments, io, path, *found->puzzle);
    } else if (arguments.format) {
        // The standard output is for the puzzle, which there is not.
        say(io, shown_path(path) + ": " + report.text());
    } else {
        printed = write_answer(arguments, io, report.text() + "\n");
    }
    return worst(printed, exit_of(found->answer));
}

}  // namespace sudokit::cli
