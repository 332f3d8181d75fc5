set(files
  PasurChoice.qml PasurChoices.qml PasurGround.qml PasurKeys.qml PasurRace.qml PasurCounting.qml
  PasurRoundEnd.qml PasurRules.qml PasurSheet.qml PasurSur.qml PasurTable.qml)
