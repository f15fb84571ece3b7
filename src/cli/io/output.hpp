// Where answers go: the standard output, or a file that appears only once it is complete.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "sudokit/cnf.hpp"

#include "cli/frame/command.hpp"
#include "cli/io/compression.hpp"
#include "cli/io/part.hpp"

namespace sudokit::cli {

/// Collects answers and writes them out.
class Output {
  public:
    /// Writes to a file descriptor that somebody else owns.
    explicit Output(int descriptor) : descriptor_(descriptor) {}
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Writes to `path` instead, by way of a part beside it; 0, or the errno. What is no ordinary
    /// file (a device, a pipe) is written to directly. A name that says so makes the file a packed
    /// one, which must be built in.
    [[nodiscard]] int open(const std::string& path);

    /// What comes before and after all that is written; where nothing is, neither.
    void frame(std::string_view prologue, std::string_view epilogue);

    /// False once nothing more can be written: then the work may stop.
    bool write(std::string_view text);

    /// What is packed is not flushed: that would make it larger, and nobody reads it as it grows.
    bool flush();

    /// Flushes, and gives the file its name if `complete`.
    void finish(bool complete);

    /// The reader of our output has gone: nothing to complain about.
    [[nodiscard]] bool closed() const;
    /// The errno of the write that failed, or 0. A closed pipe is no failure.
    [[nodiscard]] int fault() const { return closed() ? 0 : fault_; }
    /// The unfinished file that `finish` left behind, or nothing.
    [[nodiscard]] const std::string& left_behind() const { return left_behind_; }

  private:
    bool append(std::string_view text);
    bool write_out();
    void finish_packing(bool complete);

    int descriptor_;
    bool direct_ = false;  // opened by us, and no part
    int fault_ = 0;
    std::string prologue_;
    std::string epilogue_;
    bool begun_ = false;
    std::string buffer_;
    std::unique_ptr<Packer> packer_;
    bool packed_any_ = false;
    PartFile part_;
    std::string left_behind_;
};

/// Says that the output could not be written, and why.
void report_write_fault(const Arguments& arguments, const Streams& io, int fault);

/// Whether the file of --output can be written, to be asked before long work. Says why if not.
Exit try_output(const Arguments& arguments, const Streams& io);

/// Writes a text that is the whole answer of a command, to the file of --output or the standard
/// output.
Exit write_answer(const Arguments& arguments, const Streams& io, std::string_view text);

/// Writes what `write` hands on to the file `path`; says why if that does not work.
Exit write_file(const Arguments& arguments, const Streams& io, const std::string& path,
                FunctionRef<void(TextSink)> write);

/// The same, always to the standard output.
Exit print(const Arguments& arguments, const Streams& io, std::string_view text);

}  // namespace sudokit::cli
