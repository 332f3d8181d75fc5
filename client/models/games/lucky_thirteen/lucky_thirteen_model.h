#pragma once

#include <QVariantList>
#include <memory>

#include "client/models/game_model.h"

namespace cardroom::window {

struct Kind;

/// What the table of Lucky Thirteen shows.
class LuckyThirteenModel : public GameModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Made by the list of kinds")
  Q_PROPERTY(int pileSize READ pileSize NOTIFY changed FINAL)
  /// "31 in the pile".
  Q_PROPERTY(QString pileText READ pileText NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  /// One a player, winners first. Each: seat, name, you, winner, person, botType, secondLine ("You", "Basic bot"),
  /// hand ([{card, used}]), publicCards ([{card, used}]), sum ("8♠ + 5♠ = 13", styled; empty without thirteen),
  /// reckoning ("8 × 4 and 5 × 2 make 42", or "No thirteen"), points. Empty until the game is over.
  Q_PROPERTY(QVariantList results READ results NOTIFY changed FINAL)
  /// "You win with 42."
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
  /// "Two players have thirteen, so each of them scores their best one."
  Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)

 public:
  static const Kind kKind;

  explicit LuckyThirteenModel(QObject* parent = nullptr);
  ~LuckyThirteenModel() override;

  int pileSize() const;
  QString pileText() const;
  bool over() const;
  QVariantList results() const;
  QString verdict() const;
  QString reason() const;

  QString progress() const override;
  int step() const override;
  int steps() const override;
  QString prompt() const override;
  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  QList<Happening> happenings() const override;
  QList<LogLine> log() const override;
  Wording secondLine(int seat) const override;
  int cardsHeld(int seat) const override;
  QList<Choice> choicesFor(const QString& cardKey) const override;
  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override;
  QString moveWanted() const override;
  QString whyNot(const QString& cardKey) const override;
  QString turnText(int secondsLeft) const override;
  QString selectedText(const QString& cardKey) const override;
  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override;
  void setHandOrder(Preferences::HandOrder order) override;

 private:
  struct Shown;
  void showCards();

  std::unique_ptr<Shown> m_shown;  ///< What the last update said.
};

}  // namespace cardroom::window
