// Arrays as programs write them, taken apart: brackets of any kind around items and further arrays.
//
//     [[5, 3, None], [6, 0, 0], ...]     Python, JavaScript, JSON; {} in C, () anywhere
//     [[5 3 0]\n [6 0 0] ...]            numpy
//     [| 5, 3, _ | 6, _, _ | ... |]      MiniZinc; [5 3 0; 6 0 0] in Julia and Matlab
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "sudokit/result.hpp"

namespace sudokit::formats {

/// An array, or an item of one.
struct ArrayNode {
    std::size_t offset = 0;             ///< where it begins in the text
    std::size_t end = 0;                ///< behind it
    std::string_view text;              ///< of an item, without quotes; empty where nothing stands
    std::vector<ArrayNode> items = {};  ///< of an array
    bool is_array = false;
};

/// Arrays in arrays deeper than this are refused.
inline constexpr std::size_t kMaxArrayDepth = 8;
/// So are arrays of more items than this, so that no text can exhaust the memory.
inline constexpr std::size_t kMaxArrayItems = std::size_t{1} << 20U;

/// True for what opens an array.
[[nodiscard]] constexpr bool opens_array(char c) { return c == '[' || c == '(' || c == '{'; }

/// The array whose bracket stands at `at`. Items are parted by commas, blanks or line ends; nothing
/// between two commas is an empty item. Bars and semicolons part rows, which become arrays.
/// Comments behind `#`, `%` and `//` are passed over.
[[nodiscard]] Result<ArrayNode> read_array_tree(std::string_view text, std::size_t at);

/// The same of the beginning of a text: arrays that it does not close end with it, without the item
/// that it cuts off.
[[nodiscard]] Result<ArrayNode> read_array_head(std::string_view text, std::size_t at);

}  // namespace sudokit::formats
