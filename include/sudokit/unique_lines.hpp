// Lines sorted, each once, in bounded memory: what does not fit lies in temporary files.
//
//     UniqueLines lines({.folder = "/tmp"});
//     for (const std::string& line : input) lines.add(line);
//     lines.take([&](std::string_view line, std::uint64_t times) { ...; return true; });
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "sudokit/function_ref.hpp"

namespace sudokit {

/// Sorts lines by their bytes. Not for sharing between threads.
///
/// Where a temporary file cannot be written or read, `fault` is the errno, and nothing more is
/// taken or handed out. Temporary files have no names: whatever happens, they go with the program.
class UniqueLines {
  public:
    struct Options {
        std::string folder = "/tmp";                         ///< where temporary files may lie
        std::size_t memory = std::size_t{64} * 1024 * 1024;  ///< about as many bytes are in memory
    };

    explicit UniqueLines(Options options);
    ~UniqueLines();
    UniqueLines(const UniqueLines&) = delete;
    UniqueLines& operator=(const UniqueLines&) = delete;

    /// Takes a line; any bytes may be in it. False once there is a fault.
    bool add(std::string_view line);

    /// Takes a line to write out, and how often it was added; answers whether to go on.
    using Sink = FunctionRef<bool(std::string_view line, std::uint64_t times)>;

    /// Hands all lines out in order, each once; then there are none. False if there was a fault.
    bool take(Sink sink);

    /// The errno of what failed, or 0.
    [[nodiscard]] int fault() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit
