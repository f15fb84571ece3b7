// What a session in WebAssembly watches: functions of the JavaScript around it.
#include "sudokit/sudokit.h"

extern "C" {

/// Whether the work is to stop: time is up.
__attribute__((import_module("sudokit"), import_name("stop"))) int sudokit_host_stop(void);

/// How far a search has come. As doubles: 64 bits have no type in JavaScript but one that is slow.
__attribute__((import_module("sudokit"), import_name("news"))) void sudokit_host_news(
    double solutions, double nodes);

/// A solution of `sudokit_host_enumerate`; answers 0 to have no more.
__attribute__((import_module("sudokit"), import_name("solution"))) int sudokit_host_solution(
    const uint8_t* digits, size_t cells);

sudokit_status sudokit_host_watch(sudokit_session* session);
sudokit_status sudokit_host_enumerate(sudokit_session* session, const sudokit_puzzle* puzzle,
                                      const char* options, sudokit_text** out);
}

sudokit_status sudokit_host_watch(sudokit_session* session) {
    const auto stop = [](void*) { return sudokit_host_stop(); };
    const auto news = [](void*, uint64_t solutions, uint64_t nodes) {
        sudokit_host_news(static_cast<double>(solutions), static_cast<double>(nodes));
    };
    return sudokit_session_watch(session, stop, news, nullptr);
}

sudokit_status sudokit_host_enumerate(sudokit_session* session, const sudokit_puzzle* puzzle,
                                      const char* options, sudokit_text** out) {
    const auto take = [](void*, const uint8_t* digits, size_t cells) {
        return sudokit_host_solution(digits, cells);
    };
    return sudokit_enumerate(session, puzzle, options, take, nullptr, out);
}
