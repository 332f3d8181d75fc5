// The pages before a table: the person's name, the tables that are there, and a table that is being set up.

import {backOf, cardUrl, icon, inkUrl} from "./art";
import {h, Kid, VNode} from "./dom";
import {invite} from "./invite";
import {App, NearbyTable, RuleRow, SeatCard} from "./models";
import {avatar, bare, button, field, iconButton, radios, segments, smallCard, styled, toggleRow} from "./parts";
import {ask, call, filled, invalidate, num, set, t, toggle, ui, words} from "./state";
import {cloth} from "./table";

function brand(): VNode {
  const mark = inkUrl("motif-cardroom", document.documentElement.dataset["light"] === "day" ? "#a84a12" : "#f0b24a");
  return h(
    "p.brand", {key: "brand"}, h("span.brand-mark", null, mark !== "" && h("img", {src: mark, alt: ""})),
    h("span", null, "Cardroom"));
}

export function languages(): VNode|null {
  const offered = words().languages ?? [];
  if (offered.length < 2) return null;
  return segments(
    t("language"), offered.map(one => ({value: one.code, text: one.name, lang: one.code})), words().language,
    code => set("app.preferences.language", code), "pills languages");
}

function artCards(names: string[], width: number): VNode {
  return h("div.three-cards", {"aria-hidden": "true"}, names.slice(0, 3).map((card, at) => {
    const url = cardUrl(card);
    return h(
      "span",
      {key: String(at), class: `at-${at}`, style: {width: `${width}px`, height: `${Math.round(width * 1.4)}px`}},
      url !== "" && h("img", {src: url, alt: ""}));
  }));
}

export function firstPage(app: App): VNode {
  const nearby = app.nearby;
  // A link leads to one table, but which one is known only if there is no other.
  const invited = location.pathname.startsWith("/t/") && nearby.length === 1 ? nearby[0] : undefined;
  const kind = app.kinds.find(one => one.kind === invited?.kind) ?? app.kinds[0];
  const name = ui.name ?? app.proposedName;
  const begin = async(): Promise<void> => {
    if (ui.picture !== "") call("app.setPersonPicture", ui.picture);
    const good = await ask("app.begin", ui.name ?? app.proposedName);
    ui.message = good === false ? t("nameTrouble") : "";
    invalidate();
  };
  return h(
    "main.page.first", {key: "first"}, brand(),
    kind &&
      cloth(
        kind.kind, {key: "cloth", class: "panel"}, artCards(kind.cards, 88), h("h1", null, invited?.name ?? kind.title),
        h("p", null, invited ? `${invited.kindTitle}, ${kind.seatsText}, ${kind.minutesText}` : kind.text),
        invited &&
          h("p.there", null,
            invited.seats.filter(seat => seat.person && seat.name !== "")
              .slice(0, 3)
              .map((seat, at) => avatar({...seat, botType: ""}, {key: String(at)})),
            h("span", null, invited.state))),
    h("form", {
      key: "form",
      onsubmit: (event: Event) => {
        event.preventDefault();
        void begin();
      }
    },
      h("label.caption",
        { for: "name"
        },
        t("yourName")),
      field({
        id: "name",
        ".value": name,
        maxlength: "24",
        name: "name",
        autocomplete: "nickname",
        oninput: (event: Event) => {
          ui.name = (event.target as HTMLInputElement).value;
          ui.message = "";
          invalidate();
        }
      }),
      h("p", {role: "status", class: ui.message !== "" ? "help-bad bad" : "help"}, ui.message || t("othersSee")),
      radios("div.pictures", "button", t("picture"), app.pictures.map(picture => ({
        key: picture || "none",
        chosen: (ui.picture || app.personPicture) === picture,
        choose: () => {
          ui.picture = picture;
          call("app.setPersonPicture", picture);
          invalidate();
        },
        kids: [avatar({name: name || "?", picture, botType: "", person: true})],
        look: {"aria-label": picture || t("initial")}
      }))),
      languages(),
      h("div.foot", null,
        h("button.button.primary", {type: "submit", disabled: bare(name).trim() === ""},
          h("span.label", null, t("sitDown"))),
        h("p.help", null, t("noInstall")))));
}

