// What `filter` draws, in the code of the founding paper: what is left, and every step.
#pragma once

#include <string>

#include "cli/filter/report.hpp"
#include "cli/stream/picture_folder.hpp"

namespace sudokit::cli {

/// The steps as an HTML page.
[[nodiscard]] std::string filter_page(const Job& job, const FilterArguments& arguments,
                                      const Entry& entry, const FilterFindings& findings,
                                      const Deadline& deadline);

/// A picture of what is left, and one of each step.
void draw_filtering(const Job& job, const FilterArguments& arguments, const Item& item,
                    const Entry& entry, const FilterFindings& findings, const Deadline& deadline,
                    PictureFolder& folder, Reply& reply);

}  // namespace sudokit::cli
