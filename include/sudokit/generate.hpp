// Generating puzzles: a wish says what they should be like, a generator makes them.
//
//     sudokit::Wish wish(sudokit::Board::standard(9));
//     wish.symmetry = sudokit::symmetries("rotate180");
//     sudokit::Generator generator(wish);
//     sudokit::Rng rng(1);
//     const auto made = generator.next(rng);
//     if (made) use(made->puzzle);
//
// Every puzzle that a generator hands out was proved by an engine to have exactly one solution.
// docs/generation.md tells how they are made, and what is likely and what is not.
#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudokit/rate.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/score.hpp"
#include "sudokit/techniques.hpp"
#include "sudokit/transformation.hpp"

namespace sudokit {

/// What turns a pattern of givens into itself.
enum class PatternSymmetry : std::uint8_t {
    rotate180,    ///< a half turn
    rotate90,     ///< a quarter turn
    horizontal,   ///< left and right change places
    vertical,     ///< top and bottom change places
    diagonal,     ///< mirrored in the diagonal from top left to bottom right
    antidiagonal  ///< mirrored in the other one
};
inline constexpr std::size_t kPatternSymmetryCount = 6;

/// Several of them at once; none: any pattern will do.
using PatternSymmetries = std::bitset<kPatternSymmetryCount>;

/// What there is to know of a symmetry of patterns.
struct PatternSymmetryInfo {
    PatternSymmetry id;
    Turn turn;
    std::string_view word;  ///< as options spell it
    MessageText name;
};

/// All of them, in the order of `PatternSymmetry`.
[[nodiscard]] std::span<const PatternSymmetryInfo> all_pattern_symmetries();

/// What a word stands for: `none`, a symmetry's own word, `full` (all), or several words with `+`
/// between. Nothing if it is none of these.
[[nodiscard]] std::optional<PatternSymmetries> symmetries(std::string_view words);

/// The cells of a grid board in parts that a pattern has or lacks as a whole, each in increasing
/// order. A board that is no grid ends the program unless there are no symmetries.
[[nodiscard]] std::vector<std::vector<Cell>> symmetric_parts(const Board& board,
                                                             PatternSymmetries symmetries);

/// From one value to another, both included.
template <class Value>
struct Range {
    Value least;
    Value most;

    [[nodiscard]] bool contains(Value value) const { return least <= value && value <= most; }
    bool operator==(const Range&) const = default;
};

/// What puzzles should be like.
struct Wish {
    explicit Wish(const Board& board) : base(board) {}

    /// The board, and what all puzzles have: its givens, pencilmarks and constraints.
    Puzzle base;
    std::optional<Grid> solution = {};  ///< of all puzzles; none: a random one for each
    /// Of the pattern of givens; none: one of the symmetries at random for each puzzle. Where a
    /// cell has a given in `base`, all that belong to it have givens.
    std::optional<PatternSymmetries> symmetry = PatternSymmetries();
    Range<std::uint32_t> clues = {0, kMaxOrder* kMaxOrder};  ///< how many givens
    /// The cells that have givens, and no others, each once; none: any. Goes with no symmetry.
    std::optional<std::vector<Cell>> pattern = {};
    /// Puzzles that differ from this one by `distance` givens taken out and as many put in. Goes
    /// with no symmetry and no pattern.
    std::optional<Puzzle> near = {};
    std::uint32_t distance = 1;
    /// No given is redundant; with a symmetry, no part of givens that belong together is.
    bool minimal = false;

    std::optional<Range<Level>> level = {};  ///< on the scale `level`
    std::optional<Range<std::uint32_t>> score = {};
    std::optional<Range<unsigned>> depth = {};
    /// The hardest technique that a player needs who always takes the easiest one.
    std::optional<TechniqueId> uses = {};
    TechniqueSet without = {};  ///< techniques that this player must not need
};

/// Why no puzzle can be as wished, as far as that can be said at once; nothing if one may be. A
/// generator with such a wish ends the program.
[[nodiscard]] std::optional<Error> wish_fault(const Wish& wish);

/// A puzzle as wished. Ratings that the wish does not mention need not be known.
struct MadePuzzle {
    Puzzle puzzle;
    Grid solution;  ///< the only one
    std::optional<Level> level = {};
    std::optional<std::uint32_t> score = {};
    std::optional<unsigned> depth = {};
};

/// What a generator has tried, for those who wait, and for those who waited in vain.
struct Tried {
    std::uint64_t failures = 0;         ///< tries for a pattern or neighbours that led to no puzzle
    std::uint64_t puzzles = 0;          ///< that have one solution
    std::uint64_t clues = 0;            ///< of these, rejected for the number of their givens
    std::uint64_t ratings = 0;          ///< rejected for a rating or a technique
    std::uint32_t fewest = ~0U;         ///< givens, of all puzzles
    std::uint32_t most = 0;             ///< the same
    std::optional<Level> easiest = {};  ///< of those whose level was asked for
    std::optional<Level> hardest = {};

    void add(const Tried& other);
};

/// How a round of work ended.
enum class RoundEnd : std::uint8_t {
    done,
    deadline,   ///< time ran out first
    impossible  ///< it is certain that no puzzle is as wished: what is fixed has no solution
};

/// What came out of a round of work: no puzzle at all, or several.
struct MadeRound {
    std::vector<MadePuzzle> puzzles;  ///< none unless it was done
    Tried tried;
    RoundEnd end = RoundEnd::done;
};

/// What the rounds of a run begin with, from its seed and the number of the round, from 0: the same
/// puzzles come in the same order, however rounds are shared out.
[[nodiscard]] Rng rng_of_round(std::uint64_t seed, std::uint64_t number);

/// Makes puzzles as wished. Not for sharing between threads: one per thread. One that was moved
/// away ends the program.
class Generator {
  public:
    /// `kernel`, one of `nine::kernels()`, is for the usual 9x9 board; puzzles do not depend on it.
    explicit Generator(Wish wish, const nine::Kernel& kernel = nine::default_kernel());
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    [[nodiscard]] const Wish& wish() const;

    /// The next puzzle; nothing if the deadline passed first, or if it is certain that there is
    /// none. Rounds are made with `rng` when no puzzle of the last one is left.
    [[nodiscard]] std::optional<MadePuzzle> next(Rng& rng, Deadline deadline = {});

    /// One round of work, whose size is chosen for speed: some hundred puzzles side by side on the
    /// usual 9x9 board, one on others. Depends on the wish and the state of `rng` alone, so that
    /// rounds may be shared out to threads.
    [[nodiscard]] MadeRound round(Rng& rng, Deadline deadline = {});

    /// Of all calls of `next`.
    [[nodiscard]] const Tried& tried() const;

  private:
    struct State;
    [[nodiscard]] State& state() const;
    std::unique_ptr<State> state_;
};

/// A solution of `puzzle`, found by going at random: on the usual 9x9 board without givens all are
/// equally likely; elsewhere any can come, but not all are equally likely. Nothing if there is
/// none, or if the deadline passed first.
[[nodiscard]] std::optional<Grid> random_grid(const Puzzle& puzzle, Rng& rng,
                                              Deadline deadline = {});

}  // namespace sudokit
