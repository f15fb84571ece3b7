#include "cli/byte_source.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/messages.hpp"
#include "cli/system.hpp"

namespace sudokit::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16U;
// A line that is longer is not waited for: the reader refuses it anyway.
constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

}  // namespace

ByteSource::ByteSource(int descriptor, Owner owner) : descriptor_(descriptor), owner_(owner) {
    struct stat info {};
    may_wait_ = ::fstat(descriptor, &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
}

ByteSource::~ByteSource() {
    if (owner_ == Owner::us) ::close(descriptor_);
}

std::size_t ByteSource::read(char* data, std::size_t size) {
    for (;;) {
        if (may_wait_ && !interrupt::wait_readable(descriptor_)) return 0;
        const ssize_t got = ::read(descriptor_, data, size);
        if (got >= 0) return static_cast<std::size_t>(got);
        if (errno == EINTR || errno == EAGAIN) continue;
        fault_ = system_fault(errno);
        return 0;
    }
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
    if (descriptor_ < 0) {
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
    } else if (!fault_) {
        got = read(data, size);
    }
    if (may_wait_) lines_ += static_cast<std::size_t>(std::count(data, data + got, '\n'));
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
            const bool complete = !fault_ && !interrupt::flag();
            ready_ = complete ? unpacked_.size() : unpacked_.find_last_of("\r\n") + 1;
            break;
        }
        const std::size_t end = unpacked_.find_last_of("\r\n");
        const bool found = end != std::string::npos && end >= searched;
        searched = unpacked_.size();
        if (found || unpacked_.size() > kLongestLine) {
            ready_ = found ? end + 1 : unpacked_.size();
            break;
        }
    }
    return ready_ > 0;
}

// Unpacks a block, reading more if there is none; false at the end and at a fault.
bool ByteSource::unpack_more() {
    const std::size_t before = unpacked_.size();
    std::size_t made = 0;
    while (made == 0) {
        if (packed_.empty() && !maybe_more_) {
            const std::size_t got = read(packed_buffer_.data(), packed_buffer_.size());
            if (got == 0) {
                if (!fault_ && !unpacker_->may_end() && !interrupt::flag()) {
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
    if (!may_wait_ || given_ < ready_ || !packed_.empty() || maybe_more_) return false;
    pollfd wanted{descriptor_, POLLIN, 0};
    return ::poll(&wanted, 1, 0) == 0;
}

}  // namespace sudokit::cli
