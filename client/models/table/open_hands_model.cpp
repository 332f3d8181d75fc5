#include "client/models/table/open_hands_model.h"

#include <utility>

#include "client/core/open_hands.h"
#include "client/core/take_backs.h"
#include "client/models/saved_file.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
OpenHandsModel::OpenHandsModel(const TableShared& table, QObject* parent)
    : TablePart{table, parent}, m_save{saveAmongDocuments} {}

bool OpenHandsModel::mayOpen() const {
  return m_now.online && !m_now.lesson && client::may_open_hands(m_now.update());
}

bool OpenHandsModel::open() const {
  return client::hands_open(m_now.update());
}

bool OpenHandsModel::mayStepBack() const {
  return m_now.online && client::may_step(m_now.update(), false);
}

bool OpenHandsModel::mayStepOn() const {
  return m_now.online && client::may_step(m_now.update(), true);
}

bool OpenHandsModel::mayExport() const {
  return m_now.online && !m_now.lesson && client::may_export(m_now.update());
}

void OpenHandsModel::setOpen(bool open) {
  if (open ? !mayOpen() : !m_now.online || !this->open()) return;
  m_requests.ask([open](auto& message) { message.mutable_open_hands()->set_open(open); });
}

void OpenHandsModel::step(bool on) {
  if (!open()) return;
  if (m_now.between()) return m_voice.refuse(tr("There is no game to step through now."));
  if (on ? !mayStepOn() : !mayStepBack()) {
    m_voice.refuse(on ? tr("This is the newest moment of the game.") : tr("There is no move before this one."));
    return;
  }
  m_requests.ask([on](auto& message) { message.mutable_step()->set_forth(on); });
}

void OpenHandsModel::exportLog() {
  if (!mayExport() || m_log) return;
  m_log.emplace();
  askForLog();
}

void OpenHandsModel::askForLog() {
  m_requests.ask([this](auto& message) { message = m_log->request(); });
}

void OpenHandsModel::answered(const client::Answered& answer) {
  if (!m_log || !answer.answer.has_game_log()) return;
  if (!m_log->add(answer.answer.game_log())) return askForLog();
  const client::GameLogParts log = *std::exchange(m_log, std::nullopt);
  const QString file = m_save(QString::fromStdString(log.name()), log.text());
  if (file.isEmpty()) {
    m_voice.refuse(tr("The game could not be saved among your documents."));
  } else {
    tellAll(tr("Saved as %1.", "a game, a file").arg(isolated(file)), QStringLiteral("log"));
  }
}

void OpenHandsModel::tellAll(const QString& sentence, const QString& icon) {
  m_voice.announce(sentence);
  Q_EMIT m_voice.told(sentence, icon);
}

void OpenHandsModel::tell(const table::v1::TableUpdate* before) {
  if (m_now.replay) return;  // A replay has its own way of opening and closing the hands.
  const table::v1::TableUpdate& update = m_now.update();
  const bool wasOpen = before != nullptr && client::hands_open(*before);
  if (open() != wasOpen) {
    // A game that is over has been counted already.
    tellAll(!open()           ? tr("The hands are closed.")
            : m_now.between() ? tr("Hands are open. The next game does not count in the evening.")
                              : tr("Hands are open. This game does not count in the evening."),
            QStringLiteral("watch"));
  }
  if (before == nullptr || !open()) return;
  const bool back = client::taken_back_since(*before, update) && update.taken_back().stepped();
  const int forth = static_cast<int>(update.open_hands().forth());
  if (back) {
    tellAll(tr("One move back; %Ln move(s) can be made again.", nullptr, forth), QStringLiteral("undo"));
  } else if (client::stepped_back(*before) && forth == 0) {
    tellAll(tr("This is the newest moment of the game."), QStringLiteral("forward"));
  }
}

}  // namespace cardroom::window
