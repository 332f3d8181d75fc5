#pragma once

#include <QQuickAsyncImageProvider>
#include <functional>
#include <memory>

#include "client/pictures/drawing.h"

class QThreadPool;

namespace cardroom {

/// Draws pictures for QML on its own threads, so that frames do not wait for them.
///
/// It keeps none: QML shares a picture between all Image items with the same address, as long as one of them lives (see
/// WarmCards.qml). If a picture cannot be drawn, its Image reports Image.Error and the log has the reason.
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
