#include "client/pictures/pictures.h"

#include <QQmlEngine>
#include <QThreadPool>
#include <algorithm>
#include <memory>

#include "client/pictures/drawing.h"
#include "client/pictures/picture_provider.h"

namespace cardroom {

void install_pictures(QQmlEngine& engine) {
  auto pool = std::make_shared<QThreadPool>();
  pool->setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, 4));
  const auto add = [&](const char* name, PictureProvider::Draw draw) {
    engine.addImageProvider(QString::fromLatin1(name), new PictureProvider{std::move(draw), pool});
  };
  add("cards", &draw_card);
  add("icons", &draw_icon);
  add("motifs", &draw_motif);
  add("cloth", &draw_cloth);
  add("qr", &draw_qr);
}

}  // namespace cardroom
