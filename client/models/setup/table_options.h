#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/gadget_field.h"
#include "client/models/setup/rule_list.h"
#include "client/models/setup/setup_part.h"

namespace cardroom::window {

/// The name, the kind, the rules and the other settings of the table being set up.
class TableOptions : public SetupPart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableSetup")
  static constexpr int kUsualTurnLimit = -1;  ///< A special value of `turnLimitSeconds`.
  TableOptions(SetupNow& now, QObject* parent) : SetupPart{now, parent}, m_rules{new RuleList{this}} {}

  CARDROOM_WRITE(QString, tableName, setTableName, changed);
  /// The number of players.
  CARDROOM_WRITE(int, seatCount, setSeatCount, changed) { return m_now.update().seats_size(); }
  /// The numbers of players that this kind of game allows.
  CARDROOM_READ(QList<int>, seatCounts, changed);
  /// 0: no limit; kUsualTurnLimit: the default, which applies while two or more people are at the table.
  CARDROOM_WRITE(int, turnLimitSeconds, setTurnLimitSeconds, changed);
  /// The turn limits to choose from, in seconds.
  CARDROOM_READ(QList<cardroom::window::NumberChoice>, turnLimits, retranslated);
  /// The table has a password.
  CARDROOM_READ(bool, locked, changed) { return settings().has_password(); }
  /// Others may watch.
  CARDROOM_WRITE(bool, watchable, setWatchable, changed) { return settings().watching_allowed(); }
  /// Hints come from an expert bot; otherwise from a clever one.
  CARDROOM_WRITE(bool, expertHints, setExpertHints, changed) { return settings().hints_by_expert(); }
  /// The rule options of the table's kind, including changes that have been requested.
  CARDROOM_PART(cardroom::window::RuleList, rules)

  /// Changes the kind of the next game; people stay seated if there are enough seats.
  Q_INVOKABLE void changeKind(const QString& kind);
  /// Changes the rules of the next game; `option` is one of `rules`.
  Q_INVOKABLE void setRule(const QString& option, int value);
  /// Sets the password; "" removes it.
  Q_INVOKABLE void setPassword(const QString& password);

  // Called by TableSetup.
  /// The table was updated, or is gone.
  void follow();
  /// Shows the rules in the person's language.
  void showRules();
  void answered(const client::Answered& answer);
  /// Shows the rules of the table again instead of the requested ones.
  void forgetWish();

 private:
  const table::v1::Settings& settings() const { return m_now.update().settings(); }

  /// Rules that were requested but have not yet appeared in an update; the next change is based on them.
  struct Wish {
    table::v1::GameRules rules;
    client::RequestTag tag{};
    bool granted = false;
  };
  RuleList* m_rules;
  std::optional<Wish> m_wish;
};

}  // namespace cardroom::window
