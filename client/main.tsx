import "./style/app.css";
import "./games/register.ts";
import { effect } from "@preact/signals";
import { render } from "preact";
import { isEmbeddable } from "../shared/routes.ts";
import { followOtherTabs, refreshOwnName } from "./api/identity.ts";
import { App, fetchScreen } from "./app/app.tsx";
import { holdBuild, keep } from "./features/offline/page.ts";
import { language } from "./i18n/language.ts";
import { loadMessages, t } from "./i18n/t.ts";
import { route, startRouting } from "./navigation/route.ts";
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
// Not awaited: the catalogues import from this module's chunk, and would wait for it.
void Promise.all([loadMessages(), fetchScreen(route.value)]).then(takeOver);

/** Renders the app into the served page, keeping elements that both have, and repeats earlier clicks. */
function takeOver(): void {
  const root = document.documentElement;
  effect(() => {
    root.lang = language.value;
  });
  const app = document.getElementById("app")!;
  // A placeholder page shares only the skip link, which may have the focus.
  const kept = isEmbeddable(route.value) ? null : app.querySelector(":scope > .skip");
  if (app.querySelector(":scope > .waiting"))
    for (const served of [...app.children]) if (served !== kept) served.remove();
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
  void idle().then(refreshOwnName);
}

const isTranslation = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(({ nodeName }) => nodeName === "FONT");

/** Keeps the page working while the browser translates it. The code is loaded when a translation begins. */
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

/** Delay in ms, so that storing the program for offline use does not slow down the first match. */
const OFFLINE_DELAY = 5_000;

/** Stores the program for offline use; not in development, where files change under the same name. */
async function keepProgram(): Promise<void> {
  if (!import.meta.env.PROD) return;
  holdBuild(import.meta.url);
  await new Promise((done) => setTimeout(done, OFFLINE_DELAY));
  await idle();
  await keep();
}
