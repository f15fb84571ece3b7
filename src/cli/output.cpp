#include "cli/output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/messages.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kBufferSize = std::size_t{1} << 16U;

// Behind a link, the file it leads to: renaming must not replace the link.
std::string resolved(const std::string& path) {
    const std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr),
                                                      [](void* text) { std::free(text); });
    return real ? std::string(real.get()) : path;
}

}  // namespace

Output::~Output() {
    if (own_ && descriptor_ >= 0) ::close(descriptor_);
}

int Output::open(const std::string& path) {
    path_ = resolved(path);
    struct stat info {};
    const bool exists = ::stat(path_.c_str(), &info) == 0;
    if (exists && S_ISDIR(info.st_mode)) return EISDIR;
    const bool direct = exists && !S_ISREG(info.st_mode);
    const std::string target = direct ? path_ : path_ + ".part";
    descriptor_ = ::open(target.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor_ < 0) return errno;
    own_ = true;
    const Packing packing = packing_of_name(path);
    if (packing != Packing::none) {
        packer_ = make_packer(packing);
        if (!packer_) return ENOMEM;
    }
    if (!direct) {
        part_ = target;
        // Overwriting keeps the permissions that the file has.
        if (exists && ::fchmod(descriptor_, info.st_mode & 07777U) != 0) return errno;
    }
    return 0;
}

bool Output::write(std::string_view text) {
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
    finish_packing(complete);
    flush();
    if (!own_) return;
    if (::close(descriptor_) != 0 && fault_ == 0) fault_ = errno;
    descriptor_ = -1;
    if (part_.empty()) return;
    if (!complete || fault_ != 0) {
        struct stat info {};
        const bool empty = ::stat(part_.c_str(), &info) == 0 && info.st_size == 0;
        if (!empty || ::unlink(part_.c_str()) != 0) left_behind_ = part_;
    } else if (std::rename(part_.c_str(), path_.c_str()) != 0) {
        fault_ = errno;
        left_behind_ = part_;
    }
}

bool Output::closed() const { return fault_ == EPIPE; }

void report_write_fault(const Arguments& arguments, const Streams& io, int fault) {
    const std::string name = arguments.output.empty()
                                 ? std::string(text::kStandardOutput.in(arguments.language))
                                 : printable(arguments.output);
    // A file is made where there is none, so that what is missing is the directory.
    const MessageArgument reason =
        fault == ENOENT ? MessageArgument(&text::kNoSuchDirectory) : system_fault(fault);
    say(io, name + ": " + Message{&text::kCannotWrite, {reason}}.in(arguments.language));
}

Exit try_output(const Arguments& arguments, const Streams& io) {
    if (arguments.output.empty()) return Exit::yes;
    if (const Packing packing = packing_of_name(arguments.output); !is_built_in(packing)) {
        say(io, printable(arguments.output) + ": " +
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
    if (const Exit exit = try_output(arguments, io); exit != Exit::yes) return exit;
    Output output(io.output);
    int fault = output.open(arguments.output);
    if (fault == 0) {
        output.write(text);
        output.finish(true);
        fault = output.fault();
    }
    if (fault == 0) return Exit::yes;
    report_write_fault(arguments, io, fault);
    if (!output.left_behind().empty()) {
        say(io, message(text::kPartLeft, printable(output.left_behind())).in(arguments.language));
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
