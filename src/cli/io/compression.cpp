#include "cli/io/compression.hpp"

#include <algorithm>
#include <array>

#include "cli/io/gzip.hpp"
#include "cli/io/messages.hpp"
#include "cli/io/zstd.hpp"

namespace sudokit::cli {
namespace {

using Magic = std::array<std::uint8_t, 4>;

// RFC 1952: two bytes, and 8 for the only method there is.
constexpr std::array<std::uint8_t, 3> kGzip = {0x1f, 0x8b, 8};
// RFC 8878: the magic number of a frame; and of one to be skipped, whose first byte may be any from
// this one to the one plus 15.
constexpr Magic kZstd = {0x28, 0xb5, 0x2f, 0xfd};
constexpr Magic kSkipped = {0x50, 0x2a, 0x4d, 0x18};

std::uint8_t byte_at(std::string_view text, std::size_t i) {
    return static_cast<std::uint8_t>(text[i]);
}

// As much of `head` as there is agrees with `magic`.
bool agrees(std::string_view head, std::span<const std::uint8_t> magic) {
    const std::size_t size = std::min(head.size(), magic.size());
    for (std::size_t i = 0; i < size; ++i) {
        if (byte_at(head, i) != magic[i]) return false;
    }
    return true;
}

Magic skipped_magic(std::string_view head) {
    Magic magic = kSkipped;
    if (!head.empty()) magic[0] = static_cast<std::uint8_t>(magic[0] | (byte_at(head, 0) & 15U));
    return magic;
}

}  // namespace

Packing packing_of_bytes(std::string_view head) {
    if (head.size() >= kGzip.size() && agrees(head, kGzip)) return Packing::gzip;
    if (head.size() < kZstd.size()) return Packing::none;
    return agrees(head, kZstd) || agrees(head, skipped_magic(head)) ? Packing::zstd : Packing::none;
}

bool may_be_packed(std::string_view head) {
    if (head.size() < kGzip.size() && agrees(head, kGzip)) return true;
    return head.size() < kZstd.size() && (agrees(head, kZstd) || agrees(head, skipped_magic(head)));
}

Packing packing_of_name(std::string_view path) {
    if (path.ends_with(".gz")) return Packing::gzip;
    return path.ends_with(".zst") ? Packing::zstd : Packing::none;
}

std::string_view name_unpacked(std::string_view path) {
    return packing_of_name(path) == Packing::none ? path : path.substr(0, path.rfind('.'));
}

bool is_built_in(Packing packing) {
    constexpr std::array<bool, 3> kBuiltIn = {true, SUDOKIT_WITH_ZLIB != 0, SUDOKIT_WITH_ZSTD != 0};
    return kBuiltIn[static_cast<std::size_t>(packing)];
}

const MessageText& left_out_text(Packing packing) {
    return packing == Packing::zstd ? text::kZstdLeftOut : text::kGzipLeftOut;
}

std::unique_ptr<Unpacker> make_unpacker(Packing packing) {
#if SUDOKIT_WITH_ZLIB
    if (packing == Packing::gzip) return make_gzip_unpacker();
#endif
#if SUDOKIT_WITH_ZSTD
    if (packing == Packing::zstd) return make_zstd_unpacker();
#endif
    static_cast<void>(packing);
    return nullptr;
}

std::unique_ptr<Packer> make_packer(Packing packing) {
#if SUDOKIT_WITH_ZLIB
    if (packing == Packing::gzip) return make_gzip_packer();
#endif
#if SUDOKIT_WITH_ZSTD
    if (packing == Packing::zstd) return make_zstd_packer();
#endif
    static_cast<void>(packing);
    return nullptr;
}

}  // namespace sudokit::cli
