import { tableStop } from "../canvas/stop.ts";
import { hints } from "../games/tranquility/preferences/settings.ts";
import { t } from "../i18n/t.ts";
import { isFree } from "../ui/keys.ts";
import { sounds, toggle } from "../ui/preferences.ts";
import { toast } from "../ui/toast.tsx";
import type { Tab } from "./log-place.tsx";

/** The keys of everything around a live board. Returns whether the key was one of them. */
export function pressKey(event: KeyboardEvent, openTab: (tab: Tab) => void): boolean {
  const { key, target } = event;
  if (key === "Escape" && target instanceof Element && target.closest(".log-panel")) tableStop()?.focus();
  else return isFree(event) && pressLetter(key.toLowerCase(), openTab);
  return true;
}

function pressLetter(letter: string, openTab: (tab: Tab) => void): boolean {
  const { switched } = t();
  if (letter === "l") openTab("log");
  else if (letter === "c") openTab("talk");
  else if (letter === "h") toast(switched.hints[toggle(hints, "none") ? "on" : "off"]);
  else if (letter === "m") toast(switched.sounds[toggle(sounds, "off") ? "on" : "off"]);
  else return false;
  return true;
}
