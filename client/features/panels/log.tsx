import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnyClientGame } from "../../contract/game.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import type { Timeline } from "../../contract/timeline.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { type LogLine, logLines } from "../../match/log-lines.ts";
import { followLink, momentPath } from "../../navigation/route.ts";
import { Flag } from "../../ui/flag.tsx";
import { useUncutEdges } from "../../ui/uncut-edges.ts";
import { Sentence } from "./sentence.tsx";
import { useTakeBack } from "./take-back/load.ts";

export interface ReplayedLog {
  readonly playback: {
    readonly whole: ReadonlySignal<Timeline>;
    /** The log up to the move on show. */
    readonly shown: ReadonlySignal<Timeline>;
    /** Whether playback also visits undone moves and undo steps. */
    readonly isAll: ReadonlySignal<boolean>;
    /** Goes to the move that contains this version. */
    show(version: number): void;
  };
  readonly isSecret: ReadonlySignal<boolean>;
}

/** Made from the whole log, because a line depends on its whole step. */
function useLines(game: AnyClientGame, known: Timeline, shown: number): readonly LogLine[] {
  const lines = useMemo(() => logLines(game, known), [game, known, game.messages.messages.value, t()]);
  return useMemo(() => lines.filter(({ v }) => v <= shown), [lines, shown]);
}

interface EntryProps {
  readonly game: AnyClientGame;
  readonly line: Extract<LogLine, { readonly parts: unknown }>;
}

const Entry = ({ game, line }: EntryProps) => (
  <>
    {line.seat === undefined ? <span /> : <Flag seat={line.seat} width={22} />}
    <div class={line.aside === "undone" ? "undone" : undefined}>
      <Sentence game={game} parts={line.parts} />
    </div>
  </>
);

interface LogEntryProps extends EntryProps {
  readonly show?: ReplayedLog;
  readonly isLast?: boolean;
  /** Previews what going to this line would undo or redo; undefined if that is impossible. */
  readonly toggle?: (() => void) | undefined;
  readonly going?: ComponentChildren;
}

/** In a replay, a line is a button that goes to its move. At a table with undo, it previews the undo. */
function LogEntryLine({ game, line, show, isLast = false, toggle, going }: LogEntryProps) {
  if (!show && toggle)
    return (
      <li>
        <button type="button" class="log-entry told" aria-expanded={going !== undefined} onClick={toggle}>
          <Entry game={game} line={line} />
        </button>
        {going}
      </li>
    );
  if (!show)
    return (
      <li class="log-entry">
        {line.from ? (
          <>
            <span />
            <a class="plain" href={momentPath(line.from.match, line.from.move)} onClick={followLink}>
              <div>
                <Sentence game={game} parts={line.parts} />
              </div>
            </a>
          </>
        ) : (
          <Entry game={game} line={line} />
        )}
      </li>
    );
  const isLater = line.v > show.playback.shown.value.log.length;
  return (
    <li {...(isLast ? { "data-now": "" } : {})}>
      <button
        type="button"
        class={`log-entry told${isLater ? " later" : ""}`}
        aria-current={isLast ? "step" : undefined}
        tabIndex={-1}
        onClick={() => show.playback.show(line.v)}
      >
        <Entry game={game} line={line} />
      </button>
    </li>
  );
}

interface LogProps {
  readonly connection: TableConnection;
  readonly timeline: Timeline;
  readonly show?: ReplayedLog;
}

/**
 * A replay shows all moves, or those up to the move on show if later ones are secret; undone moves only if the playback
 * visits them.
 */
export function Log({ connection, timeline: now, show }: LogProps) {
  const whole = show && !show.isSecret.value ? show.playback.whole.value : undefined;
  const all = useLines(connection.game, whole ?? connection.timeline.value, whole?.log.length ?? now.log.length);
  const lines = show && !show.playback.isAll.value ? all.filter((line) => !("aside" in line)) : all;
  if (lines.length === 0) return <p class="log muted">{atTable().table.nothingYet}</p>;
  return <Lines connection={connection} lines={lines} now={now} {...(show ? { show } : {})} />;
}

