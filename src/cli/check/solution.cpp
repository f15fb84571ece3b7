#include "cli/check/solution.hpp"

#include "sudokit/cell_name.hpp"
#include "sudokit/explain.hpp"

#include "cli/check/messages.hpp"
#include "cli/io/file_text.hpp"
#include "cli/stream/answer.hpp"
#include "cli/stream/given_grid.hpp"
#include "cli/stream/json.hpp"
#include "cli/stream/picture.hpp"

namespace sudokit::cli {
namespace {

// Something wrong with a grid, and where.
struct GridFault {
    std::string text;
    std::vector<Cell> cells;
};

// All that keeps a grid from being a solution of a puzzle, in the order of cells, houses and
// constraints.
class GridCheck {
  public:
    GridCheck(const Puzzle& puzzle, std::span<const std::uint8_t> digits, const Wording& wording)
        : puzzle_(puzzle), board_(puzzle.board()), digits_(digits), wording_(wording) {
        check_cells();
        check_houses();
        check_constraints();
    }

    [[nodiscard]] const std::vector<GridFault>& faults() const { return faults_; }

  private:
    void check_cells() {
        std::vector<Cell> empty;
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) {
            const Digit digit = digits_[cell];
            const Digit given = puzzle_.given(cell);
            if (digit == 0) {
                empty.push_back(cell);
            } else if (given != 0 && digit != given) {
                add({cell}, text::kOtherThanGiven, name(cell), symbol(digit), symbol(given));
            } else if (!puzzle_.allowed(cell).contains(digit)) {
                add({cell}, text::kOtherThanMarks, name(cell), symbol(digit));
            }
        }
        if (empty.empty()) return;
        add(empty, text::kEmptyCells, empty.size(), list_of_cells(board_, empty, wording_));
    }

    void check_houses() {
        for (std::uint32_t house = 0; house < board_.houses().size(); ++house) {
            for (Digit digit = 1; digit <= board_.order(); ++digit) {
                std::vector<Cell> cells;
                for (const Cell cell : board_.houses()[house].cells) {
                    if (digits_[cell] == digit) cells.push_back(cell);
                }
                if (cells.size() < 2) continue;
                add(cells, text::kRepeated, house_name(board_, house, wording_), symbol(digit),
                    cells.size(), list_of_cells(board_, cells, wording_));
            }
        }
    }

    void check_constraints() {
        for (const ConstraintPtr& constraint : puzzle_.constraints()) {
            std::vector<std::uint8_t> own;
            for (const Cell cell : constraint->cells()) own.push_back(digits_[cell]);
            if (constraint->holds(own)) continue;
            const auto cells = constraint->cells();
            add({cells.begin(), cells.end()}, text::kBrokenConstraint,
                constraint->text(wording_.language));
        }
    }

    template <class... Parts>
    void add(std::vector<Cell> cells, const MessageText& text, const Parts&... parts) {
        faults_.push_back({sentence(wording_.language, text, parts...), std::move(cells)});
    }

    [[nodiscard]] std::string name(Cell cell) const { return cell_name(board_, cell, wording_); }
    [[nodiscard]] std::string symbol(Digit digit) const {
        return symbol_of(wording_.symbols, digit);
    }

    const Puzzle& puzzle_;
    const Board& board_;
    std::span<const std::uint8_t> digits_;
    Wording wording_;
    std::vector<GridFault> faults_;
};

std::string fault_lines(const std::vector<GridFault>& faults, Language language) {
    if (faults.empty()) return std::string(text::kIsSolution.in(language)) + "\n";
    std::string out = std::string(text::kIsNoSolution.in(language)) + "\n";
    for (const GridFault& fault : faults) out += "  " + fault.text + "\n";
    return out;
}

}  // namespace

Reply solution_reply(const Job& job, const CheckArguments& arguments, const Item& item,
                     const Entry& entry, Saying saying) {
    const Board& board = entry.puzzle.board();
    const auto digits = read_given_grid(arguments.solution, board, arguments.read.symbols, job.io);
    if (!digits) {
        Reply reply;
        reply.notes = fault_text(arguments.solution, digits.error(), job.language()) + "\n";
        reply.exit = reading_exit(digits.error());
        reply.fault = true;
        return reply;
    }
    const GridCheck check(entry.puzzle, *digits, wording_for(job, board));
    const auto& faults = check.faults();
    const std::string_view answer = faults.empty() ? "yes" : "no";
    Reply reply;
    if (!faults.empty()) reply.exit = Exit::no;
    if (job.arguments.format == Format::json) {
        reply.out = json_line([&](JsonWriter& out) {
            write_place(out, item);
            out.key("answer").text(answer).key("faults").begin_array();
            for (const GridFault& fault : faults) {
                out.begin_object().key("text").text(fault.text).key("cells");
                write_cells(out, board, fault.cells);
                out.end_object();
            }
            out.end_array();
        });
    } else if (saying == Saying::sentence) {
        reply.out = fault_lines(faults, job.language());
    } else {
        reply.out = std::string(answer) + "\n";
    }
    return reply;
}

}  // namespace sudokit::cli
