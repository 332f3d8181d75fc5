#include "client/pictures/pictures.h"

#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
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

/// The threads that draw, for all pictures of an engine. Any thread.
class Painters {
 public:
  Painters() { pool_.setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, 4)); }

  /// False after close(): the work will not be done.
  bool start(std::function<void()> work) {
    const std::scoped_lock lock{mutex_};
    if (!closed_) pool_.start(std::move(work));
    return !closed_;
  }
  bool is_closed() const { return closed_; }

  /// Waits for the work that has begun. Work that is still waiting runs too, and can see that we are closed.
  void close() {
    {
      const std::scoped_lock lock{mutex_};
      closed_ = true;
    }
    pool_.waitForDone();
  }

 private:
  std::mutex mutex_;
  std::atomic<bool> closed_ = false;
  QThreadPool pool_;
};

/// Draws pictures for QML on its own threads, so that frames do not wait for them.
///
/// It keeps none: QML shares a picture between all Image items with the same address, as long as one of them lives (see
/// WarmCards.qml). If a picture cannot be drawn, its Image reports Image.Error and the log has the reason.
class PictureProvider : public QQuickAsyncImageProvider {
 public:
  /// `draw` is called on any of the painters' threads, several at a time.
  PictureProvider(Picture (*draw)(const PictureRequest&), std::shared_ptr<Painters> painters)
      : draw_{draw}, painters_{std::move(painters)} {}

  QQuickImageResponse* requestImageResponse(const QString& id, const QSize& /*requested_size*/) override {
    auto* response = new Response;
    const bool started =
        painters_->start([draw = draw_, painters = painters_.get(), request = PictureRequest{id}, response] {
          // While a window is resized, most pictures are no longer needed when their turn comes.
          const bool needed = !response->is_cancelled() && !painters->is_closed();
          response->deliver(needed ? draw(request) : Picture{QImage{}});
        });
    if (!started) response->deliver(QImage{});
    return response;
  }

 private:
  Picture (*draw_)(const PictureRequest&);
  std::shared_ptr<Painters> painters_;
};

}  // namespace

void install_pictures(QQmlEngine& engine) {
  auto painters = std::make_shared<Painters>();
  // Pictures are delivered to a thread of the engine, which ends after this signal. Qt sometimes crashes if an event is
  // posted to a thread that is ending.
  QObject::connect(&engine, &QObject::destroyed, [painters] { painters->close(); });
  const auto add = [&](const char* name, auto* draw) {
    engine.addImageProvider(QString::fromLatin1(name), new PictureProvider{draw, painters});
  };
  add("cards", &draw_card);
  add("icons", &draw_icon);
  add("motifs", &draw_motif);
  add("cloth", &draw_cloth);
  add("qr", &draw_qr);
}

}  // namespace cardroom
