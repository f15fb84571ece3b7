// The bytes of one operand: of a file or a pipe, unpacked if they are packed, or the operand's own
// text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "sudokit/file.hpp"

#include "cli/frame/options.hpp"
#include "cli/io/compression.hpp"

namespace sudokit::cli {

/// Reads once from beginning to end; ends early once the interrupt flag is raised, or `limit` has
/// passed.
class ByteSource {
  public:
    /// A text, which must outlive it.
    explicit ByteSource(std::string_view text) : text_(text) {}
    /// What was read of the file before, `ahead`, comes first; it must outlive this.
    explicit ByteSource(InputFile file, std::optional<Deadline> limit = {},
                        std::string_view ahead = {})
        : file_(std::move(file)), ahead_(ahead), limit_(limit) {}
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;

    /// Fills at most `size` bytes at `data` and returns how many; 0 at the end, or at a fault.
    ///
    /// Packed data come in whole lines (but for very long ones), so that a line that a fault cuts
    /// short is not taken for a complete one.
    std::size_t fill(char* data, std::size_t size);

    /// Why reading ended before the end, if it did so by a fault.
    [[nodiscard]] const std::optional<MessageArgument>& fault() const { return fault_; }

    /// True if reading ended because of an interrupt or the limit.
    [[nodiscard]] bool stopped() const { return stopped_; }

    /// How much of the file was read, as it is in the file, packed or not; 0 for what is no file.
    [[nodiscard]] std::uint64_t position() const { return taken_; }

    /// The line ends handed out so far, where it may come to waiting.
    [[nodiscard]] std::size_t lines() const { return lines_; }

    /// True if `fill` would wait for more to come through a pipe or from a terminal.
    [[nodiscard]] bool would_wait() const;

  private:
    [[nodiscard]] bool is_over();
    [[nodiscard]] bool is_ready();
    std::size_t read(char* data, std::size_t size);  // as it is in the file
    std::size_t read_first(char* data, std::size_t size);
    std::size_t fill_unpacked(char* data, std::size_t size);
    bool unpack_lines();
    bool unpack_more();
    void start_unpacking(Packing packing, std::string_view head);

    std::string_view text_;  // where there is no file: what is left of it
    std::optional<InputFile> file_;
    std::string_view ahead_;  // what is left of it
    std::optional<Deadline> limit_;
    bool begun_ = false;
    bool stopped_ = false;
    std::size_t lines_ = 0;
    std::uint64_t taken_ = 0;
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
