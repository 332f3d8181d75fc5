#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The root of a page whose focus moves in zones: Tab goes from zone to zone, and arrow keys go to the nearest control
/// on the screen within a zone. An item belongs to the zone named by its own property `keyZone`, or by that of its
/// nearest ancestor that has one. All visible and enabled items with a tab stop take part.
///
/// It also restores a lost focus: the focused item may disappear, or be hidden or disabled (a played card, an answered
/// question), and Qt then leaves the focus on the nearest scope or on an invisible item, where keys have no effect. GUI
/// thread.
class KeyZones : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// The zones in the order in which Tab visits them.
  Q_PROPERTY(QStringList order MEMBER m_order FINAL)
  /// A panel over the page: while it is visible, Tab visits only the controls inside it, one by one. Null: none.
  Q_PROPERTY(QQuickItem* panel READ panel WRITE setPanel NOTIFY panelChanged FINAL)
  /// Items that are disabled now will soon be enabled again, like a hand while a move is pending: a focus lost in the
  /// meantime is left alone, so that Qt can restore it.
  Q_PROPERTY(bool patient MEMBER m_patient NOTIFY patientChanged FINAL)
  /// The last input came from the keyboard, not the pointer, so focus rings are shown.
  Q_PROPERTY(bool byKeyboard READ byKeyboard NOTIFY byKeyboardChanged FINAL)

 public:
  explicit KeyZones(QQuickItem* parent = nullptr);
  ~KeyZones() override;

  QQuickItem* panel() const { return m_panel; }
  void setPanel(QQuickItem* panel);
  bool byKeyboard() const { return m_byKeyboard; }

  /// Moves the focus into the zone: to the control that had it last, to the one nearest to `beside`, or to the first.
  /// Returns false if the zone is empty.
  Q_INVOKABLE bool enter(const QString& zone, QQuickItem* beside = nullptr);
  /// If no visible item has the focus, moves it into the first zone that has a control.
  Q_INVOKABLE void refocus();
  /// The key on a Latin keyboard, for shortcuts: digits of any script count as digits, and if the layout has other
  /// letters, the position of the key decides (scan codes of X11 and Wayland; elsewhere the key is unchanged).
  Q_INVOKABLE static int latinKey(int key, quint32 nativeScanCode);
  /// Whether the focus is in an input field.
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
  /// Whether keys have an effect on the item: it is visible and enabled, and has a tab stop or is part of a list with
  /// one.
  bool usable(const QQuickItem* item) const;
  /// The focus is on no item, or on one of ours that is not usable.
  bool focusLost() const;
  bool step(bool backwards);
  void focus(QQuickItem& item);
  void setByKeyboard(bool byKeyboard);
  void focusMoved();
  /// Restores the focus soon, if it is lost.
  void findFocusSoon();

  QStringList m_order;
  QPointer<QQuickItem> m_panel;
  QPointer<QQuickItem> m_beforePanel;           ///< The item that had the focus when the panel opened.
  QHash<QString, QPointer<QQuickItem>> m_last;  ///< The last focused item, by zone.
  QPointer<QQuickWindow> m_watched;
  QPointer<QQuickItem> m_awaited;    ///< Given the focus before it became visible, like a field in a drawer.
  QMetaObject::Connection m_hiding;  ///< Watches the focused item's visibility.
  QMetaObject::Connection
      m_panelShown;  ///< Watches the panel's visibility: items inside cannot be used before it is visible.
  bool m_patient = false;
  bool m_byKeyboard = false;
};

}  // namespace cardroom::window
