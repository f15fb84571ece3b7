// What `walk` says and draws of one puzzle.
#pragma once

#include <string>

#include "sudokit/model_walk.hpp"

#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {

/// The puzzle, the start, the steps, how it ended, and the grid reached.
[[nodiscard]] std::string model_walk_text(const Job& job, bool pictures, const Entry& entry,
                                          const ModelWalk& walk);

/// The same facts as a JSON object, with a line end.
[[nodiscard]] std::string model_walk_report(const Job& job, const Item& item,
                                            const ModelWalk& walk);

/// The walk as an HTML page.
[[nodiscard]] std::string model_walk_page(const Job& job, const Entry& entry,
                                          const ModelWalk& walk);

/// A picture of the start, of each step and of the end.
void draw_model_walk(const Job& job, const Item& item, const Entry& entry, const ModelWalk& walk,
                     PictureFolder& folder, Reply& reply);

}  // namespace sudokit::cli
