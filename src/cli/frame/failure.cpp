#include "cli/frame/failure.hpp"

#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <system_error>

#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cli/io/part.hpp"
#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

constexpr MessageText kNoMemory{"not enough memory", "mémoire insuffisante"};
constexpr MessageText kNoThread{"the system lets us start no more threads",
                                "le système ne permet pas de démarrer d’autres fils d’exécution"};
constexpr MessageText kUnexpected{"unexpected fault: {0}", "erreur imprévue : {0}"};

// Memory to say the last words with: a handler of terminate can reach nothing but globals.
constexpr std::size_t kReserve = std::size_t{1} << 16U;
std::unique_ptr<char[]> reserve;
Language last_language = Language::en;
Streams last_streams;

[[noreturn]] void last_words() {
    reserve.reset();
    try {
        Part::remove_all();
        complain(last_streams, failure_at_hand().in(last_language));
    } catch (...) {
        // Not even for that.
    }
    ::_exit(static_cast<int>(Exit::stopped));
}

}  // namespace

Message failure_at_hand() {
    // Where something was thrown while something else was, there is none to be told.
    if (!std::current_exception()) return message(kUnexpected, "std::terminate");
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return message(kNoMemory);
    } catch (const std::length_error&) {
        // More than any memory holds.
        return message(kNoMemory);
    } catch (const std::system_error& fault) {
        if (fault.code() == std::errc::not_enough_memory) return message(kNoMemory);
        if (fault.code() == std::errc::resource_unavailable_try_again) {
            return message(kNoThread);
        }
        return message(kUnexpected, fault.what());
    } catch (const std::exception& fault) {
        return message(kUnexpected, fault.what());
    } catch (...) {
        return message(kUnexpected, "?");
    }
}

void save_memory() {
#ifdef __GLIBC__
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        ::mallopt(M_ARENA_MAX, 1);
    }
#endif
}

void install_last_words(Language language, const Streams& io) {
    reserve.reset(new (std::nothrow) char[kReserve]);
    last_language = language;
    last_streams = io;
    std::set_terminate(last_words);
}

}  // namespace sudokit::cli
