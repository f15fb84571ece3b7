#include "cli/io/output.hpp"

#include <cerrno>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sudokit/shown_text.hpp"

#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kBufferSize = std::size_t{1} << 16U;

// Behind a link, the file it leads to: renaming must not replace the link. Empty where there is
// none.
std::string resolved(const std::string& path) {
    const std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr),
                                                      [](void* text) { std::free(text); });
    return real ? std::string(real.get()) : std::string();
}

}  // namespace

Output::~Output() {
    if (direct_) ::close(descriptor_);
}

int Output::open(const std::string& path) {
    struct stat info {};
    const bool exists = ::stat(path.c_str(), &info) == 0;
    if (exists && S_ISDIR(info.st_mode)) return EISDIR;
    const std::string real = resolved(path);
    // A file without a name, which only a descriptor leads to, cannot be replaced either.
    if (exists && (!S_ISREG(info.st_mode) || real.empty())) {
        descriptor_ = ::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
        if (descriptor_ < 0) return errno;
        direct_ = true;
    } else {
        if (const int fault = part_.open(exists ? real : path)) return fault;
        descriptor_ = part_.descriptor();
    }
    const Packing packing = packing_of_name(path);
    if (packing == Packing::none) return 0;
    packer_ = make_packer(packing);
    return packer_ ? 0 : ENOMEM;
}

void Output::frame(std::string_view prologue, std::string_view epilogue) {
    prologue_ = prologue;
    epilogue_ = epilogue;
}

bool Output::write(std::string_view text) {
    if (!text.empty() && !std::exchange(begun_, true)) append(prologue_);
    return append(text);
}

bool Output::append(std::string_view text) {
    if (fault_ != 0) return false;
    if (packer_) {
        packed_any_ = packed_any_ || !text.empty();
        if (!packer_->pack(text, buffer_)) fault_ = ENOMEM;
        return buffer_.size() < kBufferSize ? fault_ == 0 : write_out();
    }
    if (text.size() >= kBufferSize && buffer_.empty()) {
        fault_ = write_all(descriptor_, text);
        return fault_ == 0;
    }
    buffer_ += text;
    return buffer_.size() < kBufferSize || flush();
}

bool Output::flush() { return packer_ ? fault_ == 0 : write_out(); }

bool Output::write_out() {
    if (fault_ == 0) {
        fault_ = write_all(descriptor_, buffer_);
        buffer_.clear();
    }
    return fault_ == 0;
}

// Also what was cut short gets its end, so that it can be unpacked; but nothing stays nothing.
void Output::finish_packing(bool complete) {
    const std::unique_ptr<Packer> packer = std::move(packer_);
    if (!packer || fault_ != 0 || (!complete && !packed_any_)) return;
    if (!packer->finish(buffer_)) fault_ = ENOMEM;
}

void Output::finish(bool complete) {
    if (begun_) append(std::exchange(epilogue_, {}));
    finish_packing(complete);
    flush();
    if (std::exchange(direct_, false) && ::close(descriptor_) != 0 && fault_ == 0) fault_ = errno;
    if (part_.name().empty()) return;
    if (complete && fault_ == 0) fault_ = part_.publish();
    if (!part_.name().empty()) left_behind_ = part_.keep();
}

bool Output::closed() const { return fault_ == EPIPE; }

void report_write_fault(const Arguments& arguments, const Streams& io, int fault) {
    const std::string name = arguments.output.empty()
                                 ? std::string(text::kStandardOutput.in(arguments.language))
                                 : shown_text(arguments.output);
    // A file is made where there is none, so that what is missing is the directory.
    const MessageArgument reason =
        fault == ENOENT ? MessageArgument(&text::kNoSuchDirectory) : system_fault(fault);
    say(io, name + ": " + Message{&text::kCannotWrite, {reason}}.in(arguments.language));
}

Exit try_output(const Arguments& arguments, const Streams& io) {
    if (arguments.output.empty()) return Exit::yes;
    if (const Packing packing = packing_of_name(arguments.output); !is_built_in(packing)) {
        say(io, shown_text(arguments.output) + ": " +
                    message(text::kCannotWrite, left_out_text(packing)).in(arguments.language));
        return Exit::bad_input;
    }
    // A pipe would not be the same once it was opened and closed.
    struct stat info {};
    const bool exists = ::stat(arguments.output.c_str(), &info) == 0;
    if (exists && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode)) return Exit::yes;
    Output output(io.output);
    const int fault = output.open(arguments.output);
    if (fault == 0) {
        output.finish(false);
        return Exit::yes;
    }
    report_write_fault(arguments, io, fault);
    return Exit::bad_input;
}

Exit write_answer(const Arguments& arguments, const Streams& io, std::string_view text) {
    if (arguments.output.empty()) return print(arguments, io, text);
    return write_file(arguments, io, arguments.output, [&](TextSink sink) { sink(text); });
}

Exit write_file(const Arguments& arguments, const Streams& io, const std::string& path,
                FunctionRef<void(TextSink)> write) {
    Arguments named = arguments;
    named.output = path;
    if (const Exit exit = try_output(named, io); exit != Exit::yes) return exit;
    Output output(io.output);
    int fault = output.open(path);
    if (fault == 0) {
        write([&](std::string_view text) { return output.write(text); });
        output.finish(true);
        fault = output.fault();
    }
    if (fault == 0) return Exit::yes;
    report_write_fault(named, io, fault);
    if (!output.left_behind().empty()) {
        say(io, message(text::kPartLeft, shown_text(output.left_behind())).in(arguments.language));
    }
    return Exit::bad_input;
}

Exit print(const Arguments& arguments, const Streams& io, std::string_view text) {
    const int fault = write_all(io.output, text);
    if (fault == 0 || fault == EPIPE) return Exit::yes;
    report_write_fault(arguments, io, fault);
    return Exit::bad_input;
}

}  // namespace sudokit::cli
