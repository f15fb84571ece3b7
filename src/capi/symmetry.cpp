// Symmetry: canonical forms, transformations, and puzzles that are the same.
#include "sudokit/symmetry.hpp"

#include <numeric>

#include "sudokit/grid_text.hpp"
#include "sudokit/moves.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kNotAnOrder{"option \"{0}\": expected each number from 1 to {1} once",
                                  "option « {0} » : chaque nombre de 1 à {1} attendu une seule "
                                  "fois"};
constexpr MessageText kNoMovesDo{"no moves turn one into the other",
                                 "aucun mouvement ne transforme l’une en l’autre"};

// As `generate` and the command line spell them, in the order of `Turn`.
constexpr std::string_view kTurnNames[] = {"rotate90",   "rotate180", "rotate270",   "left-right",
                                           "top-bottom", "diagonal",  "antidiagonal"};

std::optional<Turn> find_turn(std::string_view word) {
    for (const Turn turn : kTurns) {
        if (kTurnNames[static_cast<std::size_t>(turn)] == word) return turn;
    }
    return std::nullopt;
}

void write_moves(JsonWriter& out, const Transformation& transformation, Symbols symbols,
                 Language language) {
    out.begin_array();
    for (const Move& move : moves_of(transformation)) out.text(move_text(move, symbols, language));
    out.end_array();
}

void write_transformation(JsonWriter& out, const Transformation& transformation, Symbols symbols,
                          Language language) {
    out.begin_object();
    write_cells(out.key("cells"), transformation.to(), transformation.cells());
    out.key("digits").numbers(transformation.digits());
    write_moves(out.key("moves"), transformation, symbols, language);
    out.end_object();
}

// The moves that the options ask for, one after the other.
class WantedMoves {
  public:
    WantedMoves(Options& options, const sudokit_session& session, const Puzzle& puzzle)
        : options_(options), session_(session), puzzle_(puzzle), all_(puzzle.board()) {}

    [[nodiscard]] Result<Transformation> read() {
        if (const auto how = options_.meaning("turn", find_turn)) {
            if (auto fault = grid_fault(all_.to())) return *std::move(fault);
            add(turn(all_.to(), *how));
        }
        // The options are all looked at before the first fault is told.
        const auto rows = order("rows");
        const auto columns = order("columns");
        if (rows || columns) add_lines(rows, columns);
        if (const auto names = order("relabel"))
            add(relabelling(all_.to(), {names->begin(), names->end()}));
        if (options_.has("seed")) shuffle(options_.number("seed", 1));
        if (fault_) return *fault_;
        return all_;
    }

  private:
    using Order = std::optional<std::vector<std::uint32_t>>;

    void add(const Result<Transformation>& move) {
        if (fault_) return;
        if (move) {
            all_ = compose(all_, *move);
        } else {
            fault_ = move.error();
        }
    }

    // Numbers from 1, each once.
    [[nodiscard]] Order order(std::string_view name) {
        Order found = options_.numbers(name);
        if (!found) return found;
        std::vector<bool> seen(all_.to().order());
        for (const std::uint32_t number : *found) {
            if (number >= 1 && number <= seen.size()) seen[number - 1] = true;
        }
        if (found->size() == seen.size() && std::ranges::count(seen, false) == 0) return found;
        options_.refuse({ErrorCode::syntax, 0, message(kNotAnOrder, name, seen.size())});
        return std::nullopt;
    }

    // Where each line goes if they are taken in this order.
    [[nodiscard]] std::vector<std::uint32_t> places(const Order& order) const {
        std::vector<std::uint32_t> out(all_.to().order());
        std::iota(out.begin(), out.end(), 0U);
        for (std::uint32_t to = 0; order && to < order->size(); ++to) out[(*order)[to] - 1] = to;
        return out;
    }

    void add_lines(const Order& rows, const Order& columns) {
        if (auto fault = grid_fault(all_.to())) {
            add(*std::move(fault));
        } else {
            add(line_exchange(all_.to(), places(rows), places(columns)));
        }
    }

    // Digits that are added up keep their names, and constraints of the whole board stay.
    void shuffle(std::uint64_t seed) {
        const auto moved = image(all_, puzzle_);
        if (!moved) return add(moved.error());
        Puzzle empty(moved->board());
        for (const ConstraintPtr& constraint : moved->constraints()) {
            empty.add_constraint(constraint);
        }
        const auto group = empty.has_constraints()
                               ? SymmetryGroup::of(empty, session_.deadline())
                               : SymmetryGroup::of(empty.board(), session_.deadline());
        stopped_ = !group;
        if (!group) return;
        Rng rng(seed);
        add(digits_are_names(empty) ? random_transformation(*group, rng) : group->random(rng));
    }

  public:
    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    Options& options_;
    const sudokit_session& session_;
    const Puzzle& puzzle_;
    Transformation all_;
    std::optional<Error> fault_;
    bool stopped_ = false;
};

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_canon(sudokit_session* session, const sudokit_puzzle* puzzle,
                             const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const Board& board = puzzle->entry.puzzle.board();
        const Symbols symbols = written_symbols(given.symbols(), board.order());
        if (auto fault = given.fault()) return *std::move(fault);
        const auto form = canonical_form(puzzle->entry.puzzle, session->deadline());
        if (!form) return Stopped();
        return json_object([&](JsonWriter& writer) {
            write_puzzle(writer.key("form"), form->puzzle);
            writer.key("line").text(givens_text(form->puzzle));
            writer.key("automorphisms").text(form->automorphisms.text()).key("transform");
            write_transformation(writer, form->transformation, symbols, session->language);
        });
    };
    return give_text(session, out, work, puzzle);
}

sudokit_status sudokit_transform(sudokit_session* session, const sudokit_puzzle* puzzle,
                                 const char* options, sudokit_puzzle** out) {
    const auto work = [&]() -> Outcome<Entry> {
        Options given(options);
        WantedMoves moves(given, *session, puzzle->entry.puzzle);
        const auto wanted = moves.read();
        if (auto fault = given.fault()) return *std::move(fault);
        if (!wanted) return wanted.error();
        if (moves.stopped()) return Stopped();
        auto moved = image(*wanted, puzzle->entry);
        if (!moved) return std::move(moved).error();
        return *std::move(moved);
    };
    return give<Entry>(session, out, work, puzzle);
}

sudokit_status sudokit_same(sudokit_session* session, const sudokit_puzzle* first,
                            const sudokit_puzzle* second, const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        const Board& board = first->entry.puzzle.board();
        const Symbols symbols = written_symbols(given.symbols(), board.order());
        if (auto fault = given.fault()) return *std::move(fault);
        const Equivalence found =
            compare_puzzles(first->entry.puzzle, second->entry.puzzle, session->deadline());
        const Language language = session->language;
        return json_object([&](JsonWriter& writer) {
            writer.key("answer");
            if (found.answer == Equivalence::Answer::out_of_time) {
                writer.text("unknown");
            } else if (found.answer == Equivalence::Answer::same) {
                writer.text("same").key("transform");
                write_transformation(writer, *found.transformation, symbols, language);
            } else {
                const auto difference = find_difference(first->entry.puzzle, second->entry.puzzle);
                writer.text("different").key("difference");
                writer.text(difference ? difference->in(language)
                                       : std::string(kNoMovesDo.in(language)));
            }
        });
    };
    return give_text(session, out, work, first, second);
}
