#include "client/pictures/picture_provider.h"

#include <QThreadPool>
#include <atomic>
#include <utility>

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

}  // namespace

PictureProvider::PictureProvider(Draw draw, std::shared_ptr<QThreadPool> pool)
    : draw_{std::move(draw)}, pool_{std::move(pool)} {}

QQuickImageResponse* PictureProvider::requestImageResponse(const QString& id, const QSize& /*requested_size*/) {
  auto* response = new Response;
  pool_->start([draw = draw_, request = PictureRequest{id}, response] {
    // While a window is resized, most pictures are no longer needed when their turn comes.
    response->deliver(response->is_cancelled() ? Picture{QImage{}} : draw(request));
  });
  return response;
}

}  // namespace cardroom
