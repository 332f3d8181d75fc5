#pragma once

#include <QQuickAsyncImageProvider>
#include <functional>
#include <memory>

#include "client/pictures/drawing.h"

class QThreadPool;

namespace cardroom {

/// Draws pictures for QML on threads of its own, so that no frame waits for one.
///
/// It keeps none: QML shares a picture between all Image items with the same address, and holds it as long as one of
/// them lives (see WarmCards.qml). What cannot be drawn makes the Image say Image.Error and its reason in the log.
class PictureProvider : public QQuickAsyncImageProvider {
 public:
  using Draw = std::function<Picture(const PictureRequest&)>;

  /// `draw` is called on any thread of `pool`, several at a time.
  PictureProvider(Draw draw, std::shared_ptr<QThreadPool> pool);

  QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requested_size) override;

 private:
  Draw draw_;
  std::shared_ptr<QThreadPool> pool_;
};

}  // namespace cardroom
