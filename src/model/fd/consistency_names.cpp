// Local consistencies by name, and where they make sense.
#include <algorithm>
#include <cctype>

#include "sudokit/consistency.hpp"
#include "sudokit/whole_number.hpp"

namespace sudokit {
namespace {

using ConsistencyKind = LocalConsistency::Kind;

constexpr MessageText kUnknownConsistency{
    "expected AC, MAXRPC, NSAC, SAC, SACd (d up to 9), PC or kC (k from 2 to 4), found '{0}'",
    "AC, MAXRPC, NSAC, SAC, SACd (d jusqu’à 9), PC ou kC (k de 2 à 4) attendu, trouvé « {0} »"};
constexpr MessageText kNotOfPairs{
    "{0} is about constraints on two variables, as PRIMAL, DUAL and ABSTRACT have them; {1} has "
    "others",
    "{0} porte sur des contraintes à deux variables, comme celles de PRIMAL, DUAL et ABSTRACT ; "
    "{1} en a d’autres"};
constexpr MessageText kPuzzleNotOfPairs{
    "{0} is about constraints on two variables, and the puzzle has others",
    "{0} porte sur des contraintes à deux variables, et la grille en a d’autres"};
constexpr MessageText kTablesTooLarge{
    "{0} would need tables of {1} MiB for this board, more than the {2} MiB that it may take",
    "{0} demanderait des tables de {1} Mio pour cette grille, plus que les {2} Mio permis"};

constexpr std::uint32_t kMostTestDepth = 9;
constexpr std::uint32_t kMostStrength = 4;
constexpr std::uint64_t kMostBytes = std::uint64_t{512} << 20U;

std::string upper(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        if (letter != ' ')
            out += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return out;
}

// What the tables of pairs, or of triples, take at most: 8 bytes for each value, or pair of values,
// and variable.
std::uint64_t table_bytes(const LocalConsistency& consistency, const Model& model,
                          const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    const std::uint64_t n = board.order();
    std::uint64_t variables = board.cell_count();
    std::uint64_t values = 0;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) values += puzzle.allowed(cell).size();
    const bool abstracts = model.abstraction != Model::Abstraction::absent;
    if (model.dual != Model::kAbsent || abstracts) {
        variables += board.houses().size() * n;
        values += board.houses().size() * n * n;
    }
    if (abstracts) {
        variables += 4 * n * n;
        values += 4 * n * n * n;
    }
    const bool triples = consistency.kind == ConsistencyKind::strong && consistency.level >= 4;
    return 8 * variables * (triples ? values * values / 2 : values);
}

bool has_pairs_only(const Puzzle& puzzle) {
    return std::ranges::all_of(puzzle.constraints(), [](const ConstraintPtr& constraint) {
        const auto groups = constraint->different();
        return constraint->only_differs() &&
               std::ranges::all_of(groups, [](const auto& group) { return group.size() <= 2; });
    });
}

}  // namespace

std::optional<LocalConsistency> find_consistency(std::string_view name) {
    const std::string word = upper(name);
    if (word == "AC") return LocalConsistency{};
    if (word == "MAXRPC") return LocalConsistency{ConsistencyKind::max_restricted};
    if (word == "NSAC") return LocalConsistency{ConsistencyKind::neighbourhood};
    if (word == "SAC") return LocalConsistency{ConsistencyKind::singleton, 1};
    if (word == "PC") return LocalConsistency{ConsistencyKind::strong, 3};
    if (word.starts_with("SAC")) {
        const auto depth = whole_number<std::uint32_t>(std::string_view(word).substr(3));
        if (depth && *depth >= 1 && *depth <= kMostTestDepth) {
            return LocalConsistency{ConsistencyKind::singleton, *depth};
        }
    } else if (word.ends_with("C")) {
        const auto k =
            whole_number<std::uint32_t>(std::string_view(word).substr(0, word.size() - 1));
        if (k && *k >= 2 && *k <= kMostStrength)
            return LocalConsistency{ConsistencyKind::strong, *k};
    }
    return std::nullopt;
}

Result<LocalConsistency> read_consistency(std::string_view name) {
    if (const auto found = find_consistency(name)) return *found;
    return Error{ErrorCode::syntax, 0, message(kUnknownConsistency, name)};
}

std::string consistency_name(const LocalConsistency& consistency) {
    switch (consistency.kind) {
        case ConsistencyKind::arc: return "AC";
        case ConsistencyKind::max_restricted: return "MAXRPC";
        case ConsistencyKind::neighbourhood: return "NSAC";
        case ConsistencyKind::singleton:
            return consistency.level < 2 ? "SAC" : "SAC" + std::to_string(consistency.level);
        case ConsistencyKind::strong: break;
    }
    return std::to_string(consistency.level) + "C";
}

std::optional<Error> consistency_fault(const LocalConsistency& consistency, const Model& model,
                                       const Puzzle& puzzle) {
    if (consistency.kind != ConsistencyKind::max_restricted &&
        consistency.kind != ConsistencyKind::strong) {
        return std::nullopt;
    }
    const std::string name = consistency_name(consistency);
    if (model.primal > Model::kPairs || model.dual > Model::kPairs ||
        model.abstraction == Model::Abstraction::groups) {
        return Error{ErrorCode::unsupported, 0, message(kNotOfPairs, name, model_name(model))};
    }
    if (!has_pairs_only(puzzle)) {
        return Error{ErrorCode::unsupported, 0, message(kPuzzleNotOfPairs, name)};
    }
    const std::uint64_t bytes = table_bytes(consistency, model, puzzle);
    if (bytes <= kMostBytes) return std::nullopt;
    return Error{ErrorCode::unsupported, 0,
                 message(kTablesTooLarge, name, bytes >> 20U, kMostBytes >> 20U)};
}

bool is_explained(const LocalConsistency& consistency) {
    return consistency.kind != ConsistencyKind::max_restricted &&
           consistency.kind != ConsistencyKind::strong;
}

}  // namespace sudokit
