#!/usr/bin/env python3
"""The Latin squares of the studies are Latin squares, and none is more likely than another."""

import collections
import pathlib
import random
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bench" / "tasks" / "study"))
from latin import random_square  # noqa: E402


class RandomSquare(unittest.TestCase):
    def test_holds_every_digit_once_in_each_row_and_column(self):
        rng = random.Random(1)
        for order in (2, 3, 5, 8, 12):
            square = random_square(order, rng)
            for line in [*square, *zip(*square)]:
                self.assertEqual(sorted(line), list(range(order)))

    def test_is_each_of_all_squares_as_often(self):
        # 576 squares of order 4. Chi-squared has a mean of 575, and a deviation of 37.
        rng, each = random.Random(2), 3
        seen = collections.Counter(str(random_square(4, rng)) for _ in range(576 * each))
        distance = sum((count - each) ** 2 for count in seen.values()) / each + each * (576 - len(seen))
        self.assertLess(abs(distance - 575), 4 * 37)


if __name__ == "__main__":
    unittest.main()
