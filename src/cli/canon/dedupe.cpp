#include "cli/canon/dedupe.hpp"

#include <filesystem>
#include <string>
#include <system_error>

#include "cli/canon/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

std::string temporary_folder() {
    std::error_code fault;
    const auto folder = std::filesystem::temp_directory_path(fault);
    return fault ? "/tmp" : folder.string();
}

}  // namespace

Dedupe::Dedupe() : lines_({.folder = temporary_folder()}) {}

void Dedupe::add(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        lines_.add(lines.substr(0, end));
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
}

void Dedupe::finish(Job& job) {
    if (job.ended_early || interrupt::flag()) return;
    lines_.take([&](std::string_view line, std::uint64_t) {
        return job.output.write(line) && job.output.write("\n") && !interrupt::flag();
    });
    if (lines_.fault() == 0) return;
    const Message why{&text::kDedupeSpace, {temporary_folder(), system_fault(lines_.fault())}};
    complain(job.io, why.in(job.language()));
    job.exit = worst(job.exit, Exit::bad_input);
    job.ended_early = true;
}

}  // namespace sudokit::cli
