#include "campaign/output/sorting.hpp"

#include <algorithm>
#include <cerrno>

#include "base/characters.hpp"
#include "campaign/checkpoint/words.hpp"
#include "campaign/messages.hpp"

namespace sudokit::campaign {
namespace {

// So many lines are looked at for each bucket: the largest is then hardly ever 1.5 times the mean.
constexpr std::uint64_t kSamples = 64;
// All samples are in memory: where there are many buckets, there are fewer for each.
constexpr std::uint64_t kMostSamples = std::uint64_t{1} << 20U;
constexpr std::uint64_t kMostBuckets = kMostSamples / 16;
// Lines that are sorted in one go, which takes milliseconds.
constexpr std::size_t kSortedAtOnce = std::size_t{1} << 15U;
constexpr std::size_t kProbe = 4096;
constexpr std::string_view kBucketsHeading = "buckets ";

std::vector<std::string_view> lines_in(std::string_view text) {
    std::vector<std::string_view> lines;
    lines.reserve(text.size() / 82 + 1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

// Sorts pieces and merges them, so that the deadline can be looked at in between; false if it has
// passed.
bool sort_pieces(std::vector<std::string_view>& lines, const Deadline& deadline) {
    const auto at = [&](std::size_t index) {
        return lines.begin() + static_cast<std::ptrdiff_t>(std::min(index, lines.size()));
    };
    for (std::size_t i = 0; i < lines.size(); i += kSortedAtOnce) {
        if (deadline.passed()) return false;
        std::sort(at(i), at(i + kSortedAtOnce));
    }
    for (std::size_t size = kSortedAtOnce; size < lines.size(); size *= 2) {
        for (std::size_t i = 0; i + size < lines.size(); i += 2 * size) {
            if (deadline.passed()) return false;
            std::inplace_merge(at(i), at(i + size), at(i + 2 * size));
        }
    }
    return true;
}

// The lines of one unit, on disk.
class SortedLines {
  public:
    explicit SortedLines(const UnitLines& lines) : lines_(lines) {}

    // The first line that begins at `offset` or after it, and where; nothing if none does.
    struct Found {
        std::uint64_t offset = 0;
        std::string line;
    };
    std::optional<Found> line_from(std::uint64_t offset) {
        if (offset == 0) return line_at(0);
        // One byte before: if that ends a line, the next one begins here.
        for (std::uint64_t at = offset - 1; at < lines_.size(); at += bytes_.size()) {
            if (!read(at)) return std::nullopt;
            const std::size_t end = bytes_.find('\n');
            if (end != std::string::npos) return line_at(at + end + 1);
        }
        return std::nullopt;
    }

    // Where the first line is that is not less than `cut`.
    std::uint64_t lower_bound(std::string_view cut) {
        std::uint64_t low = 0;  // what begins before it is less
        std::uint64_t high = lines_.size();
        while (low < high) {
            const std::uint64_t middle = low + (high - low) / 2;
            const auto found = line_from(middle);
            if (!found || found->offset >= high) {
                // No line begins between: those from `low` on are looked at one by one.
                return step_up(low, high, cut);
            }
            if (found->line < cut) {
                low = found->offset + found->line.size() + 1;
            } else {
                high = found->offset;
            }
        }
        return low;
    }

    bool failed = false;

  private:
    bool read(std::uint64_t at) {
        const std::uint64_t size = std::min<std::uint64_t>(kProbe, lines_.size() - at);
        failed =
            failed || !lines_.read(at, static_cast<std::size_t>(size), bytes_) || bytes_.empty();
        return !failed;
    }

    std::optional<Found> line_at(std::uint64_t offset) {
        Found found{offset, {}};
        for (std::uint64_t at = offset; at < lines_.size(); at += bytes_.size()) {
            if (!read(at)) return std::nullopt;
            const std::size_t end = bytes_.find('\n');
            found.line += bytes_.substr(0, end);
            if (end != std::string::npos) return found;
        }
        return std::nullopt;
    }

    std::uint64_t step_up(std::uint64_t low, std::uint64_t high, std::string_view cut) {
        while (low < high) {
            const auto found = line_at(low);
            if (!found || found->line >= cut) break;
            low += found->line.size() + 1;
        }
        return low;
    }

    const UnitLines& lines_;
    std::string bytes_;
};

const std::vector<std::optional<RecordPlace>>& input_places(const Survey& survey) {
    return survey.places[static_cast<std::size_t>(Stage::input)];
}

std::uint64_t bytes_of_all(const Survey& survey) {
    std::uint64_t total = 0;
    for (const auto& place : input_places(survey)) total += place->size;
    return total;
}

}  // namespace

std::optional<std::uint64_t> sort_lines(std::string& lines, const Deadline& deadline) {
    std::vector<std::string_view> sorted = lines_in(lines);
    if (!sort_pieces(sorted, deadline)) return std::nullopt;
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    std::string out;
    out.reserve(lines.size());
    for (const std::string_view line : sorted) {
        out += line;
        out += '\n';
    }
    lines = std::move(out);
    return sorted.size();
}

std::string Buckets::text() const {
    std::string out = std::string(kBucketsHeading) + std::to_string(count()) + "\n";
    for (const std::string& cut : cuts) out += cut + "\n";
    return sealed(out);
}

std::optional<Buckets> Buckets::read(std::string_view text) {
    const auto body = unsealed(text);
    if (!body || !body->starts_with(kBucketsHeading)) return std::nullopt;
    std::string_view rest = *body;
    take_line(rest);
    Buckets out;
    while (!rest.empty()) out.cuts.emplace_back(without_line_end(take_line(rest)));
    return out;
}

Result<std::optional<Buckets>> buckets_in(const Folder& folder) {
    const std::string file = folder.file("buckets");
    const auto text = text_of(file);
    if (!text) return text.error();
    if (!*text) return std::optional<Buckets>();
    auto buckets = Buckets::read(**text);
    if (!buckets) return Error{ErrorCode::input_output, 0, message(text::kDamaged, file)};
    return buckets;
}

Result<UnitLines> UnitLines::open(const Survey& survey, const RecordPlace& place) {
    // Nobody need have the file of lines that are none.
    if (place.size == 0) return UnitLines(Descriptor(), place);
    auto file = open_to_read(lines_file(survey.segments[place.segment]));
    if (!file) return file.error();
    return UnitLines(*std::move(file), place);
}

// Samples lie evenly in the lines of all units, as if they were one text.
Result<Buckets> cut_lines(const Survey& survey, std::uint64_t bucket_bytes,
                          const Deadline& deadline) {
    const std::uint64_t total = bytes_of_all(survey);
    const std::uint64_t count =
        std::clamp<std::uint64_t>((total + bucket_bytes - 1) / bucket_bytes, 1, kMostBuckets);
    if (count == 1) return Buckets{};
    const std::uint64_t wanted = std::min(count * kSamples, kMostSamples);
    const std::uint64_t stride = std::max<std::uint64_t>(1, total / wanted);
    std::vector<std::string> samples;
    std::uint64_t next = stride;  // the offset of the next sample, from the current unit on
    for (const auto& place : input_places(survey)) {
        const auto opened = UnitLines::open(survey, *place);
        if (!opened) return opened.error();
        SortedLines lines(*opened);
        for (; next < place->size; next += stride) {
            if (deadline.passed()) return Error{ErrorCode::stopped, 0, {}};
            auto found = lines.line_from(next);
            if (lines.failed) {
                return cannot_read(lines_file(survey.segments[place->segment]), errno);
            }
            if (found) samples.push_back(std::move(found->line));
        }
        next -= place->size;
    }
    std::ranges::sort(samples);
    Buckets out;
    for (std::uint64_t i = 1; i < count; ++i) {
        const auto at = static_cast<std::size_t>(i * samples.size() / count);
        if (at < samples.size() && (out.cuts.empty() || out.cuts.back() < samples[at])) {
            out.cuts.push_back(samples[at]);
        }
    }
    return out;
}

Result<std::optional<UnitResult>> sorted_bucket(const Survey& survey, const Buckets& buckets,
                                                std::uint64_t bucket, const Deadline& deadline) {
    UnitResult result;
    // What is asked for and not used takes no memory.
    result.lines.reserve(static_cast<std::size_t>(bytes_of_all(survey) / buckets.count() * 3 / 2));
    std::string piece;
    for (const auto& place : input_places(survey)) {
        if (deadline.passed()) return std::optional<UnitResult>();
        const auto opened = UnitLines::open(survey, *place);
        if (!opened) return opened.error();
        SortedLines lines(*opened);
        const std::uint64_t begin = bucket == 0 ? 0 : lines.lower_bound(buckets.cuts[bucket - 1]);
        const std::uint64_t end =
            bucket == buckets.cuts.size() ? place->size : lines.lower_bound(buckets.cuts[bucket]);
        const auto size = static_cast<std::size_t>(end - begin);
        const bool read = !lines.failed && opened->read(begin, size, piece);
        if (!read || piece.size() != size) {
            return cannot_read(lines_file(survey.segments[place->segment]), EIO);
        }
        result.lines += piece;
    }
    result.read = static_cast<std::uint64_t>(std::ranges::count(result.lines, '\n'));
    const auto kept = sort_lines(result.lines, deadline);
    if (!kept) return std::optional<UnitResult>();
    result.kept = *kept;
    return std::optional(std::move(result));
}

}  // namespace sudokit::campaign
