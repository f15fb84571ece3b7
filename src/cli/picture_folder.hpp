// A directory of SVG pictures, one file each.
#pragma once

#include <string>
#include <string_view>

#include "cli/job.hpp"

namespace sudokit::cli {

/// Where `--svg` puts pictures. Files of the same name are replaced. Pictures of different puzzles
/// may be written from many threads at once.
class PictureFolder {
  public:
    explicit PictureFolder(const Arguments& arguments) : arguments_(arguments) {}

    /// False if no pictures are wanted.
    [[nodiscard]] bool is_wanted() const { return !arguments_.svg.empty(); }

    /// Writes "0003.svg" for the third puzzle, "0003-012-naked-pair.svg" for its step 12. If that
    /// fails, `reply` says so and becomes a fault; nothing is written after one.
    void write(Reply& reply, std::size_t puzzle, std::string_view rest, std::string_view svg) const;

  private:
    const Arguments& arguments_;
};

/// "012-naked-pair", for the name of a file.
[[nodiscard]] std::string step_file(std::size_t number, std::string_view technique);

}  // namespace sudokit::cli
