#include "campaign/checkpoint/files.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sudokit/file.hpp"
#include "sudokit/system_fault.hpp"

#include "campaign/messages.hpp"

namespace sudokit::campaign {
namespace {

// Smaller ones take the system longer: merging 164 MB on ext4 takes 92 ms of processor time with
// these, 103 with a quarter and 127 with a sixteenth (AMD EPYC, Linux 6.18), and no less with more.
// Where 16 MB are written at once, the system takes memory for them in large blocks, which may be
// memory that a virtual machine does not have yet: up to four times as long.
constexpr std::size_t kPieceBytes = std::size_t{1} << 20U;
// Room on the disk that is asked for ahead, in one piece, takes the system less time than page by
// page: appending 164 MB on ext4 takes 19 ms of processor time rather than 31 (AMD EPYC,
// Linux 6.18).
constexpr std::uint64_t kLeastAhead = std::uint64_t{1} << 20U;
constexpr std::uint64_t kMostAhead = std::uint64_t{64} << 20U;
constexpr std::size_t kLargestText = std::size_t{1} << 32U;
constexpr std::chrono::milliseconds kBetweenTries{20};

Error file_error(const MessageText& text, const std::string& file, int fault) {
    return {ErrorCode::input_output, 0, Message{&text, {file, system_fault(fault)}}};
}

std::string folder_of(const std::string& file) {
    const std::size_t slash = file.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : file.substr(0, slash);
}

}  // namespace

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        if (number_ >= 0) ::close(number_);
        number_ = std::exchange(other.number_, -1);
    }
    return *this;
}

Descriptor::~Descriptor() {
    if (number_ >= 0) ::close(number_);
}

void sync_folder(const std::string& file) {
    const Descriptor folder(::open(folder_of(file).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.is_open()) ::fsync(folder.number());
}

std::optional<Error> make_folders(const std::string& folder) {
    std::error_code fault;
    if (std::filesystem::is_directory(folder, fault)) return std::nullopt;
    const std::string parent = folder_of(folder);
    if (parent != folder) {
        if (auto wrong = make_folders(parent)) return wrong;
    }
    // Another process may make it at the same time.
    std::filesystem::create_directory(folder, fault);
    if (fault) return cannot_write(folder, fault.value());
    sync_folder(folder);
    return std::nullopt;
}

Error cannot_read(const std::string& file, int fault) {
    return file_error(text::kCannotRead, file, fault);
}

Error cannot_write(const std::string& file, int fault) {
    return file_error(text::kCannotWrite, file, fault);
}

Result<Descriptor> open_to_read(const std::string& file) {
    Descriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!opened.is_open()) return cannot_read(file, errno);
    struct stat info {};
    if (::fstat(opened.number(), &info) != 0) return cannot_read(file, errno);
    if (S_ISDIR(info.st_mode)) return cannot_read(file, EISDIR);
    // Slices are read from the middle.
    if (!S_ISREG(info.st_mode)) {
        return Error{ErrorCode::input_output, 0, message(text::kNoFile, file)};
    }
    return opened;
}

std::optional<std::size_t> read_into(const Descriptor& file, std::uint64_t offset,
                                     std::span<char> room) {
    std::size_t filled = 0;
    while (filled < room.size()) {
        const auto got = ::pread(file.number(), room.data() + filled, room.size() - filled,
                                 static_cast<off_t>(offset + filled));
        if (got == 0) break;
        if (got > 0) {
            filled += static_cast<std::size_t>(got);
        } else if (errno != EINTR) {
            return std::nullopt;
        }
    }
    return filled;
}

bool read_at(const Descriptor& file, std::uint64_t offset, std::size_t size, std::string& out) {
    out.resize(size);
    const auto filled = read_into(file, offset, out);
    if (filled) out.resize(*filled);
    return filled.has_value();
}

std::optional<std::string_view> PieceReader::read(const Descriptor& file, std::uint64_t offset,
                                                  std::uint64_t most) {
    memory_.resize(kPieceBytes);
    const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(most, kPieceBytes));
    const auto filled = read_into(file, offset, std::span(memory_).first(size));
    if (!filled) return std::nullopt;
    return std::string_view(memory_).substr(0, *filled);
}

