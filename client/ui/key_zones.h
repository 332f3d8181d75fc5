#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The root item of a page with focus zones: Tab moves from zone to zone, and arrow keys move to the nearest control on
/// the screen within a zone. An item belongs to the zone named by its own `keyZone` property, or by that of its nearest
/// ancestor that has one. All visible and enabled items with a tab stop take part.
///
/// It also restores lost focus: the focused item may be destroyed, hidden or disabled (a played card, an answered
/// prompt), and Qt then leaves the focus on the nearest scope or on an invisible item, where keys have no effect. GUI
/// thread.
class KeyZones : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// The zones in the order in which Tab visits them.
  Q_PROPERTY(QStringList order MEMBER m_order FINAL)
  /// A panel over the page: while it is visible, Tab visits only the controls inside it, one by one. Null: none.
  Q_PROPERTY(QQuickItem* panel READ panel WRITE setPanel NOTIFY panelChanged FINAL)
  /// Items that are disabled now will soon be enabled again, such as the hand while a move is pending: if focus is lost
  /// in the meantime, Qt is left to restore it.
  Q_PROPERTY(bool patient MEMBER m_patient NOTIFY patientChanged FINAL)
  /// Whether the last input came from the keyboard and not from the pointer, so that focus rings are shown.
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
  /// Whether an item of the zone has the focus.
  Q_INVOKABLE bool inZone(const QString& zone) const;
  /// If no visible item has the focus, moves it into the first zone that has a control.
  Q_INVOKABLE void refocus();
  /// The equivalent key on a Latin keyboard, for shortcuts: digits of any script count as digits, and if the layout has
  /// other letters, the key's position decides (X11 and Wayland scan codes; elsewhere the key is unchanged).
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
  /// Whether no item has the focus, or one of ours that is not usable has it.
  bool focusLost() const;
  bool step(bool backwards);
  void focus(QQuickItem& item);
  void setByKeyboard(bool byKeyboard);
  void focusMoved();
  /// Restores the focus soon if it has been lost.
  void findFocusSoon();

  QStringList m_order;
  QPointer<QQuickItem> m_panel;
  QPointer<QQuickItem> m_beforePanel;           ///< The item that had the focus when the panel opened.
  QHash<QString, QPointer<QQuickItem>> m_last;  ///< The last focused item, by zone.
  QPointer<QQuickWindow> m_watched;
  QPointer<QQuickItem> m_awaited;    ///< Given the focus before it was visible, such as a field in a drawer.
  QMetaObject::Connection m_hiding;  ///< Watches the focused item's visibility.
  QMetaObject::Connection
      m_panelShown;  ///< Watches the panel's visibility: items inside cannot be used before it is visible.
  bool m_patient = false;
  bool m_byKeyboard = false;
};

}  // namespace cardroom::window
