import "./style/app.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { followOtherTabs, learnOwnName } from "./api/identity.ts";
import { App, fetchScreen } from "./app/app.tsx";
import { route, startRouting } from "./app/route.ts";
import { language } from "./i18n/language.ts";
import { learnWords, t } from "./i18n/t.ts";
import { holdBuild, keep } from "./offline/page.ts";
import { keepFocus } from "./ui/focus.ts";
import { idle } from "./ui/idle.ts";
import { reloadWhenStale } from "./ui/lazy.ts";
import { applyMotion } from "./ui/motion.ts";
import { applyTheme } from "./ui/theme.ts";
import { toast } from "./ui/toast.tsx";

reloadWhenStale();
keepFocus();
applyTheme();
applyMotion();
startRouting();
followTranslation();
// Not awaited by this module: catalogues take from its chunk, and would wait for it.
void Promise.all([learnWords(), fetchScreen(route.value)]).then(takeOver);

/** What was served stays where it is, and changes only where more is known by now. */
function takeOver(): void {
  const root = document.documentElement;
  effect(() => {
    root.lang = language.value;
  });
  const app = document.getElementById("app")!;
  // A page that was not drawn says that it is on its way: no element of it is one of the page.
  if (app.querySelector(":scope > .waiting")) app.replaceChildren();
  render(<App />, app);
  delete root.dataset.known;
  delete root.dataset.foreign;
  const presses = window.presses ?? [];
  window.presses = undefined;
  for (const pressed of presses) pressed.click();
  followOtherTabs((name) => {
    const { otherTab, reload } = t().device;
    toast(otherTab(name), { says: reload, does: () => location.reload() });
  });
  void keepProgram();
  void idle().then(learnOwnName);
}

const isTranslation = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(({ nodeName }) => nodeName === "FONT");

/** Has the page stay true while the browser translates it. What does that is fetched when the browser begins. */
function followTranslation(): void {
  const before: MutationRecord[] = [];
  let note = (records: readonly MutationRecord[]): void => {
    if (before.length === 0 && !records.some(isTranslation)) return;
    const isFirst = before.length === 0;
    before.push(...records);
    if (isFirst)
      void import("./ui/translated.ts").then(({ renderOriginals }) => {
        note = renderOriginals(observer, before);
      });
  };
  const observer = new MutationObserver((records) => note(records));
  observer.observe(document.body, { childList: true, subtree: true });
}

/** How long a page is left alone before the program is kept: a first hand is dealt by then. In milliseconds. */
const CALM = 5_000;

/** Has this browser keep the program, so that it opens without a line. While developing, files change under their names. */
async function keepProgram(): Promise<void> {
  if (!import.meta.env.PROD) return;
  holdBuild(import.meta.url);
  await new Promise((done) => setTimeout(done, CALM));
  await idle();
  await keep();
}
