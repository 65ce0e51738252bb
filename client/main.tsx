import "./style/app.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { learnOwnName } from "./api/identity.ts";
import { App, fetchScreen } from "./app/app.tsx";
import { route, startRouting } from "./app/route.ts";
import { language } from "./i18n/language.ts";
import { learnWords } from "./i18n/t.ts";
import { idle } from "./ui/idle.ts";
import { reloadWhenStale } from "./ui/lazy.ts";
import { applyMotion } from "./ui/motion.ts";
import { applyTheme } from "./ui/theme.ts";

reloadWhenStale();
applyTheme();
applyMotion();
startRouting();
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
  void keepProgram();
  void idle().then(learnOwnName);
}

/** How long a page is left alone before the program is kept: a first hand is dealt by then. In milliseconds. */
const CALM = 5_000;

/** Has this browser keep the program, so that it opens without a line. While developing, files change under their names. */
async function keepProgram(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await new Promise((done) => setTimeout(done, CALM));
  await idle();
  // What cannot be fetched now is asked for again by the next page.
  await import("./offline/page.ts").then(({ keep }) => keep(import.meta.url)).catch(() => {});
}
