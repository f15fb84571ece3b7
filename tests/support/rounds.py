"""How many of their cases tests take: base/test_rounds.hpp for scripts."""

import math
import os


def factor():
    """What SUDOKIT_TEST_ROUNDS asks for, or 1."""
    wanted = float(os.environ.get("SUDOKIT_TEST_ROUNDS") or 1)
    return wanted if wanted > 0 else 1


def test_rounds(usual):
    """The number of rounds where `usual` is the usual one; at least 1."""
    return max(1, int(usual * factor()))


def taken(cases):
    """The cases to take, evenly spread: every fourth one where a quarter is wanted."""
    share = min(1, factor())
    for number, case in enumerate(cases):
        if math.ceil(number * share) < math.ceil((number + 1) * share):
            yield case
