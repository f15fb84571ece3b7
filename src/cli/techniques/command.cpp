// What `sudokit techniques` says of itself, and its options.
#include "cli/explain/step_arguments.hpp"
#include "cli/frame/option_values.hpp"
#include "cli/frame/puzzle_arguments.hpp"
#include "cli/techniques/arguments.hpp"

namespace sudokit::cli {
namespace {

void declare_techniques(Options& options, TechniquesArguments& arguments) {
    add_order_option(options, arguments.order);
    add_json_option(options, arguments.json);
}

constexpr Example kTechniquesExamples[] = {
    {"techniques", {"what --only may name", "ce que --only peut nommer"}},
    {"techniques --order hodoku", {"HoDoKu's order", "l’ordre de HoDoKu"}},
};

}  // namespace

extern const Command kTechniquesCommand{
    "techniques",
    Chapter::about,
    {},
    {"list the techniques of logical play", "lister les techniques du jeu logique"},
    {"Lists the techniques that 'explain' knows, in the order in which it tries them, with what "
     "each one says.",
     "Liste les techniques que « explain » connaît, dans l’ordre où il les essaie, avec ce que dit "
     "chacune."},
    kTechniquesExamples,
    make_call<TechniquesArguments, declare_techniques, run_techniques>};

}  // namespace sudokit::cli
