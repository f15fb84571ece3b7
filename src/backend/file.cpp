#include "sudokit/file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sudokit {
namespace {

FileKind kind_of(mode_t mode) {
    if (S_ISREG(mode)) return FileKind::regular;
    if (S_ISDIR(mode)) return FileKind::directory;
    if (S_ISLNK(mode)) return FileKind::link;
    if (S_ISFIFO(mode)) return FileKind::pipe;
    if (S_ISSOCK(mode)) return FileKind::socket;
    return FileKind::device;
}

FileFault refused(int number) { return {FileFault::Reason::system, number}; }

// Some things cannot even be opened; what they are is known all the same.
std::optional<FileKind> unopened_kind(const std::string& path, int fault) {
    if (fault == ELOOP) return FileKind::link;
    struct stat info {};
    if (fault != ENXIO || ::stat(path.c_str(), &info) != 0) return std::nullopt;
    return kind_of(info.st_mode);
}

}  // namespace

const MessageText& file_kind_name(FileKind kind) {
    static constexpr std::array<MessageText, 6> kNames = {
        {{"a regular file", "un fichier ordinaire"},
         {"a directory", "un répertoire"},
         {"a symbolic link", "un lien symbolique"},
         {"a named pipe", "un tube nommé"},
         {"a device", "un périphérique"},
         {"a socket", "un socket"}}};
    return kNames[static_cast<std::size_t>(kind)];
}

InputFile::InputFile(int descriptor) : descriptor_(descriptor) { look(); }

InputFile::InputFile(InputFile&& other) noexcept { *this = std::move(other); }

InputFile& InputFile::operator=(InputFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(ours_, other.ours_);
    std::swap(may_wait_, other.may_wait_);
    std::swap(kind_, other.kind_);
    std::swap(size_, other.size_);
    return *this;
}

InputFile::~InputFile() {
    if (ours_) ::close(descriptor_);
}

void InputFile::look() {
    struct stat info {};
    if (::fstat(descriptor_, &info) != 0) return;
    kind_ = kind_of(info.st_mode);
    may_wait_ = kind_ != FileKind::regular && kind_ != FileKind::directory;
    if (kind_ == FileKind::regular)
        size_ = static_cast<std::size_t>(std::max<off_t>(info.st_size, 0));
}

std::optional<FileFault> InputFile::open(const std::string& path, FileWish wish) {
    // A named pipe without a writer would hold a plain open up for ever.
    const int link = wish == FileWish::regular_no_link ? O_NOFOLLOW : 0;
    descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | link);
    if (descriptor_ < 0) {
        const int fault = errno;
        const auto kind = wish == FileWish::any ? std::nullopt : unopened_kind(path, fault);
        if (kind) return FileFault{FileFault::Reason::kind, 0, *kind};
        return refused(fault);
    }
    ours_ = true;
    look();
    if (wish != FileWish::any && kind_ != FileKind::regular) {
        return FileFault{FileFault::Reason::kind, 0, kind_};
    }
    return std::nullopt;
}

// NOLINTNEXTLINE(readability-make-member-function-const): it moves on in the file
InputFile::Piece InputFile::read(char* data, std::size_t size) {
    for (;;) {
        const ssize_t got = ::read(descriptor_, data, size);
        if (got >= 0) return {static_cast<std::size_t>(got), 0};
        if (errno != EINTR) return {0, errno};
    }
}

FileText read_regular_file(const std::string& path, FileWish wish, std::size_t most,
                           const Deadline& deadline) {
    constexpr std::size_t kPiece = std::size_t{1} << 18U;
    FileText out;
    InputFile file;
    out.fault = file.open(path, wish);
    if (out.fault) return out;
    if (file.size() > most) {
        out.fault = FileFault{FileFault::Reason::too_large};
        return out;
    }
    // The end is found by reading on.
    out.text.reserve(file.size() + kPiece);
    // It may grow while it is read.
    for (;;) {
        if (deadline.passed()) {
            out.fault = FileFault{FileFault::Reason::stopped};
            return out;
        }
        const std::size_t before = out.text.size();
        // One byte more than is allowed tells that there are more.
        out.text.resize(before + std::min(kPiece - 1, most - before) + 1);
        const InputFile::Piece piece =
            file.read(out.text.data() + before, out.text.size() - before);
        out.text.resize(before + piece.size);
        if (piece.fault != 0) out.fault = refused(piece.fault);
        if (out.text.size() > most) out.fault = FileFault{FileFault::Reason::too_large};
        if (piece.size == 0 || out.fault) return out;
    }
}

}  // namespace sudokit
