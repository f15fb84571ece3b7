#include "sudokit/formats.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "formats/files/csv.hpp"
#include "formats/files/hodoku.hpp"
#include "formats/files/json.hpp"
#include "formats/files/opensudoku.hpp"
#include "formats/files/sdk.hpp"
#include "formats/files/sgt_save.hpp"
#include "formats/format_table.hpp"
#include "formats/format_texts.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/sgt.hpp"
#include "formats/links/sudokupad.hpp"
#include "formats/links/sudokuwiki.hpp"
#include "formats/reading/json_text.hpp"
#include "formats/reading/nine_lines.hpp"
#include "formats/text/array.hpp"
#include "formats/text/candidates.hpp"
#include "formats/text/grid.hpp"
#include "formats/text/line.hpp"
#include "formats/text/pencilmarks.hpp"
#include "formats/writable.hpp"

namespace sudokit {
namespace formats {
namespace {

constexpr MessageText kNothingToRead{"expected a puzzle, found nothing to read",
                                     "grille attendue, il n’y a rien à lire"};
constexpr MessageText kNotWritable{"the format {0} can only be read",
                                   "le format {0} ne peut être que lu"};

constexpr bool kReadOnly = false;
constexpr bool kReadWrite = true;
constexpr bool kByLine = true;
constexpr bool kManyLines = false;

constexpr std::array kTable = {
    FormatRow{.info = {Format::line, "line", summary::kLine, kReadWrite, kByLine},
              .read_line = read_line,
              .take_nine = take_nine_lines,
              .write = write_line,
              .sign = sign::kLine},
    FormatRow{.info = {Format::grid, "grid", summary::kGrid, kReadWrite, kManyLines},
              .write = write_grid,
              .sign = sign::kGrid},
    FormatRow{
        .info = {Format::pencilmarks, "pencilmarks", summary::kPencilmarks, kReadWrite, kByLine},
        .read_line = read_pencilmarks,
        .write = write_pencilmarks,
        .looks_like = looks_like_pencilmarks,
        .sign = sign::kPencilmarks},
    FormatRow{.info = {Format::sdk, "sdk", summary::kSdk, kReadWrite, kManyLines},
              .read_text = read_sdk,
              .write = write_sdk,
              .looks_like = looks_like_sdk,
              .sign = sign::kSdk},
    FormatRow{.info = {Format::sadman, "sadman", summary::kSadman, kReadWrite, kManyLines},
              .read_text = read_sadman,
              .write = write_sadman,
              .looks_like = looks_like_sadman,
              .sign = sign::kSadman},
    FormatRow{.info = {Format::sdm, "sdm", summary::kSdm, kReadWrite, kByLine},
              .read_line = read_sdm,
              .take_nine = take_nine_lines,
              .write = write_sdm,
              .sign = sign::kSdm},
    FormatRow{.info = {Format::ss, "ss", summary::kSs, kReadWrite, kManyLines},
              .write = write_ss,
              .sign = sign::kSs},
    FormatRow{.info = {Format::sdx, "sdx", summary::kSdx, kReadOnly, kManyLines},
              .read_text = read_sdx,
              .looks_like = looks_like_sdx,
              .sign = sign::kSdx},
    FormatRow{
        .info = {Format::candidates, "candidates", summary::kCandidates, kReadWrite, kManyLines},
        .read_text = read_candidates,
        .write = write_candidates,
        .looks_like = looks_like_candidates,
        .sign = sign::kCandidates},
    FormatRow{.info = {Format::csv, "csv", summary::kCsv, kReadWrite, kByLine},
              .write = write_csv,
              .looks_like = looks_like_csv,
              .make_line_reader = make_csv_reader,
              .sign = sign::kCsv,
              .prologue = "puzzle,solution\n"},
    FormatRow{.info = {Format::array, "array", summary::kArray, kReadWrite, kManyLines},
              .read_text = read_array,
              .write = write_array,
              .looks_like = looks_like_array,
              .sign = sign::kArray},
    FormatRow{
        .info = {Format::opensudoku, "opensudoku", summary::kOpensudoku, kReadWrite, kManyLines},
        .read_text = read_opensudoku,
        .write = write_opensudoku,
        .looks_like = looks_like_opensudoku,
        .sign = sign::kOpensudoku,
        .extensions = "xml",
        .prologue = kOpensudokuPrologue,
        .epilogue = kOpensudokuEpilogue},
    FormatRow{.info = {Format::fpuzzles, "fpuzzles", summary::kFpuzzles, kReadWrite, kByLine},
              .read_line = read_fpuzzles,
              .read_text = read_fpuzzles_json,
              .is_whole = is_whole_json,
              .write = write_fpuzzles,
              .looks_like = looks_like_fpuzzles,
              .sign = sign::kFpuzzles,
              .holds_constraints = true},
    FormatRow{.info = {Format::sudokupad, "sudokupad", summary::kSudokupad, kReadWrite, kByLine},
              .read_line = read_sudokupad,
              .write = write_sudokupad,
              .looks_like = looks_like_sudokupad,
              .sign = sign::kSudokupad,
              .holds_constraints = true},
    FormatRow{.info = {Format::sgt, "sgt", summary::kSgt, kReadWrite, kByLine},
              .read_line = read_sgt,
              .read_text = read_sgt_save,
              .is_whole = is_sgt_save,
              .write = write_sgt,
              .looks_like = looks_like_sgt,
              .sign = sign::kSgt,
              .holds_constraints = true},
    FormatRow{.info = {Format::hodoku, "hodoku", summary::kHodoku, kReadWrite, kByLine},
              .read_line = read_hodoku,
              .write = write_hodoku,
              .looks_like = looks_like_hodoku,
              .sign = sign::kHodoku},
    FormatRow{.info = {Format::sudokuwiki, "sudokuwiki", summary::kSudokuwiki, kReadWrite, kByLine},
              .read_line = read_sudokuwiki,
              .write = write_sudokuwiki,
              .looks_like = looks_like_sudokuwiki,
              .sign = sign::kSudokuwiki},
    FormatRow{.info = {Format::json, "json", summary::kJson, kReadWrite, kByLine},
              .read_line = read_json_line,
              .read_text = read_json,
              .is_whole = is_whole_json,
              .write = write_json,
              .looks_like = looks_like_json,
              .sign = sign::kJson,
              .extensions = "jsonl ndjson",
              .holds_constraints = true},
};

// The same facts without the functions, for those who only want to know.
const std::vector<FormatInfo>& infos() {
    static const std::vector<FormatInfo> kAll = [] {
        std::vector<FormatInfo> list;
        list.reserve(kTable.size());
        for (const FormatRow& row : kTable) list.push_back(row.info);
        return list;
    }();
    return kAll;
}

}  // namespace

std::span<const FormatRow> format_table() { return kTable; }

const FormatRow& format_row(Format format) { return kTable[static_cast<std::size_t>(format)]; }

}  // namespace formats

std::span<const FormatInfo> all_formats() { return formats::infos(); }

const FormatInfo& format_info(Format format) { return formats::format_row(format).info; }

std::optional<Format> find_format(std::string_view name) {
    for (const FormatInfo& info : all_formats()) {
        if (info.name == name) return info.format;
    }
    return std::nullopt;
}

std::optional<Format> format_of_file(std::string_view name) {
    const std::size_t dot = name.find_last_of("./");
    if (dot == std::string_view::npos || name[dot] != '.') return std::nullopt;
    const std::string extension = small_letters(name.substr(dot + 1));
    if (extension.empty()) return std::nullopt;
    for (const formats::FormatRow& row : formats::format_table()) {
        const std::string all =
            " " + std::string(row.info.name) + " " + std::string(row.extensions) + " ";
        if (all.find(" " + extension + " ") != std::string::npos) return row.info.format;
    }
    return std::nullopt;
}

Result<std::vector<Entry>> read_entries(std::string_view text, const ReadOptions& options) {
    const auto from_memory = [text](char* data, std::size_t size) mutable {
        const std::size_t count = std::min(size, text.size());
        if (count > 0) std::memcpy(data, text.data(), count);
        text.remove_prefix(count);
        return count;
    };
    EntryReader reader(from_memory, options);
    std::vector<Entry> entries;
    while (auto next = reader.next()) {
        if (!next->has_value()) return std::move(*next).error();
        entries.push_back(std::move(**next));
    }
    if (entries.empty()) return syntax_error(text.size(), formats::kNothingToRead);
    return entries;
}

Result<std::string> write_entry(const Entry& entry, Format format, const WriteOptions& options) {
    SUDOKIT_EXPECT(entry.play.fits(entry.puzzle.board()));
    SUDOKIT_EXPECT(!entry.solution ||
                   entry.solution->digits.size() == entry.puzzle.board().cell_count());
    const formats::FormatRow& row = formats::format_row(format);
    if (row.write == nullptr) {
        return unsupported_error(0, formats::kNotWritable, row.info.name);
    }
    if (!entry.puzzle.board().is_grid()) {
        return formats::board_not_writable(entry.puzzle, format);
    }
    if (entry.puzzle.has_constraints() && !row.holds_constraints) {
        return formats::constraints_not_writable(entry.puzzle.constraints(), format);
    }
    return row.write(entry, options);
}

std::string_view file_prologue(Format format) { return formats::format_row(format).prologue; }
std::string_view file_epilogue(Format format) { return formats::format_row(format).epilogue; }

}  // namespace sudokit
