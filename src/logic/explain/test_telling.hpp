// What tests of explanations share.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "sudokit/explain.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {

inline std::string in_english(const Step& step, const State& state) {
    return explanation(step, state, {Language::en, default_symbols(state.board().order())});
}

inline std::string in_french(const Step& step, const State& state) {
    return explanation(step, state, {Language::fr, default_symbols(state.board().order())});
}

inline std::string in_short(const Step& step, const State& state) {
    return explanation(
        step, state,
        {.symbols = default_symbols(state.board().order()), .length = WordsLength::brief});
}

inline DigitSet digits_of(std::initializer_list<Digit> digits) {
    DigitSet out;
    for (const Digit digit : digits) out.insert(digit);
    return out;
}

/// On 9x9 boards, numbers from 1, as indices into `Board::houses()`.
inline std::uint32_t row(std::uint32_t number) { return number - 1; }
inline std::uint32_t column(std::uint32_t number) { return 9 + number - 1; }
inline std::uint32_t box(std::uint32_t number) { return 18 + number - 1; }

}  // namespace sudokit::logic