int write_whole(const Descriptor& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const std::string_view piece = bytes.substr(0, kPieceBytes);
        const auto written = ::write(file.number(), piece.data(), piece.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

Result<bool> GrowingFile::open(const std::string& file) {
    constexpr int kHow = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC;
    file_ = file;
    descriptor_ = Descriptor(::open(file_.c_str(), kHow, 0666));
    if (descriptor_.is_open()) return true;
    if (errno != EEXIST) return cannot_write(file_, errno);
    return false;
}

std::optional<Error> GrowingFile::append(std::string_view bytes) {
    reserve(size_ + bytes.size());
    if (const int fault = write_whole(descriptor_, bytes); fault != 0) {
        // Without it there is room for something else.
        cut_back(size_);
        return cannot_write(file_, fault);
    }
    size_ += bytes.size();
    return std::nullopt;
}

void GrowingFile::cut_back(std::uint64_t size) {
    const int ignored = ::ftruncate(descriptor_.number(), static_cast<off_t>(size));
    static_cast<void>(ignored);
    size_ = size;
    reserved_ = size;
}

void GrowingFile::give_back() {
    if (is_open() && reserved_ > size_) cut_back(size_);
}

std::optional<Error> GrowingFile::sync() const {
    if (::fdatasync(descriptor_.number()) != 0) return cannot_write(file_, errno);
    return std::nullopt;
}

void GrowingFile::remove() {
    if (is_open()) ::unlink(file_.c_str());
    descriptor_ = Descriptor();
}

// As much again as there is, so that little is left over if the process is killed. Where the system
// refuses, it says so again when there is really no room; what it had found until then is left to
// others.
void GrowingFile::reserve(std::uint64_t end) {
    if (end <= reserved_ || end < kLeastAhead) return;
    const std::uint64_t wanted = end + std::min(end, kMostAhead);
    const bool is_refused =
        ::fallocate(descriptor_.number(), FALLOC_FL_KEEP_SIZE, static_cast<off_t>(size_),
                    static_cast<off_t>(wanted - size_)) != 0;
    if (is_refused) cut_back(size_);
    reserved_ = wanted;
}

Result<std::optional<std::string>> text_of(const std::string& file) {
    FileText read = read_regular_file(file, FileWish::regular, kLargestText);
    if (!read.fault) return std::optional(std::move(read.text));
    const bool is_system = read.fault->reason == FileFault::Reason::system;
    if (is_system && read.fault->number == ENOENT) return std::optional<std::string>();
    return cannot_read(file, is_system ? read.fault->number : EINVAL);
}

std::optional<Error> replace_text(const std::string& file, std::string_view text, Safety safety) {
    NewFile made;
    if (auto fault = made.open(file)) return fault;
    if (auto fault = made.write(text)) return fault;
    return made.publish(safety);
}

Result<bool> give_name(const std::string& file, const std::string& way, const std::string& name) {
    const Descriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!opened.is_open() || ::fsync(opened.number()) != 0) return cannot_write(file, errno);
    ::unlink(way.c_str());  // by somebody who was killed
    // Of a link to the file, which may be wherever its owner has moved it, it is the file.
    if (::linkat(AT_FDCWD, file.c_str(), AT_FDCWD, way.c_str(), AT_SYMLINK_FOLLOW) != 0) {
        return false;
    }
    const int fault = ::rename(way.c_str(), name.c_str()) == 0 ? 0 : errno;
    // It is still there if the file had that name already.
    ::unlink(way.c_str());
    if (fault == EXDEV) return false;
    if (fault != 0) return cannot_write(name, fault);
    sync_folder(name);
    return true;
}

NewFile::~NewFile() {
    if (descriptor_.is_open()) ::unlink(part_.c_str());
}

Result<bool> NewFile::claim() {
    constexpr int kHow = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW;
    descriptor_ = Descriptor(::open(part_.c_str(), kHow, 0666));
    if (!descriptor_.is_open()) return cannot_write(part_, errno);
    struct stat opened {};
    struct stat named {};
    // Where files have no locks, nobody else is expected.
    const bool is_free =
        ::flock(descriptor_.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
    // Whoever had the lock may have published it, or removed it, before we got it.
    const bool is_ours = is_free && ::fstat(descriptor_.number(), &opened) == 0 &&
                         ::stat(part_.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
                         opened.st_dev == named.st_dev;
    if (!is_ours) {
        descriptor_ = Descriptor();
        return false;
    }
    if (::ftruncate(descriptor_.number(), 0) != 0) return cannot_write(part_, errno);
    return true;
}

std::optional<Error> NewFile::open(const std::string& file) {
    file_ = file;
    for (std::uint64_t number = 0;; ++number) {
        part_ = file + ".part" + (number == 0 ? "" : "-" + std::to_string(number));
        const auto claimed = claim();
        if (!claimed) {
            // Nothing of ours is there to be removed.
            descriptor_ = Descriptor();
            return claimed.error();
        }
        if (*claimed) return std::nullopt;
    }
}

void NewFile::expect(std::uint64_t bytes) {
    if (bytes < kLeastAhead) return;
    const int ignored =
        ::fallocate(descriptor_.number(), FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(bytes));
    static_cast<void>(ignored);
}

std::optional<Error> NewFile::write(std::string_view bytes) {
    const int fault = write_whole(descriptor_, bytes);
    if (fault != 0) return cannot_write(part_, fault);
    return std::nullopt;
}

std::optional<Error> NewFile::publish(Safety safety) {
    const bool on_disk = safety == Safety::on_disk;
    if (on_disk && ::fsync(descriptor_.number()) != 0) return cannot_write(part_, errno);
    if (::rename(part_.c_str(), file_.c_str()) != 0) return cannot_write(file_, errno);
    descriptor_ = Descriptor();
    if (on_disk) sync_folder(file_);
    return std::nullopt;
}

Result<bool> Lock::take(const std::string& file, Kind kind) {
    descriptor_ = Descriptor(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
    if (!descriptor_.is_open()) return cannot_write(file, errno);
    const int how = kind == Kind::exclusive ? LOCK_EX : LOCK_SH;
    if (::flock(descriptor_.number(), how | LOCK_NB) == 0) return true;
    if (errno != EWOULDBLOCK) return cannot_write(file, errno);
    release();
    return false;
}

std::optional<Error> Lock::wait(const std::string& file, const Deadline& deadline) {
    while (true) {
        const auto taken = take(file, Kind::exclusive);
        if (!taken) return taken.error();
        if (*taken) return std::nullopt;
        if (deadline.passed()) return Error{ErrorCode::stopped, 0, {}};
        std::this_thread::sleep_for(kBetweenTries);
    }
}

int lock_file(const Descriptor& file) {
    while (::flock(file.number(), LOCK_EX) != 0) {
        if (errno != EINTR) return errno;
    }
    return 0;
}

bool is_locked(const Descriptor& file) {
    if (::flock(file.number(), LOCK_SH | LOCK_NB) != 0) return errno == EWOULDBLOCK;
    ::flock(file.number(), LOCK_UN);
    return false;
}

}  // namespace sudokit::campaign
