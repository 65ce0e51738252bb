import { useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";
// One icon is a file, the other a data URL, to avoid a request on every turn.
import awaitedIcon from "./icon-turn.svg?inline";

function show(title: string, isAwaited: boolean): void {
  document.title = title;
  const icon = isAwaited ? awaitedIcon : "/icon.svg";
  const link = document.querySelector("link[rel=icon]");
  if (link?.getAttribute("href") !== icon) link?.setAttribute("href", icon);
}

/** Marks the icon when the player must act. Screen readers would read a mark in the title. */
export function useTab(title: string | undefined, isAwaited: boolean): void {
  const { place } = t();
  useEffect(() => {
    show(title === undefined ? place : `${title} — ${place}`, isAwaited);
  }, [title, place, isAwaited]);
  // A separate effect runs its cleanup only when the page is left: each reset loads the icon again.
  useEffect(() => () => show(place, false), [place]);
}
