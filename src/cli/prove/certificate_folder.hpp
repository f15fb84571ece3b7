// Directories of certificates: written so that they appear only once they are complete, and read.
#pragma once

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudokit/proof.hpp"

#include "cli/io/part.hpp"

namespace sudokit::cli {

/// A directory in the making. Unless it is finished, nothing stays of it.
class CertificateFolder {
  public:
    explicit CertificateFolder(std::string path);

    /// The directory as the user calls it, without slashes at the end.
    [[nodiscard]] const std::string& path() const { return path_; }

    /// Begins; 0, or the errno. EEXIST means that there is something which is no certificate.
    [[nodiscard]] int open();

    /// Writes a certificate into the directory itself, or into one in it if `name` is not empty;
    /// 0, or the errno, after which `finish` does nothing. May be called from many threads at once.
    int write(const std::string& name, std::span<const CertificateFile> files);

    /// Gives the directory its name if anything was written, and nothing failed; 0, or the errno.
    [[nodiscard]] int finish();

  private:
    int write_files(const std::string& folder, std::span<const CertificateFile> files);

    std::string path_;
    PartFolder part_;
    std::atomic<bool> written_ = false;
    std::atomic<bool> failed_ = false;
};

/// The files of a certificate that are there.
struct CertificateLoad {
    std::vector<CertificateFile> files = {};
    int fault = 0;                             ///< an errno about the directory as a whole
    std::optional<Verification> refusal = {};  ///< why a file was not read: it is no certificate's
};

/// Reads them: regular files, none longer than `certificate_file_limit` says.
[[nodiscard]] CertificateLoad load_certificate(const std::string& folder, const Deadline& deadline);

}  // namespace sudokit::cli
