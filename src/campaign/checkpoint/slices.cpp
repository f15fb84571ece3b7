#include "campaign/checkpoint/slices.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/stat.h>

#include "sudokit/nine_digits.hpp"

#include "base/characters.hpp"
#include "base/xxh3.hpp"
#include "campaign/checkpoint/words.hpp"
#include "campaign/messages.hpp"
#include "formats/reading/line_source.hpp"
#include "formats/reading/nine_lines.hpp"

namespace sudokit::campaign {
namespace {

constexpr std::string_view kHeading = "slices of ";
constexpr std::size_t kBlockBytes = std::size_t{1} << 18U;
constexpr std::size_t kPuzzlesAtOnce = 1024;

// By what files of gzip and zstd begin with.
bool is_packed(std::string_view text) {
    return text.starts_with("\x1f\x8b") || text.starts_with("\x28\xb5\x2f\xfd");
}

// Whether a text is the beginning of a line that may still turn out to be one.
bool is_begun_line(std::string_view text) {
    const std::size_t end = text.find_first_of("\r\n");
    const bool is_open =
        end == std::string_view::npos || (end + 1 == text.size() && text[end] == '\r');
    return is_open && text.size() <= formats::LineSource::kLongestLine;
}

// Cuts what is read, piece by piece; a slice ends behind its last puzzle.
class Cutter {
  public:
    Cutter(const std::string& name, std::uint64_t puzzles, std::uint64_t most)
        : name_(name), wanted_(puzzles), most_(most) {}

    // Takes lines off the front of `text`, and says how many bytes; a fault ends it.
    std::size_t take(std::string_view text, bool ended) {
        std::size_t used = 0;
        for (;;) {
            const std::string_view rest = text.substr(used);
            const auto taken = take_some(rest, ended, wanted_ - slice_.puzzles);
            used += taken.bytes;
            add(rest.substr(0, taken.bytes), taken);
            if (fault) return used;
            if (used == text.size() || taken.wants_more) return used;
            if (taken.bytes > 0) continue;
            if (!ended && is_begun_line(rest)) return used;
            refuse(rest);
            return used;
        }
    }

    // What is behind the last puzzle belongs to the last slice.
    void finish() {
        if (slice_.puzzles > 0) return close();
        if (slice_.bytes == 0 || slices.all.empty()) return;
        Slice& last = slices.all.back();
        last.bytes += slice_.bytes;
        last.checksum = longer_sum_.sum();
    }

    Slices slices;
    std::optional<Error> fault;

  private:
    // Most files are nothing but usual lines, which need not be read to be counted.
    formats::NineLines take_some(std::string_view text, bool ended, std::uint64_t most) {
        const auto usual = formats::pass_usual_lines(
            text, static_cast<std::size_t>(std::min<std::uint64_t>(most, text.size())));
        if (usual.puzzles > 0) return usual;
        const auto room = std::span(digits_).first(
            static_cast<std::size_t>(std::min<std::uint64_t>(most, digits_.size())));
        return formats::take_nine_lines(text, ended, {.digits = room});
    }

    void add(std::string_view text, const formats::NineLines& taken) {
        sum_.add(text);
        // These may turn out to be behind the last puzzle of all.
        if (slice_.puzzles + taken.puzzles == 0) longer_sum_.add(text);
        slice_.puzzles += taken.puzzles;
        slice_.bytes += taken.bytes;
        line_ += taken.lines;
        if (slice_.bytes > kMostSliceBytes) {
            fault = Error{ErrorCode::unsupported, 0,
                          message(text::kLargeSlice, name_, kMostSliceBytes >> 20U)};
            return;
        }
        if (slice_.puzzles == wanted_) close();
        if (slices.all.size() > most_) fault = too_many_units(most_);
    }

    void close() {
        slice_.checksum = sum_.sum();
        slices.all.push_back(slice_);
        slice_ = {slice_.offset + slice_.bytes, 0, line_, 0, 0};
        longer_sum_ = std::exchange(sum_, Xxh3());
    }

    void refuse(std::string_view rest) {
        if (line_ == 1 && is_packed(rest)) {
            fault = Error{ErrorCode::syntax, 0, message(text::kPacked, name_)};
            return;
        }
        const std::string_view line = without_line_end(take_line(rest));
        std::size_t good = 0;
        nine::Digits digits{};
        while (good < std::min(line.size(), digits.size()) &&
               (is_decimal(line[good]) || is_blank_symbol(line[good]))) {
            ++good;
        }
        fault = Error{ErrorCode::syntax, 0,
                      message(text::kNotPlain, name_, own_words(std::to_string(line_)),
                              own_words(std::to_string(column_at(line, good))))};
    }

