#include "sudokit/formats.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "formats/candidates.hpp"
#include "formats/csv.hpp"
#include "formats/fault.hpp"
#include "formats/format_table.hpp"
#include "formats/fpuzzles.hpp"
#include "formats/grid.hpp"
#include "formats/hodoku.hpp"
#include "formats/json.hpp"
#include "formats/line.hpp"
#include "formats/opensudoku.hpp"
#include "formats/pencilmarks.hpp"
#include "formats/sdk.hpp"
#include "formats/sgt.hpp"
#include "formats/sudokupad.hpp"
#include "formats/sudokuwiki.hpp"
#include "formats/writable.hpp"

namespace sudokit {
namespace formats {
namespace {

constexpr MessageText kNotWritable{"the format {0} can only be read",
                                   "le format {0} ne peut être que lu"};

namespace summary {
constexpr MessageText kLine{"one puzzle a line, a character or a number a cell",
                            "une grille par ligne, un caractère ou un nombre par case"};
constexpr MessageText kGrid{"rows of cells, box rules drawn or not",
                            "lignes de cases, blocs séparés par des traits ou non"};
constexpr MessageText kPencilmarks{"one puzzle a line, all candidates of all cells",
                                   "une grille par ligne, tous les candidats de chaque case"};
constexpr MessageText kSdk{".sdk file: # headers, then rows",
                           "fichier .sdk : en-têtes #, puis lignes de cases"};
constexpr MessageText kSadman{".sdk file with sections [Puzzle] and [State]",
                              "fichier .sdk à sections [Puzzle] et [State]"};
constexpr MessageText kSdm{".sdm file: 81 digits a line, 0 for empty cells",
                           "fichier .sdm : 81 chiffres par ligne, 0 pour les cases vides"};
constexpr MessageText kSs{".ss file: rows xxx|xxx|xxx with rules between",
                          "fichier .ss : lignes xxx|xxx|xxx séparées par des traits"};
constexpr MessageText kSdx{".sdx file: the candidates of each cell, u5 for a placed digit",
                           "fichier .sdx : candidats de chaque case, u5 pour un chiffre posé"};
constexpr MessageText kCandidates{"drawn grid of candidates, as on forums",
                                  "grille de candidats dessinée, comme sur les forums"};
constexpr MessageText kCsv{"columns puzzle and solution, with a header line",
                           "colonnes puzzle et solution, avec une ligne d’en-tête"};
constexpr MessageText kOpensudoku{"OpenSudoku XML", "XML d’OpenSudoku"};
constexpr MessageText kFpuzzles{"f-puzzles link or payload", "lien f-puzzles ou son contenu"};
constexpr MessageText kSudokupad{"SudokuPad link", "lien SudokuPad"};
constexpr MessageText kSgt{"id of Simon Tatham's Solo", "identifiant de Solo (Simon Tatham)"};
constexpr MessageText kHodoku{"line of a HoDoKu library", "ligne d’une bibliothèque HoDoKu"};
constexpr MessageText kSudokuwiki{"sudokuwiki.org link", "lien sudokuwiki.org"};
constexpr MessageText kJson{"our own JSON, one object a puzzle", "notre JSON, un objet par grille"};
}  // namespace summary

// The header line tells the columns of all that follow.
LineReader make_csv_reader() {
    return [columns = std::optional<CsvColumns>()](
               std::string_view line, BoardSource& boards) mutable -> Result<std::optional<Entry>> {
        if (!columns) {
            auto header = read_csv_header(line);
            if (!header) return std::move(header).error();
            columns = *std::move(header);
            return std::optional<Entry>();
        }
        auto entry = read_csv(line, *columns, boards);
        if (!entry) return std::move(entry).error();
        return std::optional<Entry>(*std::move(entry));
    };
}

constexpr bool kReadOnly = false;
constexpr bool kReadWrite = true;
constexpr bool kByLine = true;
constexpr bool kManyLines = false;

constexpr std::array kTable = {
    FormatRow{.info = {Format::line, "line", summary::kLine, kReadWrite, kByLine},
              .read_line = read_line,
              .write = write_line},
    FormatRow{.info = {Format::grid, "grid", summary::kGrid, kReadWrite, kManyLines},
              .write = write_grid},
    FormatRow{
        .info = {Format::pencilmarks, "pencilmarks", summary::kPencilmarks, kReadWrite, kByLine},
        .read_line = read_pencilmarks,
        .write = write_pencilmarks,
        .looks_like = looks_like_pencilmarks},
    FormatRow{.info = {Format::sdk, "sdk", summary::kSdk, kReadWrite, kManyLines},
              .read_text = read_sdk,
              .write = write_sdk,
              .looks_like = looks_like_sdk},
    FormatRow{.info = {Format::sadman, "sadman", summary::kSadman, kReadWrite, kManyLines},
              .read_text = read_sadman,
              .write = write_sadman,
              .looks_like = looks_like_sadman},
    FormatRow{.info = {Format::sdm, "sdm", summary::kSdm, kReadWrite, kByLine},
              .read_line = read_sdm,
              .write = write_sdm},
    FormatRow{.info = {Format::ss, "ss", summary::kSs, kReadWrite, kManyLines}, .write = write_ss},
    FormatRow{.info = {Format::sdx, "sdx", summary::kSdx, kReadOnly, kManyLines},
              .read_text = read_sdx,
              .looks_like = looks_like_sdx},
    FormatRow{
        .info = {Format::candidates, "candidates", summary::kCandidates, kReadWrite, kManyLines},
        .read_text = read_candidates,
        .write = write_candidates,
        .looks_like = looks_like_candidates},
    FormatRow{.info = {Format::csv, "csv", summary::kCsv, kReadWrite, kByLine},
              .write = write_csv,
              .looks_like = looks_like_csv,
              .make_line_reader = make_csv_reader,
              .prologue = "puzzle,solution\n"},
    FormatRow{
        .info = {Format::opensudoku, "opensudoku", summary::kOpensudoku, kReadWrite, kManyLines},
        .read_text = read_opensudoku,
        .write = write_opensudoku,
        .looks_like = looks_like_opensudoku,
        .prologue = kOpensudokuPrologue,
        .epilogue = kOpensudokuEpilogue},
    FormatRow{.info = {Format::fpuzzles, "fpuzzles", summary::kFpuzzles, kReadWrite, kByLine},
              .read_line = read_fpuzzles,
              .read_text = read_fpuzzles_json,
              .write = write_fpuzzles,
              .looks_like = looks_like_fpuzzles},
    FormatRow{.info = {Format::sudokupad, "sudokupad", summary::kSudokupad, kReadWrite, kByLine},
              .read_line = read_sudokupad,
              .write = write_sudokupad,
              .looks_like = looks_like_sudokupad},
    FormatRow{.info = {Format::sgt, "sgt", summary::kSgt, kReadWrite, kByLine},
              .read_line = read_sgt,
              .write = write_sgt,
              .looks_like = looks_like_sgt},
    FormatRow{.info = {Format::hodoku, "hodoku", summary::kHodoku, kReadWrite, kByLine},
              .read_line = read_hodoku,
              .write = write_hodoku,
              .looks_like = looks_like_hodoku},
    FormatRow{.info = {Format::sudokuwiki, "sudokuwiki", summary::kSudokuwiki, kReadWrite, kByLine},
              .read_line = read_sudokuwiki,
              .write = write_sudokuwiki,
              .looks_like = looks_like_sudokuwiki},
    FormatRow{.info = {Format::json, "json", summary::kJson, kReadWrite, kByLine},
              .read_line = read_json_line,
              .read_text = read_json,
              .write = write_json,
              .looks_like = looks_like_json},
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
    return entries;
}

Result<std::string> write_entry(const Entry& entry, Format format, const WriteOptions& options) {
    const formats::FormatRow& row = formats::format_row(format);
    if (row.write == nullptr) {
        return formats::unsupported_error(0, formats::kNotWritable, row.info.name);
    }
    if (!entry.puzzle.board().is_grid()) {
        return formats::board_not_writable(entry.puzzle, format);
    }
    return row.write(entry, options);
}

std::string_view file_prologue(Format format) { return formats::format_row(format).prologue; }
std::string_view file_epilogue(Format format) { return formats::format_row(format).epilogue; }

}  // namespace sudokit
