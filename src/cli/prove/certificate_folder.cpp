#include "cli/prove/certificate_folder.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/io/file_text.hpp"

namespace sudokit::cli {
namespace {

namespace fs = std::filesystem;

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

CertificateLoad load_certificate(const std::string& folder, const Deadline& deadline) {
    struct stat info {};
    CertificateLoad load;
    if (::stat(folder.c_str(), &info) != 0) {
        load.fault = errno;
    } else if (!S_ISDIR(info.st_mode)) {
        load.fault = ENOTDIR;
    }
    if (load.fault != 0) return load;
    for (const std::string_view name : certificate_file_names()) {
        const std::size_t most = certificate_file_limit(name);
        FileText read = read_regular_file(without_slashes(folder) + "/" + std::string(name),
                                          FileWish::regular, most, deadline);
        if (read.fault && read.fault->number == ENOENT) continue;
        if (read.fault) {
            const bool stopped = read.fault->reason == FileFault::Reason::stopped;
            load.refusal = Verification{
                .verdict = stopped ? VerifyVerdict::stopped : VerifyVerdict::unreadable,
                .file = name,
                .reason = read_error(*read.fault, most).message};
            return load;
        }
        load.files.push_back({std::string(name), std::move(read.text)});
    }
    return load;
}

}  // namespace sudokit::cli
