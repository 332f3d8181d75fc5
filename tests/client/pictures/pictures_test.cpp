// The parts of the window's pictures, drawn without a window: exact sizes, colours, and rejected requests.

#include <QDir>
#include <QImage>
#include <QSet>
#include <array>
#include <gtest/gtest.h>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

PictureRequest request(const char* id) {
  return PictureRequest{QString::fromUtf8(id)};
}

/// The number of pixels of exactly this colour.
int pixels_of(const QImage& image, QColor color) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x)
      count += image.pixelColor(x, y) == color ? 1 : 0;
  }
  return count;
}

TEST(PictureRequests, ANameIsDecodedAndOptionsAreRead) {
  const auto asked = request("cardroom%3A%2F%2Fhost%3Fkey%3D1?w=24&color=%23f5eddf&four=1&cx=0.25");
  EXPECT_EQ(asked.name(), QStringLiteral("cardroom://host?key=1"));
  EXPECT_EQ(asked.pixels(QStringLiteral("w")), 24);
  EXPECT_EQ(asked.color(QStringLiteral("color")), QColor(0xf5, 0xed, 0xdf));
  EXPECT_TRUE(asked.is_set(QStringLiteral("four")));
  EXPECT_DOUBLE_EQ(asked.number(QStringLiteral("cx"), 1), 0.25);
  EXPECT_DOUBLE_EQ(asked.number(QStringLiteral("cy"), 1), 1);
}

TEST(PictureRequests, AnImpossibleLengthIsRejected) {
  for (const char* id : {"x", "x?w=0", "x?w=-4", "x?w=many", "x?w=1000000000", "x?w=nan"}) {
    EXPECT_EQ(request(id).pixels(QStringLiteral("w")), 0) << id;
  }
}

TEST(CardPictures, AreOfExactlyTheWidthAndFiveToSeven) {
  for (const auto& [width, height] : {std::pair{56, 78}, {71, 99}, {94, 132}, {132, 185}, {356, 498}}) {
    const auto card = draw_card(request(qPrintable(QStringLiteral("QS?w=%1").arg(width))));
    ASSERT_TRUE(card.has_value());
    EXPECT_EQ(card->size(), QSize(width, height));
  }
}

TEST(CardPictures, HaveNoMarginIfRequested) {
  const auto card = draw_card(request("QS?w=100&pad=1"));
  ASSERT_TRUE(card.has_value());
  EXPECT_EQ(card->size(), QSize(102, 142));
  for (int x = 0; x < card->width(); ++x)
    EXPECT_LT(card->pixelColor(x, 0).alpha(), 48) << "except for the antialiasing of the edge";
  EXPECT_GT(card->pixelColor(50, 1).alpha(), 200);
}

TEST(CardPictures, OfAllCardsAndBacksExistAndDiffer) {
  QSet<QByteArray> drawn;
  const auto draw = [&](const QString& name) {
    const auto card = draw_card(PictureRequest{name + QStringLiteral("?w=60")});
    ASSERT_TRUE(card.has_value()) << qPrintable(name);
    drawn.insert(QByteArray{reinterpret_cast<const char*>(card->constBits()), card->sizeInBytes()});
  };
  for (const char suit : {'S', 'H', 'D', 'C'}) {
    for (const char rank : std::string{"A23456789TJQK"})
      draw(QString{QLatin1Char{rank}} + QLatin1Char{suit});
  }
  const QStringList backs =
      QDir{QStringLiteral(CARDROOM_SOURCE_DIR "/client/assets/cards")}.entryList({QStringLiteral("back-*.svg")});
  EXPECT_GE(backs.size(), 5);
  for (const QString& back : backs)
    draw(back.chopped(4));
  EXPECT_EQ(drawn.size(), 52 + backs.size());
}

struct Suit {
  const char* card;
  QColor two;
  QColor four;
};

TEST(CardPictures, TheDeckOfFourColoursHasGreenClubsAndBlueDiamonds) {
  const std::array suits{Suit{"8S", QColor{0x1d, 0x1b, 0x22}, QColor{0x1d, 0x1b, 0x22}},
                         Suit{"8H", QColor{0xc6, 0x22, 0x2e}, QColor{0xc6, 0x22, 0x2e}},
                         Suit{"8D", QColor{0xc6, 0x22, 0x2d}, QColor{0x1c, 0x5c, 0xba}},
                         Suit{"8C", QColor{0x1d, 0x1b, 0x23}, QColor{0x17, 0x71, 0x4a}}};
  for (const Suit& suit : suits) {
    const auto two = draw_card(request(qPrintable(QStringLiteral("%1?w=300").arg(QLatin1String{suit.card}))));
    const auto four = draw_card(request(qPrintable(QStringLiteral("%1?w=300&four=1").arg(QLatin1String{suit.card}))));
    ASSERT_TRUE(two && four);
    EXPECT_GT(pixels_of(*two, suit.two), 1000) << suit.card;
    EXPECT_GT(pixels_of(*four, suit.four), 1000) << suit.card;
    if (suit.two != suit.four) {
      EXPECT_EQ(pixels_of(*four, suit.two), 0) << suit.card;
    }
  }
}

