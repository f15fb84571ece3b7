#include "peer.hpp"

#include <filesystem>

#include <dlfcn.h>

namespace sudokit::bench {

std::optional<Peer> load_peer(const std::string& name, const std::string& path,
                              std::string& fault) {
    // A bare file name would be looked for in the system's folders only.
    const std::string absolute = std::filesystem::absolute(path).string();
    void* library = dlopen(absolute.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* function = library == nullptr ? nullptr : dlsym(library, "peer_solve");
    if (function == nullptr) {
        const char* reason = dlerror();
        fault = reason == nullptr ? path + ": has no peer_solve" : reason;
        return std::nullopt;
    }
    return Peer{.name = name, .solve = reinterpret_cast<PeerSolve>(function)};
}

}  // namespace sudokit::bench
