#include "client/models/table/take_back_model.h"

#include "client/core/take_backs.h"

namespace cardroom::window {

bool TakeBackModel::may() const {
  return m_now.online && client::may_take_back(m_now.update());
}

QString TakeBackModel::question() const {
  const auto asks = client::take_back_to_agree_with(m_now.update());
  return asks && !m_declined ? tr("%1 asks to take the last move back.").arg(nameOf(*asks)) : QString{};
}

void TakeBackModel::takeBack() {
  const auto asks = client::take_back_to_agree_with(m_now.update());
  if (!asks && !may()) {
    if (m_now.update().has_seat() && !m_now.between()) m_voice.refuse(tr("No move of yours can be taken back now."));
    return;
  }
  m_requests.ask([&](auto& message) {
    auto& wanted = *message.mutable_take_back();
    if (asks) wanted.set_agree_with(*asks);
  });
}

void TakeBackModel::decline() {
  m_declined = true;
  Q_EMIT changed();
}

void TakeBackModel::tellAll(const QString& sentence) {
  m_voice.announce(sentence);
  Q_EMIT m_voice.told(sentence, QStringLiteral("undo"));
}

void TakeBackModel::tell(const table::v1::TableUpdate* before) {
  if (before == nullptr) return;
  const table::v1::TableUpdate& update = m_now.update();
  const bool asked = client::take_back_asked(update);
  const bool wasAsked = client::take_back_asked(*before);
  if (!asked || !wasAsked) m_declined = false;
  if (client::taken_back_since(*before, update)) {
    if (update.taken_back().stepped()) return;  // Told by OpenHandsModel.
    const std::uint32_t seat = update.taken_back().seat();
    tellAll(static_cast<int>(seat) == m_now.cast.you ? tr("You take your last move back.")
                                                     : tr("%1 takes the last move back.").arg(nameOf(seat)));
  } else if (asked && !wasAsked) {
    const QString name = nameOf(update.take_back().seat());
    if (static_cast<int>(update.take_back().seat()) == m_now.cast.you)
      tellAll(tr("You ask to take your last move back. The others have to agree."));
    else if (client::take_back_to_agree_with(update))
      m_voice.announce(tr("%1 asks to take the last move back. Press U to agree.").arg(name));
    else
      m_voice.announce(tr("%1 asks to take the last move back.").arg(name));
  } else if (wasAsked && !asked) {
    tellAll(tr("The move stands."));
  }
}

}  // namespace cardroom::window
