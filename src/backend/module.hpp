// Modules: shared objects that bring what is large and seldom asked for (Z3, CBC, Gecode, Cairo),
// and that are loaded when it is. So a program that asks for none of it starts without any of it,
// and may be installed without.
//
//     struct Z3Module {
//         static constexpr const char* kName = "z3";      // in the file sudokit-z3.so
//         using Entry = std::unique_ptr<SatSolver>();     // what it brings
//     };
//     SUDOKIT_EXPORT_MODULE(Z3Module, make)               // in the module
//     loaded<Z3Module>()->call()                          // in the library
//
// A module and the library pass each other objects of C++, which only those of one version can:
// each module says of which it is (`SUDOKIT_MODULE_VERSION`, set by the build: our version, and a
// digest of the headers that say what is passed), and another one is refused. A module has a copy
// of what it uses of `base`, and uses nothing else of the library's code, so that programs need not
// export anything to it.
#pragma once

#include <optional>

#include "sudokit/result.hpp"

namespace sudokit::backend {

/// What a module exports, as `sudokit_module`. The first two stay as they are in all versions.
struct Module {
    const char* name;
    const char* version;
    void (*entry)();
};

/// Loads the module of that name, for the rest of the program. It is looked for in the folders that
/// the environment variable `SUDOKIT_MODULES` lists (with colons between); where that is not set,
/// as the system looks for shared objects on behalf of the program or library that this is a part
/// of: in its run path, which our build and our packages set. Fails with `not_found` if it is not
/// there, with `unsupported` if it is of another version, or if this build loads no modules, and
/// with `input_output` if the system cannot load it.
[[nodiscard]] Result<const Module*> load_module(const char* name);

/// The entry of a module that was loaded.
template <class Kind>
struct ModuleEntry {
    typename Kind::Entry* call;
};

/// The entry of a module, which is loaded by the first call; later ones give the same answer.
/// Thread-safe.
template <class Kind>
[[nodiscard]] const Result<ModuleEntry<Kind>>& loaded() {
    using Entry = ModuleEntry<Kind>;
    static const Result<Entry> kEntry = [] {
        const auto module = load_module(Kind::kName);
        if (!module) return Result<Entry>(module.error());
        return Result<Entry>(Entry{reinterpret_cast<typename Kind::Entry*>((*module)->entry)});
    }();
    return kEntry;
}

/// Why a module cannot be used; nothing if it can.
template <class Kind>
[[nodiscard]] std::optional<Error> module_fault() {
    if (loaded<Kind>()) return std::nullopt;
    return loaded<Kind>().error();
}

}  // namespace sudokit::backend

extern "C" {
// NOLINTNEXTLINE(readability-identifier-naming): a name for the system, not for readers
__attribute__((visibility("default"))) extern const sudokit::backend::Module sudokit_module;
}

/// Exports `function`, an entry of the module `Kind`; once in each module.
#define SUDOKIT_EXPORT_MODULE(Kind, function)         \
    const sudokit::backend::Module sudokit_module = { \
        Kind::kName, SUDOKIT_MODULE_VERSION,          \
        reinterpret_cast<void (*)()>(static_cast<Kind::Entry*>(function))};
