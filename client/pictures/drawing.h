#pragma once

#include <QImage>
#include <QString>

#include "client/pictures/picture_request.h"
#include "common/base/expected.h"

namespace cardroom {

/// A picture, or a sentence for the log that says what cannot be drawn.
using Picture = Expected<QImage, QString>;

// Each of these is thread-safe and takes 0.3 to 30 ms.

/// A card ("QS") or a back ("back-thirteen"), `w` pixels wide and 7/5 as high. `four=1`: the deck with green clubs and
/// blue diamonds. `pad`: the width of a transparent margin in pixels.
Picture draw_card(const PictureRequest& request);

/// The icon of that name, `w` by `w` pixels, drawn in `color`.
Picture draw_icon(const PictureRequest& request);

/// The motif of that name (the sign of a game, or "cardroom"), `w` by `w` pixels, drawn in `color`.
Picture draw_motif(const PictureRequest& request);

/// A cloth of `w` by `h` pixels with the motif of that name in it ("plain": none).
///
/// `c0`, `c1`, `c2`: the gradient's colours at 0, 52 and 100 % of an ellipse with the centre `cx`, `cy` and the radii
/// `rx`, `ry` (parts of width and height; 0.5, 0.46, 0.78, 0.82). `grain`: how strong the weave is (0 to 1; none).
/// `motif`: the motif's side in pixels, around `mx`, `my` (parts; the gradient's centre), in the colour `ink`.
/// `radius`: of the corners. `line`: colour of the hairlines; `inset`: from the edge to the first of them in pixels
/// (0: no lines); `top`: that much more at the upper edge; `lineRadius`: of its corners; `lines`: 1 or 2, the second
/// one fainter and 5 hairlines further in; `hair`: thickness in pixels.
Picture draw_cloth(const PictureRequest& request);

/// The name as a QR code of `w` by `w` pixels: every module the same whole number of pixels, at least four modules of
/// light round it, dark on white. An error if `w` has not one pixel for each module.
Picture draw_qr(const PictureRequest& request);

}  // namespace cardroom
