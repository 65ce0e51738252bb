import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Theme } from "../art/theme.ts";
import { Actions, PileCount, TollCount } from "../games/tranquility/actions.tsx";
import { pressKey } from "../games/tranquility/keys.ts";
import { Overlay } from "../games/tranquility/overlay.tsx";
import { createTabletop, type Tabletop } from "../games/tranquility/tabletop.ts";
import type { Watching } from "../games/tranquility/watching.ts";
import { learnGameWords, words } from "../games/tranquility/words/words.ts";
import type { Link } from "../net/link.ts";
import { latest } from "../play/timeline.ts";
import { later } from "../ui/later.ts";
import { Announcer } from "./announcer.tsx";
import "./board.css";
import { openTable } from "./open.ts";

export interface BoardProps {
  readonly link: Link;
  readonly theme: ReadonlySignal<Theme>;
  /** The match is watched again, not played. */
  readonly watching?: Watching;
  /** Shows somebody who learns to play what to touch; it lies over the table. */
  readonly guide?: (tabletop: Tabletop) => ComponentChildren;
  /** How many moves were seen at this device before; -1 by somebody who was there before the deal. */
  readonly seen?: number | undefined;
  /** The first picture is there. */
  readonly onReady?: () => void;
}

/** What some boards have beside them is fetched for those. */
const beside = later<{ readonly tabletop: Tabletop }>(
  () => import("../games/tranquility/beside.tsx").then(({ Beside }) => Beside),
  () => {},
);

// Nothing is shown before there are words for it.
await learnGameWords();

/** A live table: the canvas, what lies over it for ears and keys, and the buttons at the hand. */
export function Board({ link, theme, watching, guide, seen, onReady }: BoardProps) {
  const tabletop = useMemo(() => createTabletop(link, { watching, isTaught: guide !== undefined }), [link]);
  useEffect(() => () => tabletop.intent.close(), [tabletop]);
  const { mode } = latest(link.timeline.value).charter.options as { readonly mode?: string };
  useEffect(() => {
    if (mode !== "standard" && mode !== "arch") void beside.fetch();
  }, [mode]);
  const Beside = beside.part.value;
  return (
    <section
      class="table-board"
      aria-label={words.value.table}
      onKeyDownCapture={(event) => event.currentTarget.removeAttribute("data-pointer")}
      onKeyDown={(event) => {
        if (pressKey(event, tabletop)) event.preventDefault();
      }}
    >
      <Picture tabletop={tabletop} link={link} theme={theme} seen={seen} onReady={onReady} />
      <Overlay tabletop={tabletop} />
      <PileCount tabletop={tabletop} />
      <TollCount tabletop={tabletop} />
      {Beside && tabletop.tableau.value && <Beside tabletop={tabletop} />}
      {guide?.(tabletop)}
      {!watching && <Actions tabletop={tabletop} />}
      <Announcer tabletop={tabletop} timeline={link.timeline} />
    </section>
  );
}

interface PictureProps {
  readonly tabletop: Tabletop;
  readonly link: Link;
  readonly theme: ReadonlySignal<Theme>;
  readonly seen: number | undefined;
  readonly onReady: (() => void) | undefined;
}

function Picture({ tabletop, link, theme, seen, onReady }: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let close: (() => void) | undefined;
    let gone = false;
    const opened = openTable(host.current!, {
      tabletop,
      timeline: link.timeline,
      theme,
      seen,
    });
    opened.then(
      (stop) => {
        close = stop;
        if (gone) stop();
        else onReady?.();
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      gone = true;
      close?.();
    };
  }, [tabletop]);
  return <div ref={host} class="table-stage" aria-hidden="true" data-failed={failed.value} />;
}
