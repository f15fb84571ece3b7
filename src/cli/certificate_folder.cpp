#include "cli/certificate_folder.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sudokit::cli {
namespace {

namespace fs = std::filesystem;

int read_file(const std::string& path, std::string& text) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return errno;
    struct stat info {};
    if (::fstat(descriptor, &info) == 0 && info.st_size > 0) {
        text.reserve(static_cast<std::size_t>(info.st_size));
    }
    std::vector<char> buffer(std::size_t{1} << 16U);
    int fault = 0;
    while (true) {
        const ssize_t size = ::read(descriptor, buffer.data(), buffer.size());
        if (size > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(size));
        } else if (size == 0 || errno != EINTR) {
            fault = size == 0 ? 0 : errno;
            break;
        }
    }
    ::close(descriptor);
    return fault;
}

// Nothing but files of a certificate, the one that says so among them; or nothing at all.
bool may_be_replaced(const std::string& path) {
    const auto names = certificate_file_names();
    std::error_code fault;
    bool empty = true;
    bool stated = false;
    for (fs::directory_iterator at(path, fault), end; !fault && at != end; at.increment(fault)) {
        const std::string name = at->path().filename().string();
        if (std::ranges::find(names, name) == names.end()) return false;
        empty = false;
        stated = stated || name == names.front();
    }
    return !fault && (empty || stated);
}

std::string without_slashes(std::string path) {
    while (path.size() > 1 && path.back() == '/') path.pop_back();
    return path;
}

}  // namespace

CertificateFolder::CertificateFolder(std::string path) : path_(without_slashes(std::move(path))) {}

int CertificateFolder::open() {
    struct stat info {};
    if (::lstat(path_.c_str(), &info) == 0 && (!S_ISDIR(info.st_mode) || !may_be_replaced(path_))) {
        return EEXIST;
    }
    return part_.open(path_);
}

int CertificateFolder::write_files(const std::string& folder,
                                   std::span<const CertificateFile> files) {
    if (folder != part_.name() && ::mkdir(folder.c_str(), 0777) != 0) return errno;
    for (const CertificateFile& file : files) {
        if (const int fault = replace_file(folder + "/" + file.name, file.text)) return fault;
    }
    return 0;
}

int CertificateFolder::write(const std::string& name, std::span<const CertificateFile> files) {
    const int fault = write_files(name.empty() ? part_.name() : part_.name() + "/" + name, files);
    written_ = true;
    if (fault != 0) failed_ = true;
    return fault;
}

int CertificateFolder::finish() {
    if (!written_ || failed_) return 0;
    return part_.publish();
}

CertificateLoad load_certificate(const std::string& folder) {
    struct stat info {};
    if (::stat(folder.c_str(), &info) != 0) return {{}, errno, folder};
    if (!S_ISDIR(info.st_mode)) return {{}, ENOTDIR, folder};
    CertificateLoad load;
    for (const std::string_view name : certificate_file_names()) {
        CertificateFile file{std::string(name), {}};
        const std::string path = without_slashes(folder) + "/" + file.name;
        const int fault = read_file(path, file.text);
        if (fault == ENOENT) continue;
        if (fault != 0) return {{}, fault, path};
        load.files.push_back(std::move(file));
    }
    return load;
}

}  // namespace sudokit::cli
