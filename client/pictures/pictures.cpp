#include "client/pictures/pictures.h"

#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

/// A picture that is being drawn. QML deletes it after finished(), which is emitted exactly once, cancelled or not.
class Response : public QQuickImageResponse {
 public:
  QQuickTextureFactory* textureFactory() const override { return QQuickTextureFactory::textureFactoryForImage(image_); }
  QString errorString() const override { return error_; }
  void cancel() override { cancelled_ = true; }

  bool is_cancelled() const { return cancelled_; }

  /// May be called on any thread.
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

/// The thread pool that draws all pictures of one engine. Thread-safe.
class Painters {
 public:
  Painters() { pool_.setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, 4)); }

  /// Returns false after close(): the work will not be done.
  bool start(std::function<void()> work) {
    const std::scoped_lock lock{mutex_};
    if (!closed_) pool_.start(std::move(work));
    return !closed_;
  }
  bool is_closed() const { return closed_; }

  /// Waits for the work in progress. Queued work still runs, but can check is_closed().
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

/// Draws pictures for QML on separate threads, so that frames do not wait for them.
///
/// It caches nothing: QML shares a picture between all Image items with the same address for as long as one of them
/// exists (see WarmCards.qml). If a picture cannot be drawn, its Image reports Image.Error and the reason is logged.
class PictureProvider : public QQuickAsyncImageProvider {
 public:
  /// `draw` is called on any of the painters' threads, several at a time.
  PictureProvider(Picture (*draw)(const PictureRequest&), std::shared_ptr<Painters> painters)
      : draw_{draw}, painters_{std::move(painters)} {}

  QQuickImageResponse* requestImageResponse(const QString& id, const QSize& /*requested_size*/) override {
    auto* response = new Response;
    const bool started =
        painters_->start([draw = draw_, painters = painters_.get(), request = PictureRequest{id}, response] {
          // While a window is being resized, most pictures are no longer needed by the time their turn comes.
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

struct Kind {
  const char* name;
  Picture (*draw)(const PictureRequest&);
};
constexpr std::array kKinds{Kind{"cards", &draw_card},    Kind{"icons", &draw_icon},  Kind{"motifs", &draw_motif},
                            Kind{"people", &draw_person}, Kind{"cloth", &draw_cloth}, Kind{"inlay", &draw_inlay},
                            Kind{"qr", &draw_qr}};

}  // namespace

QStringList picture_kinds() {
  QStringList names;
  for (const Kind& kind : kKinds)
    names << QString::fromLatin1(kind.name);
  return names;
}

void install_pictures(QQmlEngine& engine) {
  auto painters = std::make_shared<Painters>();
  // Pictures are delivered to one of the engine's threads, which stops after this signal. Qt sometimes crashes if an
  // event is posted to a thread that is stopping.
  QObject::connect(&engine, &QObject::destroyed, [painters] { painters->close(); });
  for (const Kind& kind : kKinds)
    engine.addImageProvider(QString::fromLatin1(kind.name), new PictureProvider{kind.draw, painters});
}

}  // namespace cardroom
