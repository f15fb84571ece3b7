#include "formats/reading/line_source.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

namespace sudokit::formats {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16U;

}  // namespace

LineSource::LineSource(ByteSource source) : source_(std::move(source)), buffer_(kChunk) {}

bool LineSource::fill() {
    if (ended_) return false;
    if (end_ == buffer_.size()) {
        if (begin_ >= buffer_.size() / 2) {
            std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
            scanned_ -= begin_;
            feed_ -= begin_;
            end_ -= begin_;
            begin_ = 0;
        } else {
            buffer_.resize(buffer_.size() * 2);
        }
    }
    const std::size_t room = buffer_.size() - end_;
    const std::size_t got = std::min(source_(buffer_.data() + end_, room), room);
    ended_ = got == 0;
    end_ += got;
    return !ended_;
}

std::string_view LineSource::peek(std::size_t size) {
    while (end_ - begin_ < size && fill()) {
    }
    return {buffer_.data() + begin_, std::min(size, end_ - begin_)};
}

void LineSource::take(std::size_t size) {
    begin_ += size;
    offset_ += size;
    scanned_ = std::max(scanned_, begin_);
    feed_ = std::max(feed_, scanned_);
}

void LineSource::skip(std::size_t size) { take(size); }

std::optional<std::size_t> LineSource::find_line_end() {
    const char* data = buffer_.data();
    // The next LF is remembered, so that a text with CR alone is not searched for it line by line.
    if (feed_ < end_ && data[feed_] != '\n') {
        const void* found = std::memchr(data + feed_, '\n', end_ - feed_);
        feed_ = found == nullptr ? end_
                                 : static_cast<std::size_t>(static_cast<const char*>(found) - data);
    }
    const void* found = std::memchr(data + scanned_, '\r', feed_ - scanned_);
    if (found != nullptr) {
        scanned_ = static_cast<std::size_t>(static_cast<const char*>(found) - data);
        return scanned_;
    }
    scanned_ = feed_;
    if (feed_ < end_) return feed_;
    return std::nullopt;
}

void LineSource::complete_line_end(std::size_t end) {
    if (buffer_[end] == '\r' && end + 1 == end_) fill();
}

void LineSource::take_line_end(std::size_t length) {
    const std::size_t at = begin_ + length;
    const bool both = buffer_[at] == '\r' && at + 1 < end_ && buffer_[at + 1] == '\n';
    take(length + (both ? 2 : 1));
}

std::optional<SourceLine> LineSource::next() {
    if (within_line_ && !pass_over_rest()) {
        ended_ = true;
        begin_ = end_ = scanned_ = feed_ = 0;
        return SourceLine{{}, offset_, line_ - 1, true, true};
    }
    std::optional<std::size_t> end = find_line_end();
    while (!end && end_ - begin_ <= kLongestLine && fill()) end = find_line_end();
    if (!end && begin_ == end_) return std::nullopt;
    const std::size_t length = end.value_or(end_) - begin_;
    if (end) complete_line_end(*end);

    SourceLine line{{}, offset_, line_, length > kLongestLine};
    if (!line.too_long) line.text = {buffer_.data() + begin_, length};
    ++line_;
    if (!end) {
        take(length);
        within_line_ = line.too_long;
        return line;
    }
    take_line_end(length);
    return line;
}

bool LineSource::pass_over_rest() {
    within_line_ = false;
    const std::size_t most = offset_ + kMostPassedOver;
    std::optional<std::size_t> end;
    while (!end) {
        take(end_ - begin_);
        begin_ = end_ = scanned_ = feed_ = 0;
        if (offset_ > most) return false;
        if (!fill()) return true;
        end = find_line_end();
    }
    const std::size_t length = *end - begin_;
    complete_line_end(*end);
    take_line_end(length);
    return true;
}

std::string LineSource::rest(std::size_t limit) {
    std::string all;
    do {
        const std::size_t size = std::min(end_ - begin_, limit + 1 - all.size());
        all.append(buffer_.data() + begin_, size);
        take(size);
        if (all.size() > limit) break;
        begin_ = end_ = scanned_ = feed_ = 0;
    } while (fill());
    return all;
}

}  // namespace sudokit::formats
