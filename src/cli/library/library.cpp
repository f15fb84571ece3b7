// `sudokit library`: collections of puzzles.
#include <algorithm>

#include "sudokit/shown_text.hpp"

#include "cli/frame/option_values.hpp"
#include "cli/io/system.hpp"
#include "cli/library/arguments.hpp"
#include "cli/library/messages.hpp"

namespace sudokit::cli {
namespace {

constexpr const char* kHidden = "...";

// What stands behind the host of an address, without the values of passwords among its parameters.
std::string without_passwords(std::string text) {
    for (const std::string_view name : {"password=", "sslpassword="}) {
        for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos;) {
            const bool is_name = at > 0 && (text[at - 1] == '?' || text[at - 1] == '&');
            at += name.size();
            if (!is_name) continue;
            text.replace(at, std::min(text.find('&', at), text.size()) - at, kHidden);
        }
    }
    return text;
}

}  // namespace

OptionValue library_value(std::string& place) {
    OptionValue value =
        taken_by(text::kLibraryArgument, [&place](const OptionUse& use) -> UsageFault {
            place = use.value;
            if (place.empty()) return usage_error(text::kNoLibraryNamed);
            if (const auto fault = Library::fault(place)) {
                return usage_error(text::kBadMeans, use.shown, fault->message);
            }
            return std::nullopt;
        });
    value.is_file = true;
    return value;
}

std::string library_name(const std::string& library) {
    const std::size_t scheme = library.find("://");
    if (scheme == std::string::npos) return shown_text(library);
    const std::size_t begin = scheme + 3;
    const std::size_t end = std::min(library.find_first_of("/?#", begin), library.size());
    std::string out = library.substr(0, begin);
    const std::string authority = library.substr(begin, end - begin);
    // A password may have any of the signs that stand around it.
    const std::size_t at = authority.rfind('@');
    const std::size_t colon = authority.find(':');
    const bool has_password = at != std::string::npos && colon < at;
    out +=
        has_password ? authority.substr(0, colon + 1) + kHidden + authority.substr(at) : authority;
    return shown_text(out + without_passwords(library.substr(end)));
}

Exit report_library_fault(const Arguments& arguments, const std::string& library, const Streams& io,
                          const Error& fault) {
    if (fault.code == ErrorCode::stopped && interrupt::came()) return Exit::stopped;
    const bool is_damage = fault.code == ErrorCode::syntax;
    const Message told = is_damage ? message(text::kAskCheck, fault.message) : fault.message;
    say(io, library_name(library) + ": " + told.in(arguments.language));
    return fault.code == ErrorCode::stopped ? Exit::stopped : Exit::bad_input;
}

Exit run_library(const LibraryArguments& arguments, const Streams& io) {
    switch (arguments.task) {
        case LibraryTask::import: return import_puzzles(arguments, io);
        case LibraryTask::query: return query_puzzles(arguments, io);
        case LibraryTask::rate: return rate_puzzles(arguments, io);
        case LibraryTask::tag:
        case LibraryTask::use: return mark_puzzles(arguments, io);
        case LibraryTask::history: return show_history(arguments, io);
        case LibraryTask::stats: return show_stats(arguments, io);
        case LibraryTask::check: break;
    }
    return check_library(arguments, io);
}

}  // namespace sudokit::cli
