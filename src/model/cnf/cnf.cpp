#include "sudokit/cnf.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "base/characters.hpp"
#include "model/cnf/clause_builder.hpp"

namespace sudokit {
namespace {

using model::ClauseBuilder;

// A cage of a 9x9 board has at most 12 cases, of a 16x16 board at most 526.
constexpr std::size_t kMostCases = 2000;

constexpr MessageText kTooManyCases{"there would be too many clauses for this constraint: {0}",
                                    "cette contrainte demanderait trop de clauses : {0}"};

constexpr std::array<std::string_view, kFamilyCount> kNames = {
    "K1", "K2", "L1", "L2", "C1", "C2", "B1", "B2", "X1", "X2", "F1", "F2", "marks", "constraints"};

bool belongs(Family family, Encoding encoding) {
    switch (family) {
        case Family::k1:
        case Family::l2:
        case Family::c2:
        case Family::b2:
        case Family::x2: return true;
        case Family::k2: return encoding != Encoding::minimal;
        case Family::l1:
        case Family::c1:
        case Family::b1:
        case Family::x1: return encoding == Encoding::extended;
        case Family::f1:
        case Family::f2:
        case Family::marks:
        case Family::constraints: break;
    }
    return false;
}

// True if the family is about houses of this kind.
bool covers(Family family, HouseKind kind) {
    switch (kind) {
        case HouseKind::row: return family == Family::l1 || family == Family::l2;
        case HouseKind::column: return family == Family::c1 || family == Family::c2;
        case HouseKind::box: return family == Family::b1 || family == Family::b2;
        case HouseKind::diagonal:
        case HouseKind::window:
        case HouseKind::extra: return family == Family::x1 || family == Family::x2;
    }
    return false;
}

bool has_houses(const Board& board, Family family) {
    return std::ranges::any_of(board.houses(),
                               [&](const House& house) { return covers(family, house.kind); });
}

// True if the family is about cells, or about houses that the board has.
bool has_places(const Board& board, Family family) {
    constexpr std::array kOfHouses = {Family::l1, Family::l2, Family::c1, Family::c2,
                                      Family::b1, Family::b2, Family::x1, Family::x2};
    return std::ranges::find(kOfHouses, family) == kOfHouses.end() || has_houses(board, family);
}

std::vector<Family> families_of(const Puzzle& puzzle, const CnfOptions& options) {
    std::vector<Family> families;
    if (!options.only.empty()) {
        for (std::size_t i = 0; i < kFamilyCount; ++i) {
            const auto family = static_cast<Family>(i);
            if (!options.only.contains(family) || !has_places(puzzle.board(), family)) continue;
            families.push_back(family);
        }
        return families;
    }
    for (std::size_t i = 0; i < kFamilyCount; ++i) {
        const auto family = static_cast<Family>(i);
        if (!belongs(family, options.encoding)) continue;
        if (has_places(puzzle.board(), family)) families.push_back(family);
    }
    families.push_back(Family::f1);
    if (options.givens == GivenClauses::full) families.push_back(Family::f2);
    if (puzzle.has_pencilmarks()) families.push_back(Family::marks);
    if (puzzle.has_constraints()) families.push_back(Family::constraints);
    return families;
}

// Makes the clauses of one family after the other.
class Maker {
  public:
    Maker(const Cnf& cnf, ClauseSink sink)
        : cnf_(cnf), builder_(cnf.options(), cnf.candidate_count(), sink) {}

    void make(Family family) {
        switch (family) {
            case Family::k1: return cells(family, true);
            case Family::k2: return cells(family, false);
            case Family::l1:
            case Family::c1:
            case Family::b1:
            case Family::x1: return houses(family, true);
            case Family::l2:
            case Family::c2:
            case Family::b2:
            case Family::x2: return houses(family, false);
            case Family::f1: return givens();
            case Family::f2: return seen_givens();
            case Family::marks: return marks();
            case Family::constraints: return constraints();
        }
    }

    [[nodiscard]] const ClauseBuilder& builder() const { return builder_; }