/** NearbyTables::Action as the name of its text. */
function actionOf(table: NearbyTable): string {
  return ["", "join", "takeMySeat", "watch", "look"][table.action] ?? "";
}

export function listPage(app: App): VNode {
  const tables = app.nearby;
  const rows = tables.map((table, row) => ({table, row}));
  const waiting = rows.filter(({table}) => actionOf(table) === "takeMySeat" && !table.gone);
  const present = tables.filter(table => !table.gone).length;
  return h(
    "main.page.list", {key: "list"},
    h("header.list-head", {key: "head"}, brand(),
      h("button.me", {type: "button", "aria-label": app.personName, onclick: () => toggle("menu")},
        avatar({name: app.personName, picture: app.personPicture, botType: "", person: true}))),
    h("h1.greeting", {key: "greeting"}, app.greeting),
    app.ways.underWay !== "" &&
      h("p.under-way", {key: "way", role: "status"}, h("i.arc"), h("span.grow", null, app.ways.underWay),
        button("quiet", t("cancel"), () => call("app.ways.leaveTable"))),
    waiting.map(
      ({table, row}) =>
        h("section.waiting-seat", {key: `wait-${row}`},
          h("div.two", null, smallCard(backOf(table.kind), 46),
            h("div.grow", null, h("b", null, t("seatWaits")), h("p", null, `${table.name} · ${table.kindTitle}`),
              h("p", null, table.state))),
          button("primary", t("takeMySeat"), () => call("app.ways.joinNearby", row, false), {key: "go"}))),
    h("header.tables-head", {key: "tables-head"}, h("h2", null, t("tablesHere")), h("span", null, num(present))),
    present === 0 && h("p.nothing", {key: "nothing"}, t("noTables")),
    h("ul.tables", {key: "tables"},
      rows.filter(one => !waiting.includes(one))
        .map(
          ({table, row}) =>
            h("li", {key: String(row), class: table.gone ? "gone" : ""}, smallCard(backOf(table.kind), 46),
              h("div.grow", null,
                h("b", null, table.name,
                  table.locked && icon("lock", {"aria-hidden": "false", "aria-label": t("locked"), role: "img"})),
                h("p", null, table.ownerName !== "" && h("span.owner", null, table.ownerName),
                  table.trouble || table.state)),
              !table.gone && actionOf(table) !== "" &&
                button(
                  "quiet.small", t(actionOf(table)),
                  () => call("app.ways.joinNearby", row, actionOf(table) === "watch"), {key: "join"})))),
    h("div.foot", {key: "foot"}, button("quiet.wide", t("hostTable"), () => toggle("host"), {icon: "plus"})));
}

function lobbySeat(app: App, seat: SeatCard): VNode {
  const setup = app.setup;
  const bot = !seat.open && !seat.person;
  if (seat.open) {
    return h(
      "li.lobby-seat.open", {key: String(seat.seat)},
      h("div.grow", null, h("b", null, t("emptySeat")), h("small", null, t("scanOrBot"))),
      setup.canChange ?
        button(
          "lit", t("addBot"),
          () => call("app.setup.people.setBot", seat.seat, "clever", 1000),
          {icon: "plus", key: "bot"}) :
        !setup.seated && button("lit", t("sitHere"), () => call("app.setup.people.sitAt", seat.seat), {key: "sit"}));
  }
  const removable = !seat.you && (bot ? setup.canChange : setup.owner);
  return h(
    "li.lobby-seat", {key: String(seat.seat), "aria-label": seat.accessibleText}, avatar(seat),
    h("div.grow", null, h("b", null, seat.name),
      h("small", null, styled(seat.nextName !== "" ? seat.nextName : seat.secondLine))),
    seat.ready && seat.person && h("span.ready", {"aria-hidden": "true"}, icon("check")),
    bot && setup.canChange && setup.people.botTypes.length > 1 &&
      button(
        "plain", null,
        () => {
          const types = setup.people.botTypes;
          const next = types[(types.findIndex(type => type.type === seat.botType) + 1) % types.length];
          if (next) call("app.setup.people.setBot", seat.seat, next.type, seat.botPaceMs);
        },
        {name: t("otherBot"), icon: "replay", key: "kind"}),
    removable &&
      iconButton(
        filled(t("removeWho"), seat.name), "close", () => call("app.setup.people.clearSeat", seat.seat, false),
        {key: "remove"}));
}

