#include "tests/window/support/blank_pictures.h"

#include <QImage>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include "client/pictures/pictures.h"

namespace cardroom::testing {
namespace {

class BlankPictures : public QQuickImageProvider {
 public:
  BlankPictures() : QQuickImageProvider{QQuickImageProvider::Image} {}

  QImage requestImage(const QString& /*id*/, QSize* size, const QSize& /*requested*/) override {
    QImage nothing{1, 1, QImage::Format_ARGB32_Premultiplied};
    nothing.fill(Qt::transparent);
    *size = nothing.size();
    return nothing;
  }
};

}  // namespace

void install_blank_pictures(QQmlEngine& engine) {
  for (const QString& kind : picture_kinds())
    engine.addImageProvider(kind, new BlankPictures);
}

}  // namespace cardroom::testing
