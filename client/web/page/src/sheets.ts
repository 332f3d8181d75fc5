// What lies over a page: questions, the result, chat and log, the menu.

import {cardUrl, icon} from "./art";
import {h, Kid, VNode} from "./dom";
import {canInvite, codeSheet} from "./invite";
import {kindOf, Pause} from "./kinds/kind";
import {App, Table} from "./models";
import {languages, optionsBody} from "./pages";
import {avatar, button, closeSheet, endingRow, field, iconButton, radios, segments, sheet, sheetHead, smallCard, styled, toggleRow} from "./parts";
import {eyesSheet, leaveReplay, reviewSheet, tableOf, watchAgain} from "./replay";
import {openRules, rulesSheet} from "./rules";
import {call, filled, invalidate, num, set, t, toggle, tryNow, ui} from "./state";
import {fairIcon} from "./table";

/** What lies over the page now, the lowest first. Only the last one can be used. */
export function sheetsOf(app: App|null): VNode[] {
  const all: VNode[] = [];
  if (!app) return ui.connected || ui.tries < 2 ? all : [lostSheet(null)];
  const atTable = app.page === "TablePage";
  const replaying = app.page === "ReplayPage";
  const table = tableOf(app);
  if (atTable && table.game) {
    const paused = table.phase === "Paused" && !ui.pauseHidden;
    const pause = paused ? kindOf(table.kind).pause?.(table.game) : null;
    if (table.result.shown && !ui.resultHidden)
      all.push(resultSheet(table));
    else if (pause)
      all.push(pauseSheet(table, pause));
    if (table.last.shown) all.push(lastSheet(table));
  }
  if ((atTable || replaying || app.page === "SetupPage") && ui.sheet === "talk") all.push(talkSheet(app, table));
  if (ui.sheet === "menu") all.push(menuSheet(app, table, atTable));
  if (ui.sheet === "fair" && (atTable || replaying)) all.push(fairSheet(table));
  if (ui.sheet === "eyes" && replaying) all.push(eyesSheet(app));
  if (ui.sheet === "review" && replaying) all.push(reviewSheet(app));
  if (ui.sheet === "host") all.push(hostSheet(app));
  if (ui.sheet === "rules") all.push(rulesSheet());
  const code = ui.sheet === "code" ? codeSheet(app) : null;
  if (code) all.push(code);
  if (ui.sheet === "options")
    all.push(sheet(
      "options", t("options"), closeSheet,
      [sheetHead(t("options"), closeSheet), h("div.sheet-body", {key: "body"}, optionsBody(app))]));
  if (atTable && table.breaks.on)
    all.push(breakSheet(app, table));
  else if (atTable && table.breaks.missing !== "")
    all.push(missingSheet(table));
  if (app.dialogs.trouble.title !== "") all.push(troubleSheet(app));
  if (app.dialogs.question.what !== "") all.push(questionSheet(app));
  if (!ui.connected && ui.tries > 0 || app.connection.lost) all.push(lostSheet(app));
  if (ui.large !== "") all.push(largeCard());
  return all;
}

function largeCard(): VNode {
  const url = cardUrl(ui.large);
  const close = (): void => {
    ui.large = "";
    invalidate();
  };
  return h("div.scrim.large", {key: "large", onclick: close}, url !== "" && h("img", {src: url, alt: ""}));
}

function lostSheet(app: App|null): VNode {
  const own = ui.connected;
  const connection = app?.connection;
  const title = own && connection?.stopped ? t("serverStopped") : t("connectionLost");
  return sheet(
    "lost", title, null,
    [
      h("div.centre", {key: "body"},
        h("span.lost-ring",
          {style: {"--share": String(own ? connection?.shareUntilHeld ?? 0 : 0)}, class: own ? "" : "turning"},
          icon("lost")),
        h("h2", null, title), h("p", {role: "status"}, own ? styled(connection?.text ?? "") : t("lostText")),
        h("p.quiet-line", null, own ? connection?.attemptText ?? "" : t("reconnecting"))),
      h("div.actions", {key: "actions"},
        own && button("quiet", t("leave"), () => call("app.ways.leaveTable"), {key: "leave"}),
        button("primary", t("tryNow"), tryNow, {key: "try"}))
    ],
    {class: "lost"});
}

