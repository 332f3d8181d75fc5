// How others come to the table: a code to scan, an address to type, a link to send.

import {h, Kid, VNode} from "./dom";
import {App} from "./models";
import {button, closeSheet, sheet, sheetHead} from "./parts";
import {qrPath} from "./qr";
import {call, invalidate, t, toggle, ui} from "./state";

function qr(code: string[]): VNode {
  const {side, path} = qrPath(code);
  return h(
    "svg:svg.qr", {viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": t("codeName")},
    h("svg:path", {d: path, "shape-rendering": "crispEdges"}));
}

/** Sends the link as this device does, or copies it. Browsers allow either only on a page that cannot be altered. */
function pass(link: string): VNode|false {
  if ("share" in navigator) {
    const share = (): void => void navigator.share({url: link}).catch(() => undefined);  // The person may cancel.
    return button("quiet.small", t("shareLink"), share, {key: "share", icon: "link"});
  }
  const clipboard = (navigator as {clipboard?: Clipboard}).clipboard;
  if (!clipboard || ui.cannotCopy) return false;
  const copied = (): void => call("app.setup.invitation.copyPage");
  const refused = (): void => {
    ui.cannotCopy = true;
    invalidate();
  };
  const copy = (): void => void clipboard.writeText(link).then(copied, refused);
  return button("quiet.small", t("copyLink"), copy, {key: "copy", icon: "copy"});
}

/** The panel of the lobby. */
export function invite(app: App): VNode|false {
  const {mayOpen, page} = app.setup.invitation;
  const panel = (...kids: Kid[]): VNode => h(
    "section.invite",
    {key: "invite", "aria-labelledby": "others-join", "data-link": app.setup.invitation.link}, kids);
  const heading = (text: string): VNode => h("h3", {key: "title", id: "others-join"}, text);
  if (mayOpen) {
    const open = (): void => call("app.ways.invite");
    return panel(
      h("div.grow", null, heading(t("othersJoin")), h("p", null, t("privateTable")),
        button("quiet.small", t("invite"), open, {key: "open", icon: "link"})));
  }
  if (!page.wanted) return false;
  if (page.trouble !== "") return panel(h("div.grow", null, heading(t("othersJoin")), h("p", null, page.trouble)));
  const scanned = page.code.length > 0;
  return panel(
    scanned && h("button.code", {
      key: "code",
      type: "button",
      "aria-label": t("largeCode"),
      "aria-haspopup": "dialog",
      onclick: () => toggle("code")
    },
      qr(page.code)),
    h("div.grow", {key: "how"}, heading(t("othersJoin")), h("p", null, scanned ? t("letScan") : t("letType")),
      h("strong.address", null, page.address), pass(page.link)));
}

/** The code as large as the screen allows, to be held up. */
export function codeSheet(app: App): VNode|null {
  const {page} = app.setup.invitation;
  if (!page.wanted || page.trouble !== "") return null;
  return sheet(
    "code", t("othersJoin"), closeSheet,
    [
      sheetHead(t("othersJoin"), closeSheet),
      h("div.sheet-body", {key: "body"}, page.code.length > 0 && h("div.code", {key: "code"}, qr(page.code)),
        h("div.grow", {key: "how"}, h("p", null, page.code.length > 0 ? t("letScan") : t("letType")),
          h("strong.address", null, page.address), pass(page.link)))
    ],
    {class: "code-sheet"});
}

/** Whether others can join at all, with an address of this page. */
export function canInvite(app: App): boolean {
  const {page} = app.setup.invitation;
  return page.wanted && page.trouble === "";
}