    const std::string& name_;
    std::uint64_t wanted_;
    std::uint64_t most_;  // slices
    Slice slice_;
    std::uint64_t line_ = 1;
    Xxh3 sum_;
    Xxh3 longer_sum_;  // of the slice before, and of what was taken since if no puzzle was
    std::array<nine::Digits, kPuzzlesAtOnce> digits_ = {};
};

Error stopped_error() { return {ErrorCode::stopped, 0, {}}; }

}  // namespace

std::string Slices::text() const {
    std::string out =
        std::string(kHeading) + std::to_string(bytes) + " bytes, " + checksum_text(checksum) + "\n";
    for (const Slice& slice : all) {
        out += std::to_string(slice.offset) + " " + std::to_string(slice.bytes) + " " +
               std::to_string(slice.line) + " " + std::to_string(slice.puzzles) + " " +
               checksum_text(slice.checksum) + "\n";
    }
    return sealed(out);
}

std::optional<Slices> Slices::read(std::string_view text) {
    const auto body = unsealed(text);
    if (!body || !body->starts_with(kHeading)) return std::nullopt;
    std::string_view rest = body->substr(kHeading.size());
    Slices out;
    std::string_view heading = without_line_end(take_line(rest));
    if (!take_number(heading, out.bytes) || take_word(heading) != "bytes," ||
        !take_checksum(heading, out.checksum)) {
        return std::nullopt;
    }
    while (!rest.empty()) {
        std::string_view line = without_line_end(take_line(rest));
        Slice slice;
        if (!take_number(line, slice.offset) || !take_number(line, slice.bytes) ||
            !take_number(line, slice.line) || !take_number(line, slice.puzzles) ||
            !take_checksum(line, slice.checksum)) {
            return std::nullopt;
        }
        out.all.push_back(slice);
    }
    return out;
}

Error too_many_units(std::uint64_t most) {
    return {ErrorCode::unsupported, 0, message(text::kManyUnits, most)};
}

Result<Slices> cut_file(const std::string& file, std::uint64_t puzzles, std::uint64_t most_slices,
                        const Deadline& deadline) {
    const auto opened = open_to_read(file);
    if (!opened) return opened.error();
    const auto cutter = std::make_unique<Cutter>(file, puzzles, most_slices);
    std::string text;      // a block, behind what was left of the one before:
    std::size_t left = 0;  // a line whose end was not there yet
    std::uint64_t offset = 0;
    for (bool ended = false; !ended;) {
        if (deadline.passed()) return stopped_error();
        if (text.size() < left + kBlockBytes) text.resize(left + kBlockBytes);
        const auto got = read_into(*opened, offset, std::span(text).subspan(left, kBlockBytes));
        if (!got) return cannot_read(file, errno);
        offset += *got;
        ended = *got < kBlockBytes;
        const std::size_t filled = left + *got;
        const std::size_t used = cutter->take(std::string_view(text).substr(0, filled), ended);
        if (cutter->fault) return *std::move(cutter->fault);
        left = filled - used;
        std::memmove(text.data(), text.data() + used, left);
    }
    cutter->finish();
    Slices slices = std::move(cutter->slices);
    slices.bytes = offset;
    if (slices.all.empty()) {
        return Error{ErrorCode::syntax, 0, message(text::kNoPuzzles, file)};
    }
    Xxh3 whole;
    for (const Slice& slice : slices.all) whole.add(checksum_text(slice.checksum));
    slices.checksum = whole.sum();
    return slices;
}

std::optional<Error> slices_fault(const std::string& file, const Slices& slices,
                                  const Deadline& deadline) {
    const auto opened = open_to_read(file);
    if (!opened) return opened.error();
    struct stat info {};
    if (::fstat(opened->number(), &info) != 0) return cannot_read(file, errno);
    const auto bytes = static_cast<std::uint64_t>(info.st_size);
    if (bytes != slices.bytes) {
        return Error{
            ErrorCode::input_output, 0,
            message(text::kInputChanged, file, message(text::kOtherSize, bytes, slices.bytes))};
    }
    std::string text;
    for (const Slice& slice : slices.all) {
        if (deadline.passed()) return stopped_error();
        if (auto fault = read_slice(*opened, file, slice, text)) return fault;
    }
    return std::nullopt;
}

std::optional<Error> read_slice(const Descriptor& file, const std::string& name, const Slice& slice,
                                std::string& out) {
    if (!read_at(file, slice.offset, static_cast<std::size_t>(slice.bytes), out)) {
        return cannot_read(name, errno);
    }
    if (xxh3(out) == slice.checksum) return std::nullopt;
    return Error{ErrorCode::input_output, 0,
                 message(text::kInputChanged, name, message(text::kOtherBytes, slice.offset))};
}

}  // namespace sudokit::campaign