/** The returned function gives a line its undo action, if the table allows undo. */
function useGoing(connection: TableConnection, isLive: boolean) {
  const takeBack = useTakeBack(connection);
  const [opened, open] = useState<number>();
  const timeline = connection.timeline.value;
  const moments = useMemo(() => (isLive ? takeBack?.momentsOf(connection) : undefined), [takeBack, timeline, isLive]);
  return (v: number): Pick<LogEntryProps, "toggle" | "going"> => {
    const to = moments?.get(v);
    if (to === undefined || !takeBack) return {};
    const toggle = () => open(opened === v ? undefined : v);
    const close = () => open(undefined);
    return opened === v
      ? { toggle, going: <takeBack.Going connection={connection} to={to} onGone={close} /> }
      : { toggle };
  };
}

interface LinesProps {
  readonly connection: TableConnection;
  readonly lines: readonly LogLine[];
  readonly now: Timeline;
  readonly show?: ReplayedLog;
}

/** Scrolls with new lines unless the reader has scrolled back. */
function Lines({ connection, lines, now, show }: LinesProps) {
  const { game } = connection;
  const goingTo = useGoing(connection, !show);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef(0);
  useUncutEdges(list);
  const toEnd = () => {
    if (isAtEnd.current && !show) list.current?.scrollTo(0, list.current.scrollHeight);
  };
  useLayoutEffect(() => {
    // Waits for the page's next layout instead of forcing one.
    const frame = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(frame);
  }, [lines.length]);
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(list.current!);
    return () => sizes.disconnect();
  }, []);
  // In a replay, the current move stays in view.
  useLayoutEffect(() => {
    if (show) list.current?.querySelector("[data-now]")?.scrollIntoView({ block: "nearest" });
  }, [show, now]);
  // New lines may arrive before the scroll event, so only scrolling back means that the reader wants to stay.
  const notice = ({ currentTarget }: { readonly currentTarget: HTMLOListElement }) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < 40) isAtEnd.current = true;
    else if (scrollTop < before.current) isAtEnd.current = false;
    before.current = scrollTop;
  };
  const current = show && lines.findLast((line) => "parts" in line && line.v <= now.log.length);
  return (
    <ol
      ref={list}
      class="bare log whole"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll the list
      tabIndex={0}
      onScroll={notice}
      onKeyDown={show && walk}
    >
      {lines.map((line) =>
        "round" in line ? (
          <li key={`${line.v}r`} class="log-round">
            {atTable().table.round(line.round)}
          </li>
        ) : (
          <LogEntryLine
            key={line.v}
            game={game}
            line={line}
            {...(show ? { show, isLast: line === current } : goingTo(line.v))}
          />
        ),
      )}
    </ol>
  );
}

/** In a replay, the log is one tab stop; arrow keys, Home and End move the focus among its lines. */
function walk(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event;
  const lines = [...(currentTarget as Element).querySelectorAll<HTMLElement>("button.told")];
  const at = lines.indexOf(target as HTMLElement);
  const now = lines.findIndex((line) => line.ariaCurrent === "step");
  const to = WALKS[key]?.(at < 0 ? now : at, lines.length);
  if (to === undefined) return;
  lines[Math.max(0, Math.min(to, lines.length - 1))]?.focus();
  event.preventDefault();
}

const WALKS: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, of) => of - 1,
};

export function LastMove({ connection, timeline }: Pick<LogProps, "connection" | "timeline">) {
  const last = useLines(connection.game, connection.timeline.value, timeline.log.length).findLast(
    (line) => "parts" in line,
  );
  return (
    <span class="log-entry">
      {last ? <Entry game={connection.game} line={last} /> : <span class="grow">{atTable().table.nothingYet}</span>}
    </span>
  );
}
