#include "campaign/checkpoint/segment.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/xxh3.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::string_view kMagic = "sudounit";
constexpr std::string_view kPrefix = "units-";
constexpr std::size_t kFields = kHeadBytes / 8 - 1;
constexpr std::chrono::seconds kBetweenSyncs{10};
constexpr std::chrono::seconds kLongUnit{1};

static_assert(std::endian::native == std::endian::little);

std::string head_bytes(const RecordHead& head) {
    std::array<std::uint64_t, kFields> fields{
        head.campaign,    static_cast<std::uint64_t>(head.unit.stage),
        head.unit.number, head.size,
        head.read,        head.kept,
        head.nanoseconds, head.elapsed,
        head.checksum,    0};
    std::string bytes(kHeadBytes, '\0');
    std::memcpy(bytes.data(), kMagic.data(), kMagic.size());
    std::memcpy(bytes.data() + kMagic.size(), fields.data(), sizeof fields);
    const std::uint64_t sum = xxh3(std::string_view(bytes).substr(0, kHeadBytes - sizeof sum));
    std::memcpy(bytes.data() + kHeadBytes - sizeof sum, &sum, sizeof sum);
    return bytes;
}

std::optional<RecordHead> head_in(std::string_view bytes) {
    if (bytes.size() < kHeadBytes || !bytes.starts_with(kMagic)) return std::nullopt;
    std::array<std::uint64_t, kFields> fields{};
    std::memcpy(fields.data(), bytes.data() + kMagic.size(), sizeof fields);
    const std::uint64_t sum = xxh3(bytes.substr(0, kHeadBytes - sizeof sum));
    if (fields.back() != sum || fields[1] > static_cast<std::uint64_t>(Stage::sorting)) {
        return std::nullopt;
    }
    return RecordHead{.unit = {static_cast<Stage>(fields[1]), fields[2]},
                      .campaign = fields[0],
                      .size = fields[3],
                      .read = fields[4],
                      .kept = fields[5],
                      .nanoseconds = fields[6],
                      .elapsed = fields[7],
                      .checksum = fields[8]};
}

std::string padded(std::uint64_t number, std::size_t digits) {
    std::string text = std::to_string(number);
    if (text.size() < digits) text.insert(0, digits - text.size(), '0');
    return text;
}

std::uint64_t nanoseconds_since(std::chrono::steady_clock::time_point begun) {
    const auto passed = std::chrono::steady_clock::now() - begun;
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::nanoseconds>(passed).count());
}

class SegmentScan {
  public:
    SegmentScan(const std::string& name, const Descriptor& file, std::uint64_t size)
        : name_(name), file_(file), size_(size) {}

    std::optional<Error> run(LookAt look, RecordSink sink,
                             FunctionRef<void(const Damage&)> damaged) {
        std::uint64_t at = 0;
        while (at < size_) {
            if (!read_at(file_, at, kHeadBytes, bytes_)) return cannot_read(name_, errno);
            const auto head = head_in(bytes_);
            const bool whole =
                head && size_ - at >= kHeadBytes && head->size <= size_ - at - kHeadBytes;
            if (!whole) {
                const std::uint64_t next = next_magic(at + 1);
                damaged({at, next == size_});
                at = next;
                continue;
            }
            SeenRecord record{*head, at + kHeadBytes, true};
            if (look(head->unit) == Look::lines) record.is_sound = are_sound(record);
            if (!record.is_sound) damaged({at});
            if (!sink(record)) return std::nullopt;
            at += kHeadBytes + head->size;
        }
        return std::nullopt;
    }

  private:
    bool are_sound(const SeenRecord& record) {
        Xxh3 sum;
        for (std::uint64_t done = 0; done < record.head.size;) {
            const auto piece = pieces_.read(file_, record.offset + done, record.head.size - done);
            if (!piece || piece->empty()) return false;
            sum.add(*piece);
            done += piece->size();
        }
        return sum.sum() == record.head.checksum;
    }

