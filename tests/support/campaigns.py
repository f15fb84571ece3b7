"""Campaigns for tests: plans in folders of their own, runs of them, and what is in their files."""

import pathlib
import random
import struct
import subprocess

MASK = (1 << 64) - 1
P1, P2, P3, P4, P5 = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63,
                      0x27D4EB2F165667C5)


def rotated(value, bits):
    return ((value << bits) | (value >> (64 - bits))) & MASK


def xxh64(data):
    """The checksum of campaigns, written down once more."""
    def stirred(lane, word):
        return rotated((lane + word * P2) & MASK, 31) * P1 & MASK

    at = 0
    if len(data) >= 32:
        lanes = [(P1 + P2) & MASK, P2, 0, -P1 & MASK]
        while at + 32 <= len(data):
            lanes = [stirred(lane, word) for lane, word in zip(lanes, struct.unpack_from("<4Q", data, at))]
            at += 32
        total = sum(rotated(lane, bits) for lane, bits in zip(lanes, (1, 7, 12, 18))) & MASK
        for lane in lanes:
            total = ((total ^ stirred(0, lane)) * P1 + P4) & MASK
    else:
        total = P5
    total = (total + len(data)) & MASK
    while at + 8 <= len(data):
        total = (rotated(total ^ stirred(0, struct.unpack_from("<Q", data, at)[0]), 27) * P1 + P4) & MASK
        at += 8
    if at + 4 <= len(data):
        total = (rotated(total ^ (struct.unpack_from("<I", data, at)[0] * P1 & MASK), 23) * P2 + P3) & MASK
        at += 4
    for byte in data[at:]:
        total = rotated(total ^ (byte * P5 & MASK), 11) * P1 & MASK
    total = (total ^ (total >> 33)) * P2 & MASK
    total = (total ^ (total >> 29)) * P3 & MASK
    return total ^ (total >> 32)


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

    def records(self):
        """(stage, unit) of all records that are whole, in all segments."""
        found = []
        for segment in self.segments():
            data = segment.read_bytes()
            at = 0
            while at + 88 <= len(data):
                fields = struct.unpack_from("<11Q", data, at)
                size = fields[4]
                if data[at:at + 8] != b"sudounit" or at + 88 + size > len(data):
                    break
                if xxh64(data[at:at + 80]) == fields[10]:
                    found.append((fields[2], fields[3]))
                at += 88 + size
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
