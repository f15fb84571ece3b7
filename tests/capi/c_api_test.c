/* The C interface from a C program: what every function answers, and that wrong arguments get a
 * status. Prints what fails, and exits with 1 if anything does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudokit/sudokit.h"

static int failures = 0;

#define CHECK(condition)                                                   \
    do {                                                                   \
        if (!(condition)) {                                                \
            printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #condition); \
            ++failures;                                                    \
        }                                                                  \
    } while (0)

static const char kNine[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char kNineSolved[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char kFour[] = "2.1....24....3..";

/* Frees the text, and says whether it has this part. */
static int has(sudokit_text* text, const char* part) {
    const int found = text != NULL && strstr(sudokit_text_data(text), part) != NULL;
    if (!found) printf("without %s: %.300s\n", part, sudokit_text_data(text));
    sudokit_text_free(text);
    return found;
}

static sudokit_puzzle* puzzle_of(sudokit_session* session, const char* text, const char* options) {
    sudokit_puzzles* read = NULL;
    sudokit_puzzle* puzzle = NULL;
    CHECK(sudokit_read(session, text, strlen(text), options, &read) == SUDOKIT_OK);
    CHECK(sudokit_puzzles_get(read, 0, &puzzle) == SUDOKIT_OK);
    sudokit_puzzles_free(read);
    return puzzle;
}

static void test_sessions(void) {
    sudokit_session* session = NULL;
    sudokit_text* text = NULL;
    CHECK(strchr(sudokit_version(), '.') != NULL);
    CHECK(strcmp(sudokit_status_word(SUDOKIT_STOPPED), "stopped") == 0);
    CHECK(strcmp(sudokit_status_word(-1), "unknown") == 0);
    CHECK(strcmp(sudokit_status_word(8), "unknown") == 0);

    CHECK(sudokit_session_new(NULL) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_session_new(&session) == SUDOKIT_OK);
    CHECK(sudokit_session_error(session, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"status\":\"ok\",\"code\":null"));
    CHECK(sudokit_session_language(session, "fr") == SUDOKIT_OK);
    CHECK(sudokit_session_language(session, "xx") == SUDOKIT_NOT_FOUND);
    CHECK(sudokit_session_language(session, NULL) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_session_error(session, &text) == SUDOKIT_OK);
    CHECK(has(text, "argument d\xc3\xa9nu\xc3\xa9 de sens"));
    CHECK(sudokit_choices(session, &text) == SUDOKIT_OK);
    CHECK(sudokit_text_size(text) == strlen(sudokit_text_data(text)));
    CHECK(has(text, "\"name\":\"naked-pair\",\"text\":\"Paire nue\""));
    sudokit_session_free(session);
}

