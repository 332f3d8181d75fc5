#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The root of a page whose focus moves in zones: Tab goes from zone to zone, arrow keys go to the nearest control
/// inside one on the screen. An item belongs to the zone in its own property `keyZone`, or in that of its nearest
/// ancestor. All visible and enabled items with a tab stop count.
///
/// It also restores a lost focus: the focused item may disappear, or become hidden or disabled (a played card, an
/// answered question), and Qt then leaves the focus on the nearest scope or on an invisible item, where keys have no
/// effect. GUI thread.
class KeyZones : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// The zones, in the order in which Tab visits them.
  Q_PROPERTY(QStringList order MEMBER m_order FINAL)
  /// While this item is visible only the controls inside it count, one by one: a panel over the page. Null: none.
  Q_PROPERTY(QQuickItem* panel READ panel WRITE setPanel NOTIFY panelChanged FINAL)
  /// Items that are disabled now will be enabled again soon, like a hand while a move is pending: a focus that is lost
  /// in the meantime is left alone, so that Qt can restore it.
  Q_PROPERTY(bool patient MEMBER m_patient NOTIFY patientChanged FINAL)
  /// The keyboard was used last, not the pointer, so focus rings are shown.
  Q_PROPERTY(bool byKeyboard READ byKeyboard NOTIFY byKeyboardChanged FINAL)

 public:
  explicit KeyZones(QQuickItem* parent = nullptr);
  ~KeyZones() override;

  QQuickItem* panel() const { return m_panel; }
  void setPanel(QQuickItem* panel);
  bool byKeyboard() const { return m_byKeyboard; }

  /// Moves the focus into the zone: to the control that had it last, or the one nearest to `beside`, or the first.
  /// False if the zone is empty.
  Q_INVOKABLE bool enter(const QString& zone, QQuickItem* beside = nullptr);
  /// If there is no visible focus, moves it into the first zone with a control.
  Q_INVOKABLE void refocus();
  /// The key of a Latin keyboard, for shortcuts: digits of any script count as digits, and if the layout has other
  /// letters, the position of the key decides (scan codes of X11 and Wayland; elsewhere the key is unchanged).
  Q_INVOKABLE static int latinKey(int key, quint32 nativeScanCode);
  /// The focus is in an input field.
  Q_INVOKABLE bool typing() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

 Q_SIGNALS:
  void panelChanged();
  void patientChanged();
  void byKeyboardChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  QList<QQuickItem*> controls(const QString& zone) const;
  QQuickItem* focused() const;
  /// Keys have an effect on it: it is visible and enabled, and has a tab stop, or is part of a list with one.
  bool usable(const QQuickItem* item) const;
  /// No item, or one of ours that is not usable.
  bool focusLost() const;
  bool step(bool backwards);
  void focus(QQuickItem& item);
  void setByKeyboard(bool byKeyboard);
  void focusMoved();
  /// If it is lost.
  void findFocusSoon();

  QStringList m_order;
  QPointer<QQuickItem> m_panel;
  QPointer<QQuickItem> m_beforePanel;           ///< Had the focus when the panel opened.
  QHash<QString, QPointer<QQuickItem>> m_last;  ///< By zone: the last focused item.
  QPointer<QQuickWindow> m_watched;
  QPointer<QQuickItem> m_awaited;        ///< Was given the focus before it became visible, like a field in a drawer.
  QMetaObject::Connection m_hiding;      ///< Of the focused item.
  QMetaObject::Connection m_panelShown;  ///< Items in a panel cannot be used before it is visible.
  bool m_patient = false;
  bool m_byKeyboard = false;
};

}  // namespace cardroom::window
