"""Game of Thrones: a winter night, with knitted stars between braids."""

from make import Cloth, back, lattice, lozenge, n


def selburose(s):
    """The eight-petalled star of Norwegian knitting; s is a quarter of its width."""
    petal = (f"M{n(s * .1)} {n(-s * .38)}L{n(s * .92)} {n(-s * 1.2)}L{n(s * .92)} {n(-s * 2)}L{n(s * .1)} {n(-s * 1.18)}Z"
             f"M{n(-s * .1)} {n(-s * .38)}L{n(-s * .92)} {n(-s * 1.2)}L{n(-s * .92)} {n(-s * 2)}L{n(-s * .1)} {n(-s * 1.18)}Z")
    return petal


def draw():
    ground, snow, ice = "#22324a", "#e9eff3", "#8fb1c7"
    cloth = Cloth()
    for x, y in lattice(62, 62, (2, 3), offset=False):
        for k in range(4):
            cloth.fill(selburose(12), snow, x, y, k * 90)
    for x, y in lattice(62, 62, (3, 4), offset=False):
        for dx, dy in ((0, -5), (5, 0), (0, 5), (-5, 0)):
            cloth.fill(lozenge(3.9), ice, x + 31 + dx, y + 31 + dy)
        cloth.fill(lozenge(2.6), ice, x + 31, y)
        cloth.fill(lozenge(2.6), ice, x, y + 31)
    return back(ground, ice, cloth)