    // Where the next record may begin.
    std::uint64_t next_magic(std::uint64_t from) {
        for (std::uint64_t at = from; at < size_;) {
            const auto piece = pieces_.read(file_, at, size_ - at);
            if (!piece || piece->size() < kMagic.size()) break;
            const std::size_t found = piece->find(kMagic);
            if (found != std::string_view::npos) return at + found;
            // The word may begin in this piece and end in the next one.
            at += piece->size() - (kMagic.size() - 1);
        }
        return size_;
    }

    const std::string& name_;
    const Descriptor& file_;
    std::uint64_t size_;
    std::string bytes_;  // of a head
    PieceReader pieces_;
};

}  // namespace

SegmentWriter::~SegmentWriter() {
    if (descriptor_.is_open() && written_ == 0) ::unlink(file_.c_str());
}

std::optional<Error> SegmentWriter::open(const std::string& folder, std::uint64_t worker,
                                         std::uint64_t campaign) {
    campaign_ = campaign;
    begun_ = Clock::now();
    synced_ = begun_;
    for (std::uint64_t run = 0;; ++run) {
        file_ = folder + "/" + std::string(kPrefix) + padded(worker, 5) + "-" + padded(run, 4);
        descriptor_ = Descriptor(
            ::open(file_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666));
        if (descriptor_.is_open()) break;
        if (errno != EEXIST) return cannot_write(file_, errno);
    }
    if (const int fault = lock_file(descriptor_); fault != 0) return cannot_write(file_, fault);
    sync_folder(file_);
    return std::nullopt;
}

std::optional<Error> SegmentWriter::append(const Unit& unit, const UnitResult& result,
                                           std::uint64_t nanoseconds) {
    const std::uint64_t checksum = xxh3(result.lines);
    const std::lock_guard lock(mutex_);
    std::string record = head_bytes({.unit = unit,
                                     .campaign = campaign_,
                                     .size = result.lines.size(),
                                     .read = result.read,
                                     .kept = result.kept,
                                     .nanoseconds = nanoseconds,
                                     .elapsed = nanoseconds_since(begun_),
                                     .checksum = checksum});
    int fault = write_whole(descriptor_, record);
    if (fault == 0) fault = write_whole(descriptor_, result.lines);
    if (fault != 0) {
        // Half a record would not count; without it there is room for something else.
        const int ignored = ::ftruncate(descriptor_.number(), static_cast<off_t>(written_));
        static_cast<void>(ignored);
        return cannot_write(file_, fault);
    }
    written_ += record.size() + result.lines.size();
    const bool is_cheap = std::chrono::nanoseconds(nanoseconds) < kLongUnit;
    if (is_cheap && Clock::now() - synced_ < kBetweenSyncs) return std::nullopt;
    synced_ = Clock::now();
    if (::fdatasync(descriptor_.number()) != 0) return cannot_write(file_, errno);
    return std::nullopt;
}

std::optional<Error> SegmentWriter::sync() {
    if (::fsync(descriptor_.number()) != 0) return cannot_write(file_, errno);
    return std::nullopt;
}

std::vector<std::string> segment_files(const std::string& folder) {
    std::vector<std::string> files;
    std::error_code fault;
    for (std::filesystem::directory_iterator it(folder, fault), end; !fault && it != end;
         it.increment(fault)) {
        const std::string name = it->path().filename().string();
        if (name.starts_with(kPrefix)) files.push_back(folder + "/" + name);
    }
    std::ranges::sort(files);
    return files;
}

std::optional<Error> scan_segment(const std::string& file, LookAt look, RecordSink sink,
                                  FunctionRef<void(const Damage&)> damaged) {
    const auto opened = open_to_read(file);
    if (!opened) return opened.error();
    struct stat info {};
    if (::fstat(opened->number(), &info) != 0) return cannot_read(file, errno);
    return SegmentScan(file, *opened, static_cast<std::uint64_t>(info.st_size))
        .run(look, sink, damaged);
}

}  // namespace sudokit::campaign
