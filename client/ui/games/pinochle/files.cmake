set(files
  PinochleBidButton.qml PinochleBidStepper.qml PinochleBidding.qml PinochleCount.qml PinochleCounting.qml
  PinochleGround.qml PinochleHint.qml PinochleKeeping.qml PinochleKeys.qml PinochleMelds.qml
  PinochleMeldsAside.qml PinochleMeldsOpen.qml PinochleMeter.qml PinochleNamed.qml PinochlePanel.qml PinochlePrompt.qml
  PinochleQuestions.qml PinochleRanges.qml PinochleReckoning.qml PinochleRules.qml PinochleStage.qml
  PinochleSuit.qml PinochleTable.qml PinochleTricks.qml PinochleTrump.qml PinochleTrumpMark.qml
  PinochleTurned.qml PinochleWorth.qml)
