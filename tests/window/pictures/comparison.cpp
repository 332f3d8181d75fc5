#include "tests/window/pictures/comparison.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>
#include <vector>

namespace cardroom::testing {
namespace {

/// The number of window pixels per pixel of the stored form, in each direction.
constexpr int kReduction = 2;
constexpr int kJpegQuality = 85;

/// A block size, in pixels of the stored form, and the allowed difference between mean colours.
struct Tolerance {
  int side;
  double allowed;
};
// Measured with the drawings of comparison_test: different font rendering gives up to 11 in small blocks and 2 in large
// ones; a card that moves by four pixels gives 97 and 25. The pictures are those of Qt 6.4. In Qt 6.8, some words are a
// pixel wider and some lines end a pixel later, which gives up to 30 and 6.
constexpr std::array kTolerances = QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
                                       ? std::array{Tolerance{4, 18}, Tolerance{16, 4}}
                                       : std::array{Tolerance{4, 36}, Tolerance{16, 8}};

std::array<double, 3> mean_colour(const QImage& image, const QRect& block) {
  std::array<double, 3> sum{};
  for (int y = block.top(); y <= block.bottom(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    for (int x = block.left(); x <= block.right(); ++x) {
      sum[0] += qRed(line[x]);
      sum[1] += qGreen(line[x]);
      sum[2] += qBlue(line[x]);
    }
  }
  for (double& channel : sum)
    channel /= static_cast<double>(block.width() * block.height());
  return sum;
}

double distance(const std::array<double, 3>& one, const std::array<double, 3>& other) {
  double largest = 0;
  for (std::size_t channel = 0; channel < one.size(); ++channel)
    largest = std::max(largest, std::abs(one[channel] - other[channel]));
  return largest;
}

QRect in_window(const QRect& block) {
  return {block.topLeft() * kReduction, block.size() * kReduction};
}

QImage with_bright_blocks(const QImage& actual, const std::vector<QRect>& blocks) {
  QImage picture = actual;
  for (int y = 0; y < picture.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
    for (int x = 0; x < picture.width(); ++x)
      line[x] = qRgb(qRed(line[x]) / 3, qGreen(line[x]) / 3, qBlue(line[x]) / 3);
  }
  for (const QRect& block : blocks) {
    for (int y = block.top(); y <= block.bottom(); ++y)
      for (int x = block.left(); x <= block.right(); ++x)
        picture.setPixel(x, y, actual.pixel(x, y) | qRgb(160, 0, 160));
  }
  return picture;
}

QString golden_file(const QString& name) {
  return QStringLiteral(CARDROOM_SOURCE_DIR "/tests/golden/pictures/%1.jpg").arg(name);
}

QImage halved(const QImage& window) {
  QImage half{window.width() / kReduction, window.height() / kReduction, QImage::Format_RGB32};
  for (int y = 0; y < half.height(); ++y) {
    for (int x = 0; x < half.width(); ++x) {
      const auto mean = mean_colour(window, {x * kReduction, y * kReduction, kReduction, kReduction});
      half.setPixel(x, y, qRgb(qRound(mean[0]), qRound(mean[1]), qRound(mean[2])));
    }
  }
  return half;
}

QByteArray file_form(const QImage& half) {
  QByteArray bytes;
  QBuffer buffer{&bytes};
  buffer.open(QIODevice::WriteOnly);
  half.save(&buffer, "JPG", kJpegQuality);
  return bytes;
}

QImage from_file_form(const QByteArray& bytes) {
  return QImage::fromData(bytes, "JPG").convertToFormat(QImage::Format_RGB32);
}

QByteArray content_of(const QString& name) {
  QFile file{name};
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

void write(const QByteArray& bytes, const QString& name) {
  QDir{}.mkpath(QFileInfo{name}.path());
  QFile file{name};
  ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()) << name.toStdString();
}

}  // namespace

QImage kept_form(const QImage& window) {
  return from_file_form(file_form(halved(window.convertToFormat(QImage::Format_RGB32))));
}

Difference difference(const QImage& expected, const QImage& actual) {
  Difference result;
  if (expected.size() != actual.size()) {
    result.block = in_window(actual.rect());
    result.amount = 255;
    result.blocks = 1;
    result.picture = actual;
    return result;
  }
  double worst = 0;  // Relative to the allowed difference.
  std::vector<QRect> differing;
  for (const Tolerance& tolerance : kTolerances) {
    for (int y = 0; y < actual.height(); y += tolerance.side) {
      for (int x = 0; x < actual.width(); x += tolerance.side) {
        const QRect block = QRect{x, y, tolerance.side, tolerance.side} & actual.rect();
        const double amount = distance(mean_colour(expected, block), mean_colour(actual, block));
        if (amount <= tolerance.allowed) continue;
        differing.push_back(block);
        if (amount / tolerance.allowed <= worst) continue;
        worst = amount / tolerance.allowed;
        result.block = in_window(block);
        result.amount = static_cast<int>(std::ceil(amount));
      }
    }
  }
  result.blocks = static_cast<int>(differing.size());
  if (!differing.empty()) result.picture = with_bright_blocks(actual, differing);
  return result;
}

void expect_golden_picture(const QString& name, const QImage& window) {
  const QImage actual = kept_form(window);
  const QImage expected = from_file_form(content_of(golden_file(name)));
  if (std::getenv("UPDATE_GOLDEN") != nullptr) {
    // Written only if the difference is visible, so that reviewers need not look at unchanged pictures.
    if (expected.isNull() || difference(expected, actual).blocks > 0)
      write(file_form(halved(window.convertToFormat(QImage::Format_RGB32))), golden_file(name));
    return;
  }
  const QString seen = QStringLiteral(CARDROOM_BUILD_DIR "/pictures/%1").arg(name);
  QDir{}.mkpath(QFileInfo{seen}.path());
  window.save(seen + QStringLiteral(".png"));
  ASSERT_FALSE(expected.isNull()) << golden_file(name).toStdString() << " is missing; UPDATE_GOLDEN=1 writes it";
  const Difference found = difference(expected, actual);
  if (found.blocks == 0) return;
  found.picture.save(seen + QStringLiteral("-difference.png"));
  ADD_FAILURE() << name.toStdString() << " differs in " << found.blocks << " blocks, most around " << found.block.x()
                << "," << found.block.y() << " (" << found.block.width() << " x " << found.block.height()
                << " pixels) by " << found.amount << " of 255\nexpected:   " << golden_file(name).toStdString()
                << "\nseen:       " << seen.toStdString() << ".png\ndifference: " << seen.toStdString()
                << "-difference.png\n(UPDATE_GOLDEN=1 rewrites it)";
}

}  // namespace cardroom::testing
