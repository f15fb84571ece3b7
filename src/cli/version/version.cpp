// `sudokit version`: which version this is, and what is there besides.
#include "sudokit/version.hpp"

#include "sudokit/book.hpp"
#include "sudokit/library.hpp"

#include "cli/io/compression.hpp"
#include "cli/io/output.hpp"
#include "cli/version/arguments.hpp"

namespace sudokit::cli {

Exit run_version(const VersionArguments& arguments, const Streams& io) {
    std::string out = "sudokit " + std::string(kVersion) + "\n";
    if (is_built_in(Packing::gzip)) out += "+gzip\n";
    if (is_built_in(Packing::zstd)) out += "+zstd\n";
    if (!pdf_fault()) out += "+pdf\n";
    if (!Library::fault("")) out += "+sqlite\n";
    if (!Library::fault("postgresql://")) out += "+postgresql\n";
    return print(arguments, io, out);
}

}  // namespace sudokit::cli
