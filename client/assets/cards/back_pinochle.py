"""Pinochle: the wallpaper of an old cafe, fans in brass and cream on wine red, upside down below a central band."""

from make import Cloth, above, back, group, lozenge, n, path, polygon


def draw():
    ground, cream, brass = "#5a1e2b", "#ecd9b6", "#c99a52"
    cloth = Cloth()
    k = 0.5523

    def arc(r):
        return f"M{n(-r)} 0C{n(-r)} {n(-r * k)} {n(-r * k)} {n(-r)} 0 {n(-r)}C{n(r * k)} {n(-r)} {n(r)} {n(-r * k)} {n(r)} 0"

    rows = []
    for j in range(12, -1, -1):
        for i in range(-5, 6):
            rows.append((150 + i * 42.4 + (21.2 if j % 2 else 0), 196 - j * 18))
    for flip in (1, -1):
        for x, y in rows:
            for r, colour in ((21.2, brass), (19.4, ground), (15.4, brass), (13.8, ground), (9.8, cream), (5, ground)):
                shape = [[(300 - (x + px), 420 - (y + py)) if flip < 0 else (x + px, y + py) for px, py in part] for part in cloth.flatten(arc(r))]
                limit = (lambda px, py: 196 - py) if flip > 0 else (lambda px, py: py - 224)
                points = above(shape[0], limit)
                if len(points) > 2:
                    cloth.fill(polygon(points), colour)
    cloth.put(path("M23 196L277 196L277 224L23 224Z", ground) + path("M23 199L277 199M23 221L277 221", "none", brass, 1.8))
    for i in range(-5, 6):
        cloth.put(group(path(lozenge(6.5 if i % 2 == 0 else 4.5), cream if i % 2 == 0 else brass), f"translate({n(150 + i * 23.5)} 210)"))
    return back(ground, brass, cloth)
