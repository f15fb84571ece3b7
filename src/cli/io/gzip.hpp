// gzip by way of zlib; only in builds that have it.
#pragma once

#include <memory>

#include "cli/io/compression.hpp"

namespace sudokit::cli {

/// Null where there is no memory.
[[nodiscard]] std::unique_ptr<Unpacker> make_gzip_unpacker();
[[nodiscard]] std::unique_ptr<Packer> make_gzip_packer();

}  // namespace sudokit::cli
