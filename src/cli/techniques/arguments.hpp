// The arguments of `sudokit techniques`.
#pragma once

#include "sudokit/order.hpp"

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct TechniquesArguments : Arguments {
    TechniqueOrder order = TechniqueOrder::people;
    bool json = false;
};

Exit run_techniques(const TechniquesArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
