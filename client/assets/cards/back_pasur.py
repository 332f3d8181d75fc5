"""Pasur: turquoise tilework, eight-pointed stars and crosses, saffron hearts."""

from make import Cloth, back, circle_path, lattice, n, star_points


def square(r):
    return f"M{n(-r)} {n(-r)}L{n(r)} {n(-r)}L{n(r)} {n(r)}L{n(-r)} {n(r)}Z"


def draw():
    ground, tile, bone, saffron = "#0d5f66", "#12838a", "#f3ead6", "#eaa63a"
    cloth = Cloth()
    for x, y in lattice(60, 60, (3, 4), offset=False):
        for r, colour in ((30, bone), (26, tile), (16.5, bone)):
            for turn in (0, 45):
                cloth.fill(square(r * 0.7071), colour, x, y, turn)
        cloth.fill(star_points(13, 5.4, 8), saffron, x, y)
        cloth.fill(circle_path(0, 0, 2.6), ground, x, y)
    for x, y in lattice(60, 60, (3, 4), offset=False):
        cloth.fill(star_points(13.5, 6, 4), saffron, x + 30, y + 30)
    return back(ground, bone, cloth)
