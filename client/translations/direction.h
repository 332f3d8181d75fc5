#pragma once

#include <QString>

namespace cardroom::window {

/// Another person's text for use in one of our lines: like client::isolated(), but always isolated if the current
/// language is written from right to left. For display only.
QString isolated(const QString& theirs);

/// The plain name, without isolation characters: for taking its first letter, editing or comparing it.
QString bare(const QString& isolated);

}  // namespace cardroom::window
