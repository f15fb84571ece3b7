// What every kernel of the 9x9 engine offers.
#pragma once

#include <memory>
#include <span>

#include "engine/nine/layout.hpp"
#include "engine/nine/positions.hpp"
#include "engine/nine/tally.hpp"
#include "engine/nine/target.hpp"
#include "engine/patience.hpp"

namespace sudokit::nine {

/// A batch of puzzles in one of three forms; `answers` and what follows as `Solver::solve` has
/// them.
struct Batch {
    enum class Form : std::uint8_t { digits, texts, marks };

    Form form = Form::digits;
    const void* puzzles = nullptr;  ///< Digits, const char* or Marks, one after the other
    std::size_t size = 0;
    Options options;
    Answer* answers = nullptr;
    Digits* solutions = nullptr;  ///< may be null
    Digits* seconds = nullptr;    ///< may be null
    /// A single puzzle that takes long may go on in lanes, which finds its solutions in another
    /// order: any may be the first ones, and where there are more than the limit, guesses differ.
    bool hand_over = false;
    /// Only how many solutions there are is wanted, and there may be many: they need not all be
    /// visited, and guesses may depend on what is in the batch.
    bool counts = false;
    /// With `kNeverStuck` solutions a puzzle is never given up.
    bool waives_patience = true;
};

/// A solution was found: the search may go on for longer.
inline void prolong(engine::Patience& patience, const Batch& batch, const Answer& answer) {
    if (batch.waives_patience) return patience.renew(answer.guesses, answer.count);
    patience.renew(answer.guesses);
}

/// Where the solution of puzzle number `index` goes of which `before` were found before; null if
/// nobody wants it.
SUDOKIT_INLINE Digits* place_of(const Batch& batch, std::size_t index, std::uint64_t before) {
    Digits* const places = before == 0 ? batch.solutions : before == 1 ? batch.seconds : nullptr;
    return places == nullptr ? nullptr : places + index;
}

/// The cells of a puzzle as bytes, digits from `one` on, anything else for an open cell.
struct Bytes {
    const unsigned char* cells;
    unsigned char one;
};

/// Puzzle number `index` of a batch that is not of marks.
SUDOKIT_INLINE Bytes bytes_of(const Batch& batch, std::size_t index) {
    if (batch.form == Batch::Form::digits) {
        return {static_cast<const Digits*>(batch.puzzles)[index].data(), 1};
    }
    const char* const text = static_cast<const char* const*>(batch.puzzles)[index];
    return {reinterpret_cast<const unsigned char*>(text), '1'};
}

/// Puts a puzzle into words, set by set and place by place.
template <unsigned kSetStride, unsigned kPlaceStride>
SUDOKIT_INLINE void read(const Bytes& bytes, Word* to) {
    const auto& words = bytes.one == 1 ? kDigitWords : kTextWords;
    const unsigned char* const cells = bytes.cells;
#pragma GCC unroll 27
    for (unsigned i = 0; i < kWords; ++i) {
        to[i / kPlaces * kSetStride + i % kPlaces * kPlaceStride] = words[0][cells[kCellOf[0][i]]] |
                                                                    words[1][cells[kCellOf[1][i]]] |
                                                                    words[2][cells[kCellOf[2][i]]];
    }
}

/// The same for marks.
template <unsigned kSetStride, unsigned kPlaceStride>
SUDOKIT_INLINE void read(const Marks& marks, Word* to) {
    for (unsigned i = 0; i < kWords; ++i) {
        to[i / kPlaces * kSetStride + i % kPlaces * kPlaceStride] =
            (marks[kCellOf[0][i]] & kField) | (marks[kCellOf[1][i]] & kField) << kFieldBits |
            (marks[kCellOf[2][i]] & kField) << 2 * kFieldBits;
    }
}

/// How many sets are written without a loop around them. The page loads faster with the loop.
inline constexpr int kUnrolledSets =
#ifndef __EMSCRIPTEN__
    kSets;
#else
    1;
#endif

/// The digits of a solution, from words that lie as `read` puts them.
template <unsigned kSetStride, unsigned kPlaceStride>
SUDOKIT_INLINE void write(const Word* from, Digits& digits) {
#pragma GCC unroll kUnrolledSets
    for (unsigned set = 0; set < kSets; ++set) {
#pragma GCC unroll 9
        for (unsigned place = 0; place < kPlaces; ++place) {
            const unsigned i = kPlaces * set + place;
            const Word word = from[set * kSetStride + place * kPlaceStride];
            digits[kCellOf[0][i]] = kDigitOf[word & kField];
            digits[kCellOf[1][i]] = kDigitOf[word >> kFieldBits & kField];
            digits[kCellOf[2][i]] = kDigitOf[word >> 2 * kFieldBits & kField];
        }
    }
}

/// One kernel with its working memory.
class Machine {
  public:
    Machine() = default;
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    virtual ~Machine() = default;

    /// Which kernel this is, told by its own code.
    [[nodiscard]] virtual const Kernel& kernel() const = 0;

    virtual void solve(const Batch& batch) = 0;

    /// The first puzzle of the batch; its solutions also go to `sink`, if there is one.
    virtual void solve_one(const Batch& batch, SolutionSink* sink) = 0;

    /// Counts the solutions of `marks` up to `limit` (0: all of them) without visiting them, as
    /// `Tallier::count` does, if there is room for all positions that it meets in breadth;
    /// otherwise it stops for lack of patience. What is answered depends on the puzzle alone. Takes
    /// memory as it needs it, at most 48 MiB, and keeps it.
    virtual Tally tally(const Marks& marks, std::uint64_t limit, const Deadline& deadline) = 0;
};

std::unique_ptr<Machine> make_portable();

#if SUDOKIT_X86
std::unique_ptr<Machine> make_avx2();
std::unique_ptr<Machine> make_avx512();
#endif

}  // namespace sudokit::nine