  private:
    void constrain(bool at_least) {
        if (at_least) {
            builder_.clause(literals_);
        } else {
            builder_.at_most_one(literals_);
        }
    }

    void cells(Family family, bool at_least) {
        for (Cell cell = 0; cell < board().cell_count() && !builder_.stopped(); ++cell) {
            builder_.about(family, cell, 0);
            literals_.clear();
            for (Digit digit = 1; digit <= board().order(); ++digit) {
                literals_.push_back(cnf_.variable(cell, digit));
            }
            constrain(at_least);
        }
    }

    void houses(Family family, bool at_least) {
        const auto all = board().houses();
        for (std::uint32_t house = 0; house < all.size() && !builder_.stopped(); ++house) {
            if (!covers(family, all[house].kind)) continue;
            if (at_least && !all[house].full) continue;
            for (Digit digit = 1; digit <= board().order(); ++digit) {
                builder_.about(family, house, digit);
                literals_.clear();
                for (const Cell cell : all[house].cells) {
                    literals_.push_back(cnf_.variable(cell, digit));
                }
                constrain(at_least);
            }
        }
    }

    void givens() {
        const bool full = cnf_.options().givens == GivenClauses::full;
        for (Cell cell = 0; cell < board().cell_count(); ++cell) {
            const Digit given = cnf_.puzzle().given(cell);
            if (given == 0) continue;
            builder_.about(Family::f1, cell, given);
            builder_.clause({cnf_.variable(cell, given)});
            if (full) forbid(Family::f1, cell, ~DigitSet::of(given) & board().digits());
        }
    }

    void seen_givens() {
        for (Cell cell = 0; cell < board().cell_count(); ++cell) {
            if (cnf_.puzzle().given(cell) != 0) continue;
            DigitSet seen;
            for (const Cell peer : board().peers(cell)) {
                if (const Digit given = cnf_.puzzle().given(peer)) seen.insert(given);
            }
            forbid(Family::f2, cell, seen);
        }
    }

    void marks() {
        if (!cnf_.puzzle().has_pencilmarks()) return;
        for (Cell cell = 0; cell < board().cell_count(); ++cell) {
            forbid(Family::marks, cell, ~cnf_.puzzle().pencilmarks(cell) & board().digits());
        }
    }

    void constraints() {
        const auto all = cnf_.puzzle().constraints();
        for (std::uint32_t place = 0; place < all.size() && !builder_.stopped(); ++place) {
            for (const std::vector<Cell>& group : all[place]->different()) differ(place, group);
            if (!all[place]->only_differs()) one_case(place, *all[place]);
        }
    }

    // Pairs, whatever way "at most one" is said elsewhere: as none of them may hold, the others
    // would leave their auxiliary variables a choice.
    void differ(std::uint32_t place, const std::vector<Cell>& group) {
        for (const Digit digit : board().digits()) {
            builder_.about(Family::constraints, place, digit);
            for (std::size_t i = 0; i < group.size(); ++i) {
                for (std::size_t j = i + 1; j < group.size(); ++j) {
                    builder_.clause(
                        {-cnf_.variable(group[i], digit), -cnf_.variable(group[j], digit)});
                }
            }
        }
    }

    // A variable for each case, some of which hold. A case and a digit that a cell may not hold in
    // it exclude each other, which is all it takes: as different digits are never right in two
    // cases, no two hold. That a digit implies one of the cases in which it may be there follows,
    // but propagates more. Without any case no digit may be anywhere.
    void one_case(std::uint32_t place, const Constraint& constraint) {
        const auto cases = *constraint.cases(kMostCases);
        std::vector<Literal> names;
        if (cases.size() > 1) {
            for (std::size_t i = 0; i < cases.size(); ++i) names.push_back(builder_.fresh());
            builder_.about(Family::constraints, place, 0);
            builder_.clause(names);
        }
        for (std::size_t at = 0; at < constraint.cells().size(); ++at) {
            for (const Digit digit : board().digits()) {
                builder_.about(Family::constraints, place, digit);
                digit_in_cases(cases, names, at, digit,
                               cnf_.variable(constraint.cells()[at], digit));
            }
        }
    }

