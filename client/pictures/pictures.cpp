#include "client/pictures/pictures.h"

#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

/// One picture on its way. QML deletes it after finished(), which comes exactly once, cancelled or not.
class Response : public QQuickImageResponse {
 public:
  QQuickTextureFactory* textureFactory() const override { return QQuickTextureFactory::textureFactoryForImage(image_); }
  QString errorString() const override { return error_; }
  void cancel() override { cancelled_ = true; }

  bool is_cancelled() const { return cancelled_; }

  /// Any thread.
  void deliver(Picture picture) {
    QMetaObject::invokeMethod(
        this,
        [this, picture = std::move(picture)] {
          if (picture) {
            image_ = *picture;
          } else {
            error_ = picture.error();
          }
          Q_EMIT finished();
        },
        Qt::QueuedConnection);
  }

 private:
  QImage image_;
  QString error_;
  std::atomic<bool> cancelled_ = false;
};

/// Draws pictures for QML on its own threads, so that frames do not wait for them.
///
/// It keeps none: QML shares a picture between all Image items with the same address, as long as one of them lives (see
/// WarmCards.qml). If a picture cannot be drawn, its Image reports Image.Error and the log has the reason.
class PictureProvider : public QQuickAsyncImageProvider {
 public:
  /// `draw` is called on any thread of `pool`, several at a time.
  PictureProvider(Picture (*draw)(const PictureRequest&), std::shared_ptr<QThreadPool> pool)
      : draw_{draw}, pool_{std::move(pool)} {}

  QQuickImageResponse* requestImageResponse(const QString& id, const QSize& /*requested_size*/) override {
    auto* response = new Response;
    pool_->start([draw = draw_, request = PictureRequest{id}, response] {
      // While a window is resized, most pictures are no longer needed when their turn comes.
      response->deliver(response->is_cancelled() ? Picture{QImage{}} : draw(request));
    });
    return response;
  }

 private:
  Picture (*draw_)(const PictureRequest&);
  std::shared_ptr<QThreadPool> pool_;
};

}  // namespace

void install_pictures(QQmlEngine& engine) {
  auto pool = std::make_shared<QThreadPool>();
  pool->setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, 4));
  const auto add = [&](const char* name, auto* draw) {
    engine.addImageProvider(QString::fromLatin1(name), new PictureProvider{draw, pool});
  };
  add("cards", &draw_card);
  add("icons", &draw_icon);
  add("motifs", &draw_motif);
  add("cloth", &draw_cloth);
  add("qr", &draw_qr);
}

}  // namespace cardroom
