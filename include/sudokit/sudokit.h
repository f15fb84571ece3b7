/* The C interface of sudokit: everything a page or a binding of another language needs.
 *
 *     sudokit_session *session = NULL;
 *     sudokit_puzzles *read = NULL;
 *     sudokit_puzzle *puzzle = NULL;
 *     sudokit_text *answer = NULL;
 *     if (sudokit_session_new(&session) == SUDOKIT_OK &&
 *         sudokit_read(session, "2.1....24....3..", 16, NULL, &read) == SUDOKIT_OK &&
 *         sudokit_puzzles_get(read, 0, &puzzle) == SUDOKIT_OK &&
 *         sudokit_solve(session, puzzle, "{\"limit\":2}", &answer) == SUDOKIT_OK) {
 *         puts(sudokit_text_data(answer));
 *     }
 *     sudokit_text_free(answer);
 *     sudokit_puzzle_free(puzzle);
 *     sudokit_puzzles_free(read);
 *     sudokit_session_free(session);
 *
 * docs/c-api.md lists the options of each function and the members of each answer.
 *
 * Handles. A session, a puzzle, a list of puzzles and a text are opaque; whoever gets one from a
 * function owns it and frees it. Freeing NULL does nothing. What a function gives back through its
 * last argument is NULL unless it answers SUDOKIT_OK.
 *
 * Texts are UTF-8. Those that go in are read during the call and not kept. Where a size stands
 * beside a text, it counts bytes, and the text may hold zeros; all others end with a zero. Those
 * that come out are a `sudokit_text`.
 *
 * Options are a JSON object, or NULL for none. Names are those of the command line's options, with
 * `_` for `-`; an unknown one, or a value that makes no sense, is SUDOKIT_BAD_INPUT. The language
 * is the session's. Answers are JSON objects unless said otherwise. In JSON, a cell is "r1c1" and a
 * digit its number; lists with something for each cell are in reading order.
 *
 * Faults. Every function that can fail answers a status, whatever it is called with: NULL, numbers
 * that name nothing, bytes that are no text. Only handles must be what they seem to be: one that
 * was freed, or never was one, is beyond help. Nothing is thrown across this interface.
 * `sudokit_session_error` says more of the last fault of a session.
 *
 * Threads. A session and what it works on are for one thread at a time; any number of sessions may
 * be at work at once. Puzzles and lists that nobody changes may be used from several sessions at
 * once. `sudokit_session_cancel` alone may be called at any time from any thread, and from signal
 * handlers.
 *
 * Long work. Every function that takes a session looks at its stop, every few milliseconds at
 * least: `sudokit_session_cancel`, and the function that `sudokit_session_watch` has named. Where
 * something is known by then, that is the answer, which says that it is not complete; where nothing
 * is, it is SUDOKIT_STOPPED.
 */
#ifndef SUDOKIT_SUDOKIT_H
#define SUDOKIT_SUDOKIT_H

#include <stddef.h>
#include <stdint.h>

#if defined(__EMSCRIPTEN__) || !defined(__GNUC__)
#define SUDOKIT_API
#else
#define SUDOKIT_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* How a call ended. */
typedef enum sudokit_status {
    SUDOKIT_OK = 0,
    SUDOKIT_BAD_ARGUMENT = 1, /* NULL where something must be, or a number that names nothing */
    SUDOKIT_BAD_INPUT = 2,    /* a text is at fault: the error says where */
    SUDOKIT_UNSUPPORTED = 3,  /* understood, but not to be had for this puzzle or in this build */
    SUDOKIT_NOT_FOUND = 4,    /* no such format, engine or file */
    SUDOKIT_STOPPED = 5,      /* stopped before anything was known */
    SUDOKIT_NO_MEMORY = 6,
    SUDOKIT_FAILED = 7 /* something that should not happen */
} sudokit_status;

typedef struct sudokit_session sudokit_session; /* working memory, language, stop, last fault */
typedef struct sudokit_puzzle sudokit_puzzle;   /* a puzzle, the state of play, words about it */
typedef struct sudokit_puzzles sudokit_puzzles; /* a list of them, as a file has it */
typedef struct sudokit_text sudokit_text;       /* a text that is given back */

/* The version of the library, "0.1.0". */
SUDOKIT_API const char* sudokit_version(void);

/* A word for a status: "ok", "bad-argument", ...; "unknown" for what is none. */
SUDOKIT_API const char* sudokit_status_word(int status);

