#include "cli/io/gzip.hpp"

#include <algorithm>
#include <limits>

#include <zlib.h>

namespace sudokit::cli {
namespace {

constexpr int kGzipWindow = MAX_WBITS + 16;  // 16: with the header and trailer of gzip

// zlib counts in 32 bits, and does not say `const`.
uInt clamped(std::size_t size) {
    return static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
}

void set_input(z_stream& stream, std::string_view text) {
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = clamped(text.size());
}

void set_output(z_stream& stream, std::span<char> out) {
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = clamped(out.size());
}

class GzipUnpacker final : public Unpacker {
  public:
    GzipUnpacker() { ready_ = ::inflateInit2(&stream_, kGzipWindow) == Z_OK; }
    ~GzipUnpacker() override {
        if (ready_) ::inflateEnd(&stream_);
    }
    [[nodiscard]] bool ready() const { return ready_; }

    Unpacked unpack(std::string_view& packed, std::span<char> out) override {
        std::size_t made = 0;
        while (made < out.size()) {
            if (between_ && !begin_member(packed)) break;
            set_input(stream_, packed);
            set_output(stream_, out.subspan(made));
            const std::size_t offered = stream_.avail_in;
            const std::size_t room = stream_.avail_out;
            const int status = ::inflate(&stream_, Z_NO_FLUSH);
            packed.remove_prefix(offered - stream_.avail_in);
            made += room - stream_.avail_out;
            if (status == Z_STREAM_END) {
                between_ = true;
            } else if (status == Z_BUF_ERROR) {
                break;  // nothing to take, or no room: no fault
            } else if (status != Z_OK) {
                return {made, true};
            }
        }
        return {made, false};
    }

    bool may_end() const override { return between_; }

  private:
    // Files on tapes are filled up with zeros; whatever else follows a member must be the next one,
    // or inflate will refuse it.
    bool begin_member(std::string_view& packed) {
        if (members_ > 0) {
            packed.remove_prefix(std::min(packed.find_first_not_of('\0'), packed.size()));
        }
        if (packed.empty() || (members_ > 0 && ::inflateReset(&stream_) != Z_OK)) return false;
        ++members_;
        between_ = false;
        return true;
    }

    z_stream stream_{};
    bool ready_ = false;
    bool between_ = true;  // not inside a member
    std::size_t members_ = 0;
};

class GzipPacker final : public Packer {
  public:
    GzipPacker() {
        constexpr int kMemory = 8;  // zlib's own default
        ready_ = ::deflateInit2(&stream_, Z_BEST_SPEED, Z_DEFLATED, kGzipWindow, kMemory,
                                Z_DEFAULT_STRATEGY) == Z_OK;
    }
    ~GzipPacker() override {
        if (ready_) ::deflateEnd(&stream_);
    }
    [[nodiscard]] bool ready() const { return ready_; }

    bool pack(std::string_view text, std::string& out) override {
        while (!text.empty()) {
            set_input(stream_, text);
            const std::size_t offered = stream_.avail_in;
            if (!run(Z_NO_FLUSH, out)) return false;
            text.remove_prefix(offered - stream_.avail_in);
        }
        return true;
    }

    bool finish(std::string& out) override {
        set_input(stream_, {});
        return run(Z_FINISH, out);
    }

  private:
    // Until all of the input is taken, and all of the output made if this is the end.
    bool run(int flush, std::string& out) {
        char buffer[1U << 14U];
        do {
            set_output(stream_, buffer);
            if (::deflate(&stream_, flush) == Z_STREAM_ERROR) return false;
            out.append(buffer, sizeof buffer - stream_.avail_out);
        } while (stream_.avail_out == 0);
        return true;
    }

    z_stream stream_{};
    bool ready_ = false;
};

}  // namespace

std::unique_ptr<Unpacker> make_gzip_unpacker() {
    auto made = std::make_unique<GzipUnpacker>();
    if (!made->ready()) return nullptr;
    return made;
}

std::unique_ptr<Packer> make_gzip_packer() {
    auto made = std::make_unique<GzipPacker>();
    if (!made->ready()) return nullptr;
    return made;
}

}  // namespace sudokit::cli
