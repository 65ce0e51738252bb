import { useEffect } from "preact/hooks";
import { t } from "../i18n/t.ts";

function show(title: string, isAwaited: boolean): void {
  document.title = isAwaited ? `● ${title}` : title;
  document.querySelector("link[rel=icon]")?.setAttribute("href", isAwaited ? "/icon-turn.svg" : "/icon.svg");
}

/**
 * What the browser's tab says while a page is shown. It is marked where somebody is awaited, for people who look at another one
 * meanwhile. Nothing flashes.
 */
export function useTab(title: string | undefined, isAwaited: boolean): void {
  const { place } = t();
  useEffect(() => {
    show(title === undefined ? place : `${title} — ${place}`, isAwaited);
    return () => show(place, false);
  }, [title, place, isAwaited]);
}