function besides(app: App): VNode|false {
  const others = app.setup.people.others;
  if (others.length === 0) return false;
  return h("ul.lobby-seats.besides", {key: "besides"}, others.map((other, at) => {
    const who = {name: other.name, picture: "", botType: "", person: true};
    const back = (): void => call("app.setup.people.letBack", other.name);
    const remove = (): void => call("app.setup.people.removeOther", other.name, false);
    return h(
      "li.lobby-seat", {key: String(at)}, avatar(who),
      h("div.grow", null, h("b", null, other.name), h("small", null, other.text)),
      other.removed && button("quiet.small", t("letBack"), back, {key: "back"}),
      other.removable && iconButton(filled(t("removeWho"), other.name), "close", remove, {key: "remove"}));
  }));
}

function lobbyButton(app: App): VNode {
  const setup = app.setup;
  if (setup.primaryText !== "") {
    return button("primary", setup.primaryText, () => call("app.setup.primary"), {key: "primary"});
  }
  if (!setup.seated) return button("primary", t("sitDown"), () => call("app.table.people.sitDown"), {key: "sit"});
  return button("quiet.grow", t("leaveTable"), () => call("app.ways.leaveTable"), {key: "leave"});
}

export function lobbyPage(app: App): VNode {
  const setup = app.setup;
  const kind = app.kinds.find(one => one.kind === setup.kind);
  const limit = setup.options.turnLimits.find(one => one.value === setup.options.turnLimitSeconds)?.text ?? "";
  const about = [kind?.title ?? "", limit].filter(text => text !== "").join(", ");
  const waiting = setup.people.waitingForSeats;
  const leave = (): void => call("app.ways.leaveTable");
  const chat = (): void => {
    ui.talk = "chat";
    toggle("talk");
  };
  const bar =
    h("header.bar", {key: "bar"}, iconButton(t("leaveTable"), "back", leave, {key: "back", class: "back"}),
      h("div.titles", {key: "titles"}, h("h1", null, setup.options.tableName), h("p", null, h("span", null, about))),
      iconButton(t("chat"), "chat", chat, {key: "chat"}),
      iconButton(t("menu"), "menu", () => toggle("menu"), {key: "menu"}));
  const people =
    h("div.scroll", {key: "scroll"}, h("h2.lobby-title", null, setup.people.seatsTaken),
      h("p.lobby-sub", {role: "status"}, setup.waitingFor, waiting !== "" && h("br"), waiting),
      h("ul.lobby-seats", {"aria-label": t("players")}, setup.people.seats.map(seat => lobbySeat(app, seat))),
      besides(app), invite(app));
  const options = {key: "options", name: t("options"), icon: "settings"};
  const foot =
    h("div.foot.lobby-foot", {key: "foot"}, button("quiet.square", null, () => toggle("options"), options),
      lobbyButton(app));
  return h("main.page.lobby", {key: "lobby"}, cloth(setup.kind, {key: "cloth", class: "under"}), bar, people, foot);
}