function questionSheet(app: App): VNode {
  const question = app.dialogs.question;
  const password = question.what === "password";
  const safest = question.choices[question.choices.length - 1]?.answer ?? "";
  const answer = (text: string): void => {
    ui.password = "";
    call("app.dialogs.answer", text);
  };
  const enter = (): void => {
    if (ui.password !== "") answer(ui.password);
  };
  const form =
    h("form", {
      key: "form",
      onsubmit: (event: Event) => {
        event.preventDefault();
        enter();
      }
    },
      field({
        type: "password",
        "aria-label": t("password"),
        ".value": ui.password,
        class: question.wrong ? "bad" : "",
        oninput: (event: Event) => {
          ui.password = (event.target as HTMLInputElement).value;
        }
      }));
  const body =
    h("div.centre", {key: "body"}, h("h2", null, question.title), h("p", null, styled(question.text)),
      question.known !== "" && h("p.print", null, question.known),
      question.shown !== "" && h("p.print", null, question.shown), password && form);
  const last = question.choices.length - 1;
  const choices = [...question.choices].reverse().map(
    (choice, at) =>
      button(at === last ? "primary" : "quiet", choice.text, () => answer(choice.answer), {key: choice.answer}));
  const entering =
    [button("quiet", t("cancel"), () => answer(""), {key: "no"}), button("primary", t("enter"), enter, {key: "yes"})];
  return sheet(
    `question-${question.what}`, question.title, () => answer(password ? "" : safest),
    [body, h("div.actions", {key: "actions"}, password ? entering : choices)],
    {class: question.choices.length > 2 ? "tall-answers" : ""});
}

function troubleSheet(app: App): VNode {
  const trouble = app.dialogs.trouble;
  return sheet("trouble", trouble.title, () => call("app.dialogs.acknowledge"), [
    h("div.centre", {key: "body"}, h("h2", null, trouble.title), h("p", null, styled(trouble.text))),
    h("div.actions", {key: "actions"},
      trouble.secondary !== "" &&
        button("quiet", trouble.secondary, () => call("app.dialogs.secondary"), {key: "second"}),
      button("primary", trouble.primary || t("close"), () => call("app.dialogs.acknowledge"), {key: "first"}))
  ]);
}

function breakSheet(app: App, table: Table): VNode {
  const breaks = table.breaks;
  return sheet("break", breaks.title, null, [
    h("div.centre", {key: "body"}, icon("cup", {class: "big-icon"}), h("h2", null, breaks.title),
      h("p", {role: "status"}, styled(breaks.text)), h("p.quiet-line", null, breaks.lastedText)),
    h("div.actions", {key: "actions"},
      app.ways.tablesKept && button("quiet", t("leaveTonight"), () => call("app.ways.leaveForTonight"), {key: "leave"}),
      breaks.countIn >= 0 ?
        button("primary", filled(t("goesOnIn"), breaks.countIn), () => undefined, {key: "in", disabled: true}) :
        breaks.mayEnd && button("primary", t("goOn"), () => call("app.table.breaks.goOn"), {key: "on"}))
  ]);
}

function missingSheet(table: Table): VNode {
  const breaks = table.breaks;
  const name = breaks.missing;
  const rows: [boolean, string, string][] =
    [[true, "cup", filled(t("waitFor"), name)], [false, "bot-clever", t("letBot")]];
  return sheet(
    "missing", filled(t("lostConnection"), name), null, [
      h("div.centre", {key: "body"},
        avatar({name, picture: breaks.missingPicture, botType: "", person: true}, {class: "big"}),
        h("h2", null, filled(t("lostConnection"), name)), h("p", {role: "status"}, breaks.missingText)),
      radios("div.choices-column", "button.row.option", filled(t("lostConnection"), name),
        rows.map(([waits, drawn, text]) => ({
          key: String(waits),
          chosen: ui.missingWaits === waits,
          choose: () => {
            ui.missingWaits = waits;
            invalidate();
          },
          kids: [icon(drawn), h("span.grow", null, text)]
        }))),
      h("div.actions", {key: "actions"},
        button(
          "primary", ui.missingWaits ? filled(t("waitFor"), name) : t("letBot"),
          () => call("app.table.breaks.waitForMissing", ui.missingWaits), {key: "go"}))
    ]);
}

