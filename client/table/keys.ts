import { tableStop } from "../canvas/stop.ts";
import type { AnyClientGame } from "../games/game.ts";
import { t } from "../i18n/t.ts";
import { isFree } from "../ui/keys.ts";
import { sounds, toggle } from "../ui/preferences.ts";
import { toast } from "../ui/toast.tsx";
import type { Tab } from "./log-place.tsx";

/** The keys of everything around a live board. Returns whether the key was one of them. */
export function pressKey(event: KeyboardEvent, game: AnyClientGame, openTab: (tab: Tab) => void): boolean {
  const { key, target } = event;
  if (key === "Escape" && target instanceof Element && target.closest(".log-panel")) tableStop()?.focus();
  else return isFree(event) && pressLetter(key.toLowerCase(), game, openTab);
  return true;
}

function pressLetter(letter: string, { keys }: AnyClientGame, openTab: (tab: Tab) => void): boolean {
  const own = keys?.[letter];
  if (letter === "l") openTab("log");
  else if (letter === "c") openTab("talk");
  else if (letter === "m") toast(t().sounds[toggle(sounds, "off") ? "on" : "off"]);
  else if (own) own();
  else return false;
  return true;
}
