import { useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";
// One icon is a file, the other a data URL, so that a change with every turn causes no request.
import awaitedIcon from "./icon-turn.svg?inline";

function show(title: string, isAwaited: boolean): void {
  document.title = title;
  const icon = isAwaited ? awaitedIcon : "/icon.svg";
  const link = document.querySelector("link[rel=icon]");
  if (link?.getAttribute("href") !== icon) link?.setAttribute("href", icon);
}

/**
 * Sets the tab's title while a page is shown. When the player must act, the icon is marked, but not the title, because
 * screen readers would read the mark.
 */
export function useTab(title: string | undefined, isAwaited: boolean): void {
  const { place } = t();
  useEffect(() => {
    show(title === undefined ? place : `${title} — ${place}`, isAwaited);
  }, [title, place, isAwaited]);
  // The icon is reset only when the page is left, because doing so in between would load it again.
  useEffect(() => () => show(place, false), [place]);
}
