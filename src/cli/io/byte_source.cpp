#include "cli/io/byte_source.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/io/messages.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16U;
// A line that is longer is not waited for: the reader refuses it anyway.
constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

// Where the last line end at or behind `from` ends; 0 if there is none.
std::size_t end_of_lines(std::string_view text, std::size_t from) {
    std::size_t end = 0;
    for (const char c : {'\n', '\r'}) {
        const void* const last = ::memrchr(text.data() + from, c, text.size() - from);
        if (last == nullptr) continue;
        const auto at = static_cast<const char*>(last) - text.data();
        end = std::max(end, static_cast<std::size_t>(at) + 1);
    }
    return end;
}

}  // namespace

bool ByteSource::is_over() {
    stopped_ = stopped_ || interrupt::flag() || (limit_ && limit_->passed());
    return stopped_;
}

// Waits for what is not there yet; false if there is no time for it.
bool ByteSource::is_ready() {
    if (is_over()) return false;
    if (!file_->may_wait()) return true;
    stopped_ = !interrupt::wait_readable(file_->descriptor(), limit_ ? &*limit_ : nullptr);
    return !stopped_;
}

std::size_t ByteSource::read(char* data, std::size_t size) {
    if (!ahead_.empty()) {
        size = std::min(size, ahead_.size());
        std::memcpy(data, ahead_.data(), size);
        ahead_.remove_prefix(size);
        taken_ += size;
        return size;
    }
    while (is_ready()) {
        const InputFile::Piece piece = file_->read(data, size);
        if (piece.fault == EAGAIN) continue;
        if (piece.fault != 0) fault_ = system_fault(piece.fault);
        taken_ += piece.size;
        return piece.size;
    }
    return 0;
}

// A pipe may bring the first bytes one by one.
std::size_t ByteSource::read_first(char* data, std::size_t size) {
    begun_ = true;
    std::size_t got = read(data, size);
    std::size_t more = got;
    while (more > 0 && got < size && may_be_packed({data, got})) {
        more = read(data + got, size - got);
        got += more;
    }
    const Packing packing = packing_of_bytes({data, got});
    if (packing == Packing::none) return got;
    start_unpacking(packing, {data, got});
    return fill_unpacked(data, size);
}

void ByteSource::start_unpacking(Packing packing, std::string_view head) {
    unpacker_ = make_unpacker(packing);
    ended_ = unpacker_ == nullptr;
    if (ended_) {
        fault_ = is_built_in(packing) ? system_fault(ENOMEM) : &left_out_text(packing);
    }
    packed_buffer_ = head;
    packed_buffer_.resize(std::max(head.size(), kBlock));
    packed_ = std::string_view(packed_buffer_).substr(0, head.size());
}

std::size_t ByteSource::fill(char* data, std::size_t size) {
    if (!file_) {
        size = std::min(size, text_.size());
        std::memcpy(data, text_.data(), size);
        text_.remove_prefix(size);
        return size;
    }
    std::size_t got = 0;
    if (!begun_) {
        got = read_first(data, size);
    } else if (unpacker_) {
        got = fill_unpacked(data, size);
    } else if (!fault_ && !stopped_) {
        got = read(data, size);
    }
    if (file_->may_wait()) lines_ += static_cast<std::size_t>(std::count(data, data + got, '\n'));
    return got;
}

std::size_t ByteSource::fill_unpacked(char* data, std::size_t size) {
    if (given_ == ready_ && !unpack_lines()) return 0;
    size = std::min(size, ready_ - given_);
    std::memcpy(data, unpacked_.data() + given_, size);
    given_ += size;
    return size;
}

// Makes at least one line ready, or the rest; false at the end.
bool ByteSource::unpack_lines() {
    unpacked_.erase(0, given_);
    given_ = ready_ = 0;
    std::size_t searched = 0;
    while (!ended_) {
        if (!unpack_more()) {
            ended_ = true;
            // What stands behind the last line end is a line only if nothing is missing.
            const bool complete = !fault_ && !stopped_;
            ready_ = complete ? unpacked_.size() : end_of_lines(unpacked_, searched);
            break;
        }
        // What was searched before holds no line end.
        ready_ = end_of_lines(unpacked_, searched);
        searched = unpacked_.size();
        if (ready_ == 0 && unpacked_.size() > kLongestLine) ready_ = unpacked_.size();
        if (ready_ > 0) break;
    }
    return ready_ > 0;
}

// Unpacks a block, reading more if there is none; false at the end and at a fault.
bool ByteSource::unpack_more() {
    const std::size_t before = unpacked_.size();
    std::size_t made = 0;
    while (made == 0) {
        if (is_over()) return false;
        if (packed_.empty() && !maybe_more_) {
            const std::size_t got = read(packed_buffer_.data(), packed_buffer_.size());
            if (got == 0) {
                if (!fault_ && !stopped_ && !unpacker_->may_end()) {
                    fault_ = &text::kCutShort;
                }
                return false;
            }
            packed_ = std::string_view(packed_buffer_).substr(0, got);
        }
        unpacked_.resize(before + kBlock);
        const Unpacked step = unpacker_->unpack(packed_, std::span(unpacked_).subspan(before));
        made = step.size;
        unpacked_.resize(before + made);
        maybe_more_ = made == kBlock;
        if (step.damaged) {
            fault_ = &text::kDamaged;
            return false;
        }
    }
    return true;
}

bool ByteSource::would_wait() const {
    if (!file_ || !ahead_.empty() || !file_->may_wait() || given_ < ready_ || !packed_.empty() ||
        maybe_more_) {
        return false;
    }
    pollfd wanted{file_->descriptor(), POLLIN, 0};
    return ::poll(&wanted, 1, 0) == 0;
}

}  // namespace sudokit::cli