function ruleRow(rule: RuleRow, may: boolean): VNode {
  const change = (value: number): void => call("app.setup.options.setRule", rule.option, value);
  const words_ = h("span.grow", null, h("span", null, rule.title), rule.detail !== "" && h("small", null, rule.detail));
  if (!may) return h("p.row", {key: rule.option}, words_, h("b", null, rule.valueText));
  // RuleList::Look
  if (rule.look === 0) {
    return h(
      "button.row.switch", {
        key: rule.option,
        type: "button",
        role: "switch",
        "aria-checked": String(rule.value === 1),
        onclick: () => change(rule.value === 1 ? 0 : 1)
      },
      words_, h("span.knob", {class: rule.value === 1 ? "on" : ""}));
  }
  if (rule.look === 1) {
    return h(
      "div.row.stacked", {key: rule.option}, words_,
      segments(
        rule.title, rule.choices.map(choice => ({value: choice.value, text: choice.text})), rule.value, change,
        "pills"));
  }
  return h(
    "div.row", {key: rule.option, role: "group", "aria-label": rule.title}, words_,
    iconButton(t("less"), "minus", () => change(rule.value - 1), {disabled: rule.value <= rule.least, key: "less"}),
    h("b", {key: "value"}, rule.valueText),
    iconButton(t("more"), "plus", () => change(rule.value + 1), {disabled: rule.value >= rule.most, key: "more"}));
}

/** The owner's choices for a table: its kind, name, limits and rules. */
export function optionsBody(app: App): Kid {
  const setup = app.setup;
  const may = setup.canChange;
  const options = setup.options;
  const rules = options.rules;
  return h(
    "div.options", {key: "options"},
    may &&
      h("div.row.stacked", {key: "name"},
        h("label.caption",
          { for: "table-name"
          },
          t("tableName")),
        field({
          id: "table-name",
          ".value": ui.tableName ?? options.tableName,
          maxlength: "40",
          oninput: (event: Event) => {
            ui.tableName = (event.target as HTMLInputElement).value;
          },
          onchange: (event: Event) => {
            set("app.setup.options.tableName", (event.target as HTMLInputElement).value);
            ui.tableName = null;
          }
        })),
    h("div.row.stacked", {key: "kind"}, h("span.caption", null, t("game")),
      segments(
        t("game"),
        (may ? app.kinds : app.kinds.filter(one => one.kind === setup.kind))
          .map(one => ({value: one.kind, text: one.title})),
        setup.kind, kind => call("app.setup.options.changeKind", kind), "pills")),
    may && options.seatCounts.length > 1 &&
      h("div.row.stacked", {key: "seats"}, h("span.caption", null, t("players")),
        segments(
          t("players"), options.seatCounts.map(count => ({value: count, text: num(count)})), options.seatCount,
          count => set("app.setup.options.seatCount", count), "pills")),
    may &&
      h("div.row.stacked", {key: "limit"}, h("span.caption", null, t("turnLimit")),
        segments(
          t("turnLimit"), options.turnLimits.map(one => ({value: one.value, text: one.text})), options.turnLimitSeconds,
          value => set("app.setup.options.turnLimitSeconds", value), "pills")),
    rules.filter(rule => ui.allRules || !rule.rare).map(rule => ruleRow(rule, may)),
    rules.some(rule => rule.rare) &&
      button(
        "quiet", ui.allRules ? t("fewerRules") : t("allRules"),
        () => {
          ui.allRules = !ui.allRules;
          invalidate();
        },
        {key: "all"}),
    may &&
      h("div.row.stacked", {key: "password"},
        h("label.caption",
          { for: "table-password"
          },
          t("password"), options.locked && icon("lock")),
        field({
          id: "table-password",
          ".value": ui.tablePassword,
          placeholder: options.locked ? "••••" : "",
          maxlength: "64",
          autocapitalize: "off",
          oninput: (event: Event) => {
            ui.tablePassword = (event.target as HTMLInputElement).value;
          },
          onchange: () => {
            call("app.setup.options.setPassword", ui.tablePassword);
            ui.tablePassword = "";
            invalidate();
          }
        })),
    may && toggleRow(t("mayWatch"), options.watchable, on => set("app.setup.options.watchable", on), "watch"),
    may &&
      toggleRow(
        t("expertHints"), options.expertHints, on => set("app.setup.options.expertHints", on), "expert-hints"));
}