function lastSheet(table: Table): VNode {
  const recall = table.last.recall;
  const close = (): void => call("app.table.last.hide");
  return sheet("last", recall.title, close, [
    sheetHead(recall.title, close),
    h("div.sheet-body", {key: "body"},
      recall.rows.map(
        (row, at) =>
          h("div.recall-row", {key: String(at), class: row.won ? "won" : ""}, h("b", null, row.name),
            h("span.cards", null, row.cards.map(card => smallCard(card, 44, {key: card})),
              row.taken.map(card => smallCard(card, 44, {key: `t${card}`, class: "taken"}))),
            h("small", null, row.note))),
      h("p", null, recall.text))
  ]);
}

function talkSheet(app: App, table: Table): VNode {
  const chat = table.chat;
  const seats = table.people.seats;
  const yours = app.page === "TablePage" && table.turn.yours;
  const log = table.log;
  const say = (event: Event): void => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).querySelector("input") as HTMLInputElement;
    if (input.value.trim() !== "") call("app.table.chat.say", input.value.trim());
    input.value = "";
  };
  const foot = (element: Node): void => {
    const scroll = element as HTMLElement;
    const count = String(scroll.childElementCount);
    if (scroll.dataset["count"] === count) return;
    scroll.dataset["count"] = count;
    scroll.scrollTop = scroll.scrollHeight;
  };
  let heading = "";
  const lines = ui.talk === "log" || table.replay ?
    log.flatMap((line, at) => {
      const head = line.heading !== heading && line.heading !== "" ?
        [h("h3.log-head", {key: `h${at}`}, h("span", null, line.heading))] :
        [];
      heading = line.heading;
      return [
        ...head,
        h("p.log-line", {key: String(at), class: at === log.length - 1 ? "newest" : ""}, h("b", null, line.who),
          h("span", null, styled(line.text)))
      ];
    }) :
    chat.lines.map((line, at) => {
      const seat = seats.find(one => one.seat === line.seat);
      return h(
        "p.bubble-line", {key: String(at), class: line.you ? "you" : "", role: "img", "aria-label": line.spoken},
        !line.you && avatar(seat ?? {name: line.name, picture: "", botType: "", person: true}),
        line.icon !== "" ? icon(line.icon, {class: "reaction"}) : h("span.bubble", null, line.text));
    });
  // In a replay, nobody can answer.
  const onLog = ui.talk === "log" || table.replay;
  const strip =
    h("button.float-strip", {type: "button", key: "float", onclick: closeSheet},
      h("span.words", null, h("b", null, table.turn.prompt), h("small", null, t("tapBack"))),
      table.clock.turnSecondsLeft >= 0 && h("span.seconds", null, num(table.clock.turnSecondsLeft)));
  const tabs = [{value: "chat", text: t("chat"), icon: "chat"}, {value: "log", text: t("log"), icon: "log"}];
  const choose = (value: string): void => {
    ui.talk = value as typeof ui.talk;
    invalidate();
  };
  const head = table.replay ?
    sheetHead(t("log"), closeSheet) :
    h("header.sheet-head", {key: "head"}, segments(t("chat"), tabs, ui.talk as string, choose),
      iconButton(t("close"), "close", closeSheet));
  const shown =
    h("div.talk-lines", {
      key: `lines-${ui.talk}`,
      tabindex: "0",
      role: "log",
      "aria-label": onLog ? t("log") : t("chat"),
      mount: foot,
      update: foot
    },
      lines.length > 0 ? lines : h("p.nothing", null, onLog ? t("noLog") : t("noMessages")));
  const reactions = chat.reactions.map(
    (reaction, at) => button(
      "pill", null, () => call("app.table.chat.react", at),
      {key: reaction.icon, name: reaction.text, icon: reaction.icon}));
  const phrases = chat.phrases.map(
    (phrase, at) => button("pill", phrase, () => call("app.table.chat.sayPhrase", at), {key: `p${at}`}));
  const input = field({
    "aria-label": t("writeHere"),
    placeholder: t("writeHere"),
    maxlength: "200",
    autocapitalize: "sentences",
    enterkeyhint: "send"
  });
  const send = h("button.button.primary.square", {type: "submit", "aria-label": t("send")}, icon("forward"));
  const write =
    h("div.talk-foot", {key: "foot"}, h("div.phrases", null, reactions, phrases),
      h("form.say", {onsubmit: say}, input, send));
  return h(
    "div.talk", {key: "talk", class: yours ? "with-strip" : ""}, yours && strip,
    sheet(
      "talk", table.replay ? t("log") : t("chat"), closeSheet, [head, shown, !onLog && write], {class: "talk-sheet"}));
}

