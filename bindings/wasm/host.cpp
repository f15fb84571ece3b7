// What a session in WebAssembly watches: functions of the JavaScript around it.
#include "sudokit/sudokit.h"

extern "C" {

/// Whether the work is to stop: time is up.
__attribute__((import_module("sudokit"), import_name("stop"))) int sudokit_host_stop(void);

sudokit_status sudokit_host_watch(sudokit_session* session);
}

sudokit_status sudokit_host_watch(sudokit_session* session) {
    const auto stop = [](void*) { return sudokit_host_stop(); };
    return sudokit_session_watch(session, stop, nullptr, nullptr);
}
