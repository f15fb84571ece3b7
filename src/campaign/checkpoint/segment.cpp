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
constexpr std::string_view kLinesPrefix = "lines-";
constexpr std::size_t kFields = kHeadBytes / 8 - 1;
constexpr std::chrono::seconds kBetweenSyncs{10};
constexpr std::chrono::seconds kLongUnit{1};

static_assert(std::endian::native == std::endian::little);

std::string head_bytes(const RecordHead& head) {
    std::array<std::uint64_t, kFields> fields{head.campaign,
                                              static_cast<std::uint64_t>(head.unit.stage),
                                              head.unit.number,
                                              head.offset,
                                              head.size,
                                              head.read,
                                              head.kept,
                                              head.nanoseconds,
                                              head.elapsed,
                                              head.checksum,
                                              0};
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
                      .offset = fields[3],
                      .size = fields[4],
                      .read = fields[5],
                      .kept = fields[6],
                      .nanoseconds = fields[7],
                      .elapsed = fields[8],
                      .checksum = fields[9]};
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

std::uint64_t size_of(const Descriptor& file) {
    struct stat info {};
    return file.is_open() && ::fstat(file.number(), &info) == 0
               ? static_cast<std::uint64_t>(info.st_size)
               : 0;
}

class SegmentScan {
  public:
    SegmentScan(const std::string& name, const Descriptor& heads, const Descriptor& lines)
        : name_(name), heads_(heads), size_(size_of(heads)), lines_(lines) {}

    std::optional<Error> run(LookAt look, RecordSink sink,
                             FunctionRef<void(const Damage&)> damaged) {
        std::uint64_t at = 0;
        while (at < size_) {
            if (!read_at(heads_, at, kHeadBytes, bytes_)) return cannot_read(name_, errno);
            const auto head = head_in(bytes_);
            if (!head) {
                const std::uint64_t next = next_magic(at + 1);
                damaged({at, std::nullopt, next == size_});
                at = next;
                continue;
            }
            const bool are_all = are_there(*head);
            const bool is_sound = are_all && (look(head->unit) == Look::heads || are_sound(*head));
            if (!is_sound) damaged({at, head->offset, !are_all});
            if (!sink({*head, at, is_sound})) return std::nullopt;
            at += kHeadBytes;
        }
        return std::nullopt;
    }

  private:
    // Somebody may be writing them, but lines are there before their head.
    bool are_there(const RecordHead& head) {
        const auto fit = [&] {
            return head.offset <= lines_size_ && head.size <= lines_size_ - head.offset;
        };
        if (fit()) return true;
        lines_size_ = size_of(lines_);
        return fit();
    }

    bool are_sound(const RecordHead& head) {
        Xxh3 sum;
        for (std::uint64_t done = 0; done < head.size;) {
            const auto piece = pieces_.read(lines_, head.offset + done, head.size - done);
            if (!piece || piece->empty()) return false;
            sum.add(*piece);
            done += piece->size();
        }
        return sum.sum() == head.checksum;
    }

    // Where the next head may begin.
    std::uint64_t next_magic(std::uint64_t from) {
        for (std::uint64_t at = from; at < size_;) {
            const auto piece = pieces_.read(heads_, at, size_ - at);
            if (!piece || piece->size() < kMagic.size()) break;
            const std::size_t found = piece->find(kMagic);
            if (found != std::string_view::npos) return at + found;
            // The word may begin in this piece and end in the next one.
            at += piece->size() - (kMagic.size() - 1);
        }
        return size_;
    }

    const std::string& name_;
    const Descriptor& heads_;
    std::uint64_t size_;
    const Descriptor& lines_;
    std::uint64_t lines_size_ = 0;
    std::string bytes_;  // of a head
    PieceReader pieces_;
};

}  // namespace

SegmentWriter::~SegmentWriter() {
    if (!is_open() || heads_.size() > 0) return;
    heads_.remove();
    lines_.remove();
}

std::optional<Error> SegmentWriter::open(const std::string& folder, std::uint64_t worker,
                                         std::uint64_t campaign) {
    campaign_ = campaign;
    begun_ = Clock::now();
    synced_ = begun_;
    for (std::uint64_t run = 0;; ++run) {
        const std::string name =
            folder + "/" + std::string(kPrefix) + padded(worker, 5) + "-" + padded(run, 4);
        // First the lines, so that nobody sees a segment without. Those that have lost theirs may
        // be an output.
        auto made = lines_.open(lines_file(name));
        if (!made) return made.error();
        if (!*made) continue;
        made = heads_.open(name);
        if (!made || !*made) lines_.remove();
        if (!made) return made.error();
        if (*made) break;
    }
    if (const int fault = lock_file(heads_.descriptor()); fault != 0) {
        return cannot_write(heads_.name(), fault);
    }
    sync_folder(heads_.name());
    return std::nullopt;
}

std::optional<Error> SegmentWriter::append(const Unit& unit, const UnitResult& result,
                                           std::uint64_t nanoseconds) {
    const std::uint64_t checksum = xxh3(result.lines);
    const std::lock_guard lock(mutex_);
    const std::uint64_t offset = lines_.size();
    const std::string head = head_bytes({.unit = unit,
                                         .campaign = campaign_,
                                         .offset = offset,
                                         .size = result.lines.size(),
                                         .read = result.read,
                                         .kept = result.kept,
                                         .nanoseconds = nanoseconds,
                                         .elapsed = nanoseconds_since(begun_),
                                         .checksum = checksum});
    if (auto fault = lines_.append(result.lines)) return fault;
    if (auto fault = append_head(head)) {
        lines_.cut_back(offset);
        return fault;
    }
    const bool is_cheap = std::chrono::nanoseconds(nanoseconds) < kLongUnit;
    if (is_cheap && Clock::now() - synced_ < kBetweenSyncs) return std::nullopt;
    synced_ = Clock::now();
    return sync();
}

// The room that is missing may be what lines had asked for ahead.
std::optional<Error> SegmentWriter::append_head(std::string_view head) {
    if (!heads_.append(head)) return std::nullopt;
    lines_.give_back();
    return heads_.append(head);
}

std::optional<Error> SegmentWriter::sync() {
    if (auto fault = lines_.sync()) return fault;
    return heads_.sync();
}

std::optional<Error> SegmentWriter::settle() {
    lines_.give_back();
    heads_.give_back();
    return sync();
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

std::string lines_file(const std::string& segment) {
    std::string name = segment;
    return name.replace(name.rfind(kPrefix), kPrefix.size(), kLinesPrefix);
}

std::optional<Error> scan_segment(const std::string& file, LookAt look, RecordSink sink,
                                  FunctionRef<void(const Damage&)> damaged) {
    const auto heads = open_to_read(file);
    if (!heads) return heads.error();
    // Without lines, which somebody may have taken away, all units that had some are damaged.
    const std::string lines_name = lines_file(file);
    const auto lines = open_to_read(lines_name);
    struct stat info {};
    const bool are_gone = ::stat(lines_name.c_str(), &info) != 0 && errno == ENOENT;
    if (!lines && !are_gone) return lines.error();
    const Descriptor none;
    return SegmentScan(file, *heads, lines ? *lines : none).run(look, sink, damaged);
}

}  // namespace sudokit::campaign
