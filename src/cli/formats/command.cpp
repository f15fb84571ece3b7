// What `sudokit formats` says of itself, and its options.
#include "cli/formats/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_formats(Options& options, FormatsArguments& arguments) {
    add_json_option(options, arguments.json);
}

constexpr Example kFormatsExamples[] = {
    {"formats", {"what --from and --format may name", "ce que --from et --format peuvent nommer"}},
};

}  // namespace

extern const Command kFormatsCommand{"formats",
                                     Chapter::about,
                                     {},
                                     {"list the file formats", "lister les formats de fichier"},
                                     {"Lists what --from, --format and --to can name.",
                                      "Liste ce que --from, --format et --to peuvent nommer."},
                                     kFormatsExamples,
                                     make_call<FormatsArguments, declare_formats, run_formats>};

}  // namespace sudokit::cli