TEST(Icons, AreSquareAndHaveTheRequestedColour) {
  const auto icon = draw_icon(request("hint?w=48&color=%23ff0000"));
  ASSERT_TRUE(icon.has_value());
  EXPECT_EQ(icon->size(), QSize(48, 48));
  EXPECT_GT(pixels_of(*icon, QColor(255, 0, 0)), 20);
  EXPECT_EQ(pixels_of(*icon, QColor(0x2a, 0x20, 0x19)), 0);
}

TEST(Icons, ATransparentColourIsDrawnSo) {
  const auto icon = draw_icon(request("minus?w=48&color=%2380ff0000"));
  ASSERT_TRUE(icon.has_value());
  EXPECT_NEAR(icon->pixelColor(24, 24).alpha(), 0x80, 2);
}

TEST(Cloths, AreDrawnToTheSizeAndLighterInTheMiddle) {
  const auto cloth = draw_cloth(request("thirteen?w=640&h=400&c0=%23923c29&c1=%23702a1e&c2=%23481a13"));
  ASSERT_TRUE(cloth.has_value());
  EXPECT_EQ(cloth->size(), QSize(640, 400));
  EXPECT_EQ(cloth->pixelColor(320, 184), QColor(0x92, 0x3c, 0x29));
  EXPECT_LT(cloth->pixelColor(2, 397).red(), cloth->pixelColor(320, 184).red() - 40);
}

TEST(Cloths, TheirLinesFillWholePixels) {
  const auto cloth =
      draw_cloth(request("plain?w=400&h=300&c0=black&c1=black&c2=black&line=white&inset=12&lineRadius=22"));
  ASSERT_TRUE(cloth.has_value());
  EXPECT_EQ(cloth->pixelColor(200, 11), QColor(Qt::black));
  EXPECT_EQ(cloth->pixelColor(200, 12), QColor(Qt::white));
  EXPECT_EQ(cloth->pixelColor(200, 13), QColor(Qt::black));
  EXPECT_GT(cloth->pixelColor(200, 17).red(), 100);
  EXPECT_EQ(cloth->pixelColor(200, 16), QColor(Qt::black));
  EXPECT_EQ(cloth->pixelColor(12, 12), QColor(Qt::black)) << "the corner is round";
}

TEST(Cloths, RoundCornersAreTransparent) {
  const auto tile = draw_cloth(request("thirteen?w=212&h=420&c0=red&c1=red&c2=red&radius=24"));
  ASSERT_TRUE(tile.has_value());
  EXPECT_EQ(tile->pixelColor(0, 0).alpha(), 0);
  EXPECT_EQ(tile->pixelColor(211, 419).alpha(), 0);
  EXPECT_EQ(tile->pixelColor(106, 210), QColor(Qt::red));
}

TEST(Cloths, TheMotifIsWhereItIsAsked) {
  const char* plain = "plain?w=400&h=400&c0=black&c1=black&c2=black";
  const char* signed_cloth = "thirteen?w=400&h=400&c0=black&c1=black&c2=black&motif=100&mx=0.25&my=0.5&ink=white";
  const auto without = draw_cloth(request(plain));
  const auto with = draw_cloth(request(signed_cloth));
  ASSERT_TRUE(without && with);
  EXPECT_EQ(pixels_of(*without, Qt::white), 0);
  EXPECT_GT(pixels_of(with->copy(50, 150, 100, 100), Qt::white), 500);
  EXPECT_EQ(pixels_of(with->copy(150, 0, 250, 400), Qt::white), 0);
}

// Fails if, for example, the shadow is thrown upwards, or the corners are filled.
TEST(Inlays, LieBelowTheClothAndAreDarkestUnderTheirUpperEdge) {
  const char* asked = "cloth?w=300&h=160&radius=20&head=%234d000000&foot=%231f000000&shade=%2380000000&drop=3&blur=9";
  const auto inlay = draw_inlay(request(asked));
  ASSERT_TRUE(inlay.has_value());
  EXPECT_EQ(inlay->size(), QSize(300, 160));
  const auto alpha = [&](int x, int y) { return inlay->pixelColor(x, y).alpha(); };
  EXPECT_EQ(alpha(0, 0), 0);
  EXPECT_EQ(alpha(299, 159), 0);
  EXPECT_GT(alpha(150, 1), 120);
  EXPECT_NEAR(alpha(150, 80), (0x4d + 0x1f) / 2, 2);
  EXPECT_LT(alpha(150, 158), alpha(1, 80)) << "the shadow falls downwards";
  EXPECT_LT(alpha(1, 80), alpha(150, 1));
}

