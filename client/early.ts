import { LANGUAGE_PARAMETER } from "../shared/head.ts";
import { readStored } from "./storage/local-storage.ts";
import { themeFor } from "./ui/themes.ts";

/* Runs before the first paint, which waits for it, so the script must stay small. */

declare global {
  interface Window {
    presses: Set<HTMLElement> | undefined;
  }
}

const { dataset, lang } = document.documentElement;
dataset.theme = themeFor(readStored("theme"), (query) => matchMedia(query).matches);
// Pages are served for new visitors; style sheets hide what does not apply to others.
if (readStored("player") !== undefined) dataset.known = "";
// A language in the address overrides the stored one.
const isLanguageAsked = new URLSearchParams(location.search).has(LANGUAGE_PARAMETER);
if (!isLanguageAsked && (readStored("language") ?? lang) !== lang) dataset.foreign = "";

window.presses = new Set();
document.addEventListener("click", ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("button, input, summary") : null;
  if (!pressed || !window.presses) return;
  window.presses.add(pressed);
  pressed.ariaBusy = "true";
});
// Submitting a form before the app has taken over would reload the page.
document.addEventListener("submit", (event) => window.presses && event.preventDefault());
