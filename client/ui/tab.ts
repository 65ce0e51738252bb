import { useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";
// Within the script: it changes with every turn, and nothing is to be asked for then.
import awaitedIcon from "./icon-turn.svg?inline";

function show(title: string, isAwaited: boolean): void {
  document.title = title;
  const icon = isAwaited ? awaitedIcon : "/icon.svg";
  const link = document.querySelector("link[rel=icon]");
  if (link?.getAttribute("href") !== icon) link?.setAttribute("href", icon);
}

/**
 * What the browser's tab says while a page is shown. Its icon is marked where somebody is awaited, for people who look at another
 * one meanwhile: a sign in the words would be read aloud. Nothing flashes.
 */
export function useTab(title: string | undefined, isAwaited: boolean): void {
  const { place } = t();
  useEffect(() => {
    show(title === undefined ? place : `${title} — ${place}`, isAwaited);
  }, [title, place, isAwaited]);
  // Only when the page goes: an icon that is taken back in between would be asked for again.
  useEffect(() => () => show(place, false), [place]);
}
