#pragma once

#include <QList>
#include <QStringList>
#include <utility>

class QQuickItem;
class QQuickWindow;

namespace cardroom::testing {

/// Faults of a page that is shown, in words; the lists are empty if there are none.
class PageReview {
 public:
  explicit PageReview(QQuickWindow& window);

  /// Words that are cut off or elided ("…"), except addresses, which are never shown whole.
  QStringList cut() const;
  /// Words and controls that extend beyond the window, or beyond a side of the item that clips them.
  QStringList outside() const;
  /// Controls that overlap.
  QStringList overlapping() const;
  /// Controls that have no name or no specific role for a screen reader.
  QStringList nameless() const;
  /// Anything that a screen reader could focus or press and that has no name or role; not only controls.
  QStringList untold() const;
  /// Main buttons that do not stand where the line of their buttons ends: on the right, or on the left in a window that
  /// is read from right to left.
  QStringList misplaced_primaries() const;
  /// The number of main buttons with others in their line.
  int primaries_in_line() const;
  /// All visible words, and all names and descriptions for screen readers.
  QStringList texts() const;
  /// Controls that are too small for a finger: less than 40 by 40, or less than 19 high in a line of small ones.
  QStringList tiny() const;
  /// The horizontal extent of every word, control and picture: "Play now: from 40 to 200". (Vertically, Qt leaves texts
  /// the height of the lines into which they were first broken.)
  QStringList places() const;
  /// The names of all items that Tab should reach.
  QStringList controls() const;
  /// The names of the items that Tab does reach, from the present focus round to it again.
  QStringList reached_by_tab() const;
  /// The items that the arrow keys reach from the first control.
  QStringList reached_by_arrows() const;

 private:
  /// Each main button with another button in its line.
  QList<std::pair<const QQuickItem*, const QQuickItem*>> lines_of_primaries() const;

  QQuickWindow* m_window;
  QQuickItem* m_root;  ///< The open dialog, or the whole window.
};

}  // namespace cardroom::testing
