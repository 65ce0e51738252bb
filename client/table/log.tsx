import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { followLink, momentPath } from "../app/route.ts";
import type { AnyClientGame } from "../games/game.ts";
import { t } from "../i18n/t.ts";
import { type LogLine, logLines } from "../match/log-lines.ts";
import type { TableConnection } from "../match/table-connection.ts";
import type { Timeline } from "../match/timeline.ts";
import type { ReplayModel } from "../replay/replay-model.ts";
import { Flag } from "../ui/flag.tsx";
import { useUncutEdges } from "../ui/uncut-edges.ts";
import { Sentence } from "./sentence.tsx";
import { useTakeBack } from "./take-back/load.ts";

/** A log as lines in the language of the reader, as far as it is shown: what a step says depends on all that happened in it. */
function useLines(game: AnyClientGame, known: Timeline, shown: number): readonly LogLine[] {
  const lines = useMemo(() => logLines(game, known), [game, known, game.words.words.value, t()]);
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

interface ToldProps extends EntryProps {
  readonly show?: ReplayModel;
  readonly isLast?: boolean;
  /** Tells what going back to the line would undo; undefined where nobody can go there. */
  readonly toggle?: (() => void) | undefined;
  /** What going there would undo, while somebody looks at it. */
  readonly going?: ComponentChildren;
}

/** A line of the log; in a replay it leads to its move, and what comes later is pale. Where steps are taken back, it leads back. */
function Told({ game, line, show, isLast = false, toggle, going }: ToldProps) {
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
  /** The match as far as it is shown. */
  readonly timeline: Timeline;
  readonly show?: ReplayModel;
}

/**
 * Everything that happened, by rounds. In a replay what comes later is there as well, unless it is a secret, and what was taken
 * back where that is watched.
 */
export function Log({ connection, timeline: now, show }: LogProps) {
  const whole = show && !show.isSecret.value ? show.playback.whole.value : undefined;
  const all = useLines(connection.game, whole ?? connection.timeline.value, whole?.log.length ?? now.log.length);
  const lines = show && !show.playback.isAll.value ? all.filter((line) => !("aside" in line)) : all;
  if (lines.length === 0) return <p class="log muted">{t().table.nothingYet}</p>;
  return <Lines connection={connection} lines={lines} now={now} {...(show ? { show } : {})} />;
}

/** What a tap on a line of the log does at a table where steps are taken back. */
function useGoing(connection: TableConnection, isLive: boolean) {
  const takeBack = useTakeBack(connection);
  const [opened, open] = useState<number>();
  const timeline = connection.timeline.value;
  const moments = useMemo(() => (isLive ? takeBack?.momentsOf(connection) : undefined), [takeBack, timeline, isLive]);
  return (v: number): Pick<ToldProps, "toggle" | "going"> => {
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
  readonly show?: ReplayModel;
}

/** The lines of a log. It stays at its end unless somebody scrolls back to read. */
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
    // When the page is laid out anyway, and not once more before.
    const frame = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(frame);
  }, [lines.length]);
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(list.current!);
    return () => sizes.disconnect();
  }, []);
  // Who watches a match again finds the move on show in view.
  useLayoutEffect(() => {
    if (show) list.current?.querySelector("[data-now]")?.scrollIntoView({ block: "nearest" });
  }, [show, now]);
  // New lines may have come between a scroll and the word of it: only going back means that somebody wants to read.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keys that scroll it
      tabIndex={0}
      onScroll={notice}
      onKeyDown={show && walk}
    >
      {lines.map((line) =>
        "round" in line ? (
          <li key={`${line.v}r`} class="log-round">
            {t().table.round(line.round)}
          </li>
        ) : (
          <Told
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

/** In a replay the lines are one stop of the Tab key, walked by arrows. */
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

/** The newest line alone, where there is no room for more. */
export function LastMove({ connection, timeline }: Pick<LogProps, "connection" | "timeline">) {
  const last = useLines(connection.game, connection.timeline.value, timeline.log.length).findLast(
    (line) => "parts" in line,
  );
  return (
    <span class="log-entry">
      {last ? <Entry game={connection.game} line={last} /> : <span class="grow">{t().table.nothingYet}</span>}
    </span>
  );
}
