#include "cli/io/zstd.hpp"

#include <zstd.h>

namespace sudokit::cli {
namespace {

class ZstdUnpacker final : public Unpacker {
  public:
    ~ZstdUnpacker() override { ::ZSTD_freeDStream(stream_); }
    [[nodiscard]] bool ready() const { return stream_ != nullptr; }

    Unpacked unpack(std::string_view& packed, std::span<char> out) override {
        ZSTD_outBuffer to{out.data(), out.size(), 0};
        ZSTD_inBuffer from{packed.data(), packed.size(), 0};
        // What does not fit is kept inside; a frame's end waits for a call of its own.
        while (to.pos < to.size) {
            const std::size_t before = to.pos;
            const bool fed = from.pos < from.size;
            if (!fed && between_) break;
            const std::size_t status = ::ZSTD_decompressStream(stream_, &to, &from);
            if (::ZSTD_isError(status) != 0) return {to.pos, true};
            between_ = status == 0;
            if (!fed && to.pos == before) break;
        }
        packed.remove_prefix(from.pos);
        return {to.pos, false};
    }

    bool may_end() const override { return between_; }

  private:
    ZSTD_DStream* stream_ = ::ZSTD_createDStream();
    bool between_ = true;  // not inside a frame
};

class ZstdPacker final : public Packer {
  public:
    ZstdPacker() {
        if (stream_ != nullptr) ::ZSTD_CCtx_setParameter(stream_, ZSTD_c_checksumFlag, 1);
    }
    ~ZstdPacker() override { ::ZSTD_freeCStream(stream_); }
    [[nodiscard]] bool ready() const { return stream_ != nullptr; }

    bool pack(std::string_view text, std::string& out) override {
        return run(text, ZSTD_e_continue, out);
    }
    bool finish(std::string& out) override { return run({}, ZSTD_e_end, out); }

  private:
    bool run(std::string_view text, ZSTD_EndDirective what, std::string& out) {
        char buffer[1U << 14U];
        ZSTD_inBuffer from{text.data(), text.size(), 0};
        for (;;) {
            ZSTD_outBuffer to{buffer, sizeof buffer, 0};
            const std::size_t left = ::ZSTD_compressStream2(stream_, &to, &from, what);
            if (::ZSTD_isError(left) != 0) return false;
            out.append(buffer, to.pos);
            if (what == ZSTD_e_end ? left == 0 : from.pos == from.size) return true;
        }
    }

    ZSTD_CStream* stream_ = ::ZSTD_createCStream();
};

}  // namespace

std::unique_ptr<Unpacker> make_zstd_unpacker() {
    auto made = std::make_unique<ZstdUnpacker>();
    if (!made->ready()) return nullptr;
    return made;
}

std::unique_ptr<Packer> make_zstd_packer() {
    auto made = std::make_unique<ZstdPacker>();
    if (!made->ready()) return nullptr;
    return made;
}

}  // namespace sudokit::cli
