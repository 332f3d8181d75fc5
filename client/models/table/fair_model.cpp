#include "client/models/table/fair_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "client/models/card_words.h"
#include "client/models/words.h"
#include "common/cards/card.h"
#include "common/cards/sha256.h"
#include "common/protocol/hex.h"

namespace cardroom::window {
namespace {

using client::Absence;
using client::DealResult;
using client::DealStep;
using client::StepMark;

constexpr qsizetype kGroup = 4;

/// Hexadecimal digits in groups of four; any other text as it is.
QStringList groupsOf(const std::string& text) {
  const bool hex = text.size() == 2 * sizeof(Digest);
  const QString digits = QString::fromStdString(text);
  if (!hex) return {digits};
  QStringList groups;
  for (qsizetype i = 0; i < digits.size(); i += kGroup)
    groups << digits.sliced(i, kGroup);
  return groups;
}

/// "C 9f2c 41d8 07be e3a5 … 6b10"
QString shortened(QChar letter, const std::string& bytes) {
  const QStringList groups = groupsOf(bytes_to_hex(bytes));
  const QString number = groups.size() <= kGroup
                             ? groups.join(u' ')
                             : groups.first(kGroup).join(u' ') + QStringLiteral(" … ") + groups.last();
  return letter + QStringLiteral(" ") + number;
}

FairMark::Mark markOf(const client::Deal& deal, DealStep step) {
  switch (client::mark_of(deal, step)) {
    case StepMark::waiting: return FairMark::Waiting;
    case StepMark::done: return FairMark::Done;
    case StepMark::absent: return FairMark::Absent;
    case StepMark::failed: break;
  }
  return FairMark::Failed;
}

QString faultText(DealFault fault) {
  switch (fault) {
    case DealFault::malformed: return FairModel::tr("The server’s account of the deal is incomplete.");
    case DealFault::id_used: return FairModel::tr("The server used the number of an earlier deal again.");
    case DealFault::not_revealed: return FairModel::tr("The server dropped a deal without a word.");
    case DealFault::commitment_changed: return FairModel::tr("The server changed its lock after it had shown it.");
    case DealFault::list_changed: return FairModel::tr("The server changed the list of locks after it was final.");
    case DealFault::own_part_changed: return FairModel::tr("The server put another lock in the place of yours.");
    case DealFault::secret_not_committed:
      return FairModel::tr("The server’s number does not fit the lock that it had shown.");
    case DealFault::parts_not_listed: return FairModel::tr("The numbers are not those of the players in the list.");
    case DealFault::part_not_committed: return FairModel::tr("A number does not fit the lock that was shown for it.");
    case DealFault::move_refused: return FairModel::tr("A move of the game was against the rules.");
    case DealFault::event_differs: return FairModel::tr("The cards that you saw are not those of this deal.");
    case DealFault::view_differs: return FairModel::tr("The table that you saw is not that of this deal.");
  }
  return {};
}

}  // namespace

QString thrownAwayText(const table::v1::DealBurned& burned, const QStringList& names) {
  QStringList missing;
  for (const std::uint32_t seat : burned.missing())
    if (static_cast<qsizetype>(seat) < names.size()) missing << names[static_cast<qsizetype>(seat)];
  return FairModel::tr("One deal was thrown away, because no answer came from %1.")
      .arg(QLocale{}.createSeparatedList(missing));
}

void FairModel::show(const client::Deal& deal) {
  const bool wrong = m_deal && m_deal->result == DealResult::wrong;
  // Until we leave the table, a deal that raised an alarm is not hidden by the next one.
  if (wrong && deal.result != DealResult::wrong && deal.committed.id().table_id() == m_deal->committed.id().table_id())
    return;
  const bool other = !m_deal || m_deal->committed.id().deal() != deal.committed.id().deal() ||
                     m_deal->committed.id().table_id() != deal.committed.id().table_id();
  m_deal = deal;
  // Between games, other people may take the seats.
  if (other || deal.result == DealResult::open) m_names = m_now.cast.names;
  Q_EMIT changed();
  if (deal.result == DealResult::wrong && (other || !wrong)) Q_EMIT alarmed();
}

void FairModel::follow() {
  if (m_deal && m_deal->committed.id().table_id() != m_now.update().table_id()) clear();
}

void FairModel::clear() {
  m_names.clear();
  if (std::exchange(m_deal, std::nullopt)) Q_EMIT changed();
}

void FairModel::gameKept(const std::string& table, std::uint32_t number, const QString& file) {
  m_kept = {table, number, file};
  Q_EMIT changed();
}

QString FairModel::record() const {
  const table::v1::TableUpdate& update = m_now.update();
  const bool ofThisGame = m_kept.table == update.table_id() && m_kept.number == update.game_number();
  return ofThisGame ? m_kept.file : QString{};
}

FairState::State FairModel::state() const {
  if (!m_deal) return FairState::None;
  switch (m_deal->result) {
    case DealResult::open: return FairState::Open;
    case DealResult::fair: return FairState::Fair;
    case DealResult::not_ours: return FairState::NotOurs;
    case DealResult::practice: return FairState::Practice;
    case DealResult::unknown: return FairState::Unknown;
    case DealResult::wrong: break;
  }
  return FairState::Wrong;
}

QString FairModel::stateText() const {
  switch (state()) {
    case FairState::None: return tr("Fair deal");
    case FairState::Open: return tr("Fair deal: in progress");
    case FairState::Fair: return tr("Fair deal: checked");
    case FairState::NotOurs: return tr("Fair deal: without your part");
    case FairState::Practice: return tr("Fair deal: nothing to check");
    case FairState::Unknown: return tr("Fair deal: not checked");
    case FairState::Wrong: break;
  }
  return tr("Fair deal: this deal does not match its numbers");
}

QString FairModel::title() const {
  switch (state()) {
    case FairState::Fair: return tr("A fair deal");
    case FairState::Wrong: return tr("Not a fair deal");
    default: return tr("Fair deal");
  }
}

QString FairModel::text() const {
  switch (state()) {
    case FairState::None: return tr("Nothing has been dealt here yet.");
    case FairState::Open: return tr("Your machine checks this deal when it is over.");
    case FairState::Fair: return tr("Nobody could choose these cards. Your machine has checked it.");
    case FairState::NotOurs: return inARow({tr("Everything matches."), absenceText()});
    case FairState::Practice: return tr("The hands were open, so there is nothing to check.");
    case FairState::Unknown:
      return tr(
          "This deal cannot be checked: you were away for a part of the game, or the server has another version "
          "of the rules.");
    case FairState::Wrong: break;
  }
  return tr("This deal does not match its numbers: the server is not honest, or it is broken. Tell the others.");
}

QStringList FairModel::thrownAway() const {
  QStringList sentences;
  if (m_deal)
    for (const table::v1::DealBurned& burned : m_deal->burned)
      sentences << thrownAwayText(burned, m_names);
  return sentences;
}

QList<FairStep> FairModel::steps() const {
  if (!m_deal) return {};
  QList<FairStep> steps{serverStep(), ownStep(), othersStep(), packStep()};
  const QStringList failed{tr("The server’s number"), tr("Your number"), tr("The others’ numbers"), tr("The pack")};
  for (qsizetype i = 0; i < steps.size(); ++i) {
    if (steps[i].mark != FairMark::Failed) continue;
    steps[i].title = failed[i];
    tellFault(steps[i]);
  }
  return steps;
}

FairStep FairModel::serverStep() const {
  return {.mark = markOf(*m_deal, DealStep::server),
          .title = tr("The server fixed its number first"),
          .text = tr("It was locked before any player’s was known."),
          .numbers = {shortened(u'C', m_deal->committed.commitment())}};
}

FairStep FairModel::ownStep() const {
  FairStep step{.mark = markOf(*m_deal, DealStep::own)};
  switch (step.mark) {
    case FairMark::Waiting:
      step.title = tr("You add yours");
      step.text = tr("Only your machine knows it.");
      break;
    case FairMark::Absent:
      step.title = tr("Yours is not among them");
      step.text = absenceText();
      break;
    default:
      step.title = tr("You added yours");
      step.text = m_deal->revealed ? tr("Only your machine knew it.") : tr("Only your machine knows it.");
  }
  if (m_deal->revealed && m_deal->own_seat)
    for (const auto& part : m_deal->revealed->entropies())
      if (part.seat() == m_deal->own_seat->index) step.numbers << shortened(u'e', part.value());
  return step;
}

FairStep FairModel::othersStep() const {
  FairStep step{.mark = markOf(*m_deal, DealStep::others)};
  const auto others = [&](const auto& part) { return !m_deal->own_seat || part.seat() != m_deal->own_seat->index; };
  QStringList names;
  if (m_deal->parties)
    for (const auto& part : m_deal->parties->commitments())
      if (others(part)) names << m_names.value(static_cast<qsizetype>(part.seat()));
  const QString bots = tr("Bots take no part.");
  if (step.mark == FairMark::Waiting) {
    step.title = tr("The others add theirs");
    step.text = bots;
  } else if (step.mark == FairMark::Absent) {
    step.title = tr("Nobody else added one");
    step.text = bots;
  } else {
    step.title = tr("The others added theirs");
    step.text = inARow({tr("From %1.", "secret numbers, from people").arg(QLocale{}.createSeparatedList(names)), bots});
  }
  if (m_deal->revealed)
    for (const auto& part : m_deal->revealed->entropies())
      if (others(part)) step.numbers << shortened(u'e', part.value());
  return step;
}

FairStep FairModel::packStep() const {
  FairStep step{.mark = markOf(*m_deal, DealStep::pack)};
  const int all = static_cast<int>(m_deal->pack.size());
  const int pale = cardsNotSeen();
  switch (step.mark) {
    case FairMark::Waiting:
      step.title = tr("Together they make the pack");
      step.text = tr("When the deal is over, all numbers are shown, and your machine deals the same cards again.");
      break;
    case FairMark::Absent:
      step.title = tr("Together they make the pack");
      step.text = tr("This was not checked.");
      break;
    default:
      step.title = tr("Together they make this pack");
      step.text = pale == 0 ? tr("All %Ln card(s) in the order dealt.", nullptr, all)
                            : inARow({tr("All %Ln card(s) in the order dealt.", nullptr, all),
                                      tr("The %Ln that you did not see are pale.", nullptr, pale)});
  }
  return step;
}

void FairModel::tellFault(FairStep& step) const {
  const DealMismatch& mismatch = *m_deal->mismatch;
  const QString fault = faultText(mismatch.fault);
  const QString told = QString::fromStdString(mismatch.told);
  switch (mismatch.fault) {
    case DealFault::move_refused:
      step.text = inARow({fault, tr("It is move %L1 of the deal.").arg(told.toInt())});
      return;
    case DealFault::event_differs:
    case DealFault::view_differs:
      step.text = inARow({fault, tr("The first difference is at event %L1 of the game.").arg(told.toInt())});
      return;
    case DealFault::parts_not_listed:
      step.told = namesOf(mismatch.told);
      step.found = namesOf(mismatch.found);
      break;
    default: step.told = groupsOf(mismatch.told).join(u' '); step.found = groupsOf(mismatch.found).join(u' ');
  }
  step.text = fault;
  // The two values are shown instead of this step's numbers.
  step.numbers.clear();
}

QString FairModel::absenceText() const {
  // Until the deal has been checked, a spectator cannot be told from a player who came late.
  const bool watching =
      m_deal->absence == Absence::watching ||
      (m_deal->absence == Absence::came_late && m_deal->result == DealResult::open && m_now.watching());
  if (watching) return tr("You were watching, so no part of this deal was yours.");
  switch (m_deal->absence) {
    case Absence::came_late: return tr("You came when this deal was under way, so you cannot vouch for it.");
    case Absence::left_out: return tr("Your part was not in this deal, so you cannot vouch for it.");
    default: return {};
  }
}

QString FairModel::namesOf(const std::string& seats) const {
  QStringList names;
  for (const QString& seat : QString::fromStdString(seats).split(u' ', Qt::SkipEmptyParts))
    names << m_names.value(seat.toInt());
  return names.isEmpty() ? tr("Nobody") : QLocale{}.createSeparatedList(names);
}

int FairModel::cardsNotSeen() const {
  return static_cast<int>(std::ranges::count(m_deal->pack, false, &PackCard::seen));
}

QList<FairCard> FairModel::pack() const {
  QList<FairCard> cards;
  if (!m_deal) return cards;
  for (const PackCard& one : m_deal->pack) {
    const QString code = QString::fromStdString(card_text(one.card));
    const QString name = sentence(cardName(code));
    cards << FairCard{
        .card = code, .seen = one.seen, .spoken = one.seen ? name : tr("%1, not seen", "a card of the pack").arg(name)};
  }
  return cards;
}

QString FairModel::number() const {
  if (!m_deal) return {};
  return tr("Deal %L1 at this table.").arg(m_deal->committed.id().deal());
}

}  // namespace cardroom::window
