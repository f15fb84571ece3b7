#include "cli/encode/show.hpp"

#include <algorithm>
#include <deque>

#include "sudokit/clause_words.hpp"
#include "sudokit/place_name.hpp"

#include "cli/encode/messages.hpp"
#include "cli/frame/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// Of the runs of a family, and of the clauses of a run.
constexpr std::size_t kMostRuns = 2;
constexpr std::size_t kMostClausesOfRun = 2;

// Which clauses are shown, and how many.
struct Selection {
    std::optional<PlaceOnBoard> place = {};
    std::size_t small_family = 8;  // a family of no more clauses is shown as a whole
    std::size_t most_literals = 5;

    [[nodiscard]] bool takes(const Cnf& cnf, const Clause& clause) const {
        if (!place) return true;
        const auto cell_of = [&](Literal literal) -> std::optional<Cell> {
            const auto candidate = cnf.candidate(std::abs(literal));
            return candidate ? std::optional(candidate->cell) : std::nullopt;
        };
        if (const Cell* const cell = std::get_if<Cell>(&*place)) {
            return std::ranges::find(clause.literals, std::optional(*cell), cell_of) !=
                   clause.literals.end();
        }
        const CellSet& house = cnf.puzzle().board().house_set(std::get<HouseIndex>(*place).index);
        return std::ranges::all_of(clause.literals, [&](Literal literal) {
            const auto cell = cell_of(literal);
            return cell && house.contains(*cell);
        });
    }
};

// Of a cell every clause that at most one digit takes is shown, and of a house those of a digit.
Result<Selection> selection_of(const Board& board, const std::string& name) {
    if (name.empty()) return Selection{};
    const auto places = read_places(board, name);
    if (!places) {
        Error error = places.error();
        error.message = message(text::kBadMeans, "--of", error.message);
        return error;
    }
    if (places->size() > 1) {
        return Error{ErrorCode::syntax, 0, message(text::kOnePlace, places->size())};
    }
    const std::size_t n = board.order();
    return Selection{places->front(), std::max(n, n * (n - 1) / 2), n};
}

// The first clauses of a list of any length, and the last.
class Folded {
  public:
    explicit Folded(std::size_t most) : most_(most) {}

    void add(std::string line) {
        ++count_;
        if (first_.size() < most_) {
            first_.push_back(std::move(line));
        } else {
            last_ = std::move(line);
        }
    }

    [[nodiscard]] std::size_t count() const { return count_; }

    [[nodiscard]] std::string text(std::string_view indent) const {
        std::string out;
        for (const std::string& line : first_) out += std::string(indent) + line + "\n";
        if (count_ > most_ + 1) out += std::string(indent) + "...\n";
        if (count_ > most_) out += std::string(indent) + last_ + "\n";
        return out;
    }

  private:
    std::size_t most_;
    std::size_t count_ = 0;
    std::vector<std::string> first_;
    std::string last_;
};

// Clauses that speak of the same: what that is, and the clauses.
class ClauseRun {
  public:
    ClauseRun(std::string words, std::size_t most) : words_(std::move(words)), clauses_(most) {}

    void add(std::string clause) { clauses_.add(std::move(clause)); }

    [[nodiscard]] std::string text() const { return "  " + words_ + "\n" + clauses_.text("    "); }

  private:
    std::string words_;
    Folded clauses_;
};

// The runs of one family, of which the first and the last are kept.
class FamilyText {
  public:
    FamilyText(const Cnf& cnf, Family family, const Selection& selection, const Wording& wording)
        : cnf_(cnf), family_(family), selection_(selection), wording_(wording) {
        each_clause([&](const Clause& /*clause*/) { ++count_; });
        whole_ = count_ <= selection.small_family;
        each_clause([&](const Clause& clause) { take(clause); });
    }

    [[nodiscard]] bool empty() const { return count_ == 0; }

    [[nodiscard]] std::string text() const {
        std::string out = sentence(wording_.language, text::kFamilyShown, family_name(family_),
                                   family_words(family_).in(wording_.language), count_) +
                          "\n";
        for (const ClauseRun& run : first_) out += run.text();
        if (runs_ > first_.size() + 1) out += "  ...\n";
        if (last_) out += last_->text();
        return out;
    }

  private:
    template <class Take>
    void each_clause(const Take& take) const {
        cnf_.each_clause(family_, [&](const Clause& clause) {
            if (selection_.takes(cnf_, clause)) take(clause);
            return !interrupt::flag();
        });
    }

    void take(const Clause& clause) {
        if (!before_ || !speak_of_the_same(*before_, clause)) {
            ++runs_;
            ClauseRun run(subject_words(cnf_, clause, wording_),
                          whole_ ? selection_.small_family : kMostClausesOfRun);
            if (whole_ || first_.size() < kMostRuns) {
                first_.push_back(std::move(run));
            } else {
                last_ = std::move(run);
            }
        }
        before_ = clause;
        ClauseRun& run = last_ ? *last_ : first_.back();
        run.add(clause_notation(cnf_, clause.literals, selection_.most_literals));
    }

    const Cnf& cnf_;
    Family family_;
    const Selection& selection_;
    const Wording& wording_;
    std::size_t count_ = 0;
    bool whole_ = false;
    std::size_t runs_ = 0;
    std::deque<ClauseRun> first_;
    std::optional<ClauseRun> last_;
    std::optional<Clause> before_;  // its literals are gone
};

}  // namespace

Result<std::string> shown_clauses(const Puzzle& puzzle, const EncodeArguments& arguments) {
    const Board& board = puzzle.board();
    const auto selection = selection_of(board, arguments.of);
    if (!selection) return selection.error();
    CnfOptions options = arguments.cnf;
    options.form = clause_form(arguments.kind);
    const Cnf cnf(puzzle, options);
    const Wording wording{.language = arguments.language, .symbols = Symbols::numbers};
    std::string out = std::string(text::kNotation.in(arguments.language)) + "\n";
    if (selection->place && std::holds_alternative<Cell>(*selection->place)) {
        const Cell cell = std::get<Cell>(*selection->place);
        out += sentence(arguments.language, text::kVariablesOfCell, cell_name(board, cell, wording),
                        cnf.variable(cell, 1), cnf.variable(cell, board.order())) +
               "\n";
    }
    for (const Family family : cnf.families()) {
        if (interrupt::flag()) break;
        const FamilyText shown(cnf, family, *selection, wording);
        if (!shown.empty() || !selection->place) out += "\n" + shown.text();
    }
    return out;
}

}  // namespace sudokit::cli
