// .sdk files: headers #A #D #C #B #S #L #U, then the rows; and SadMan's variant with sections
// [Puzzle] and [State].
//
//     #ASomeone              [Puzzle]
//     #DA quiet one          53..7....
//     53..7....              ...
//     ...                    [State]
//                            534.7....
//
// A header letter that comes twice makes a text of two lines. [State] holds what is on the board,
// givens included; other sections are passed over.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

[[nodiscard]] TextReader read_sdk(std::string_view text, BoardSource& boards);
[[nodiscard]] Result<std::string> write_sdk(const Entry& entry, const WriteOptions& options);

/// True if every comment before the first row is a header, at least one of them without doubt (not
/// followed by a small letter, as `#Comment` is), and the rows are not whole puzzles.
[[nodiscard]] bool looks_like_sdk(std::string_view text);

[[nodiscard]] TextReader read_sadman(std::string_view text, BoardSource& boards);
[[nodiscard]] Result<std::string> write_sadman(const Entry& entry, const WriteOptions& options);
[[nodiscard]] bool looks_like_sadman(std::string_view text);

/// Enters the header in `line` into `info`; false if it is none.
bool read_sdk_header(std::string_view line, Info& info);

/// The headers of `info`, a line each.
[[nodiscard]] std::string sdk_headers(const Info& info);

}  // namespace sudokit::formats
