// `sudokit library history` and `sudokit library check`: what was done to a library, and whether it
// is whole.
#include <array>
#include <ctime>

#include "sudokit/clock.hpp"
#include "sudokit/shown_text.hpp"

#include "cli/frame/columns.hpp"
#include "cli/io/json_line.hpp"
#include "cli/io/output.hpp"
#include "cli/io/system.hpp"
#include "cli/library/arguments.hpp"
#include "cli/library/messages.hpp"

namespace sudokit::cli {
namespace {

// "2026-11-18 03:50:00", in UTC.
std::string time_text(std::int64_t time) {
    const auto seconds = static_cast<std::time_t>(time);
    std::tm fields{};
    if (::gmtime_r(&seconds, &fields) == nullptr) return "?";
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", &fields);
    return {text.data(), size};
}

std::string history_text(const std::vector<LibraryChange>& changes, Language language) {
    const auto in = [&](const MessageText& text) { return std::string(text.in(language)); };
    std::vector<std::vector<std::string>> rows = {
        {in(text::kWhenColumn), in(text::kActionColumn), in(text::kPuzzlesColumn), ""}};
    for (const LibraryChange& change : changes) {
        rows.push_back({time_text(change.time), change.action,
                        number_words(std::to_string(change.puzzles)).in(language), ""});
    }
    // What it is about stands behind the columns, as long as it may be.
    std::string out;
    std::string_view table_rest;
    const std::string table = in_columns(rows);
    table_rest = table;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t end = table_rest.find('\n');
        std::string line(table_rest.substr(0, end));
        line.erase(line.find_last_not_of(' ') + 1);
        out += line;
        if (i > 0 && !changes[i - 1].label.empty()) out += "  " + shown_text(changes[i - 1].label);
        out += '\n';
        table_rest.remove_prefix(end + 1);
    }
    return out;
}

std::string history_json(const std::vector<LibraryChange>& changes) {
    std::string out;
    for (const LibraryChange& change : changes) {
        append_json_line(out, [&](JsonWriter& json) {
            json.key("change").number(change.id).key("time").text(time_text(change.time));
            json.key("action").text(change.action).key("label").text(change.label);
            json.key("puzzles").number(change.puzzles).key("version").text(change.version);
        });
    }
    return out;
}

// Hands all faults to `tell`, also one for which the library cannot even be opened.
Result<std::uint64_t> count_faults(const std::string& where, Deadline deadline,
                                   FunctionRef<void(const Message&)> tell) {
    auto library = Library::open(where, Library::Access::read, deadline);
    if (library) return library->check(tell);
    if (library.error().code != ErrorCode::syntax) return library.error();
    tell(library.error().message);
    return 1;
}

std::string check_json(std::uint64_t faults, const std::vector<std::string>& told) {
    return json_line([&](JsonWriter& json) {
        json.key("whole").boolean(faults == 0).key("count").number(faults);
        json.key("faults").begin_array();
        for (const std::string& fault : told) json.text(fault);
        json.end_array();
    });
}

}  // namespace

Exit show_history(const LibraryArguments& arguments, const Streams& io) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    auto library = Library::open(arguments.library, Library::Access::read, timer.deadline());
    if (!library) return report_library_fault(arguments, arguments.library, io, library.error());
    auto changes = library->history(arguments.query.ids);
    if (!changes) return report_library_fault(arguments, arguments.library, io, changes.error());
    if (changes->empty()) return Exit::no;
    const std::uint64_t limit = arguments.query.limit;
    if (limit != 0 && limit < changes->size()) {
        changes->erase(changes->begin(), changes->end() - static_cast<std::ptrdiff_t>(limit));
    }
    return write_answer(
        arguments, io,
        arguments.json ? history_json(*changes) : history_text(*changes, arguments.language));
}

Exit check_library(const LibraryArguments& arguments, const Streams& io) {
    const Timer timer(arguments.timeout, &interrupt::flag());
    std::vector<std::string> told;
    const auto tell = [&](const Message& fault) {
        told.push_back(fault.in(arguments.language));
        if (!arguments.json) say(io, library_name(arguments.library) + ": " + told.back());
    };
    const auto faults = count_faults(arguments.library, timer.deadline(), tell);
    if (!faults) return report_library_fault(arguments, arguments.library, io, faults.error());
    const Exit found = *faults == 0 ? Exit::yes : Exit::bad_input;
    if (arguments.json) {
        return worst(found, write_answer(arguments, io, check_json(*faults, told)));
    }
    if (*faults > 0) {
        tell(message(text::kFaults, *faults));
        return found;
    }
    return write_answer(arguments, io, std::string(text::kWhole.in(arguments.language)) + "\n");
}

}  // namespace sudokit::cli
