"""Random Latin squares, by the walk of Jacobson and Matthews (1996), whose places in the long run are
uniform: as lists of rows, digits from 0."""


class Square:
    """A Latin square as a cube of counts, one for each row, column and digit: every line of it in each of the
    three directions adds up to 1. Between two squares there may be one count of -1."""

    def __init__(self, order):
        self.order = order
        cells = [(row, column, (row + column) % order) for row in range(order) for column in range(order)]
        # Where the 1s of a line are: one, or two in lines through -1.
        self.of = [{(row, column): {digit} for row, column, digit in cells},
                   {(row, digit): {column} for row, column, digit in cells},
                   {(column, digit): {row} for row, column, digit in cells}]
        self.less = None  # where -1 is

    def add(self, row, column, digit):
        if self.less == (row, column, digit):
            self.less = None
            return
        self.of[0][row, column].add(digit)
        self.of[1][row, digit].add(column)
        self.of[2][column, digit].add(row)

    def take(self, row, column, digit):
        if digit not in self.of[0][row, column]:
            self.less = (row, column, digit)
            return
        self.of[0][row, column].remove(digit)
        self.of[1][row, digit].remove(column)
        self.of[2][column, digit].remove(row)

    def move(self, rng):
        """One step: adds 1 where 0 or -1 is, and balances the lines through it."""
        if self.less:
            row, column, digit = self.less
        else:
            row, column = rng.randrange(self.order), rng.randrange(self.order)
            digit = rng.randrange(self.order - 1)
            digit += digit >= min(self.of[0][row, column])
        other_digit = rng.choice(sorted(self.of[0][row, column]))
        other_column = rng.choice(sorted(self.of[1][row, digit]))
        other_row = rng.choice(sorted(self.of[2][column, digit]))
        for r, c, d in ((row, column, digit), (row, other_column, other_digit),
                        (other_row, column, other_digit), (other_row, other_column, digit)):
            self.add(r, c, d)
        for r, c, d in ((row, column, other_digit), (row, other_column, digit), (other_row, column, digit),
                        (other_row, other_column, other_digit)):
            self.take(r, c, d)


def random_square(order, rng):
    """Of an order of at least 2."""
    square = Square(order)
    # The walk is uniform where it counts squares alone, not what lies between them.
    for _ in range(4 * order**2):
        square.move(rng)
        while square.less:
            square.move(rng)
    return [[min(square.of[0][row, column]) for column in range(order)] for row in range(order)]
