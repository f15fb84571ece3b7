#include "cli/encode/show.hpp"

#include <deque>

#include "sudokit/clause_words.hpp"

#include "cli/encode/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

// Of the runs of a family, of the clauses of a run, and of the literals of a clause.
constexpr std::size_t kMostRuns = 2;
constexpr std::size_t kMostClausesOfRun = 2;
constexpr std::size_t kMostLiteralsOfClause = 5;
// A family of no more clauses is shown as a whole.
constexpr std::size_t kSmallFamily = 8;

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
    ClauseRun(std::string words, bool whole)
        : words_(std::move(words)), clauses_(whole ? kSmallFamily : kMostClausesOfRun) {}

    void add(std::string clause) { clauses_.add(std::move(clause)); }

    [[nodiscard]] std::string text() const { return "  " + words_ + "\n" + clauses_.text("    "); }

  private:
    std::string words_;
    Folded clauses_;
};

// The runs of one family, of which the first and the last are kept.
class FamilyText {
  public:
    FamilyText(const Cnf& cnf, Family family, const Wording& wording)
        : cnf_(cnf), family_(family), wording_(wording), size_(cnf.size(family)) {
        whole_ = size_.clauses <= kSmallFamily;
        cnf.each_clause(family, [&](const Clause& clause) {
            take(clause);
            return !interrupt::flag();
        });
    }

    [[nodiscard]] std::string text() const {
        std::string out = sentence(wording_.language, text::kFamilyShown, family_name(family_),
                                   family_words(family_).in(wording_.language), size_.clauses) +
                          "\n";
        for (const ClauseRun& run : first_) out += run.text();
        if (runs_ > first_.size() + 1) out += "  ...\n";
        if (last_) out += last_->text();
        return out;
    }

  private:
    void take(const Clause& clause) {
        if (!before_ || !speak_of_the_same(*before_, clause)) {
            ++runs_;
            ClauseRun run(subject_words(cnf_, clause, wording_), whole_);
            if (whole_ || first_.size() < kMostRuns) {
                first_.push_back(std::move(run));
            } else {
                last_ = std::move(run);
            }
        }
        before_ = clause;
        ClauseRun& run = last_ ? *last_ : first_.back();
        run.add(clause_notation(cnf_, clause.literals, kMostLiteralsOfClause));
    }

    const Cnf& cnf_;
    Family family_;
    const Wording& wording_;
    CnfSize size_;
    bool whole_ = false;
    std::size_t runs_ = 0;
    std::deque<ClauseRun> first_;
    std::optional<ClauseRun> last_;
    std::optional<Clause> before_;  // its literals are gone
};

}  // namespace

std::string shown_clauses(const Puzzle& puzzle, const EncodeArguments& arguments) {
    CnfOptions options = arguments.cnf;
    options.form = clause_form(arguments.kind);
    const Cnf cnf(puzzle, options);
    const Wording wording{.language = arguments.language, .symbols = Symbols::numbers};
    std::string out = std::string(text::kNotation.in(arguments.language)) + "\n";
    for (const Family family : cnf.families()) {
        if (interrupt::flag()) break;
        out += "\n" + FamilyText(cnf, family, wording).text();
    }
    return out;
}

}  // namespace sudokit::cli
