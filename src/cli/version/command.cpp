// What `sudokit version` says of itself, and its options.
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/version/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_version(Options& /*options*/, VersionArguments& /*arguments*/) {}

}  // namespace

extern const Command kVersionCommand{
    "version",
    Chapter::about,
    {},
    {"print the version", "afficher la version"},
    {"Prints the version of sudokit.", "Affiche la version de sudokit."},
    {},
    make_call<VersionArguments, declare_version, run_version>};

}  // namespace sudokit::cli