function fairSheet(table: Table): VNode {
  const fair = table.fair;
  return sheet("fair", fair.title, closeSheet, [
    sheetHead(fair.title, closeSheet),
    h("div.sheet-body", {key: "body"}, h("p", {class: fair.state === "Wrong" ? "bad" : ""}, fair.text),
      fair.number !== "" && h("p.quiet-line", null, fair.number),
      h("ol.fair-steps", null,
        fair.steps.map(
          (step, at) =>
            h("li", {key: String(at), class: step.mark.toLowerCase()},
              icon(
                step.mark === "Done"     ? "check" :
                  step.mark === "Failed" ? "fair-wrong" :
                                           "clock"),
              h("div.grow", null, h("b", null, step.title), h("p", null, step.text),
                step.numbers.map((number, n) => h("code", {key: String(n)}, number)))))),
      fair.thrownAway.map((line, at) => h("p", {key: `t${at}`}, line)))
  ]);
}

function hostSheet(app: App): VNode {
  return sheet("host", t("hostTable"), closeSheet, [
    sheetHead(t("hostTable"), closeSheet),
    h("div.sheet-body", {key: "body"},
      app.kinds.map(
        kind =>
          h("button.row.kind", {
            key: kind.kind,
            type: "button",
            onclick: () => {
              ui.sheet = "";
              call("app.ways.host", kind.kind);
              invalidate();
            }
          },
            smallCard(kind.cards.find(card => card.startsWith("back")) ?? kind.cards[0] ?? "", 40),
            h("span.grow", null, h("b", null, kind.title), h("small", null, kind.text),
              h("small", null, `${kind.seatsText} · ${kind.minutesText}`)),
            icon("forward", {class: "turns"}))))
  ]);
}

function menuSheet(app: App, table: Table, atTable: boolean): VNode {
  const preferences = app.preferences;
  const hands = table.openHands;
  const entry = (drawn: string, text: string, act: () => void, offered = true): Kid => {
    const chosen = (): void => {
      ui.sheet = "";
      act();
      invalidate();
    };
    return offered &&
      h("button.row", {key: text, type: "button", onclick: chosen}, icon(drawn), h("span.grow", null, text));
  };
  const log = (): void => {
    ui.talk = "log";
    toggle("talk");
  };
  const vibrates = (on: boolean): void => {
    ui.vibrate = on;
    localStorage.setItem("cardroom.vibrate", on ? "1" : "0");
    invalidate();
  };
  const leave = (): void => call("app.ways.leaveTable");
  const openHands = hands && [
    entry(
      "watch", hands.open ? t("closeHands") : t("openHands"), () => call("app.table.openHands.setOpen", !hands.open),
      hands.mayOpen || hands.open),
    entry("back", t("moveBack"), () => call("app.table.openHands.step", false), hands.mayStepBack),
    entry("forward", t("oneMove"), () => call("app.table.openHands.step", true), hands.mayStepOn)
  ];
  const ofTable = [
    entry("hint", t("hint"), () => call("app.table.turn.hint"), table.turn.canHint),
    entry("person", t("seatsAndOptions"), () => call("app.show", "SetupPage")),
    entry("qr", t("othersJoin"), () => toggle("code"), canInvite(app)),
    entry("cup", t("takeBreak"), () => call("app.table.breaks.ask"), table.breaks.mayAsk),
    entry("undo", t("takeBack"), () => call("app.table.takeBack.takeBack"), table.takeBack.may), openHands,
    entry("replay", t("lastRound"), () => call("app.table.last.show"), table.last.offered), entry("log", t("log"), log),
    entry(fairIcon(table.fair.state), table.fair.stateText, () => toggle("fair")),
    entry("sort", t("handOrder"), () => set("app.preferences.handOrder", nextOrder(preferences.handOrder))),
    table.chat.speakers.map(
      speaker => entry(
        speaker.muted ? "sound" : "sound-off", speaker.choice,
        () => call("app.table.chat.mute", speaker.id, !speaker.muted)))
  ];
  const setUp = app.page === "SetupPage";
  const ofReplay = [
    entry("log", t("log"), log), entry("watch", t("whoseTable"), () => toggle("eyes")),
    entry(fairIcon(table.fair.state), table.fair.stateText, () => toggle("fair"), table.fair.state !== "None"),
    entry("back", t("leaveReplay"), leaveReplay)
  ];
  const body =
    h("div.sheet-body.menu", {key: "body"}, atTable && ofTable, table.replay && ofReplay,
      (atTable || setUp || table.replay) && entry("rules", t("rules"), () => openRules(table.kind)),
      setUp && entry("back", t("toTable"), () => call("app.back"), table.game !== null),
      "vibrate" in navigator && toggleRow(t("vibrateOnTurn"), ui.vibrate, vibrates),
      toggleRow(t("darkTable"), preferences.dark, on => set("app.preferences.light", on ? "Evening" : "Day")),
      toggleRow(t("fourColours"), preferences.fourColours, on => set("app.preferences.fourColours", on)), languages(),
      (atTable || setUp) && entry("back", t("leaveTable"), leave));
  return sheet(
    "menu", t("menu"), closeSheet,
    [sheetHead(atTable || table.replay ? table.tableName : t("menu"), closeSheet), body]);
}

