#pragma once

#include <QImage>
#include <QString>

#include "client/pictures/picture_request.h"
#include "common/base/expected.h"

namespace cardroom {

/// A picture, or a log message that says what could not be drawn.
using Picture = Expected<QImage, QString>;

// All of these are thread-safe and take 0.3 to 30 ms.

/// A card ("QS") or a back ("back-thirteen"), `w` pixels wide and 7/5 times as high. `four=1`: the four-colour deck,
/// with green clubs and blue diamonds. `pad`: the width of the transparent margin in pixels.
Picture draw_card(const PictureRequest& request);

/// The named icon, `w` by `w` pixels, drawn in `color`.
Picture draw_icon(const PictureRequest& request);

/// The named motif (a game's symbol, or "cardroom"), `w` by `w` pixels, drawn in `color`.
Picture draw_motif(const PictureRequest& request);

/// The picture that a person has chosen ("fox"), a disc `w` pixels across.
Picture draw_person(const PictureRequest& request);

/// A cloth of `w` by `h` pixels with the named motif ("plain": none).
///
/// `c0`, `c1`, `c2`: the gradient's colours at 0, 52 and 100 % of an ellipse with centre `cx`, `cy` and radii `rx`,
/// `ry` (fractions of width and height; default 0.5, 0.46, 0.78, 0.82). `grain`: the strength of the weave (0 to 1;
/// default 0). `motif`: the side of the motif in pixels; it is centred on `mx`, `my` (fractions; default: the
/// gradient's centre) and drawn in the colour `ink`. `radius`: the corner radius. `line`: the colour of the hairlines;
/// `inset`: the distance from the edge to the first of them in pixels (0: no lines); `top`: the extra distance at the
/// upper edge; `lineRadius`: the corner radius of the first line; `lines`: 1 or 2, the second one fainter and 5
/// hairline widths further in; `hair`: their thickness in pixels.
Picture draw_cloth(const PictureRequest& request);

/// A hollow in a cloth, `w` by `h` pixels, with the corner radius `radius`, as a transparent picture that darkens the
/// cloth below it; the request's name is ignored.
///
/// `head`, `foot`: the colours at its upper and lower edge. `shade`: the colour of the shadow that its edge casts into
/// it, `drop` pixels down and `blur` pixels wide. `rim`: the colour of the light on its lower edge, `hair` pixels thick
/// (default 1). `around`: the width in pixels of the margin around it, in which it glows in the colour `glow`.
Picture draw_inlay(const PictureRequest& request);

/// The name as a QR code of `w` by `w` pixels, dark on white: every module has the same whole number of pixels, and at
/// least four light modules surround the code. An error if `w` is less than one pixel per module.
Picture draw_qr(const PictureRequest& request);

}  // namespace cardroom
