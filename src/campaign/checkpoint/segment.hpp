// Files of units that are done: each process that works on a campaign appends to two of its own.
//
// One has the lines that came out of units, and nothing else, so that it can become the output as
// it is. The other one, the segment, is a row of heads, one for each unit:
//
//     8 bytes   "sudounit"
//     8 each    campaign, stage, unit, offset, size, read, kept, nanoseconds, elapsed
//     8         checksum of the lines, which are `size` bytes from `offset` on
//     8         checksum of the head so far
//
// What is in them is never changed. A head is written once its lines are; one that was cut off, or
// whose checksums are wrong, does not count, and what follows it is found again by its first 8
// bytes. So whatever happens to a process, or to a disk, costs the units that it happened to and no
// others.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/function_ref.hpp"

#include "campaign/checkpoint/files.hpp"

namespace sudokit::campaign {

/// Units of the input come first, then those of sorting, if lines are to be distinct.
enum class Stage : std::uint8_t { input, sorting };

/// A unit of work by its number.
struct Unit {
    Stage stage = Stage::input;
    std::uint64_t number = 0;

    bool operator==(const Unit&) const = default;
};

/// What came out of a unit.
struct UnitResult {
    std::string lines;
    std::uint64_t read = 0;  ///< puzzles that went in
    std::uint64_t kept = 0;  ///< lines

    /// Nothing came out yet; the memory of the lines stays.
    void clear() {
        lines.clear();
        read = 0;
        kept = 0;
    }
};

/// A record without its lines.
struct RecordHead {
    Unit unit;
    std::uint64_t campaign = 0;  ///< which it belongs to
    std::uint64_t offset = 0;    ///< of the lines
    std::uint64_t size = 0;      ///< of the lines
    std::uint64_t read = 0;
    std::uint64_t kept = 0;
    std::uint64_t nanoseconds = 0;  ///< that the unit took
    std::uint64_t elapsed = 0;      ///< since the process began, when it was done
    std::uint64_t checksum = 0;     ///< of the lines
};

/// How many bytes a head has.
inline constexpr std::size_t kHeadBytes = 96;

/// Where the lines of a unit are.
struct RecordPlace {
    std::size_t segment = 0;   ///< its number in a list of segments
    std::uint64_t head = 0;    ///< where its head is
    std::uint64_t offset = 0;  ///< of the lines
    std::uint64_t size = 0;
    std::uint64_t checksum = 0;
};

/// A segment in the making: of one process, for all of its threads.
class SegmentWriter {
  public:
    SegmentWriter() = default;
    SegmentWriter(const SegmentWriter&) = delete;
    SegmentWriter& operator=(const SegmentWriter&) = delete;
    ~SegmentWriter();

    /// Makes new files in `folder` for worker number `worker`, which are locked as long as this
    /// lives, and removed if nothing is in them.
    [[nodiscard]] std::optional<Error> open(const std::string& folder, std::uint64_t worker,
                                            std::uint64_t campaign);
    [[nodiscard]] bool is_open() const { return heads_.is_open(); }

    /// Appends a record as a whole. What was written is brought to the disk with the first record
    /// after ten seconds, and with each that took a second or more.
    [[nodiscard]] std::optional<Error> append(const Unit& unit, const UnitResult& result,
                                              std::uint64_t nanoseconds);

    /// Brings all that was appended to the disk, while others may go on to append.
    [[nodiscard]] std::optional<Error> sync();

    /// The same when nobody appends for now. Room that was asked for ahead is given back before, so
    /// that the files are not touched again unless more is appended.
    [[nodiscard]] std::optional<Error> settle();

  private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::optional<Error> append_head(std::string_view head);

    std::mutex mutex_;
    GrowingFile heads_;
    GrowingFile lines_;
    std::uint64_t campaign_ = 0;
    Clock::time_point begun_;
    Clock::time_point synced_;
};

/// The files of a folder that are segments, in order.
[[nodiscard]] std::vector<std::string> segment_files(const std::string& folder);

/// The file with the lines of a segment.
[[nodiscard]] std::string lines_file(const std::string& segment);

/// Called for each record of a segment: its head, where that is, and whether its lines are sound,
/// which is known if they were looked at. Answers whether to go on.
struct SeenRecord {
    RecordHead head;
    std::uint64_t at = 0;
    bool is_sound = true;
};
using RecordSink = FunctionRef<bool(const SeenRecord& record)>;

/// How closely to look at the record of a unit.
enum class Look : std::uint8_t { heads, lines };
using LookAt = FunctionRef<Look(const Unit& unit)>;

/// Bytes that are no record, or one whose lines are not what they were.
struct Damage {
    std::uint64_t at = 0;                ///< in the segment
    std::optional<std::uint64_t> lines;  ///< where they are, if the head is sound
    bool is_short = false;  ///< it may be one that is being written: it ends where the file does
};

/// Goes through the records of a segment in their order. What is damaged is passed over, and
/// `damaged` hears of it.
[[nodiscard]] std::optional<Error> scan_segment(const std::string& file, LookAt look,
                                                RecordSink sink,
                                                FunctionRef<void(const Damage&)> damaged);

}  // namespace sudokit::campaign
