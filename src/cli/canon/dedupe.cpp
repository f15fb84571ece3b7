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

// As many digits as the largest number has.
std::string sortable(std::size_t number) {
    const std::string digits = std::to_string(number);
    return std::string(20 - digits.size(), '0') + digits;
}

}  // namespace

// Form, number and puzzle, with tabs between: sorted, the first puzzle of each form comes first.
void append_puzzle(std::string& out, std::string_view form, std::size_t number,
                   std::string_view puzzle) {
    out += form;
    out += '\t';
    out += sortable(number);
    out += '\t';
    out += puzzle;
    out += '\n';
}

Dedupe::Dedupe() : lines_({.folder = temporary_folder()}) {}

void Dedupe::add(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    add_lines(lines);
}

void Dedupe::add_puzzles(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    has_puzzles_ = true;
    add_lines(lines);
}

void Dedupe::add_lines(std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        lines_.add(lines.substr(0, end));
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
}

// The errno of what failed, or 0; so does the other.
int Dedupe::write_forms(Job& job) {
    lines_.take([&](std::string_view line, std::uint64_t times) {
        read_ += times;
        ++kinds_;
        return job.output.write(line) && job.output.write("\n") && !interrupt::flag();
    });
    return lines_.fault();
}

// A second sorting brings the puzzles back into the order of the input.
int Dedupe::write_puzzles(Job& job) {
    UniqueLines puzzles({.folder = temporary_folder()});
    std::string last;
    lines_.take([&](std::string_view line, std::uint64_t) {
        const std::size_t end = line.find('\t');
        const std::string_view form = line.substr(0, end);
        if (read_++ > 0 && form == last) return !interrupt::flag();
        ++kinds_;
        last = form;
        return puzzles.add(line.substr(end + 1)) && !interrupt::flag();
    });
    if (lines_.fault() != 0) return lines_.fault();
    puzzles.take([&](std::string_view line, std::uint64_t) {
        line.remove_prefix(line.find('\t') + 1);
        return job.output.write(line) && job.output.write("\n") && !interrupt::flag();
    });
    return puzzles.fault();
}

void Dedupe::finish(Job& job) {
    if (job.ended_early || interrupt::flag()) return;
    const int fault = has_puzzles_ ? write_puzzles(job) : write_forms(job);
    if (fault == 0) {
        if (!interrupt::flag()) job.forms = RunOfForms{read_, kinds_};
        return;
    }
    const Message why{&text::kDedupeSpace, {temporary_folder(), system_fault(fault)}};
    complain(job.io, why.in(job.language()));
    job.exit = worst(job.exit, Exit::bad_input);
    job.ended_early = true;
}

}  // namespace sudokit::cli
