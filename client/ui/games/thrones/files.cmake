set(files
  ThronesBattle.qml ThronesKeys.qml ThronesLeaving.qml ThronesOutcome.qml ThronesPile.qml
  ThronesResult.qml ThronesResultRow.qml ThronesRules.qml ThronesScore.qml ThronesTable.qml ThronesValue.qml)
