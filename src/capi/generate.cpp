// Puzzles as wished.
#include "sudokit/generate.hpp"

#include <set>
#include <string>

#include "sudokit/symmetry.hpp"
#include "sudokit/whole_number.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"

namespace sudokit::capi {
namespace {

constexpr MessageText kOnePuzzle{"option \"{0}\": expected one puzzle",
                                 "option « {0} » : une seule grille attendue"};
constexpr MessageText kFullGrid{"option \"{0}\": expected a completed grid",
                                "option « {0} » : grille complète attendue"};
constexpr MessageText kSameBoard{"option \"{0}\": expected the same board as in the other options",
                                 "option « {0} » : même forme de grille attendue que dans les "
                                 "autres options"};
constexpr MessageText kNoneSo{
    "no puzzle can be as wished: what is fixed has no solution",
    "aucune grille ne peut être conforme aux souhaits : ce qui est fixé n’a pas de solution"};

constexpr MessageText kAllTried{
    "no puzzle is as wished: all that could be were tried",
    "aucune grille n’est conforme aux souhaits : toutes celles qui pouvaient l’être ont été "
    "essayées"};

constexpr MessageText kNoneInTime{"no puzzle as wished was found in this time: {0} {0:try|tries}",
                                  "aucune grille conforme aux souhaits n’a été trouvée dans le "
                                  "temps imparti : {0} {0:essai|essais}"};
constexpr MessageText kOthersInTime{
    "no puzzle as wished was found in this time: {0} with one solution {0:was|were} tried",
    "aucune grille conforme aux souhaits n’a été trouvée dans le temps imparti : {0} à solution "
    "unique {0:essayée|essayées}"};
constexpr MessageText kOneLevelInTime{
    "no puzzle as wished was found in this time: {0} with one solution {0:was|were} tried, always "
    "of the level {1}",
    "aucune grille conforme aux souhaits n’a été trouvée dans le temps imparti : {0} à solution "
    "unique {0:essayée|essayées}, toujours du niveau {1}"};
constexpr MessageText kLevelsInTime{
    "no puzzle as wished was found in this time: {0} with one solution {0:was|were} tried, of the "
    "levels {1} to {2}",
    "aucune grille conforme aux souhaits n’a été trouvée dans le temps imparti : {0} à solution "
    "unique {0:essayée|essayées}, des niveaux {1} à {2}"};

constexpr std::uint64_t kMostPuzzles = 100'000;

std::optional<Level> find_level(std::string_view word) {
    for (const LevelInfo& info : all_levels(Scale::level)) {
        if (info.word == word) return info.id;
    }
    return std::nullopt;
}

// The puzzles that the wish takes from texts, and the board.
class WishTexts {
  public:
    explicit WishTexts(Options& options)
        : options_(options),
          read_(reading_options(options)),
          order_(static_cast<std::uint32_t>(options.number("order", 9, 1, kMaxOrder))) {}

    [[nodiscard]] std::optional<Puzzle> puzzle(std::string_view name) {
        const auto text = options_.text(name);
        if (!text) return std::nullopt;
        auto entries = read_entries(*text, read_);
        if (!entries) {
            options_.refuse(std::move(entries).error());
        } else if (entries->size() != 1) {
            options_.refuse({ErrorCode::syntax, 0, message(kOnePuzzle, name)});
        } else {
            return entries->front().puzzle;
        }
        return std::nullopt;
    }

    // Nothing is fixed but the board and the constraints.
    [[nodiscard]] Result<Puzzle> empty() const {
        Shape shape = read_.board ? read_.board->shape() : Shape::standard(order_);
        if (read_.latin) shape.regions = Latin{};
        shape.diagonals = shape.diagonals || read_.diagonals;
        shape.windows = shape.windows || read_.windows;
        shape.extra.insert(shape.extra.end(), read_.extra.begin(), read_.extra.end());
        const auto board = Board::make(shape);
        if (!board) return board.error();
        return empty(*board);
    }

    [[nodiscard]] Result<Puzzle> empty(const Board& board) const {
        Puzzle puzzle(board);
        for (const ConstraintData& data : read_.constraints) {
            auto constraint = make_constraint(data, board);
            if (!constraint) return constraint.error();
            puzzle.add_constraint(*std::move(constraint));
        }
        return puzzle;
    }

