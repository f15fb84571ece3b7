// In place of module.cpp where nothing can be loaded: in WebAssembly, and in programs that are
// linked statically.
#include "backend/messages.hpp"
#include "backend/module.hpp"

namespace sudokit::backend {

Result<const Module*> load_module(const char* name) {
    return Error{ErrorCode::unsupported, 0, message(text::kNoModules, name)};
}

}  // namespace sudokit::backend