/* --- texts -------------------------------------------------------------------------------- */

/* The bytes of a text, with a zero behind them, for as long as it is not freed; "" for NULL. */
SUDOKIT_API const char* sudokit_text_data(const sudokit_text* text);

/* How many bytes it has, without that zero; 0 for NULL. */
SUDOKIT_API size_t sudokit_text_size(const sudokit_text* text);

SUDOKIT_API void sudokit_text_free(sudokit_text* text);

/* --- sessions ----------------------------------------------------------------------------- */

/* A new session, which speaks English. */
SUDOKIT_API sudokit_status sudokit_session_new(sudokit_session** out);

SUDOKIT_API void sudokit_session_free(sudokit_session* session);

/* From now on texts are in this language: "en" or "fr". SUDOKIT_NOT_FOUND for any other. */
SUDOKIT_API sudokit_status sudokit_session_language(sudokit_session* session, const char* language);

/* Asked often whether the work is to stop; anything but 0 means yes. Must be quick, must not call
 * functions of this session other than sudokit_session_cancel, and must not throw. */
typedef int (*sudokit_stop)(void* context);

/* Told by searches, often, how far they have come; by sudokit_generate how many puzzles are made
 * and how many were tried, by sudokit_book how many are done and of how many. The same rules. */
typedef void (*sudokit_progress)(void* context, uint64_t solutions, uint64_t nodes);

/* Names the functions to ask and to tell; each may be NULL. `context` is handed to both. */
SUDOKIT_API sudokit_status sudokit_session_watch(sudokit_session* session, sudokit_stop stop,
                                                 sudokit_progress progress, void* context);

/* Stops the work of the session, also all that is begun later, until `sudokit_session_resume`. */
SUDOKIT_API sudokit_status sudokit_session_cancel(sudokit_session* session);
SUDOKIT_API sudokit_status sudokit_session_resume(sudokit_session* session);

/* The last fault of the session, in its language:
 * {"status":"bad-input","code":"syntax","line":1,"column":5,"offset":4,"message":"..."}. Places are
 * 0 where none makes sense; `code` is null where there is no more to say than the status. If
 * nothing has failed yet, the status is "ok". */
SUDOKIT_API sudokit_status sudokit_session_error(sudokit_session* session, sudokit_text** out);

/* What there is to choose from: formats, exports, engines, techniques, scales, levels, symmetries
 * of patterns, kinds of constraints, alphabets; each with its name and what it is in words. */
SUDOKIT_API sudokit_status sudokit_choices(sudokit_session* session, sudokit_text** out);

/* --- puzzles ------------------------------------------------------------------------------ */

/* Reads all puzzles of a text in any format, also links. Stops at the first fault. */
SUDOKIT_API sudokit_status sudokit_read(sudokit_session* session, const char* text, size_t size,
                                        const char* options, sudokit_puzzles** out);

/* How many puzzles a list has; 0 for NULL. */
SUDOKIT_API size_t sudokit_puzzles_count(const sudokit_puzzles* puzzles);

/* A copy of the puzzle at `index`, from 0. */
SUDOKIT_API sudokit_status sudokit_puzzles_get(const sudokit_puzzles* puzzles, size_t index,
                                               sudokit_puzzle** out);

/* An empty list, and a copy of a puzzle put at the end of one. */
SUDOKIT_API sudokit_status sudokit_puzzles_new(sudokit_puzzles** out);
SUDOKIT_API sudokit_status sudokit_puzzles_add(sudokit_puzzles* puzzles,
                                               const sudokit_puzzle* puzzle);

SUDOKIT_API void sudokit_puzzles_free(sudokit_puzzles* puzzles);

SUDOKIT_API sudokit_status sudokit_puzzle_copy(const sudokit_puzzle* puzzle, sudokit_puzzle** out);
SUDOKIT_API void sudokit_puzzle_free(sudokit_puzzle* puzzle);

/* How many digits and cells its board has; 0 for NULL. */
SUDOKIT_API uint32_t sudokit_puzzle_order(const sudokit_puzzle* puzzle);
SUDOKIT_API uint32_t sudokit_puzzle_cells(const sudokit_puzzle* puzzle);

/* The given, or the digit placed by the player, of a cell in reading order from 0; 0 if there is
 * none, and for cells that are not there. */