static void test_null_sessions(void) {
    sudokit_text* text = (sudokit_text*)&failures;
    sudokit_puzzles* puzzles = NULL;
    uint64_t number = 0;
    CHECK(sudokit_session_language(NULL, "en") == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_session_watch(NULL, NULL, NULL, NULL) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_session_cancel(NULL) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_session_resume(NULL) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_session_error(NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_choices(NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(text == NULL);
    CHECK(sudokit_read(NULL, "", 0, NULL, &puzzles) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_solve_lines(NULL, "", 0, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_signature(NULL, &number) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_generate(NULL, NULL, &puzzles) == SUDOKIT_BAD_ARGUMENT);
    sudokit_session_free(NULL);
    sudokit_text_free(NULL);
    sudokit_puzzle_free(NULL);
    sudokit_puzzles_free(NULL);
    CHECK(strcmp(sudokit_text_data(NULL), "") == 0);
    CHECK(sudokit_text_size(NULL) == 0);
}

static void test_reading_and_writing(sudokit_session* session) {
    sudokit_puzzles* read = NULL;
    sudokit_puzzle* puzzle = NULL;
    sudokit_puzzle* copy = NULL;
    sudokit_text* text = NULL;
    static const char kTwo[] = "123.4.21.41.21.3\n2.1....24....3..\n";
    static const char kBad[] = "123.4.21.41.21.3\n2.1...?24....3..\n";

    CHECK(sudokit_read(session, kTwo, strlen(kTwo), NULL, &read) == SUDOKIT_OK);
    CHECK(sudokit_puzzles_count(read) == 2);
    CHECK(sudokit_puzzles_get(read, 2, &puzzle) == SUDOKIT_BAD_ARGUMENT && puzzle == NULL);
    CHECK(sudokit_puzzles_get(NULL, 0, &puzzle) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzles_get(read, 1, &puzzle) == SUDOKIT_OK);
    CHECK(sudokit_write(session, puzzle, "line", NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "2.1....24....3..\n"));
    CHECK(sudokit_write(session, puzzle, "json", NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"order\":4"));
    CHECK(sudokit_write(session, puzzle, "line", "{\"to_symbols\":\"letters\"}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "B.A....BD....C.."));
    CHECK(sudokit_write(session, puzzle, "no-such", NULL, &text) == SUDOKIT_NOT_FOUND);
    CHECK(sudokit_write(session, puzzle, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_write(session, NULL, "line", NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_write_all(session, read, "csv", NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "puzzle,solution\n"));
    CHECK(sudokit_write_all(session, NULL, "csv", NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzles_free(read);

    CHECK(sudokit_read(session, kBad, strlen(kBad), NULL, &read) == SUDOKIT_BAD_INPUT);
    CHECK(read == NULL);
    CHECK(sudokit_session_error(session, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"code\":\"syntax\",\"line\":2,\"column\":7"));
    CHECK(sudokit_read(session, NULL, 0, NULL, &read) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_read(session, "", 0, NULL, &read) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_read(session, kTwo, strlen(kTwo), "{\"box\":\"1x4\",\"latin\":true}", &read) ==
          SUDOKIT_BAD_INPUT);
    CHECK(sudokit_read(session, kTwo, strlen(kTwo), "[]", &read) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_read(session, kTwo, strlen(kTwo), "{\"odd\":1}", &read) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_session_error(session, &text) == SUDOKIT_OK);
    CHECK(has(text, "unknown option"));

    CHECK(sudokit_puzzle_copy(puzzle, &copy) == SUDOKIT_OK);
    CHECK(copy != NULL && sudokit_puzzle_given(copy, 0) == 2);
    sudokit_puzzle_free(copy);
    CHECK(sudokit_puzzle_copy(NULL, &copy) == SUDOKIT_BAD_ARGUMENT && copy == NULL);
    CHECK(sudokit_puzzles_new(&read) == SUDOKIT_OK);
    CHECK(sudokit_puzzles_add(read, puzzle) == SUDOKIT_OK);
    CHECK(sudokit_puzzles_add(read, NULL) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzles_count(read) == 1);
    sudokit_puzzles_free(read);
    sudokit_puzzle_free(puzzle);
}

static void test_cells(sudokit_session* session) {
    sudokit_puzzle* puzzle = puzzle_of(session, kFour, NULL);
    sudokit_text* text = NULL;
    CHECK(sudokit_puzzle_order(puzzle) == 4 && sudokit_puzzle_cells(puzzle) == 16);
    CHECK(sudokit_puzzle_order(NULL) == 0 && sudokit_puzzle_cells(NULL) == 0);
    CHECK(sudokit_puzzle_given(puzzle, 0) == 2 && sudokit_puzzle_given(puzzle, 16) == 0);
    CHECK(sudokit_puzzle_given(NULL, 0) == 0);

    CHECK(sudokit_puzzle_place(puzzle, 0, 1) == SUDOKIT_BAD_ARGUMENT); /* a given */
    CHECK(sudokit_puzzle_place(puzzle, 1, 5) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_place(puzzle, 16, 1) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_place(NULL, 0, 1) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_place(puzzle, 1, 2) == SUDOKIT_OK);
    CHECK(sudokit_puzzle_placed(puzzle, 1) == 2 && sudokit_puzzle_placed(puzzle, 99) == 0);
    CHECK(sudokit_puzzle_note(puzzle, 3, 0x5) == SUDOKIT_OK);
    CHECK(sudokit_puzzle_note(puzzle, 3, 0x10) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_note(puzzle, 2, 0x1) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_note(NULL, 2, 0x1) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_notes(puzzle, 3) == 0x5 && sudokit_puzzle_notes(puzzle, 77) == 0);

    CHECK(sudokit_position(session, puzzle, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"clashes\":[\"r1c1\",\"r1c2\"]"));
    CHECK(sudokit_position(session, puzzle, "{\"compare\":true}", &text) == SUDOKIT_OK);
    CHECK(strstr(sudokit_text_data(text), "mistakes") == NULL);
    CHECK(has(text, "\"answer\":\"one\",\"right\":false"));
    CHECK(sudokit_position(session, puzzle, "{\"reveal\":true}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"mistakes\":[{\"kind\":\"digit\",\"cell\":\"r1c2\",\"digit\":2}"));
    CHECK(sudokit_position(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);

    CHECK(sudokit_puzzle_give(puzzle, 1, 4) == SUDOKIT_OK);
    CHECK(sudokit_puzzle_placed(puzzle, 1) == 0);
    CHECK(sudokit_puzzle_give(puzzle, 1, 5) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_give(puzzle, 16, 1) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_puzzle_give(NULL, 0, 1) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_facts(session, puzzle, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"kind\":\"box\",\"index\":4,\"name\":\"box 4\",\"cells\":[\"r3c3\""));
    CHECK(sudokit_facts(session, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_draw(session, puzzle, "{\"candidates\":true}", &text) == SUDOKIT_OK);
    CHECK(has(text, "<svg"));
    CHECK(sudokit_draw(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzle_free(puzzle);
}

static int take_two(void* context, const uint8_t* digits, size_t cells) {
    int* taken = context;
    CHECK(cells == 16 && digits[0] >= 1 && digits[0] <= 4);
    return ++*taken < 2;
}

static int stop_now(void* context) {
    ++*(int*)context;
    return 1;
}

static void tell(void* context, uint64_t solutions, uint64_t nodes) {
    (void)nodes;
    *(uint64_t*)context = solutions;
}

static void test_solutions(sudokit_session* session) {
    sudokit_puzzle* nine = puzzle_of(session, kNine, NULL);
    sudokit_puzzle* empty = puzzle_of(session, "................", NULL);
    sudokit_text* text = NULL;
    uint64_t number = 0;
    int taken = 0;
    static const char kLines[] = "2.1....24....3..\n22..............\n................\n?\n";

    CHECK(sudokit_solve(session, nine, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, kNineSolved));
    CHECK(sudokit_solve(session, empty, "{\"limit\":0,\"keep\":0,\"engine\":\"dlx\"}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "\"answer\":\"several\",\"count\":288,\"exact\":true"));
    CHECK(sudokit_solve(session, empty, "{\"why\":true}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"differing\":[\"r1c1\""));
    CHECK(sudokit_solve(session, nine, "{\"engine\":\"no-such\"}", &text) == SUDOKIT_NOT_FOUND);
    CHECK(sudokit_solve(session, nine, "{\"engine\":\"external\"}", &text) == SUDOKIT_UNSUPPORTED);
    CHECK(sudokit_solve(session, nine, "{\"limit\":-1}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_solve(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_solve(session, nine, NULL, NULL) == SUDOKIT_BAD_ARGUMENT);

    CHECK(sudokit_enumerate(session, empty, NULL, take_two, &taken, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"count\":2,\"exact\":false"));
    CHECK(taken == 2);
    CHECK(sudokit_enumerate(session, empty, NULL, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_enumerate(session, NULL, NULL, take_two, &taken, &text) == SUDOKIT_BAD_ARGUMENT);

    CHECK(sudokit_count(session, empty, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "{\"solutions\":288,\"exact\":true}"));
    CHECK(sudokit_count(session, empty, "{\"few\":2}", &text) == SUDOKIT_OK);
    CHECK(has(text, "{\"solutions\":288,\"exact\":true}"));
    CHECK(sudokit_count(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);

    CHECK(sudokit_solve_lines(session, kLines, strlen(kLines), NULL, &text) == SUDOKIT_OK);
    CHECK(strcmp(sudokit_text_data(text), "2413314242311324\nnone\nseveral\nerror\n") == 0);
    sudokit_text_free(text);
    CHECK(sudokit_solve_lines(session, NULL, 3, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_signature(session, NULL) == SUDOKIT_BAD_ARGUMENT);

    taken = 0;
    CHECK(sudokit_session_watch(session, stop_now, NULL, &taken) == SUDOKIT_OK);
    CHECK(sudokit_solve(session, empty, "{\"limit\":0}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"exact\":false"));
    CHECK(taken > 0);
    CHECK(sudokit_signature(session, &number) == SUDOKIT_STOPPED);
    CHECK(sudokit_session_watch(session, NULL, tell, &number) == SUDOKIT_OK);
    CHECK(sudokit_solve(session, empty, "{\"limit\":0,\"engine\":\"general\"}", &text) ==
          SUDOKIT_OK);
    sudokit_text_free(text);
    CHECK(number <= 288);
    CHECK(sudokit_session_watch(session, NULL, NULL, NULL) == SUDOKIT_OK);

    CHECK(sudokit_session_cancel(session) == SUDOKIT_OK);
    CHECK(sudokit_canon(session, nine, NULL, &text) == SUDOKIT_STOPPED || text != NULL);
    sudokit_text_free(text);
    CHECK(sudokit_signature(session, &number) == SUDOKIT_STOPPED);
    CHECK(sudokit_session_resume(session) == SUDOKIT_OK);
    sudokit_puzzle_free(nine);
    sudokit_puzzle_free(empty);
}

static void test_play(sudokit_session* session) {
    sudokit_puzzle* nine = puzzle_of(session, kNine, NULL);
    sudokit_puzzle* knight = puzzle_of(session, kNine, "{\"anti_knight\":true}");
    sudokit_text* text = NULL;
    CHECK(sudokit_hint(session, nine, "{\"strength\":1}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"technique\":null,\"cells\":null,\"step\":null"));
    CHECK(sudokit_hint(session, nine, "{\"strength\":4}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"figure\":{\"zones\":["));
    CHECK(sudokit_hint(session, nine, "{\"strength\":5}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_hint(session, knight, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"answer\":\"none\""));
    CHECK(sudokit_hint(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_explain(session, nine, "{\"figures\":true,\"pictures\":true,\"limit\":3}",
                          &text) == SUDOKIT_OK);
    CHECK(strstr(sudokit_text_data(text), "\"verified\":true,\"figure\":{\"zones\":[") != NULL);
    CHECK(strstr(sudokit_text_data(text), "\"pictures\":[\"<svg") != NULL);
    CHECK(has(text, "\"outcome\":\"reached\""));
    CHECK(sudokit_explain(session, nine, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"outcome\":\"solved\""));
    CHECK(sudokit_explain(session, nine, "{\"only\":\"no-such\"}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_explain(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_all_steps(session, nine, "{\"only\":\"hidden-single\",\"figures\":true}",
                            &text) == SUDOKIT_OK);
    CHECK(strstr(sudokit_text_data(text), "{\"answer\":\"one\",\"mistakes\":[],\"start\":") !=
          NULL);
    CHECK(strstr(sudokit_text_data(text), "\"technique\":\"hidden-single\"") != NULL);
    CHECK(strstr(sudokit_text_data(text), "\"verified\":true,\"figure\":{\"zones\":[") != NULL);
    CHECK(has(text, "\"complete\":true"));
    CHECK(sudokit_all_steps(session, nine, "{\"limit\":1}", &text) == SUDOKIT_OK);
    CHECK(strstr(sudokit_text_data(text), "\"figure\"") == NULL);
    CHECK(has(text, "\"complete\":false"));
    CHECK(sudokit_all_steps(session, nine, "{\"strength\":1}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_all_steps(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_rate(session, nine, NULL, &text) == SUDOKIT_OK);
    CHECK(strstr(sudokit_text_data(text), "\"level\":\"very-easy\"") != NULL);
    CHECK(has(text, "\"depth\":0,\"answer\":\"one\""));
    CHECK(sudokit_rate(session, nine, "{\"scales\":[\"depth\"]}", &text) == SUDOKIT_OK);
    CHECK(has(text, "{\"depth\":0"));
    CHECK(sudokit_rate(session, nine, "{\"scales\":[\"length\"]}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_rate(session, nine,
                       "{\"scales\":[\"rules\",\"backdoor\",\"se\",\"w\",\"bxb\",\"q1\"],"
                       "\"at_most\":\"9.5\"}",
                       &text) == SUDOKIT_OK);
    CHECK(strstr(sudokit_text_data(text), "{\"rules\":{\"level\":\"") != NULL);
    CHECK(strstr(sudokit_text_data(text), "\"backdoor\":{\"size\":0,\"cells\":[],") != NULL);
    CHECK(strstr(sudokit_text_data(text), "\"se\":{\"variant\":\"1.2.1\",\"er\":1.") != NULL);
    CHECK(strstr(sudokit_text_data(text), "\"w\":{\"length\":0,\"answer\":\"one\"}") != NULL);
    CHECK(strstr(sudokit_text_data(text), "\"bxb\":{\"length\":0,\"answer\":\"one\"}") != NULL);
    CHECK(strstr(sudokit_text_data(text), "\"q1\":{\"rating\":") != NULL);
    CHECK(has(text, "\"answer\":\"one\"}"));
    CHECK(sudokit_rate(session, nine, "{\"scales\":\"se\",\"at_most\":\"1\"}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "\"er\":null,\"ep\":null,\"ed\":null,\"above\":1.0,"));
    CHECK(sudokit_rate(session, nine, "{\"scales\":\"se\",\"at_most\":\"high\"}", &text) ==
          SUDOKIT_BAD_INPUT);
    CHECK(sudokit_rate(session, nine, "{\"scales\":\"se\",\"at_most\":\"9.05\"}", &text) ==
          SUDOKIT_BAD_INPUT);
    CHECK(sudokit_rate(session, nine, "{\"scales\":\"se\",\"se_variant\":\"sukaku-1.18\"}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "\"se\":{\"variant\":\"sukaku-1.18\",\"er\":1."));
    CHECK(sudokit_rate(session, nine, "{\"scales\":\"se\",\"se_variant\":\"3.0\"}", &text) ==
          SUDOKIT_BAD_INPUT);
    CHECK(sudokit_rate(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzle* small = puzzle_of(session, kFour, NULL);
    CHECK(sudokit_rate(session, nine, "{\"scales\":\"q1\",\"at_most\":\"9\"}", &text) ==
          SUDOKIT_BAD_INPUT);
    CHECK(sudokit_rate(session, nine, "{\"scales\":\"w\",\"se_variant\":\"1.2.1\"}", &text) ==
          SUDOKIT_BAD_INPUT);
    CHECK(sudokit_rate(session, small, "{\"scales\":[\"w\"]}", &text) == SUDOKIT_UNSUPPORTED);
    sudokit_puzzle_free(small);
    sudokit_puzzle_free(nine);
    sudokit_puzzle_free(knight);
}

static void test_models(sudokit_session* session) {
    sudokit_puzzle* nine = puzzle_of(session, kNine, NULL);
    sudokit_text* text = NULL;
    CHECK(sudokit_export(session, nine, "dimacs", "{\"encoding\":\"minimal\"}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "p cnf 729 8859")); /* 8829 and a unit for each of the 30 givens */
    CHECK(sudokit_export(session, nine, "lp", NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "x_r1c1_5"));
    CHECK(sudokit_export(session, nine, "no-such", NULL, &text) == SUDOKIT_NOT_FOUND);
    CHECK(sudokit_export(session, nine, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_export(session, NULL, "lp", NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_sizes(session, nine, "lp", NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"rules\":324,\"rank\":249"));
    CHECK(sudokit_sizes(session, nine, "col", NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"vertices\":81,\"edges\":810"));
    CHECK(sudokit_sizes(session, nine, "dimacs", NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "{\"family\":\"K1\",\"clauses\":81,\"literals\":729}"));
    CHECK(sudokit_sizes(session, nine, "minizinc", NULL, &text) == SUDOKIT_UNSUPPORTED);
    CHECK(sudokit_sizes(session, nine, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_propagate(session, nine, "{\"failed_literals\":true,\"trace\":true}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "\"answer\":\"solved\""));
    CHECK(sudokit_propagate(session, nine, "{\"why\":\"r1c3=4\"}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"why\":[{\"literal\":"));
    CHECK(sudokit_propagate(session, nine, "{\"trace\":true,\"encoding\":\"minimal\"}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "\"family\":\"F1\",\"clause\":[5]")); /* r1c1 is given as 5 */
    CHECK(sudokit_propagate(session, nine, "{\"why\":\"r1c3=x\"}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_propagate(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_filter(session, nine, "{\"model\":\"PRIMAL+DUAL\",\"trace\":true}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "\"answer\":\"solved\""));
    CHECK(sudokit_filter(session, nine, "{\"trace\":true}", &text) == SUDOKIT_OK);
    CHECK(has(text,
              "\"removed\":[5],\"reason\":\"different\",\"text\":\"r1c1 is 5\","
              "\"ruled_out\":[{\"cell\":\"r1c3\",\"digit\":5}],"
              "\"because\":[{\"cell\":\"r1c1\",\"digit\":5}]"));
    CHECK(sudokit_filter(session, nine, "{\"rules\":\"naked-single\"}", &text) == SUDOKIT_OK);
    CHECK(has(text, "{\"rules\":\"single-candidate\""));
    CHECK(sudokit_filter(session, nine, "{\"model\":\"?\"}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_filter(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_walk(session, nine, "{\"as\":\"graph\"}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"model\":\"graph\""));
    CHECK(sudokit_walk(session, nine, "{\"order\":\"x\"}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_walk(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzle_free(nine);
}

static void test_trees(sudokit_session* session) {
    sudokit_puzzle* four = puzzle_of(session, kFour, NULL);
    sudokit_puzzle* empty = puzzle_of(session, "................", NULL);
    sudokit_puzzle* none = puzzle_of(session, ".12..3..4.......", NULL);
    sudokit_text* text = NULL;
    int asked = 0;
    CHECK(sudokit_tree(session, four, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "{\"method\":\"singles\",\"complete\":true,\"size\":1,\"solutions\":1,"));
    CHECK(sudokit_tree(session, empty, "{\"method\":\"exhaustive\"}", &text) == SUDOKIT_OK);
    CHECK(strstr(sudokit_text_data(text), "\"solutions\":288,\"dead_ends\":") != NULL);
    CHECK(strstr(sudokit_text_data(text), "{\"outcome\":\"branches\",\"at\":\"r1c1\"") != NULL);
    CHECK(has(text, "{\"parent\":0,\"cell\":\"r1c1\",\"digit\":1,\"outcome\":\"branches\""));
    CHECK(sudokit_tree(session, empty, "{\"keep\":5,\"visit\":40}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"complete\":false,\"ended_by\":\"nodes\",\"size\":40,"));
    CHECK(sudokit_tree(session, empty, "{\"limit\":1}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"complete\":false"));
    CHECK(sudokit_tree(session, none, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"outcome\":\"no-digit\",\"at\":\"r1c1\",\"size\":1"));
    CHECK(sudokit_session_watch(session, stop_now, NULL, &asked) == SUDOKIT_OK);
    CHECK(sudokit_tree(session, empty, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"nodes\":[{\"outcome\":\"open\""));
    CHECK(sudokit_session_watch(session, NULL, NULL, NULL) == SUDOKIT_OK);
    CHECK(sudokit_tree(session, four, "{\"method\":\"luck\"}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_tree(session, four, "{\"keep\":0}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_tree(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzle_free(four);
    sudokit_puzzle_free(empty);
    sudokit_puzzle_free(none);
}

static void test_making(sudokit_session* session) {
    sudokit_puzzle* nine = puzzle_of(session, kNineSolved, NULL);
    sudokit_puzzles* made = NULL;
    sudokit_puzzle* first = NULL;
    sudokit_text* text = NULL;
    CHECK(sudokit_generate(session, "{\"order\":4,\"count\":2,\"seed\":7,\"minimal\":true}",
                           &made) == SUDOKIT_OK);
    CHECK(sudokit_puzzles_count(made) == 2);
    CHECK(sudokit_puzzles_get(made, 0, &first) == SUDOKIT_OK);
    CHECK(sudokit_minimise(session, first, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"minimal\":true,\"redundant\":[]"));
    CHECK(sudokit_minimise(session, nine, "{\"mode\":\"one\",\"seed\":3}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"puzzle\":{\"sudokit\":1"));
    CHECK(sudokit_minimise(session, first, "{\"mode\":\"smallest\"}", &text) == SUDOKIT_OK);
    CHECK(has(text, "\"least\":"));
    CHECK(sudokit_minimise(session, first, "{\"mode\":\"most\"}", &text) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_minimise(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_book(session, made, "{\"title\":\"Two & two\",\"per_page\":2}", &text) ==
          SUDOKIT_OK);
    CHECK(has(text, "Two &amp; two"));
    CHECK(sudokit_book(session, made, "{\"per_page\":3}", &text) == SUDOKIT_BAD_INPUT);
    uint64_t number = 0;
    CHECK(sudokit_session_watch(session, NULL, tell, &number) == SUDOKIT_OK);
    CHECK(sudokit_book(session, made, NULL, &text) == SUDOKIT_OK);
    CHECK(number == 2);
    CHECK(has(text, "</html>"));
    CHECK(sudokit_book(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzles_free(made);
    CHECK(sudokit_generate(session, "{\"order\":4,\"clues\":\"9..3\"}", &made) ==
          SUDOKIT_BAD_INPUT);
    CHECK(sudokit_generate(session, "{\"order\":4,\"template\":\"11..............\"}", &made) ==
          SUDOKIT_UNSUPPORTED);
    CHECK(made == NULL);
    CHECK(sudokit_generate(session, "{\"order\":4,\"count\":3}", &made) == SUDOKIT_OK);
    CHECK(number == 3);
    sudokit_puzzles_free(made);
    int asked = 0;
    CHECK(sudokit_session_watch(session, stop_now, NULL, &asked) == SUDOKIT_OK);
    CHECK(sudokit_generate(session, NULL, &made) == SUDOKIT_STOPPED);
    CHECK(asked > 0 && made == NULL);
    CHECK(sudokit_session_error(session, &text) == SUDOKIT_OK);
    CHECK(has(text, "found in this time: 0 tries"));
    CHECK(sudokit_session_error(session, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"code\":\"stopped\""));
    CHECK(sudokit_session_watch(session, NULL, NULL, NULL) == SUDOKIT_OK);
    CHECK(sudokit_generate(session, NULL, NULL) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzle_free(first);
    sudokit_puzzle_free(nine);
}

static void test_symmetry(sudokit_session* session) {
    sudokit_puzzle* nine = puzzle_of(session, kNine, NULL);
    sudokit_puzzle* moved = NULL;
    sudokit_text* text = NULL;
    CHECK(sudokit_canon(session, nine, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"automorphisms\":\"1\""));
    CHECK(sudokit_canon(session, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    CHECK(sudokit_transform(session, nine, "{\"turn\":\"rotate90\",\"seed\":5}", &moved) ==
          SUDOKIT_OK);
    CHECK(sudokit_same(session, nine, moved, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"answer\":\"same\""));
    CHECK(sudokit_puzzle_give(moved, 0, 0) == SUDOKIT_OK);
    CHECK(sudokit_puzzle_give(moved, 1, 0) == SUDOKIT_OK);
    CHECK(sudokit_puzzle_give(moved, 2, 0) == SUDOKIT_OK);
    CHECK(sudokit_puzzle_give(moved, 3, 0) == SUDOKIT_OK);
    CHECK(sudokit_same(session, nine, moved, NULL, &text) == SUDOKIT_OK);
    CHECK(has(text, "\"answer\":\"different\",\"difference\":\"the first has 30 givens"));
    CHECK(sudokit_same(session, nine, NULL, NULL, &text) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzle_free(moved);
    CHECK(sudokit_transform(session, nine, "{\"rows\":[1,1]}", &moved) == SUDOKIT_BAD_INPUT);
    CHECK(sudokit_transform(session, nine, "{\"rows\":[4,2,3,1,5,6,7,8,9]}", &moved) ==
          SUDOKIT_BAD_INPUT);
    CHECK(moved == NULL);
    CHECK(sudokit_transform(session, NULL, NULL, &moved) == SUDOKIT_BAD_ARGUMENT);
    sudokit_puzzle_free(nine);
}

int main(void) {
    sudokit_session* session = NULL;
    test_sessions();
    test_null_sessions();
    if (sudokit_session_new(&session) != SUDOKIT_OK) return 1;
    test_reading_and_writing(session);
    test_cells(session);
    test_solutions(session);
    test_play(session);
    test_models(session);
    test_trees(session);
    test_making(session);
    test_symmetry(session);
    sudokit_session_free(session);
    if (failures == 0) puts("ok");
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
