#include "sudokit/system_fault.hpp"

#include <cerrno>
#include <cstring>

namespace sudokit {
namespace {

constexpr MessageText kNoSuchFile{"no such file", "fichier inexistant"};
constexpr MessageText kNotAllowed{"permission denied", "accès refusé"};
constexpr MessageText kIsDirectory{"it is a directory", "c’est un répertoire"};
constexpr MessageText kNotDirectory{"part of the path is not a directory",
                                    "une partie du chemin n’est pas un répertoire"};
constexpr MessageText kClosed{"it is closed", "flux fermé"};
constexpr MessageText kNameTooLong{"the name is too long", "nom trop long"};
constexpr MessageText kReadOnlyDisk{"the file system is read-only",
                                    "système de fichiers en lecture seule"};
constexpr MessageText kDeviceFault{"device error", "erreur du périphérique"};
constexpr MessageText kDiskFull{"no space left on the device", "plus de place sur le périphérique"};

}  // namespace

MessageArgument system_fault(int number) {
    switch (number) {
        case ENOENT: return &kNoSuchFile;
        case EACCES:
        case EPERM: return &kNotAllowed;
        case EISDIR: return &kIsDirectory;
        case ENOTDIR: return &kNotDirectory;
        case EBADF: return &kClosed;
        case ENAMETOOLONG: return &kNameTooLong;
        case EROFS: return &kReadOnlyDisk;
        case EIO: return &kDeviceFault;
        case ENOSPC: return &kDiskFull;
        default: return std::string(std::strerror(number));
    }
}

}  // namespace sudokit
