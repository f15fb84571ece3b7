// The bytes of one operand: of a file or a pipe, unpacked if they are packed, or the operand's own
// text.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/compression.hpp"
#include "cli/options.hpp"

namespace sudokit::cli {

/// Reads once from beginning to end. Waiting for a pipe ends early once the interrupt flag is
/// raised.
class ByteSource {
  public:
    enum class Owner : bool { somebody_else, us };  ///< who closes the file

    /// A text, which must outlive it.
    explicit ByteSource(std::string_view text) : text_(text) {}
    ByteSource(int descriptor, Owner owner);
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    ~ByteSource();

    /// Fills at most `size` bytes at `data` and returns how many; 0 at the end, or at a fault.
    ///
    /// Packed data come in whole lines (but for very long ones), so that a line that a fault cuts
    /// short is not taken for a complete one.
    std::size_t fill(char* data, std::size_t size);

    /// Why reading ended before the end, if it did.
    [[nodiscard]] const std::optional<MessageArgument>& fault() const { return fault_; }

    /// The line ends handed out so far, where it may come to waiting.
    [[nodiscard]] std::size_t lines() const { return lines_; }

    /// True if `fill` would wait for more to come through a pipe or from a terminal.
    [[nodiscard]] bool would_wait() const;

  private:
    std::size_t read(char* data, std::size_t size);  // as it is in the file
    std::size_t read_first(char* data, std::size_t size);
    std::size_t fill_unpacked(char* data, std::size_t size);
    bool unpack_lines();
    bool unpack_more();
    void start_unpacking(Packing packing, std::string_view head);

    std::string_view text_;  // where there is no descriptor: what is left of it
    int descriptor_ = -1;
    Owner owner_ = Owner::somebody_else;
    bool may_wait_ = false;  // not an ordinary file
    bool begun_ = false;
    std::size_t lines_ = 0;
    std::optional<MessageArgument> fault_;

    std::unique_ptr<Unpacker> unpacker_;
    std::string packed_buffer_;
    std::string_view packed_;  // what of it was not unpacked yet
    std::string unpacked_;     // [given_, ready_) are whole lines to hand out
    std::size_t given_ = 0;
    std::size_t ready_ = 0;
    bool maybe_more_ = false;  // the unpacker may give more without being fed
    bool ended_ = false;       // no more packed data, or a fault
};

}  // namespace sudokit::cli
