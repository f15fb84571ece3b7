#include "cli/library/told_puzzles.hpp"

#include <algorithm>

#include "cli/io/system.hpp"
#include "cli/library/messages.hpp"

namespace sudokit::cli {
namespace {

using What = LibraryColumn::What;

std::string joined(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : ";") + name;
    return out;
}

std::string symmetry_text(const PatternSymmetries& symmetry) {
    std::string out;
    for (const PatternSymmetryInfo& info : all_pattern_symmetries()) {
        if (!symmetry[static_cast<std::size_t>(info.id)]) continue;
        out += (out.empty() ? "" : "+") + std::string(info.word);
    }
    return out.empty() ? "none" : out;
}

// Whether there is more to look up than what comes with the puzzle.
bool needs_facts(const LibraryColumn& column) {
    switch (column.what) {
        case What::id:
        case What::clues:
        case What::symmetry: return false;
        case What::rating: return column.scale != Scale::level && column.scale != Scale::score;
        case What::tags:
        case What::sources:
        case What::used_in: break;
    }
    return true;
}

std::string column_text(const LibraryColumn& column, const LibraryPuzzle& puzzle,
                        const LibraryFacts& facts) {
    switch (column.what) {
        case What::id: return std::to_string(puzzle.id);
        case What::clues: return std::to_string(puzzle.clues);
        case What::symmetry: return symmetry_text(puzzle.symmetry);
        case What::tags: return joined(facts.tags);
        case What::sources: return joined(facts.sources);
        case What::used_in: return joined(facts.used_in);
        case What::rating: break;
    }
    auto value = facts.ratings[static_cast<std::size_t>(column.scale)];
    if (column.scale == Scale::level && puzzle.level) {
        value = static_cast<std::int64_t>(*puzzle.level);
    }
    if (column.scale == Scale::score && puzzle.score) value = *puzzle.score;
    if (!value && puzzle.badly_posed) return "badly-posed";
    return value ? rating_text(column.scale, *value) : "";
}

// A field of CSV (RFC 4180); in lines no tab and no line end.
std::string field(std::string_view text, Format format) {
    std::string out;
    for (const char c : text) {
        if (format == Format::csv && c == '"') out += '"';
        const bool breaks = c == '\n' || c == '\r' || (format != Format::csv && c == '\t');
        out += breaks ? ' ' : c;
    }
    if (out.empty()) return "-";
    const bool quoted = format == Format::csv && out.find_first_of(",\"") != std::string::npos;
    return quoted ? '"' + out + '"' : out;
}

std::string prologue(const LibraryArguments& arguments, Format format) {
    std::string out(file_prologue(format));
    if (format != Format::csv) return out;
    out.pop_back();  // the line end
    for (const LibraryColumn& column : arguments.with) out += "," + std::string(column.name);
    return out + "\n";
}

}  // namespace

ToldPuzzles::ToldPuzzles(Job& job, const LibraryArguments& arguments, Library& library)
    : job_(job),
      arguments_(arguments),
      library_(library),
      format_(arguments.format.value_or(Format::line)),
      kept_(job, format_) {
    job_.output.frame(prologue(arguments, format_), file_epilogue(format_));
}

std::optional<std::vector<std::string>> ToldPuzzles::columns(const LibraryPuzzle& puzzle) {
    LibraryFacts facts;
    if (std::ranges::any_of(arguments_.with, needs_facts)) {
        auto found = library_.facts(puzzle.id);
        if (!found) {
            fault_ = found.error();
            return std::nullopt;
        }
        facts = *std::move(found);
    }
    std::vector<std::string> out;
    for (const LibraryColumn& column : arguments_.with) {
        out.push_back(column_text(column, puzzle, facts));
    }
    return out;
}

Result<std::string> ToldPuzzles::text(const LibraryPuzzle& puzzle,
                                      const std::vector<std::string>& columns) {
    Entry entry = puzzle.entry;
    if (format_ == Format::line || format_ == Format::csv) {
        auto out = kept_.write(entry);
        if (!out) return out;
        out->pop_back();  // the line end
        for (const std::string& column : columns) {
            *out += (format_ == Format::csv ? ',' : '\t') + field(column, format_);
        }
        *out += '\n';
        return out;
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        std::string& comment = entry.info.comment;
        comment += (comment.empty() ? "" : " ") + std::string(arguments_.with[i].name) + ":" +
                   field(columns[i], format_);
    }
    return kept_.write(entry);
}

bool ToldPuzzles::write(const LibraryPuzzle& puzzle) {
    const auto told = columns(puzzle);
    if (!told) return false;
    const auto written = text(puzzle, *told);
    Reply reply;
    if (written) {
        reply.out = *written;
    } else {
        reply.notes =
            library_name(arguments_.library) + ": " +
            message(text::kNotWritten, puzzle.id, written.error().message).in(job_.language()) +
            "\n";
        reply.exit = Exit::bad_input;
        // Others that were marked are to be known all the same.
        reply.fault = arguments_.task == LibraryTask::query;
    }
    return job_.take(reply) && !interrupt::flag();
}

}  // namespace sudokit::cli
