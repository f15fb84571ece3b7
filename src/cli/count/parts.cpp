#include "cli/count/parts.hpp"

#include <filesystem>
#include <system_error>

#include "sudokit/shown_text.hpp"
#include "sudokit/stream.hpp"
#include "sudokit/whole_number.hpp"

#include "cli/count/messages.hpp"
#include "cli/io/file_text.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/part.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::chrono::seconds kBetweenCheckpoints{5};
constexpr std::size_t kLargestCheckpoint = std::size_t{1} << 28;

// One slot of work for each thread.
struct Slot {
    std::size_t part = 0;
    std::optional<Natural> grids;
};

}  // namespace

Checkpoint::Checkpoint(std::string file, const Shape& shape, std::size_t parts)
    : file_(std::move(file)), board_(shape_name(shape)), done_(parts) {}

std::string Checkpoint::heading() const {
    return "sudokit count " + board_ + ", " + std::to_string(done_.size()) + " parts\n";
}

bool Checkpoint::read() {
    std::error_code ignored;
    if (file_.empty() || !std::filesystem::exists(file_, ignored)) return true;
    const auto text = read_file(file_, kLargestCheckpoint);
    if (!text || !text->starts_with(heading())) return false;
    std::string_view rest = std::string_view(*text).substr(heading().size());
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos) return false;
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end + 1);
        const std::size_t blank = line.find(' ');
        if (blank == std::string_view::npos) return false;
        const auto part = whole_number<std::size_t>(line.substr(0, blank));
        auto grids = Natural::from_text(line.substr(blank + 1));
        if (!part || *part >= done_.size() || !grids || has(*part)) return false;
        add(*part, *std::move(grids));
    }
    return true;
}

void Checkpoint::add(std::size_t part, Natural grids) {
    done_[part] = std::move(grids);
    ++size_;
}

Natural Checkpoint::sum() const {
    Natural out;
    for (const auto& grids : done_) {
        if (grids) out += *grids;
    }
    return out;
}

int Checkpoint::write(bool now) {
    if (file_.empty() || (!now && std::chrono::steady_clock::now() < next_)) return 0;
    next_ = std::chrono::steady_clock::now() + kBetweenCheckpoints;
    std::string text = heading();
    for (std::size_t i = 0; i < done_.size(); ++i) {
        if (done_[i]) text += std::to_string(i) + " " + done_[i]->text() + "\n";
    }
    return replace_file(file_, text);
}

std::optional<Natural> count_by_parts(const Shape& shape, const CountArguments& arguments,
                                      const Streams& io, const Deadline& deadline, bool& fault) {
    auto counting = GridCounting::of(shape);
    if (!counting || !counting->prepare(deadline)) return std::nullopt;
    Checkpoint checkpoint(arguments.checkpoint, shape, counting->parts());
    const std::string file = shown_text(arguments.checkpoint);
    if (!checkpoint.read()) {
        fault = true;
        say(io, file + ": " + std::string(text::kOtherCheckpoint.in(arguments.language)));
        return std::nullopt;
    }
    const std::size_t threads = arguments.threads.value_or(core_count());
    std::vector<Slot> slots(threads);
    std::vector<GridCounting> countings(threads, *counting);
    std::size_t next = 0;
    int error = 0;
    const auto produce = [&](std::size_t slot) {
        while (next < counting->parts() && checkpoint.has(next)) ++next;
        if (next == counting->parts() || deadline.passed()) return false;
        slots[slot].part = next++;
        return true;
    };
    const auto work = [&](std::size_t slot, std::size_t thread) {
        slots[slot].grids = countings[thread].part(slots[slot].part, deadline);
    };
    const auto consume = [&](std::size_t slot) {
        if (slots[slot].grids) checkpoint.add(slots[slot].part, *std::move(slots[slot].grids));
        if (error == 0) error = checkpoint.write(false);
        return error == 0 && !deadline.passed(checkpoint.size(), counting->parts());
    };
    run_ordered({threads, produce, work, consume}, threads);
    if (error == 0) error = checkpoint.write(true);
    if (error != 0) {
        fault = true;
        say(io, file + ": " +
                    Message{&text::kCannotWrite, {system_fault(error)}}.in(arguments.language));
        return std::nullopt;
    }
    if (checkpoint.size() < counting->parts()) return std::nullopt;
    return checkpoint.sum();
}

}  // namespace sudokit::cli
