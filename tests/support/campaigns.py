"""Campaigns for tests: plans in folders of their own, runs of them, and what is in their files."""

import pathlib
import random
import struct
import subprocess

from xxh3 import xxh3


class Campaign:
    """A plan in a folder, whose checkpoint is beside it."""

    def __init__(self, tool, folder, plan, puzzles=None):
        self.tool = str(tool)
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True)
        self.plan = self.folder / "plan.toml"
        self.plan.write_text(plan)
        self.input = self.folder / "in.txt"
        if puzzles is not None:
            self.input.write_text("".join(puzzle + "\n" for puzzle in puzzles))
        self.output = self.folder / "out.txt"
        self.checkpoint = self.folder / "out.txt.campaign"

    def words(self, verb, *options):
        return [self.tool, "campaign", verb, str(self.plan), "--lang", "en", *options]

    def start(self, verb, *options, before=(), **how):
        return subprocess.Popen([*before, *self.words(verb, *options)], stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **how)

    def run(self, verb, *options, before=(), **how):
        return subprocess.run([*before, *self.words(verb, *options)], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=300, **how)

    def segments(self):
        return sorted(self.checkpoint.glob("units-*"))

    def lines(self):
        return sorted(self.checkpoint.glob("lines-*"))

    def records(self):
        """(stage, unit) of all records that are whole, in all segments."""
        return [(fields[2], fields[3]) for fields in self.heads()]

    def sizes(self):
        """The bytes of their lines."""
        return [fields[5] for fields in self.heads()]

    def heads(self):
        found = []
        for segment in self.segments():
            data = segment.read_bytes()
            lines = segment.with_name(segment.name.replace("units", "lines"))
            size = lines.stat().st_size if lines.exists() else 0
            for at in range(0, len(data) - 95, 96):
                fields = struct.unpack_from("<12Q", data, at)
                is_whole = data[at:at + 8] == b"sudounit" and xxh3(data[at:at + 88]) == fields[11]
                if is_whole and fields[4] + fields[5] <= size:
                    found.append(fields)
        return found


def flip_bit(file, chance):
    data = bytearray(file.read_bytes())
    place = chance.randrange(len(data))
    data[place] ^= 1 << chance.randrange(8)
    file.write_bytes(data)
    return place


def cut(file, chance):
    data = file.read_bytes()
    size = chance.randrange(len(data))
    file.write_bytes(data[:size])
    return size


def chance_of(seed):
    print(f"seed {seed}")
    return random.Random(seed)
