// SudokuPad's own data, which its links hold behind "scl" or "ctc": JSON, mostly in a short form.
//
//     {"cells": [[{"value": 5}, {}, ...], ...],       one row after the other; values are givens
//      "regions": [[[0, 0], [0, 1], ...], ...],       rows and columns, from 0
//      "cages": [...], "metadata": {"title": ...}}
//
// The short form leaves out what JavaScript can do without: quotes around names and the {} of empty
// cells; ' stands for ", t and f for true and false, six hexadecimal digits for a colour, and names
// are abbreviated (ce, re, ca, v, ...).
#pragma once

#include <string>
#include <string_view>

#include "base/json.hpp"
#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// Reads the compressed data of a link, which may be percent-encoded. Faults inside it are put at
/// its beginning, as they have no place of their own in the text.
[[nodiscard]] Result<Entry> read_sudokupad_data(std::string_view payload, BoardSource& boards);

/// JSON out of the short form; names stay abbreviated. What is no short form either comes out as no
/// JSON.
[[nodiscard]] std::string json_of_short_form(std::string_view text);

/// The entry that the data describe. What is drawn may stand for a rule and is refused, as are
/// rules that there is no constraint for; cages of n cells without a sum become houses, others
/// killer cages.
[[nodiscard]] Result<Entry> entry_of_sudokupad(const json::Value& root, BoardSource& boards);

}  // namespace sudokit::formats
