"""XXH3 with 64 bits, the checksum of campaigns, written down once more."""

import struct

MASK = (1 << 64) - 1
P1, P2, P3, P4, P5 = (0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63,
                      0x27D4EB2F165667C5)
SHORT1, SHORT2, SHORT3 = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D
SECRET = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221"
    "b8084674f743248ee03590e6813a264c3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364eac5ac8334d3ebc3c581a0fffa1363eb"
    "170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e")


def words(data, at, count):
    return struct.unpack_from(f"<{count}Q", data, at)


def folded(a, b):
    return (a * b & MASK) ^ (a * b >> 64)


def avalanche(total):
    total = ((total ^ total >> 37) * 0x165667919E3779F9) & MASK
    return total ^ total >> 32


def mixed(data, at, secret):
    return folded(*(a ^ b for a, b in zip(words(data, at, 2), words(SECRET, secret, 2))))


def of_middling(data):
    """17 to 240 bytes."""
    size = len(data)
    total = size * P1
    if size <= 128:
        for i in range((size - 1) // 32 + 1):
            total += mixed(data, 16 * i, 32 * i) + mixed(data, size - 16 * (i + 1), 32 * i + 16)
        return avalanche(total & MASK)
    total = avalanche((total + sum(mixed(data, 16 * i, 16 * i) for i in range(8))) & MASK)
    total += sum(mixed(data, 16 * i, 16 * (i - 8) + 3) for i in range(8, size // 16))
    return avalanche((total + mixed(data, size - 16, 119)) & MASK)


def of_long(data):
    """More than 240 bytes."""
    lanes = [SHORT3, P1, P2, P3, P4, SHORT2, P5, SHORT1]

    def take(at, secret):
        for i, (word, key) in enumerate(zip(words(data, at, 8), words(SECRET, secret, 8))):
            key ^= word
            lanes[i ^ 1] = (lanes[i ^ 1] + word) & MASK
            lanes[i] = (lanes[i] + (key & 0xFFFFFFFF) * (key >> 32)) & MASK

    for stripe in range((len(data) - 1) // 64):
        take(64 * stripe, 8 * (stripe % 16))
        if stripe % 16 == 15:
            lanes[:] = [(lane ^ lane >> 47 ^ key) * SHORT1 & MASK for lane, key in zip(lanes, words(SECRET, 128, 8))]
    take(len(data) - 64, 121)
    keyed = [lane ^ key for lane, key in zip(lanes, words(SECRET, 11, 8))]
    return avalanche((len(data) * P1 + sum(folded(*keyed[i:i + 2]) for i in range(0, 8, 2))) & MASK)


def xxh3(data):
    """Of 17 bytes or more, as all texts and heads of campaigns have."""
    assert len(data) > 16
    return of_long(data) if len(data) > 240 else of_middling(data)
