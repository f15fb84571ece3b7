// zstd by way of libzstd; only in builds that have it.
#pragma once

#include <memory>

#include "cli/io/compression.hpp"

namespace sudokit::cli {

/// Null where there is no memory.
[[nodiscard]] std::unique_ptr<Unpacker> make_zstd_unpacker();
[[nodiscard]] std::unique_ptr<Packer> make_zstd_packer();

}  // namespace sudokit::cli
