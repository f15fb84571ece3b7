// What stands behind the handles of the C interface, and the frame that every function of it has.
#pragma once

#include <atomic>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/minimality.hpp"
#include "sudokit/solve.hpp"
#include "sudokit/sudokit.h"

struct sudokit_text {
    std::string bytes;
};

struct sudokit_puzzle {
    sudokit::Entry entry;
};

struct sudokit_puzzles {
    std::vector<sudokit::Entry> entries;
};

struct sudokit_session {
    sudokit::Language language = sudokit::Language::en;
    sudokit_stop stop = nullptr;
    sudokit_progress progress = nullptr;
    void* context = nullptr;
    std::atomic<bool> cancelled = false;

    sudokit_status status = SUDOKIT_OK;   // of the last call that failed
    std::optional<sudokit::Error> error;  // what there is to say of it
    sudokit::Solver solver;

    /// Passes when the session is cancelled or who watches it says so.
    [[nodiscard]] sudokit::Deadline deadline() const;

    /// The same, for work that tells by itself how far it has come.
    [[nodiscard]] sudokit::Deadline stop_only() const;

    /// Tells who watches how far the work has come.
    void tell(std::uint64_t solutions, std::uint64_t nodes) const;
};

namespace sudokit::capi {

/// There was no time for any answer.
struct Stopped {};

/// The caller's mistake.
struct BadArgument {};

/// What a function of the interface comes to: a value, an error, or nothing in time.
template <class Value>
using Outcome = std::variant<Value, Error, Stopped, BadArgument>;

using Answer = Outcome<std::string>;

[[nodiscard]] sudokit_status status_of(ErrorCode code);

/// Keeps what is to be known of a fault; gives the status back.
sudokit_status fail(sudokit_session& session, sudokit_status status, std::optional<Error> error);

/// Calls `work`, and makes a status of whatever it throws.
template <class Work>
sudokit_status guarded(Work&& work) noexcept {
#if defined(__cpp_exceptions)
    try {
        return std::forward<Work>(work)();
    } catch (const std::bad_alloc&) {
        return SUDOKIT_NO_MEMORY;
    } catch (...) {
        return SUDOKIT_FAILED;
    }
#else
    return std::forward<Work>(work)();
#endif
}

/// The same for work of a session, which remembers how it failed.
template <class Work>
sudokit_status guarded_in(sudokit_session* session, Work&& work) noexcept {
    if (session == nullptr) return SUDOKIT_BAD_ARGUMENT;
    const sudokit_status status = guarded(std::forward<Work>(work));
    if (status != SUDOKIT_OK && session->status != status) {
        session->status = status;
        session->error.reset();
    }
    return status;
}

/// Turns an outcome into a status, and its value into a handle.
template <class Handle, class Value>
sudokit_status hand_over(sudokit_session& session, Outcome<Value> outcome, Handle** out) {
    if (auto* value = std::get_if<Value>(&outcome)) {
        *out = new Handle{std::move(*value)};
        return SUDOKIT_OK;
    }
    if (auto* error = std::get_if<Error>(&outcome)) {
        const sudokit_status status = status_of(error->code);
        return fail(session, status, std::move(*error));
    }
    const bool stopped = std::holds_alternative<Stopped>(outcome);
    return fail(session, stopped ? SUDOKIT_STOPPED : SUDOKIT_BAD_ARGUMENT, std::nullopt);
}

/// The frame of a function that takes a session and gives a handle back: `work` makes the outcome
/// of it, and is called only if none of `needed` is null.
template <class Value, class Handle, class Work, class... Needed>
sudokit_status give(sudokit_session* session, Handle** out, Work&& work, const Needed*... needed) {
    if (out == nullptr) return SUDOKIT_BAD_ARGUMENT;
    *out = nullptr;
    return guarded_in(session, [&] {
        const bool complete = (static_cast<bool>(needed) && ...);
        if (!complete) return fail(*session, SUDOKIT_BAD_ARGUMENT, std::nullopt);
        return hand_over<Handle, Value>(*session, std::forward<Work>(work)(), out);
    });
}

/// The same for texts.
template <class Work, class... Needed>
sudokit_status give_text(sudokit_session* session, sudokit_text** out, Work&& work,
                         const Needed*... needed) {
    return give<std::string>(session, out, std::forward<Work>(work), needed...);
}

}  // namespace sudokit::capi