function nextOrder(order: string): string {
  const orders = ["BySuit", "ByRank", "AsDrawn"];
  return orders[(orders.indexOf(order) + 1) % orders.length] as string;
}

function resultActions(table: Table): Kid {
  return [
    table.result.wantAnother !== "" && h("p.want-another", {key: "want"}, table.result.wantAnother),
    h("div.actions", {key: "actions"}, button("quiet", t("leave"), () => call("app.ways.leaveTable"), {key: "leave"}),
      table.turn.primaryText !== "" &&
        button(
          table.turn.primaryReady ? "primary" : "primary.waits", table.turn.primaryText,
          () => call("app.table.turn.primary"), {key: "primary"}),
      table.turn.primaryText === "" && h("p.waiting-line", {key: "wait"}, table.turn.prompt || t("oneMoment")))
  ];
}

function hideResult(): void {
  ui.resultHidden = true;
  call("app.table.result.show", false);
  invalidate();
}

function resultSheet(table: Table): VNode {
  const game = table.game!;
  const ending = game.ending;
  const body = kindOf(table.kind).result?.(game) ?? h("ul.endings", {key: "rows"}, ending.rows.map(endingRow));
  const evening = table.result.evening.map(
    (one, at) =>
      h("p", {key: String(at)}, avatar({name: one.name, picture: one.picture, botType: "", person: true}),
        h("span.grow", null, h("b", null, one.name)), h("span", null, one.wonText)));
  const head =
    h("header.result-head", {key: "head", class: ending.won ? "won" : ""}, h("h2", null, ending.verdict),
      h("p", null, ending.reason));
  const fair =
    h("button.text-button", {type: "button", onclick: () => toggle("fair")}, icon(fairIcon(table.fair.state)),
      table.fair.stateText);
  const again = (drawn: string, text: string, review: boolean): VNode =>
    h("button.text-button", {key: drawn, type: "button", onclick: () => watchAgain(table, review)}, icon(drawn), text);
  const rest = [
    evening.length > 0 &&
      h("section.evening", {key: "evening"}, h("h3", null, t("thisEvening"), h("small", null, table.result.gamesText)),
        evening),
    table.fair.state !== "None" && h("p.fair-line", {key: "fair", class: table.fair.state.toLowerCase()}, fair),
    table.fair.record !== "" &&
      h("p.again-line", {key: "again"}, again("replay", t("watchAgain"), false), again("hint", t("review"), true))
  ];
  return sheet(
    "result", ending.verdict, hideResult, [head, h("div.sheet-body", {key: "body"}, body, rest), resultActions(table)],
    {class: "result"});
}

function pauseSheet(table: Table, pause: Pause): VNode {
  const close = (): void => {
    ui.pauseHidden = true;
    invalidate();
  };
  return sheet(
    "round", pause.title, close,
    [
      h("header.result-head", {key: "head"}, h("h2", null, pause.title), h("p", null, pause.text)),
      h("div.sheet-body", {key: "body"}, pause.body),
      h("div.actions", {key: "actions"},
        table.turn.primaryText !== "" &&
          button(
            table.turn.primaryReady ? "primary" : "primary.waits", table.turn.primaryText,
            () => call("app.table.turn.primary"), {
              key: "primary",
              class: table.turn.primaryShareLeft > 0 ? "timed" : "",
              style: {"--share": String(table.turn.primaryShareLeft)}
            }))
    ],
    {class: "result"});
}
