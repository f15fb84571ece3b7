// Packed files: what they are known by, and what unpacks and packs them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "sudokit/message.hpp"

namespace sudokit::cli {

enum class Packing : std::uint8_t { none, gzip, zstd };

/// How the bytes are packed that begin with `head`.
[[nodiscard]] Packing packing_of_bytes(std::string_view head);

/// True if `head` is too short to tell: with other bytes behind it could be packed.
[[nodiscard]] bool may_be_packed(std::string_view head);

/// How a file of that name is to be packed: `.gz` and `.zst` say so.
[[nodiscard]] Packing packing_of_name(std::string_view path);

/// The name that it would have if it were not packed.
[[nodiscard]] std::string_view name_unpacked(std::string_view path);

/// False if it was left out of this build.
[[nodiscard]] bool is_built_in(Packing packing);

/// The sentence that it was.
[[nodiscard]] const MessageText& left_out_text(Packing packing);

/// What unpacking gave.
struct Unpacked {
    std::size_t size = 0;  ///< bytes filled in
    bool damaged = false;  ///< nothing can be made of what comes behind them
};

/// Unpacks a stream, which may be several packed files one after the other.
class Unpacker {
  public:
    Unpacker() = default;
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    virtual ~Unpacker() = default;

    /// Takes bytes off the front of `packed` and fills `out` from its beginning. If `out` gets full
    /// there may be more to come without anything being taken.
    [[nodiscard]] virtual Unpacked unpack(std::string_view& packed, std::span<char> out) = 0;

    /// True where the stream may end.
    [[nodiscard]] virtual bool may_end() const = 0;
};

/// Packs a stream.
class Packer {
  public:
    Packer() = default;
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;
    virtual ~Packer() = default;

    /// Appends to `out` what is ready of the packed form of `text` and all texts before. False if
    /// there is no memory for it.
    [[nodiscard]] virtual bool pack(std::string_view text, std::string& out) = 0;

    /// Appends the rest and the end.
    [[nodiscard]] virtual bool finish(std::string& out) = 0;
};

/// Null for what is not built in, for `none`, and where there is no memory.
[[nodiscard]] std::unique_ptr<Unpacker> make_unpacker(Packing packing);
[[nodiscard]] std::unique_ptr<Packer> make_packer(Packing packing);

}  // namespace sudokit::cli
