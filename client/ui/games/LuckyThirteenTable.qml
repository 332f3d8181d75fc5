import QtQuick

// The table of Lucky Thirteen.
Item {
    id: root
}
