// The process between us and an outside program. Whatever the program starts stays in its family,
// also what leaves the program's group or session and what outlives its parent, and the family goes
// when the program ends, when we say so, and when we are gone ourselves.
//
// That has two limits. A family that starts others as fast as they are killed is given up after a
// second. And who belongs to it is read from /proc: where there is none, only a program that still
// runs is killed, with those who have stayed in its group.
#pragma once

#include <spawn.h>

namespace sudokit::backend {

/// What a supervisor has to do. Everything is made before the fork, by which it gets its copy.
struct Supervision {
    char* const* words =
        nullptr;  ///< the program, looked up as a shell does, and its arguments; null behind
    const posix_spawn_file_actions_t* files = nullptr;
    const posix_spawnattr_t* attributes = nullptr;
    int control = -1;  ///< a pipe's end to read from: once it is closed at the other, the family is
                       ///< killed
    int report = -1;   ///< a pipe's end to write to: a `SupervisorReport` goes there in the end
    int output = -1;   ///< pipes' ends that the program writes to, which the supervisor closes
    int errors = -1;
};

/// How it went.
struct SupervisorReport {
    int fault = 0;   ///< the errno if the program could not be started
    int status = 0;  ///< of the program, as `waitpid` has it
};

/// The rest of a process's life; to be called in a child just made by fork, with all signals
/// blocked. As other threads may have held locks when it was made, it makes system calls only.
/// Reports once the program has ended, or was killed, and all its family is gone or given up.
[[noreturn]] void supervise(const Supervision& supervision);

}  // namespace sudokit::backend