TEST(Inlays, TheirLowerEdgeCatchesTheLight) {
  const auto inlay = draw_inlay(request("cloth?w=300&h=160&radius=20&head=%234d000000&foot=%231f000000&rim=white"));
  ASSERT_TRUE(inlay.has_value());
  EXPECT_GT(inlay->pixelColor(150, 159).lightness(), 200);
  EXPECT_EQ(inlay->pixelColor(150, 0).lightness(), 0);
  EXPECT_EQ(inlay->pixelColor(150, 157).lightness(), 0);
}

TEST(Inlays, GlowAroundTheirEdgeAndFadeOut) {
  const auto inlay =
      draw_inlay(request("cloth?w=340&h=200&radius=20&head=%234d000000&foot=%234d000000&around=20&glow=%23ffcf74"));
  ASSERT_TRUE(inlay.has_value());
  EXPECT_GT(inlay->pixelColor(170, 18).alpha(), 200);
  EXPECT_LT(inlay->pixelColor(170, 0).alpha(), 10);
  EXPECT_GT(inlay->pixelColor(170, 8).alpha(), inlay->pixelColor(170, 2).alpha());
  EXPECT_EQ(inlay->pixelColor(170, 100), QColor(0, 0, 0, 0x4d));
  EXPECT_FALSE(draw_inlay(request("cloth?w=40&h=40&around=20")));
}

/// Whether the three nested squares of a QR code's finder begin at this module, where each module is `side` pixels
/// wide.
bool finder_at(const QImage& code, QPoint start, int side) {
  for (int y = 0; y < 7; ++y) {
    for (int x = 0; x < 7; ++x) {
      const bool edge = x == 0 || y == 0 || x == 6 || y == 6;
      const bool core = x >= 2 && x <= 4 && y >= 2 && y <= 4;
      const QPoint at = start + QPoint{x * side + side / 2, y * side + side / 2};
      if ((code.pixelColor(at) == QColor(Qt::black)) != (edge || core)) return false;
    }
  }
  return true;
}

TEST(QrCodes, HaveWholeModulesThreeFindersAndAQuietZone) {
  const auto code = draw_qr(request("cardroom%3A%2F%2F192.168.1.20%3A7313%2Fk7Q2?w=168"));
  ASSERT_TRUE(code.has_value());
  ASSERT_EQ(code->size(), QSize(168, 168));
  int start = 0;
  while (start < 168 && code->pixelColor(start, start) == QColor(Qt::white))
    ++start;
  // The upper left finder is seven modules wide.
  int length = 0;
  while (code->pixelColor(start + length, start) == QColor(Qt::black))
    ++length;
  ASSERT_EQ(length % 7, 0);
  const int side = length / 7;
  const int modules = (168 - 2 * start) / side;
  EXPECT_GE(start, 4 * side) << "four light modules";
  EXPECT_EQ((modules - 17) % 4, 0) << "a size that the standard knows";
  const int far = start + (modules - 7) * side;
  EXPECT_TRUE(finder_at(*code, {start, start}, side));
  EXPECT_TRUE(finder_at(*code, {far, start}, side));
  EXPECT_TRUE(finder_at(*code, {start, far}, side));
  EXPECT_FALSE(finder_at(*code, {far, far}, side));
  for (int y = 0; y < modules; ++y) {
    for (int x = 0; x < modules; ++x) {
      const QImage module = code->copy(start + x * side, start + y * side, side, side);
      const int dark = pixels_of(module, Qt::black);
      ASSERT_TRUE(dark == 0 || dark == side * side) << x << ", " << y;
    }
  }
}

TEST(QrCodes, AnotherTextIsAnotherCode) {
  EXPECT_NE(draw_qr(request("one?w=100")).value(), draw_qr(request("two?w=100")).value());
}

TEST(Pictures, SayWhyAnInvalidRequestCannotBeDrawn) {
  EXPECT_FALSE(draw_card(request("1X?w=100")));
  EXPECT_FALSE(draw_card(request("QS")));
  EXPECT_FALSE(draw_card(request("..%2Ficons%2Fhint%00?w=100")));
  EXPECT_FALSE(draw_icon(request("nothing?w=24")));
  EXPECT_FALSE(draw_motif(request("thirteen?w=0")));
  EXPECT_FALSE(draw_inlay(request("cloth?w=100")));
  EXPECT_FALSE(draw_cloth(request("thirteen?w=100&h=100")));
  EXPECT_FALSE(draw_cloth(request("nothing?w=100&h=100&c0=red&c1=red&c2=red&motif=50")));
  EXPECT_FALSE(draw_qr(request("text?w=10")));
  EXPECT_EQ(draw_icon(request("nothing?w=24")).error(), QStringLiteral("there is no picture \"nothing\" in icons"));
}

}  // namespace
}  // namespace cardroom
