// The ratings of Sudoku Explainer 1.2.1, ER, EP and ED: how hard the steps of its own solution are.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sudokit/explain.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// The ratings of a puzzle, in tenths: 95 is 9.5.
struct SeRating {
    unsigned er = 0;  ///< of the hardest step
    unsigned ep = 0;  ///< of the hardest step up to the first that fills a cell
    unsigned ed = 0;  ///< of the first step

    bool operator==(const SeRating&) const = default;
};

/// "9.5/1.2/1.2": ER, EP and ED as they are usually written.
[[nodiscard]] std::string se_text(const SeRating& rating);

/// The ratings of a puzzle that is solved by these steps in the order `se`, which have ratings of
/// their own; nothing if one of them has none.
[[nodiscard]] std::optional<SeRating> se_rating_of(std::span<const Step> steps);

/// Why `puzzle` has no rating of Sudoku Explainer: it knows the usual 9x9 board and givens only.
/// Nothing if it has one, as far as that can be seen without solving it.
[[nodiscard]] std::optional<Error> se_fault(const Puzzle& puzzle);

/// The ratings of a puzzle, and what was found out about its solutions on the way. Only puzzles
/// with exactly one solution have any.
struct SeAnswer {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, so are the ratings known; `limit`: there are several
    /// solutions; `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;             ///< choices that the search for solutions tried
    std::optional<SeRating> rating;      ///< if there is one, time was enough, and ER is not above
    std::optional<unsigned> above = {};  ///< ER is more than that, which was the most asked for

    bool operator==(const SeAnswer&) const = default;
};

/// Which of all equivalent presentations of a puzzle is rated: Sudoku Explainer may find another
/// step first, and another rating, when rows, columns or digits change places.
enum class SePresentation : std::uint8_t {
    given,     ///< the puzzle as it is, like Sudoku Explainer
    canonical  ///< its canonical form, so that equivalent puzzles are rated alike
};

/// Whose techniques rate.
enum class SeVariant : std::uint8_t {
    se_1_2_1,    ///< Sudoku Explainer 1.2.1, which is what is meant where nothing is said
    sukaku_1_18  ///< Sukaku Explainer 1.18.1, with its default settings
};

/// "1.2.1", "sukaku-1.18": as options and JSON spell them.
[[nodiscard]] std::string_view se_variant_word(SeVariant variant);

/// Rates puzzles. Not for sharing between threads: one per thread. One that was moved away ends the
/// program.
///
///     sudokit::SeRater rater;
///     const sudokit::SeAnswer answer = rater.rate(puzzle);
///     if (answer.rating) use(answer.rating->er);
class SeRater {
  public:
    SeRater() : SeRater(nine::default_kernel()) {}
    explicit SeRater(const nine::Kernel& kernel);
    ~SeRater();
    SeRater(SeRater&&) noexcept;
    SeRater& operator=(SeRater&&) noexcept;

    /// From now on, ratings of more than so many tenths are not looked for, which saves most of the
    /// time that they take.
    void set_most(unsigned tenths);

    /// From now on, these techniques rate; at first, those of Sudoku Explainer 1.2.1.
    void set_variant(SeVariant variant);

    /// From now on, this is what is rated; at first, puzzles as they are given.
    void set_presentation(SePresentation presentation);

    /// A puzzle without `se_fault`. Givens that clash are not an error: such a puzzle has no
    /// solution.
    [[nodiscard]] SeAnswer rate(const Puzzle& puzzle, Deadline deadline = {});

    /// Many puzzles. `answers` has a place for each.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<SeAnswer> answers);

  private:
    struct Memory;
    [[nodiscard]] Memory& memory() const;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit
