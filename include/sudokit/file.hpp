// Reading files that somebody else made: of a kind that is welcome, and no more of them than is
// wanted. Opening never waits, whatever stands behind the name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "sudokit/deadline.hpp"
#include "sudokit/message.hpp"

namespace sudokit {

/// What stands behind a name.
enum class FileKind : std::uint8_t { regular, directory, link, pipe, device, socket };

/// "a named pipe", "a device", ...
[[nodiscard]] const MessageText& file_kind_name(FileKind kind);

/// What is welcome.
enum class FileWish : std::uint8_t {
    any,             ///< whatever can be read, pipes and devices too
    regular,         ///< a regular file, also by way of symbolic links
    regular_no_link  ///< a regular file that is no symbolic link
};

/// Why a file was not read, or not to its end.
struct FileFault {
    enum class Reason : std::uint8_t {
        system,     ///< the system refused; `number` is the errno
        kind,       ///< a regular file was wanted, and this is of another `kind`
        too_large,  ///< it is longer than was allowed
        stopped     ///< the deadline passed first
    };

    Reason reason = Reason::system;
    int number = 0;
    FileKind kind = FileKind::regular;

    bool operator==(const FileFault&) const = default;
};

/// A file that is open for reading.
class InputFile {
  public:
    InputFile() = default;
    /// The descriptor of somebody else, who closes it.
    explicit InputFile(int descriptor);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    /// Opens `path`, without waiting for the other end of a pipe. Called once, on an empty one.
    [[nodiscard]] std::optional<FileFault> open(const std::string& path, FileWish wish);

    [[nodiscard]] int descriptor() const { return descriptor_; }

    /// The length of a regular file; 0 of others, which do not know theirs.
    [[nodiscard]] std::size_t size() const { return size_; }

    /// True if bytes may have to be waited for: it is neither a regular file nor a directory.
    [[nodiscard]] bool may_wait() const { return may_wait_; }

    /// What reading gave: bytes; or none at the end, and at a fault, which is an errno. EAGAIN is
    /// none: it says that there is nothing yet.
    struct Piece {
        std::size_t size = 0;
        int fault = 0;
    };

    /// Fills at most `size` bytes at `data`.
    [[nodiscard]] Piece read(char* data, std::size_t size);

  private:
    void look();

    int descriptor_ = -1;
    bool ours_ = false;
    bool may_wait_ = false;
    FileKind kind_ = FileKind::regular;
    std::size_t size_ = 0;
};

/// The text of a file, or why there is none.
struct FileText {
    std::string text;
    std::optional<FileFault> fault = {};
};

/// Reads a regular file of at most `most` bytes. One that says that it is longer is not read at
/// all.
[[nodiscard]] FileText read_regular_file(const std::string& path, FileWish wish, std::size_t most,
                                         const Deadline& deadline = {});

}  // namespace sudokit
