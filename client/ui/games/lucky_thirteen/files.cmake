set(files
  LuckyThirteenHelp.qml LuckyThirteenResult.qml LuckyThirteenRules.qml LuckyThirteenTable.qml)
