// From the options of `sudokit generate` to the wish that they make.
#pragma once

#include "sudokit/generate.hpp"

#include "cli/generate/arguments.hpp"

namespace sudokit::cli {

/// The wish, with what the files say that the options name. Its error is complete: the text names
/// the file, if it is about one.
[[nodiscard]] Result<Wish> wish_of(const GenerateArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
