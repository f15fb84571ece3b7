// Which program's techniques are meant, where they differ.
#pragma once

#include "sudokit/se.hpp"

namespace sudokit::rate::se {

using Variant = SeVariant;

}  // namespace sudokit::rate::se
