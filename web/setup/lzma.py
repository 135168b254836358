"""Packs stdin as .lzma, with the properties that make it smallest: see lzma.js."""

import lzma
import sys

# Bits of the byte before, and of the position, that a byte is expected by.
PROPERTIES = [(3, 0, 0), (4, 0, 0), (0, 2, 2)]


def packed(data, lc, lp, pb):
    options = dict(id=lzma.FILTER_LZMA1, preset=9 | lzma.PRESET_EXTREME)
    options.update(lc=lc, lp=lp, pb=pb, dict_size=1 << 24, nice_len=273)
    return lzma.compress(data, format=lzma.FORMAT_ALONE, filters=[options])


whole = sys.stdin.buffer.read()
candidates = [packed(whole, *properties) for properties in PROPERTIES]
sys.stdout.buffer.write(min(candidates, key=len))
