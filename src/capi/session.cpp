// Sessions and texts.
#include "sudokit/json_writer.hpp"
#include "sudokit/version.hpp"

#include "capi/handles.hpp"

namespace {

bool session_is_over(const void* itself) {
    const auto& session = *static_cast<const sudokit_session*>(itself);
    if (session.cancelled.load(std::memory_order_relaxed)) return true;
    return session.stop != nullptr && session.stop(session.context) != 0;
}

}  // namespace

sudokit::Deadline sudokit_session::deadline() const {
    const auto listen = [](const void* itself, std::uint64_t solutions, std::uint64_t nodes) {
        static_cast<const sudokit_session*>(itself)->tell(solutions, nodes);
    };
    return {session_is_over, this,
            progress == nullptr ? nullptr : sudokit::Deadline::Listener(listen)};
}

sudokit::Deadline sudokit_session::stop_only() const { return {session_is_over, this}; }

void sudokit_session::tell(std::uint64_t solutions, std::uint64_t nodes) const {
    if (progress != nullptr) progress(context, solutions, nodes);
}

namespace sudokit::capi {
namespace {

constexpr const char* kStatusWords[] = {"ok",        "bad-argument", "bad-input", "unsupported",
                                        "not-found", "stopped",      "no-memory", "failed"};

std::string_view code_word(ErrorCode code) {
    switch (code) {
        case ErrorCode::syntax: return "syntax";
        case ErrorCode::board: return "board";
        case ErrorCode::unsupported: return "unsupported";
        case ErrorCode::too_large: return "too-large";
        case ErrorCode::not_found: return "not-found";
        case ErrorCode::input_output: return "input-output";
        case ErrorCode::stopped: break;
    }
    return "stopped";
}

constexpr MessageText kStatusTexts[] = {
    {"nothing has failed", "rien n’a échoué"},
    {"the call has an argument that makes no sense", "l’appel a un argument dénué de sens"},
    {"a text is at fault", "un texte est fautif"},
    {"this is not to be had here", "ce n’est pas possible ici"},
    {"there is no such thing", "cela n’existe pas"},
    {"stopped before anything was known", "arrêté avant que rien ne soit connu"},
    {"there is not enough memory", "la mémoire ne suffit pas"},
    {"something went wrong that should not", "une erreur imprévue s’est produite"}};

std::string error_json(const sudokit_session& session) {
    std::string out;
    JsonWriter writer(out);
    const auto status = static_cast<std::size_t>(session.status);
    const Error error = session.error.value_or(Error{});
    writer.begin_object().key("status").text(kStatusWords[status]).key("code");
    if (session.error) {
        writer.text(code_word(error.code));
    } else {
        writer.null();
    }
    writer.key("line").number(error.line).key("column").number(error.column);
    writer.key("offset").number(error.offset).key("message");
    writer.text(session.error ? error.message.in(session.language)
                              : std::string(kStatusTexts[status].in(session.language)));
    writer.end_object();
    return out;
}

}  // namespace

sudokit_status status_of(ErrorCode code) {
    switch (code) {
        case ErrorCode::syntax:
        case ErrorCode::board:
        case ErrorCode::too_large: return SUDOKIT_BAD_INPUT;
        case ErrorCode::unsupported: return SUDOKIT_UNSUPPORTED;
        case ErrorCode::not_found: return SUDOKIT_NOT_FOUND;
        case ErrorCode::input_output: return SUDOKIT_FAILED;  // a solver, or what draws
        case ErrorCode::stopped: break;
    }
    return SUDOKIT_STOPPED;
}

sudokit_status fail(sudokit_session& session, sudokit_status status, std::optional<Error> error) {
    session.status = status;
    session.error = std::move(error);
    return status;
}

}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

const char* sudokit_version(void) { return kVersion.data(); }

const char* sudokit_status_word(int status) {
    const bool known = status >= SUDOKIT_OK && status <= SUDOKIT_FAILED;
    return known ? kStatusWords[status] : "unknown";
}

const char* sudokit_text_data(const sudokit_text* text) {
    return text == nullptr ? "" : text->bytes.c_str();
}

size_t sudokit_text_size(const sudokit_text* text) {
    return text == nullptr ? 0 : text->bytes.size();
}

void sudokit_text_free(sudokit_text* text) { delete text; }

sudokit_status sudokit_session_new(sudokit_session** out) {
    if (out == nullptr) return SUDOKIT_BAD_ARGUMENT;
    *out = nullptr;
    return guarded([&] {
        *out = new sudokit_session();
        return SUDOKIT_OK;
    });
}

void sudokit_session_free(sudokit_session* session) { delete session; }

sudokit_status sudokit_session_language(sudokit_session* session, const char* language) {
    return guarded_in(session, [&] {
        if (language == nullptr) return fail(*session, SUDOKIT_BAD_ARGUMENT, std::nullopt);
        const std::string_view word = language;
        if (word != "en" && word != "fr") return fail(*session, SUDOKIT_NOT_FOUND, std::nullopt);
        session->language = word == "fr" ? Language::fr : Language::en;
        return SUDOKIT_OK;
    });
}

sudokit_status sudokit_session_watch(sudokit_session* session, sudokit_stop stop,
                                     sudokit_progress progress, void* context) {
    if (session == nullptr) return SUDOKIT_BAD_ARGUMENT;
    session->stop = stop;
    session->progress = progress;
    session->context = context;
    return SUDOKIT_OK;
}

sudokit_status sudokit_session_cancel(sudokit_session* session) {
    if (session == nullptr) return SUDOKIT_BAD_ARGUMENT;
    session->cancelled.store(true, std::memory_order_relaxed);
    return SUDOKIT_OK;
}

sudokit_status sudokit_session_resume(sudokit_session* session) {
    if (session == nullptr) return SUDOKIT_BAD_ARGUMENT;
    session->cancelled.store(false, std::memory_order_relaxed);
    return SUDOKIT_OK;
}

sudokit_status sudokit_session_error(sudokit_session* session, sudokit_text** out) {
    if (session == nullptr || out == nullptr) return SUDOKIT_BAD_ARGUMENT;
    *out = nullptr;
    return guarded([&] {
        *out = new sudokit_text{error_json(*session)};
        return SUDOKIT_OK;
    });
}
