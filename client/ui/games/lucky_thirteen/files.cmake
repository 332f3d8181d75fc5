set(files
  LuckyThirteenCount.qml LuckyThirteenHelp.qml LuckyThirteenRules.qml LuckyThirteenTable.qml)
