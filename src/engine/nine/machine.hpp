// What every kernel of the 9x9 engine offers.
#pragma once

#include <memory>
#include <span>

#include "engine/nine/layout.hpp"

namespace sudokit::nine {

/// A batch of puzzles in one of three forms; `answers` and `solutions` as `Solver::solve` has them.
struct Batch {
    enum class Form : std::uint8_t { digits, texts, marks };

    Form form = Form::digits;
    const void* puzzles = nullptr;  ///< Digits, const char* or Marks, one after the other
    std::size_t size = 0;
    Options options;
    Answer* answers = nullptr;
    Digits* solutions = nullptr;  ///< may be null
};

/// Puts puzzle number `index` of `batch` into words, set by set and place by place.
template <unsigned kSetStride, unsigned kPlaceStride>
inline __attribute__((always_inline)) void read(const Batch& batch, std::size_t index, Word* to) {
    if (batch.form == Batch::Form::marks) {
        const Marks& marks = static_cast<const Marks*>(batch.puzzles)[index];
        for (unsigned i = 0; i < kWords; ++i) {
            to[i / kPlaces * kSetStride + i % kPlaces * kPlaceStride] =
                (marks[kCellOf[0][i]] & kField) | (marks[kCellOf[1][i]] & kField) << kFieldBits |
                (marks[kCellOf[2][i]] & kField) << 2 * kFieldBits;
        }
        return;
    }
    const bool text = batch.form == Batch::Form::texts;
    const auto* const bytes = text ? reinterpret_cast<const unsigned char*>(
                                         static_cast<const char* const*>(batch.puzzles)[index])
                                   : static_cast<const Digits*>(batch.puzzles)[index].data();
    const auto& words = text ? kTextWords : kDigitWords;
#pragma GCC unroll 27
    for (unsigned i = 0; i < kWords; ++i) {
        to[i / kPlaces * kSetStride + i % kPlaces * kPlaceStride] = words[0][bytes[kCellOf[0][i]]] |
                                                                    words[1][bytes[kCellOf[1][i]]] |
                                                                    words[2][bytes[kCellOf[2][i]]];
    }
}

/// The digits of a solution, from words that lie as `read` puts them.
template <unsigned kSetStride, unsigned kPlaceStride>
inline __attribute__((always_inline)) void write(const Word* from, Digits& digits) {
#pragma GCC unroll 27
    for (unsigned i = 0; i < kWords; ++i) {
        const Word word = from[i / kPlaces * kSetStride + i % kPlaces * kPlaceStride];
        digits[kCellOf[0][i]] = kDigitOf[word & kField];
        digits[kCellOf[1][i]] = kDigitOf[word >> kFieldBits & kField];
        digits[kCellOf[2][i]] = kDigitOf[word >> 2 * kFieldBits & kField];
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

    /// The first puzzle of the batch; its solutions also go to `sink`.
    virtual void solve_one(const Batch& batch, SolutionSink* sink) = 0;
};

std::unique_ptr<Machine> make_portable();

#if defined(__x86_64__) || defined(__i386__)
#define SUDOKIT_X86 1
std::unique_ptr<Machine> make_avx2();
std::unique_ptr<Machine> make_avx512();
#endif

}  // namespace sudokit::nine
