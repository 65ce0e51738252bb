import { signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { BoardProps } from "../contract/board.ts";
import { createShownLog } from "../contract/shown-log.ts";
import { useGameStyles } from "../style/use-game-styles.ts";
import { say } from "../ui/aloud.tsx";
import { Readings } from "../ui/readings.tsx";
import "./board.css";
import type { CanvasPage, CanvasTable, OpenTable } from "./canvas-table.ts";
import { mountCanvas } from "./mount.ts";

/** A canvas, an overlay for screen readers and keys, and live announcements. */
export function canvasBoard<State, Event extends GameEvent, Open extends OpenTable>(
  game: CanvasTable<State, Event, Open>,
): ComponentType<BoardProps<State, Event>> {
  const { Over } = game;
  return function Board(props: BoardProps<State, Event>) {
    const { connection } = props;
    useGameStyles(connection.game.rules.id);
    const [page, table] = useMemo(() => {
      const made = pageOf(props);
      return [made, game.open(made)] as const;
    }, [connection]);
    useEffect(() => () => table.close(), [table]);
    useEffect(() => table.speak(say), [table]);
    useEffect(() => {
      page.stay.value = props.stay;
    }, [page, props.stay]);
    return (
      <section
        class="table-board"
        aria-label={game.label()}
        onKeyDownCapture={(event) => {
          event.currentTarget.removeAttribute("data-pointer");
          if (!isHeld(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onKeyDown={(event) => {
          if (table.pressKey(event)) event.preventDefault();
        }}
      >
        <Picture {...props} page={page} table={table} />
        <Over table={table} />
        <Readings of={table.readings} />
      </section>
    );
  };
}

/** Whether the event repeats a held Enter or character key. Other keys may repeat. */
const isHeld = ({ key, repeat }: KeyboardEvent): boolean => repeat && (key === "Enter" || key.length === 1);

const pageOf = <State, Event extends GameEvent>({
  connection,
  stay,
  suggestion,
  areas,
  shownLog = createShownLog(connection.timeline),
}: BoardProps<State, Event>) => ({
  connection,
  stay: signal(stay),
  suggestion,
  viewport: signal({ width: 0, height: 0 }),
  areas,
  shownLog,
  isStill: signal(false),
});

interface PictureProps<State, Event extends GameEvent> extends BoardProps<State, Event> {
  readonly page: CanvasPage<State, Event>;
  readonly table: OpenTable;
}

function Picture<State, Event extends GameEvent>({
  page,
  table,
  connection,
  theme,
  seen,
  onPanels,
  onReady,
}: PictureProps<State, Event>) {
  const host = useRef<HTMLDivElement>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const { game, timeline } = connection;
    mountCanvas(host.current!, { game, page, table, timeline, theme, seen, onPanels }).then(
      (stop) => {
        close = stop;
        if (isGone) stop();
        else onReady?.();
      },
      () => {
        failed.value = true;
        onReady?.();
      },
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [table]);
  return <div ref={host} class="table-stage" aria-hidden="true" data-failed={failed.value} />;
}
