// Files of campaigns: read anywhere, appended to, replaced as a whole or not at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sudokit/deadline.hpp"
#include "sudokit/result.hpp"

namespace sudokit::campaign {

/// A file descriptor that closes itself.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor();

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_ = -1;
};

/// Brings the name of a new file to the disk, as far as the system lets us.
void sync_folder(const std::string& file);

/// Makes a folder and those it lies in, as far as they are not there, and brings their names to the
/// disk.
[[nodiscard]] std::optional<Error> make_folders(const std::string& folder);

[[nodiscard]] Error cannot_read(const std::string& file, int fault);
[[nodiscard]] Error cannot_write(const std::string& file, int fault);

/// Opens a regular file for reading.
[[nodiscard]] Result<Descriptor> open_to_read(const std::string& file);

/// Fills `room` with the bytes from `offset` on, and answers how many there are: fewer where the
/// file ends before. Nothing if the system refuses, with errno.
[[nodiscard]] std::optional<std::size_t> read_into(const Descriptor& file, std::uint64_t offset,
                                                   std::span<char> room);

/// The same for a text of `size` bytes, or fewer, in place of what was there. False if the system
/// refuses, with errno.
[[nodiscard]] bool read_at(const Descriptor& file, std::uint64_t offset, std::size_t size,
                           std::string& out);

/// Reads files piece by piece, all into the same memory.
class PieceReader {
  public:
    /// The bytes from `offset` on, `most` at most and a piece at most: fewer where the file ends
    /// before. Nothing if the system refuses, with errno. They are there until the next ones are.
    [[nodiscard]] std::optional<std::string_view> read(const Descriptor& file, std::uint64_t offset,
                                                       std::uint64_t most);

  private:
    std::string memory_;
};

/// Writes all of it, at the end of a file opened to append; 0, or the errno.
[[nodiscard]] int write_whole(const Descriptor& file, std::string_view bytes);

/// A new file that grows at its end.
class GrowingFile {
  public:
    GrowingFile() = default;
    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;
    ~GrowingFile() { give_back(); }

    /// False if there is a file of that name already.
    [[nodiscard]] Result<bool> open(const std::string& file);
    [[nodiscard]] bool is_open() const { return descriptor_.is_open(); }
    [[nodiscard]] const std::string& name() const { return file_; }
    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] const Descriptor& descriptor() const { return descriptor_; }

    /// Appends all of it, or nothing.
    [[nodiscard]] std::optional<Error> append(std::string_view bytes);
    /// Takes off again what was appended since it had that size, if the system lets us.
    void cut_back(std::uint64_t size);
    /// Gives back the room that was asked for ahead and not used.
    void give_back();
    /// Brings it to the disk.
    [[nodiscard]] std::optional<Error> sync() const;
    /// Closes and removes it, if it is open.
    void remove();

  private:
    void reserve(std::uint64_t end);

    std::string file_;
    Descriptor descriptor_;
    std::uint64_t size_ = 0;
    std::uint64_t reserved_ = 0;  // up to there the disk has room for it
};

/// The text of a file; nothing if there is none.
[[nodiscard]] Result<std::optional<std::string>> text_of(const std::string& file);

/// Whether a new file is brought to the disk before it gets its name: without, a power cut may
/// leave neither it nor the one before.
enum class Safety : std::uint8_t { on_disk, none };

/// Makes a file with this text, in place of one of that name, which is there until the new one is
/// complete.
[[nodiscard]] std::optional<Error> replace_text(const std::string& file, std::string_view text,
                                                Safety safety = Safety::on_disk);

/// Gives a file, once it is on the disk, another name as well, in place of what had it. `way` is a
/// name in between, in a folder of ours. False where the system cannot do that.
[[nodiscard]] Result<bool> give_name(const std::string& file, const std::string& way,
                                     const std::string& name);

/// A file in the making, which gets its name once it is complete. Until then it is FILE.part, or
/// FILE.part-1 and so on where others make the same file meanwhile. It is locked, so that what a
/// killed process has left can be told from what another one is writing, and is written over.
class NewFile {
  public:
    NewFile() = default;
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    /// Removes it unless it was published.
    ~NewFile();

    [[nodiscard]] std::optional<Error> open(const std::string& file);
    /// So many bytes will be written: less work for the system if it knows.
    void expect(std::uint64_t bytes);
    [[nodiscard]] std::optional<Error> write(std::string_view bytes);
    [[nodiscard]] std::optional<Error> publish(Safety safety = Safety::on_disk);

  private:
    /// Opens and empties `part_`; false if another one has it.
    [[nodiscard]] Result<bool> claim();

    std::string file_;
    std::string part_;
    Descriptor descriptor_;
};

/// Holds a lock on a file, which is made if need be, until it goes.
class Lock {
  public:
    enum class Kind : std::uint8_t { exclusive, shared };

    /// Does not wait: false if somebody else holds it.
    [[nodiscard]] Result<bool> take(const std::string& file, Kind kind);
    /// Waits until nobody else holds it; `stopped` if the deadline passes first.
    [[nodiscard]] std::optional<Error> wait(const std::string& file, const Deadline& deadline);
    void release() { descriptor_ = Descriptor(); }

  private:
    Descriptor descriptor_;
};

/// Locks an open file until it is closed, waiting for those who look at it only. 0, or the errno.
[[nodiscard]] int lock_file(const Descriptor& file);

/// True if somebody holds an exclusive lock on the file.
[[nodiscard]] bool is_locked(const Descriptor& file);

}  // namespace sudokit::campaign
