/* Uses an installed sudokit from C: prints its version and the solution of a small puzzle. */
#include <stdio.h>
#include <string.h>

#include "sudokit/sudokit.h"

int main(void) {
    static const char puzzle[] = "123.4.21.41.21.3";
    sudokit_session* session = NULL;
    sudokit_text* solution = NULL;
    sudokit_status status = sudokit_session_new(&session);
    if (status == SUDOKIT_OK) {
        status = sudokit_solve_lines(session, puzzle, strlen(puzzle), NULL, &solution);
    }
    if (status == SUDOKIT_OK) {
        printf("%s %s", sudokit_version(), sudokit_text_data(solution));
    } else {
        fprintf(stderr, "%s\n", sudokit_status_word(status));
    }
    sudokit_text_free(solution);
    sudokit_session_free(session);
    return status == SUDOKIT_OK ? 0 : 1;
}