SUDOKIT_API uint32_t sudokit_puzzle_given(const sudokit_puzzle* puzzle, uint32_t cell);
SUDOKIT_API uint32_t sudokit_puzzle_placed(const sudokit_puzzle* puzzle, uint32_t cell);

/* The player's notes in a cell: bit d-1 stands for digit d. */
SUDOKIT_API uint64_t sudokit_puzzle_notes(const sudokit_puzzle* puzzle, uint32_t cell);

/* Sets or clears (0) a given; what the player had in the cell goes. */
SUDOKIT_API sudokit_status sudokit_puzzle_give(sudokit_puzzle* puzzle, uint32_t cell,
                                               uint32_t digit);

/* Sets or clears (0) a digit of the player; SUDOKIT_BAD_ARGUMENT where there is a given. */
SUDOKIT_API sudokit_status sudokit_puzzle_place(sudokit_puzzle* puzzle, uint32_t cell,
                                                uint32_t digit);

/* Replaces the notes of a cell; bits of digits that the board does not have, and any in a cell with
 * a given, are SUDOKIT_BAD_ARGUMENT. */
SUDOKIT_API sudokit_status sudokit_puzzle_note(sudokit_puzzle* puzzle, uint32_t cell,
                                               uint64_t digits);

/* The puzzle as text in the format of this name, with its line end. */
SUDOKIT_API sudokit_status sudokit_write(sudokit_session* session, const sudokit_puzzle* puzzle,
                                         const char* format, const char* options,
                                         sudokit_text** out);

/* All puzzles of a list as one file. */
SUDOKIT_API sudokit_status sudokit_write_all(sudokit_session* session,
                                             const sudokit_puzzles* puzzles, const char* format,
                                             const char* options, sudokit_text** out);

/* What it takes to draw the puzzle and to play on it: the board with its houses, the regions, the
 * constraints, givens, the player's digits and notes, and the words about it. */
SUDOKIT_API sudokit_status sudokit_facts(sudokit_session* session, const sudokit_puzzle* puzzle,
                                         sudokit_text** out);

/* A picture of the position, as an SVG document. */
SUDOKIT_API sudokit_status sudokit_draw(sudokit_session* session, const sudokit_puzzle* puzzle,
                                        const char* options, sudokit_text** out);

/* --- solutions ---------------------------------------------------------------------------- */

/* None, one or several, and which; with `why`, in which cells they differ or which givens clash.
 * What the player has done does not count. */
SUDOKIT_API sudokit_status sudokit_solve(sudokit_session* session, const sudokit_puzzle* puzzle,
                                         const char* options, sudokit_text** out);

/* Handed each solution, a digit for each of `cells` cells; answers 0 to have no more. */
typedef int (*sudokit_solution)(void* context, const uint8_t* digits, size_t cells);

/* Hands every solution to `take` until it has enough; the answer is that of `sudokit_solve` without
 * solutions. */
SUDOKIT_API sudokit_status sudokit_enumerate(sudokit_session* session, const sudokit_puzzle* puzzle,
                                             const char* options, sudokit_solution take,
                                             void* context, sudokit_text** out);

/* How many solutions there are in all. */
SUDOKIT_API sudokit_status sudokit_count(sudokit_session* session, const sudokit_puzzle* puzzle,
                                         const char* options, sudokit_text** out);

/* Many puzzles, one a line, and a line for each: the solution if it is the only one, else `none`,
 * `several`, `unknown`, or `error` for what is no puzzle. Not JSON. Plain 9x9 puzzles are solved
 * side by side. */
SUDOKIT_API sudokit_status sudokit_solve_lines(sudokit_session* session, const char* text,
                                               size_t size, const char* options,
                                               sudokit_text** out);

/* The number that tells whether the engines do exactly what they do elsewhere; it is the same on
 * every platform: that of `sudokit bench --signature`. */
SUDOKIT_API sudokit_status sudokit_signature(sudokit_session* session, uint64_t* out);

/* --- play --------------------------------------------------------------------------------- */

/* The position as it is: digits, the candidates that houses and notes leave, cells that clash; with
 * `compare`, whether it is still right, and with `reveal`, what is wrong. */
SUDOKIT_API sudokit_status sudokit_position(sudokit_session* session, const sudokit_puzzle* puzzle,
                                            const char* options, sudokit_text** out);

/* A little help from the player's position, as strong as `strength` (1 to 4) says. */
SUDOKIT_API sudokit_status sudokit_hint(sudokit_session* session, const sudokit_puzzle* puzzle,
                                        const char* options, sudokit_text** out);

