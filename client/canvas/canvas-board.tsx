import { signal, useSignal } from "@preact/signals";
import type { ComponentType, TargetedKeyboardEvent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { GameEvent } from "../../shared/engine/contract/events.ts";
import type { BoardParts, BoardProps } from "../contract/board.ts";
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
  const { Over, Hand, Actions } = game;
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
    const { onParts } = props;
    const parts = useMemo(
      () => ({
        hand: Hand && <Part name="hand" table={table} of={Hand} keys={onParts && keysOf(table)} />,
        actions: Actions && <Part name="actions" table={table} of={Actions} keys={onParts && keysOf(table)} />,
      }),
      [table],
    );
    useLayoutEffect(() => onParts?.(parts), [parts]);
    return (
      <section class="table-board" aria-label={game.label()} {...keysOf(table)}>
        <Picture {...props} page={page} table={table} />
        <Over table={table} />
        <Readings of={table.readings} />
        {!onParts && parts.hand}
        {!onParts && parts.actions}
      </section>
    );
  };
}

interface PartProps<Open extends OpenTable> {
  readonly name: keyof BoardParts;
  readonly table: Open;
  readonly of: ComponentType<{ readonly table: Open }>;
  /** Undefined inside the board, which handles its keys. */
  readonly keys: ReturnType<typeof keysOf> | undefined;
}

/** A part of the board that the page may render elsewhere in the document; its place on the screen is the same. */
const Part = <Open extends OpenTable>({ name, table, of: Of, keys }: PartProps<Open>) => (
  <section class="table-part" data-part={name} {...keys}>
    <Of table={table} />
  </section>
);

const keysOf = (table: OpenTable) => ({
  onKeyDownCapture(event: TargetedKeyboardEvent<HTMLElement>): void {
    event.currentTarget.closest(".table-page")?.removeAttribute("data-pointer");
    if (!isHeld(event)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDown(event: KeyboardEvent): void {
    if (table.pressKey(event)) event.preventDefault();
  },
});

/** Whether a held Enter or character key would act again. Other keys, such as those that move the focus, may repeat. */
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