  private:
    Options& options_;
    ReadOptions read_;
    std::uint32_t order_;
};

void read_ratings(Options& options, Wish& wish) {
    const auto number = whole_number<std::uint32_t>;
    if (const auto clues = options.range("clues", number)) wish.clues = *clues;
    wish.level = options.range("level", find_level);
    wish.score = options.range("score", number);
    if (const auto depth = options.range("depth", number)) wish.depth = {depth->least, depth->most};
    wish.uses = options.meaning("uses", find_technique);
    wish.without = technique_options(options, "without");
    wish.minimal = options.flag("minimal");
    wish.distance = static_cast<std::uint32_t>(options.number("distance", 1, 1, 0xffff));
}

void read_symmetry(Options& options, Wish& wish) {
    const auto word = options.text("symmetry");
    if (!word) return;
    wish.symmetry = symmetries(*word);
    if (!wish.symmetry && *word != "random") options.refuse("symmetry", *word);
}

Result<Wish> read_wish(Options& options) {
    WishTexts texts(options);
    const auto base = texts.puzzle("template");
    const auto solution = texts.puzzle("solution");
    const auto pattern = texts.puzzle("pattern");
    const auto near = texts.puzzle("near");
    if (const auto fault = options.first_fault()) return *fault;
    Result<Puzzle> fixed = texts.empty();
    for (const auto* puzzle : {&near, &pattern, &solution}) {
        if (*puzzle) fixed = texts.empty((*puzzle)->board());
    }
    if (base) fixed = *base;
    if (!fixed) return std::move(fixed).error();
    Wish wish(fixed->board());
    wish.base = *std::move(fixed);
    wish.near = near;
    if (solution) {
        const auto givens = solution->givens();
        wish.solution = Grid{solution->board(), {givens.begin(), givens.end()}};
        if (solution->given_count() != solution->board().cell_count()) {
            return Error{ErrorCode::syntax, 0, message(kFullGrid, "solution")};
        }
    }
    if (pattern) {
        if (pattern->board() != wish.base.board()) {
            return Error{ErrorCode::board, 0, message(kSameBoard, "pattern")};
        }
        wish.pattern.emplace();
        for (Cell cell = 0; cell < pattern->board().cell_count(); ++cell) {
            if (pattern->given(cell) != 0) wish.pattern->push_back(cell);
        }
    }
    read_symmetry(options, wish);
    read_ratings(options, wish);
    return wish;
}

// What files say of a puzzle that was made.
Entry entry_of(const MadePuzzle& made) {
    Entry entry{made.puzzle};
    entry.solution = made.solution;
    if (made.level) {
        entry.info.level = all_levels(Scale::level)[static_cast<std::size_t>(*made.level)].word;
    }
    return entry;
}

// What was tried in vain until the work was stopped.
Error none_in_time(const Tried& tried) {
    const auto name = [](Level level) -> const MessageText& {
        return all_levels(Scale::level)[static_cast<std::size_t>(level)].name;
    };
    Message words = message(kNoneInTime, tried.failures);
    if (tried.puzzles > 0) words = message(kOthersInTime, tried.puzzles);
    if (tried.puzzles > 0 && tried.easiest && tried.hardest) {
        words =
            tried.easiest == tried.hardest
                ? message(kOneLevelInTime, tried.puzzles, name(*tried.easiest))
                : message(kLevelsInTime, tried.puzzles, name(*tried.easiest), name(*tried.hardest));
    }
    return {ErrorCode::stopped, 0, std::move(words)};
}

// Says whether a puzzle is the first of its kind.
class Novelty {
  public:
    explicit Novelty(bool wanted) : wanted_(wanted) {}

    [[nodiscard]] bool is_new(const Puzzle& puzzle, const Deadline& deadline) {
        if (!wanted_) return true;
        const auto form = canonical_form(puzzle, deadline);
        if (!form) return false;
        const auto givens = form->puzzle.givens();
        return forms_.emplace(givens.begin(), givens.end()).second;
    }

  private:
    bool wanted_;
    std::set<std::string> forms_;  // their givens
};

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_generate(sudokit_session* session, const char* options,
                                sudokit_puzzles** out) {
    using Entries = std::vector<Entry>;
    const auto work = [&]() -> Outcome<Entries> {
        Options given(options);
        const auto count = static_cast<std::size_t>(given.number("count", 1, 1, kMostPuzzles));
        const std::uint64_t seed = given.number("seed", 1);
        Novelty novelty(given.flag("unique_up_to_symmetry"));
        const auto wish = read_wish(given);
        if (!wish) return wish.error();
        if (auto fault = given.fault()) return *std::move(fault);
        if (auto fault = wish_fault(*wish)) return *std::move(fault);
        Generator generator(*wish);
        // What is told is the work as a whole, not each search in it.
        const Deadline deadline = session->stop_only();
        Tried tried;
        Entries made;
        for (std::uint64_t number = 0; made.size() < count; ++number) {
            Rng rng = rng_of_round(seed, number);
            const MadeRound round = generator.round(rng, deadline);
            if (round.end == RoundEnd::impossible) {
                return Error{ErrorCode::unsupported, 0, message(kNoneSo)};
            }
            tried.add(round.tried);
            if (round.end == RoundEnd::deadline) break;
            for (const MadePuzzle& puzzle : round.puzzles) {
                if (made.size() == count) break;
                if (novelty.is_new(puzzle.puzzle, deadline)) made.push_back(entry_of(puzzle));
            }
            session->tell(made.size(), tried.failures + tried.puzzles);
            if (round.end == RoundEnd::complete) {
                if (made.empty()) return Error{ErrorCode::unsupported, 0, message(kAllTried)};
                break;
            }
            if (deadline.passed()) break;
        }
        if (made.empty()) return none_in_time(tried);
        return made;
    };
    return give<Entries>(session, out, work);
}
