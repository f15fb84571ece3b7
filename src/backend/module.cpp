#include "backend/module.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <unistd.h>

#include "backend/messages.hpp"

namespace sudokit::backend {
namespace {

Error fault_of_module(const char* name, const MessageArgument& why) {
    return {ErrorCode::input_output, 0, Message{&text::kModuleFault, {name, why}}};
}

// The program or library that this code is a part of; null: the program.
void* own_object() {
    Dl_info info{};
    const auto* const here = reinterpret_cast<const void*>(&own_object);
    if (::dladdr(here, &info) == 0) return nullptr;
    return ::dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
}

// Where the system looks for what that object asks for.
std::vector<std::string> run_path() {
    void* object = own_object();
    if (object == nullptr) object = ::dlopen(nullptr, RTLD_LAZY);
    Dl_serinfo size{};
    if (object == nullptr || ::dlinfo(object, RTLD_DI_SERINFOSIZE, &size) != 0) return {};
    // A list that goes on behind its end, of the size that it says itself.
    std::vector<std::max_align_t> room(size.dls_size / sizeof(std::max_align_t) + 1);
    auto* const list = new (room.data()) Dl_serinfo(size);
    if (::dlinfo(object, RTLD_DI_SERINFO, list) != 0) return {};
    std::vector<std::string> folders;
    for (unsigned i = 0; i < list->dls_cnt; ++i)
        folders.emplace_back(list->dls_serpath[i].dls_name);
    return folders;
}

std::vector<std::string> listed_folders(std::string_view list) {
    std::vector<std::string> folders;
    while (!list.empty()) {
        const std::string_view folder = list.substr(0, list.find(':'));
        list.remove_prefix(std::min(list.size(), folder.size() + 1));
        if (!folder.empty()) folders.emplace_back(folder);
    }
    return folders;
}

// The path of a file, empty if it is nowhere.
std::string find_file(const std::string& file) {
    // The library's documented look at the environment for modules, and its only one.
    const char* const list = std::getenv("SUDOKIT_MODULES");
    const bool given = list != nullptr && *list != '\0';
    for (const std::string& folder : given ? listed_folders(list) : run_path()) {
        std::string path = folder + "/" + file;
        if (::access(path.c_str(), F_OK) == 0) return path;
    }
    return {};
}

// True if the file ends before its last part, the table of sections. The system would map what is
// not there, and the program end by a signal.
bool is_cut(const std::string& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = static_cast<std::uint64_t>(file.tellg());
    ElfW(Ehdr) header{};
    file.seekg(0);
    if (!file.read(reinterpret_cast<char*>(&header), sizeof header)) return false;
    const std::uint64_t sections = std::uint64_t{header.e_shnum} * header.e_shentsize;
    return std::string_view(reinterpret_cast<const char*>(header.e_ident), SELFMAG) == ELFMAG &&
           header.e_shoff + sections > size;
}

// Whether there is no memory for it; the system says so in no other way than by these words.
bool is_about_memory(std::string_view words) {
    constexpr std::string_view kAboutMemory[] = {
        "failed to map segment", "cannot map zero-fill pages", "Cannot allocate memory"};
    return std::ranges::any_of(kAboutMemory, [words](std::string_view part) {
        return words.find(part) != std::string_view::npos;
    });
}

Result<void*> open_module(const char* name) {
    const std::string file = "sudokit-" + std::string(name) + ".so";
    const std::string path = find_file(file);
    if (path.empty()) {
        return Error{ErrorCode::not_found, 0, message(text::kNoModule, name, file)};
    }
    if (is_cut(path)) return fault_of_module(name, &text::kFileCut);
    // All symbols at once: what is missing shows now, and not in the midst of a search.
    void* const handle = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle != nullptr) return handle;
    const char* const words = ::dlerror();
    const std::string why = words == nullptr ? "" : words;
    if (is_about_memory(why)) throw std::bad_alloc();
    return fault_of_module(name, why);
}

}  // namespace

Result<const Module*> load_module(const char* name) {
    const auto handle = open_module(name);
    if (!handle) return handle.error();
    const auto* const module = static_cast<const Module*>(::dlsym(*handle, "sudokit_module"));
    if (module == nullptr) return fault_of_module(name, &text::kNoEntry);
    if (std::string_view(module->name) != name) return fault_of_module(name, &text::kOtherModule);
    if (std::string_view(module->version) != SUDOKIT_MODULE_VERSION) {
        return Error{ErrorCode::unsupported, 0,
                     message(text::kModuleVersion, name, module->version, SUDOKIT_MODULE_VERSION)};
    }
    return module;
}

}  // namespace sudokit::backend
