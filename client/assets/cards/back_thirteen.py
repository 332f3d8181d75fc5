"""Lucky Thirteen: thirteen-rayed suns on coral."""

import math

from make import Cloth, back, circle, circle_path, glyph, group, lattice, path, polygon


def sun_path(r):
    out = ""
    for i in range(13):
        a, b, c = (math.radians(-90 + (i + k) * 360 / 13) for k in (0, 0.30, -0.30))
        out += polygon([(r * math.cos(a), r * math.sin(a)), (r * .56 * math.cos(b), r * .56 * math.sin(b)),
                        (r * .56 * math.cos(c), r * .56 * math.sin(c))])
    return out


def draw():
    ground, light, pale = "#b8402e", "#f4b54a", "#fbe3b8"
    cloth = Cloth()
    for x, y in lattice(50, 31, (4, 6)):
        cloth.fill(sun_path(17), light, x, y)
        cloth.fill(circle_path(0, 0, 7.5), light, x, y)
        cloth.fill(circle_path(0, 0, 4.4), ground, x, y)
        cloth.fill(circle_path(0, 0, 2.3), pale, x + 25, y)
    cloth.put(circle(150, 210, 80, ground) + circle(150, 210, 74, "none", light, 2.4) + circle(150, 210, 68, "none", pale, 1.2))
    cloth.put(group(path(sun_path(58), light), "translate(150 210)") + circle(150, 210, 26, light) + circle(150, 210, 21, ground))
    cloth.put(glyph("1", 142.8, 199, 22, 11, pale) + glyph("3", 155.8, 199, 22, 16, pale))
    return back(ground, light, cloth)
