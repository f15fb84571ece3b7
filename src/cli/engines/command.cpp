// What `sudokit engines` says of itself, and its options.
#include "cli/engines/arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_engines(Options& options, EnginesArguments& arguments) {
    add_json_option(options, arguments.json);
}

constexpr Example kEnginesExamples[] = {
    {"engines", {"what --engine may name", "ce que --engine peut nommer"}},
};

}  // namespace

extern const Command kEnginesCommand{
    "engines",
    Chapter::about,
    {},
    {"list the engines of this build", "lister les moteurs de cette version"},
    {"Lists what --engine can name, and the kernels of 'nine' that this machine can run, with the "
     "one in use.",
     "Liste ce que --engine peut nommer, et les noyaux de « nine » que cette machine sait "
     "exécuter, en disant lequel sert."},
    kEnginesExamples,
    make_call<EnginesArguments, declare_engines, run_engines>};

}  // namespace sudokit::cli
