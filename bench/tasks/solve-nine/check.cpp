#include "check.hpp"

namespace sudokit::bench {
namespace {

constexpr unsigned kAll = 0x1ff;

bool is_given(const nine::Digits& digits) { return digits[0] != 0; }

}  // namespace

bool solves(const nine::Digits& digits, const Text& text) {
    std::array<unsigned, 9> rows = {};
    std::array<unsigned, 9> columns = {};
    std::array<unsigned, 9> boxes = {};
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (digits[i] < 1 || digits[i] > 9) return false;
        if (text[i] != '.' && digits[i] != text[i] - '0') return false;
        const unsigned bit = 1U << (digits[i] - 1U);
        rows[i / 9] |= bit;
        columns[i % 9] |= bit;
        boxes[i / 27 * 3 + i % 9 / 3] |= bit;
    }
    for (std::size_t i = 0; i < 9; ++i) {
        if ((rows[i] & columns[i] & boxes[i]) != kAll) return false;
    }
    return true;
}

std::string difference(const Corpus& corpus, const Answers& reference, const Answers& found) {
    for (std::size_t i = 0; i < corpus.puzzles.size(); ++i) {
        const Text& text = corpus.puzzles[i];
        const std::string puzzle(text.data(), nine::kCells);
        if (found.counts[i] != reference.counts[i]) {
            return puzzle + " has " + std::to_string(found.counts[i]) +
                   " solutions here and elsewhere " + std::to_string(reference.counts[i]);
        }
        if (found.counts[i] == 0) continue;
        if (!is_given(found.solutions[i])) {
            if (found.complete) return puzzle + " came back without its solution";
            continue;
        }
        if (!solves(found.solutions[i], text)) return puzzle + " is not solved by what was given";
        if (found.counts[i] == 1 && is_given(reference.solutions[i]) &&
            found.solutions[i] != reference.solutions[i]) {
            return puzzle + " has two solutions, and only one was found";
        }
    }
    return {};
}

}  // namespace sudokit::bench
