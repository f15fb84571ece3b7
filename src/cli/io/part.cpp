#include "cli/io/part.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

namespace fs = std::filesystem;

// File systems take names of 255 bytes; so much is left of the name that it is for.
constexpr std::size_t kLongestStem = 200;

std::mutex parts_mutex;
std::vector<const Part*> open_parts;  // all there are

void remove_tree(const std::string& path) {
    std::error_code ignored;
    fs::remove_all(path, ignored);
}

int rename_as(const std::string& from, const std::string& to) {
    return std::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

// Forty bits of chance. Where the system has none to give, names of other processes differ anyway,
// and names that are taken are tried again.
std::string random_word() {
    static constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
    static std::atomic<std::uint64_t> turn = static_cast<std::uint64_t>(::getpid());
    std::array<std::uint8_t, 8> bytes{};
    if (::getrandom(bytes.data(), bytes.size(), GRND_NONBLOCK) !=
        static_cast<ssize_t>(bytes.size())) {
        const std::uint64_t number = turn += 0x9e3779b97f4a7c15U;
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
        }
    }
    std::string word;
    for (const std::uint8_t byte : bytes) word += kLetters[byte % kLetters.size()];
    return word;
}

std::string beside(const std::string& path) {
    const std::size_t slash = path.find_last_of('/');
    const std::size_t begin = slash == std::string::npos ? 0 : slash + 1;
    return path.substr(0, begin) + path.substr(begin, kLongestStem) + ".part-" + random_word();
}

// Tries names until `make` answers with anything but that the name is taken. 0, or the errno.
template <class Make>
int make_beside(const std::string& path, std::string& name, const Make& make) {
    constexpr int kTries = 100;
    int fault = EEXIST;
    for (int i = 0; i < kTries && fault == EEXIST; ++i) {
        name = beside(path);
        fault = make(name) ? 0 : errno;
    }
    return fault;
}

}  // namespace

Part::Part() {
    const std::lock_guard lock(parts_mutex);
    open_parts.push_back(this);
}

Part::~Part() {
    const std::lock_guard lock(parts_mutex);
    std::erase(open_parts, this);
}

void Part::set_name(std::string name) {
    const std::lock_guard lock(parts_mutex);
    name_.swap(name);
}

void Part::remove_all() {
    const std::lock_guard lock(parts_mutex);
    for (const Part* part : open_parts) {
        const char* name = part->name_.c_str();
        if (*name != '\0' && ::unlink(name) != 0) remove_tree(part->name_);
    }
}

PartFile::~PartFile() {
    close();
    if (!name().empty()) ::unlink(name().c_str());
}

int PartFile::open(const std::string& path) {
    std::string made;
    const int fault = make_beside(path, made, [&](const std::string& name) {
        descriptor_ =
            ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        return descriptor_ >= 0;
    });
    if (fault != 0) return fault;
    path_ = path;
    set_name(std::move(made));
    struct stat replaced {};
    const bool exists = ::stat(path.c_str(), &replaced) == 0;
    return !exists || ::fchmod(descriptor_, replaced.st_mode & 07777U) == 0 ? 0 : errno;
}

int PartFile::close() {
    if (descriptor_ < 0) return 0;
    return ::close(std::exchange(descriptor_, -1)) == 0 ? 0 : errno;
}

int PartFile::publish() {
    if (const int fault = close()) return fault;
    if (const int fault = rename_as(name(), path_)) return fault;
    set_name({});
    return 0;
}

std::string PartFile::keep() {
    close();
    struct stat info {};
    const bool is_empty = ::stat(name().c_str(), &info) == 0 && info.st_size == 0;
    if (is_empty && ::unlink(name().c_str()) == 0) {
        set_name({});
        return {};
    }
    std::string kept = path_ + ".part";
    if (rename_as(name(), kept) != 0) kept = name();
    set_name({});
    return kept;
}

PartFolder::~PartFolder() {
    if (!name().empty()) remove_tree(name());
}

int PartFolder::open(const std::string& path) {
    std::string made;
    const int fault = make_beside(
        path, made, [](const std::string& name) { return ::mkdir(name.c_str(), 0777) == 0; });
    if (fault != 0) return fault;
    path_ = path;
    set_name(std::move(made));
    return 0;
}

int PartFolder::publish() {
    // A directory is not replaced by another: what was there before goes out of the way first.
    const std::string old = name() + "-old";
    const int aside = rename_as(path_, old);
    if (aside != 0 && aside != ENOENT) return aside;
    if (const int fault = rename_as(name(), path_)) {
        if (aside == 0) rename_as(old, path_);
        return fault;
    }
    set_name({});
    if (aside == 0) remove_tree(old);
    return 0;
}

int replace_file(const std::string& path, std::string_view text) {
    PartFile part;
    if (const int fault = part.open(path)) return fault;
    if (const int fault = write_all(part.descriptor(), text)) return fault;
    return part.publish();
}

}  // namespace sudokit::cli
