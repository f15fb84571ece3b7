// A directory of SVG pictures, one file each.
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Where `--svg` puts pictures. Files of the same name are replaced, each once its picture is
/// complete. Pictures of different puzzles may be written from many threads at once.
class PictureFolder {
  public:
    PictureFolder(const Arguments& arguments, const std::string& folder);

    /// False if no pictures are wanted.
    [[nodiscard]] bool is_wanted() const { return !folder_.empty(); }

    /// Writes "0003.svg" for the third puzzle, "0003-012-naked-pair.svg" for its step 12. If that
    /// fails, `reply` says so and becomes a fault; nothing is written after one.
    void write(Reply& reply, std::size_t puzzle, std::string_view rest, std::string_view svg);

    /// At the end of a run that came to its end, removes the pictures of earlier runs that this one
    /// has not replaced: what has a name and a beginning that ours have, and nothing else.
    void finish(const Job& job);

  private:
    const Arguments& arguments_;
    const std::string& folder_;  // empty: no pictures
    std::mutex mutex_;
    std::set<std::string> earlier_;  // names of pictures that were there before
};

/// "012-naked-pair", for the name of a file.
[[nodiscard]] std::string step_file(std::size_t number, std::string_view technique);

/// True if `write` gives pictures such names.
[[nodiscard]] bool is_picture_name(std::string_view name);

}  // namespace sudokit::cli
