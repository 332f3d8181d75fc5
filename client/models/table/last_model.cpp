#include "client/models/table/last_model.h"

#include <utility>

namespace cardroom::window {

void LastModel::show() {
  if (!offered()) return;
  const Recall recall = recalled();
  if (recall.empty()) {
    const QString words = tr("Nothing to show yet.");
    m_voice.announce(words);
    Q_EMIT m_voice.told(words, QStringLiteral("replay"));
    return;
  }
  m_shown = true;
  m_voice.announce(recall.spoken);
  Q_EMIT changed();
}

void LastModel::hide() {
  if (std::exchange(m_shown, false)) Q_EMIT changed();
}

void LastModel::follow() {
  if (m_shown && recalled().empty()) m_shown = false;
}

}  // namespace cardroom::window