    // What `held`, the digit in the cell at that place of the constraint, has to do with the cases.
    void digit_in_cases(std::span<const Constraint::Case> cases, std::span<const Literal> names,
                        std::size_t at, Digit digit, Literal held) {
        const auto allows = [&](const Constraint::Case& one) { return one[at].contains(digit); };
        if (std::ranges::none_of(cases, allows)) return builder_.clause({-held});
        if (std::ranges::all_of(cases, allows)) return;
        literals_ = {-held};
        for (std::size_t i = 0; i < cases.size(); ++i) {
            if (allows(cases[i])) {
                literals_.push_back(names[i]);
            } else {
                builder_.clause({-names[i], -held});
            }
        }
        builder_.clause(literals_);
    }

    void forbid(Family family, Cell cell, DigitSet digits) {
        for (const Digit digit : digits) {
            builder_.about(family, cell, digit);
            builder_.clause({-cnf_.variable(cell, digit)});
        }
    }

    [[nodiscard]] const Board& board() const { return cnf_.puzzle().board(); }

    const Cnf& cnf_;
    ClauseBuilder builder_;
    std::vector<Literal> literals_;
};

CnfSize size_of(const Cnf& cnf, std::span<const Family> families) {
    CnfSize size;
    const auto count = [&](const Clause& clause) {
        ++size.clauses;
        size.literals += clause.literals.size();
        return true;
    };
    Maker maker(cnf, count);
    for (const Family family : families) maker.make(family);
    size.variables = static_cast<std::uint64_t>(maker.builder().variables());
    return size;
}

}  // namespace

std::string_view family_name(Family family) { return kNames[static_cast<std::size_t>(family)]; }

std::optional<Family> find_family(std::string_view name) {
    const auto found = std::ranges::find_if(
        kNames, [&](std::string_view each) { return small_letters(each) == small_letters(name); });
    if (found == kNames.end()) return std::nullopt;
    return static_cast<Family>(found - kNames.begin());
}

std::optional<Error> cnf_fault(const Puzzle& puzzle) {
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        if (constraint->only_differs() || constraint->cases(kMostCases)) continue;
        const OwnWords words{constraint->text(Language::en), constraint->text(Language::fr)};
        return Error{ErrorCode::too_large, 0, message(kTooManyCases, words)};
    }
    return std::nullopt;
}

Cnf::Cnf(Puzzle puzzle, CnfOptions options)
    : puzzle_(std::move(puzzle)),
      options_(options),
      order_(puzzle_.board().order()),
      cell_count_(puzzle_.board().cell_count()),
      families_(families_of(puzzle_, options_)) {
    SUDOKIT_EXPECT(!puzzle_.has_constraints() || !cnf_fault(puzzle_));
}

std::optional<Candidate> Cnf::candidate(Variable variable) const {
    if (variable < 1 || variable > candidate_count()) return std::nullopt;
    const auto index = static_cast<std::uint32_t>(variable) - 1;
    return Candidate{index / order_, index % order_ + 1};
}

bool Cnf::each_clause(ClauseSink sink) const {
    Maker maker(*this, sink);
    for (const Family family : families_) maker.make(family);
    return !maker.builder().stopped();
}

bool Cnf::each_clause(Family family, ClauseSink sink) const {
    Maker maker(*this, sink);
    maker.make(family);
    return !maker.builder().stopped();
}

CnfSize Cnf::size() const { return size_of(*this, families_); }

CnfSize Cnf::size(Family family) const { return size_of(*this, std::array{family}); }

std::vector<Literal> Cnf::excluding(std::span<const std::uint8_t> digits) const {
    SUDOKIT_EXPECT(digits.size() == puzzle_.board().cell_count());
    std::vector<Literal> literals;
    literals.reserve(digits.size());
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        literals.push_back(-variable(cell, digits[cell]));
    }
    return literals;
}

}  // namespace sudokit
