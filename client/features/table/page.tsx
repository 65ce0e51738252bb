import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { AnyClientGame } from "../../contract/game.ts";
import { latest, type Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import type { useTablePage } from "../../layout/measured.tsx";
import { characterOf, isShortcut } from "../../ui/keys.ts";
import { sounds, toggle } from "../../ui/preferences.ts";
import { toast } from "../../ui/toast.tsx";
import type { Tab } from "../panels/log-place.tsx";

interface PageProps {
  readonly frame: Pick<ReturnType<typeof useTablePage>, "page" | "marks">;
  readonly game: AnyClientGame;
  readonly timeline: Timeline;
  readonly onOpen: (tab: Tab) => void;
  readonly children: ComponentChildren;
}

/** The page of a live table, with its keys. */
export function Page({ frame: { page, marks }, game, timeline, onOpen, children }: PageProps) {
  const { phase, outcome } = latest(timeline);
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressKey(event, game, open.current)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [game]);
  return (
    <main {...page} data-phase={phase === "over" ? "over" : "live"} data-outcome={outcome?.result}>
      {marks}
      {children}
    </main>
  );
}

const tabStop = (): HTMLElement | null =>
  document.querySelector("[role=option][tabindex='0']") ?? document.querySelector(".table-overlay [tabindex='0']");

/** Handles keys wherever the focus is. Returns whether the key was handled. */
function pressKey(event: KeyboardEvent, game: AnyClientGame, openTab: (tab: Tab) => void): boolean {
  const { key, target } = event;
  if (key === "Escape" && target instanceof Element && target.closest(".log-panel")) tabStop()?.focus();
  else return !event.repeat && isShortcut(event) && pressLetter(characterOf(event), game, openTab);
  return true;
}

function pressLetter(letter: string, { keys }: AnyClientGame, openTab: (tab: Tab) => void): boolean {
  const own = keys?.[letter];
  if (letter === "l") openTab("log");
  else if (letter === "c") openTab("talk");
  else if (letter === "m") toast(atTable().sounds[toggle(sounds, "off") ? "on" : "off"]);
  else if (own) own();
  else return false;
  return true;
}
