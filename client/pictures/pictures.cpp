#include "client/pictures/pictures.h"

#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QThread>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

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

  /// A response calls both in its own constructor and destructor.
  void response_created() {
    const std::scoped_lock lock{mutex_};
    ++responses_;
  }
  void response_deleted() {
    const std::scoped_lock lock{mutex_};
    if (--responses_ == 0) none_left_.notify_all();
  }

  /// Waits until the work in progress is done and QML has deleted all responses. Queued work still runs, but can check
  /// is_closed(). Not to be called on the thread that takes the responses.
  void close() {
    std::unique_lock lock{mutex_};
    closed_ = true;
    lock.unlock();
    pool_.waitForDone();
    lock.lock();
    none_left_.wait(lock, [this] { return responses_ == 0; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable none_left_;
  int responses_ = 0;
  std::atomic<bool> closed_ = false;
  QThreadPool pool_;
};

/// A picture that is being drawn. QML deletes it after finished(), which is emitted exactly once, cancelled or not.
class Response : public QQuickImageResponse {
 public:
  explicit Response(std::shared_ptr<Painters> painters) : painters_{std::move(painters)} {
    painters_->response_created();
  }
  ~Response() override { painters_->response_deleted(); }

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
  std::shared_ptr<Painters> painters_;
  QImage image_;
  QString error_;
  std::atomic<bool> cancelled_ = false;
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
    auto* response = new Response{painters_};
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

/// Ends the thread of `engine` that reads its pictures, if there is one. Qt's destructor of that thread posts an event
/// that ends it and then wakes it; if the thread takes the event in between, Qt wakes a thread that has gone, and
/// crashes (seen with Qt 6.4, and 6.8 does the same). A thread that has already ended is not woken.
void end_reader(const QObject& engine) {
  for (auto* thread : engine.findChildren<QThread*>(Qt::FindDirectChildrenOnly)) {
    if (!thread->inherits("QQuickPixmapReader")) continue;
    thread->quit();
    thread->wait();
  }
}

}  // namespace

QStringList picture_kinds() {
  QStringList names;
  for (const Kind& kind : kKinds)
    names << QString::fromLatin1(kind.name);
  return names;
}

void install_pictures(QQmlEngine& engine) {
  auto painters = std::make_shared<Painters>();
  QObject::connect(&engine, &QObject::destroyed, [painters](const QObject* ending) {
    painters->close();
    end_reader(*ending);
  });
  for (const Kind& kind : kKinds)
    engine.addImageProvider(QString::fromLatin1(kind.name), new PictureProvider{kind.draw, painters});
}

}  // namespace cardroom
