set(files
  ThronesAttackLine.qml ThronesBattle.qml ThronesCoin.qml ThronesCounting.qml ThronesKeys.qml ThronesLeaving.qml ThronesOutcome.qml
  ThronesPile.qml ThronesPlaces.qml ThronesResultRow.qml ThronesRules.qml ThronesScore.qml
  ThronesTable.qml ThronesValue.qml)