/* The whole way from the player's position to the solution, each step in words and verified; with
 * `figures` or `pictures`, drawn. */
SUDOKIT_API sudokit_status sudokit_explain(sudokit_session* session, const sudokit_puzzle* puzzle,
                                           const char* options, sudokit_text** out);

/* Every step that is possible in the player's position, not only the easiest. */
SUDOKIT_API sudokit_status sudokit_all_steps(sudokit_session* session, const sudokit_puzzle* puzzle,
                                             const char* options, sudokit_text** out);

/* How hard the puzzle is: level with the weakest model, score, hardest technique, depth; or what
 * `scales` asks for, of those that `sudokit_choices` lists: in WebAssembly only these three.
 * SUDOKIT_UNSUPPORTED for a scale that does not know such boards. */
SUDOKIT_API sudokit_status sudokit_rate(sudokit_session* session, const sudokit_puzzle* puzzle,
                                        const char* options, sudokit_text** out);

/* --- models ------------------------------------------------------------------------------- */

/* The puzzle as a file for other programs, of the kind of this name; not JSON. */
SUDOKIT_API sudokit_status sudokit_export(sudokit_session* session, const sudokit_puzzle* puzzle,
                                          const char* kind, const char* options,
                                          sudokit_text** out);

/* How large that is, family by family: clauses, equations or edges. */
SUDOKIT_API sudokit_status sudokit_sizes(sudokit_session* session, const sudokit_puzzle* puzzle,
                                         const char* kind, const char* options, sudokit_text** out);

/* Unit propagation and failed literals in the formula, deduction by deduction. */
SUDOKIT_API sudokit_status sudokit_propagate(sudokit_session* session, const sudokit_puzzle* puzzle,
                                             const char* options, sudokit_text** out);

/* What a constraint model, or rules of play, leave of the candidates, removal by removal. */
SUDOKIT_API sudokit_status sudokit_filter(sudokit_session* session, const sudokit_puzzle* puzzle,
                                          const char* options, sudokit_text** out);

/* The 0-1 programme filled in, or the graph coloured, step by step; with `pictures`, drawn. */
SUDOKIT_API sudokit_status sudokit_walk(sudokit_session* session, const sudokit_puzzle* puzzle,
                                        const char* options, sudokit_text** out);

/* The tree of a search: which digit is tried in which cell, what follows, and what comes of it.
 * Deep nodes of large trees are counted only; a search that is stopped has a part of the tree. */
SUDOKIT_API sudokit_status sudokit_tree(sudokit_session* session, const sudokit_puzzle* puzzle,
                                        const char* options, sudokit_text** out);

/* --- making ------------------------------------------------------------------------------- */

/* Puzzles as wished; the options are the wish. SUDOKIT_UNSUPPORTED where none can be so. If it is
 * stopped before there is one, the error says what was tried. */
SUDOKIT_API sudokit_status sudokit_generate(sudokit_session* session, const char* options,
                                            sudokit_puzzles** out);

/* Which givens are redundant, or, as `mode` says, a minimal puzzle within this one. */
SUDOKIT_API sudokit_status sudokit_minimise(sudokit_session* session, const sudokit_puzzle* puzzle,
                                            const char* options, sudokit_text** out);

/* A book of the puzzles for paper, as an HTML document; not JSON. */
SUDOKIT_API sudokit_status sudokit_book(sudokit_session* session, const sudokit_puzzles* puzzles,
                                        const char* options, sudokit_text** out);

/* --- symmetry ----------------------------------------------------------------------------- */

/* The canonical form, the moves that lead there, and how many automorphisms there are. */
SUDOKIT_API sudokit_status sudokit_canon(sudokit_session* session, const sudokit_puzzle* puzzle,
                                         const char* options, sudokit_text** out);

/* The puzzle turned, mirrored, relabelled or shuffled as the options say. */
SUDOKIT_API sudokit_status sudokit_transform(sudokit_session* session, const sudokit_puzzle* puzzle,
                                             const char* options, sudokit_puzzle** out);

/* Whether moves turn one puzzle into the other, and which, or in what they differ. */
SUDOKIT_API sudokit_status sudokit_same(sudokit_session* session, const sudokit_puzzle* first,
                                        const sudokit_puzzle* second, const char* options,
                                        sudokit_text** out);

#ifdef __cplusplus
}
#endif

#endif
