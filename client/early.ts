import { LANGUAGE_PARAMETER } from "../shared/head.ts";
import { readStored } from "./storage/local-storage.ts";
import { themeFor } from "./ui/themes.ts";

/*
 * What has to happen before the first picture of a page, whose words are in it when it is served. The picture waits for this
 * script: it stays small. The rest of the app follows, and takes over.
 */

declare global {
  interface Window {
    /** What was pressed before the app took over, each once; undefined from then on. */
    presses: Set<HTMLElement> | undefined;
  }
}

const { dataset, lang } = document.documentElement;
dataset.theme = themeFor(readStored("theme"), (query) => matchMedia(query).matches);
// A page is served as to somebody new who has chosen nothing: the style sheets hide from others what is not for them.
if (readStored("player") !== undefined) dataset.known = "";
// Whoever comes by an address that asks for a language means that one.
const isLanguageAsked = new URLSearchParams(location.search).has(LANGUAGE_PARAMETER);
if (!isLanguageAsked && (readStored("language") ?? lang) !== lang) dataset.foreign = "";

window.presses = new Set();
document.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("button, input, summary") : null;
  if (!pressed || !window.presses) return;
  window.presses.add(pressed);
  pressed.ariaBusy = "true";
});
// A form that nobody handles yet would load the page anew.
document.addEventListener("submit", (event) => window.presses && event.preventDefault());
