import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { stepsOf } from "../../../shared/engine/replay.ts";
import { type Line, linesOf, type Part } from "../../games/tranquility/sentences.ts";
import { words } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import type { Link } from "../../net/link.ts";
import { latest, type Timeline } from "../../play/timeline.ts";
import type { Show } from "../../replay/show.ts";
import { Flag } from "../../ui/flag.tsx";
import { useWhole } from "../../ui/whole.ts";
import { follow, momentPath } from "../route.ts";
import { Chip } from "../tranquility/chip.tsx";

/** The log as lines in the language of the reader. */
function useLines(timeline: Timeline): readonly Line[] {
  const read = words.value;
  return useMemo(
    () => linesOf(stepsOf(timeline.log), { match: latest(timeline), me: timeline.seat, words: read }),
    [timeline, read],
  );
}

/** A number and its word stay on one line. */
const bound = (text: string): string => text.replaceAll(/(?<=\d) /g, "\u00a0");

const Sentence = ({ parts }: { readonly parts: readonly Part[] }) => (
  <div>
    {parts.map((part) =>
      typeof part === "string" ? bound(part) : <Chip key={part.island} number={part.island} side={part.side} />,
    )}
  </div>
);

const Entry = ({ line }: { readonly line: Extract<Line, { readonly parts: unknown }> }) => (
  <>
    {line.seat === undefined ? <span /> : <Flag seat={line.seat} width={22} />}
    <Sentence parts={line.parts} />
  </>
);

interface ToldProps {
  readonly line: Extract<Line, { readonly parts: unknown }>;
  readonly show?: Show;
  readonly isLast?: boolean;
}

/** A line of the log; in a replay it leads to its move, and what comes later is pale. */
function Told({ line, show, isLast = false }: ToldProps) {
  if (!show)
    return (
      <li class="log-entry">
        {line.from ? (
          <>
            <span />
            <a class="plain" href={momentPath(line.from.match, line.from.move)} onClick={follow}>
              <Sentence parts={line.parts} />
            </a>
          </>
        ) : (
          <Entry line={line} />
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
        onClick={() => show.playback.show(line.v)}
      >
        <Entry line={line} />
      </button>
    </li>
  );
}

/** Everything that happened, by rounds. */
export function Log({ link, show }: { readonly link: Link; readonly show?: Show }) {
  const now = link.timeline.value;
  const lines = useLines(show && !show.isSecret.value ? show.playback.whole.value : now);
  if (lines.length === 0) return <p class="log muted">{t().table.nothingYet}</p>;
  return <Lines lines={lines} now={now} {...(show ? { show } : {})} />;
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly now: Timeline;
  readonly show?: Show;
}

/** The lines of a log. It stays at its end unless somebody scrolls back to read. */
function Lines({ lines, now, show }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef(0);
  useWhole(list);
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
  const notice = ({
    currentTarget: { scrollTop, scrollHeight, clientHeight },
  }: {
    currentTarget: HTMLOListElement;
  }) => {
    if (scrollHeight - scrollTop - clientHeight < 40) isAtEnd.current = true;
    else if (scrollTop < before.current) isAtEnd.current = false;
    before.current = scrollTop;
  };
  const current = show && lines.findLast((line) => "parts" in line && line.v <= now.log.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keys that scroll it
    <ol ref={list} class="bare log whole" tabIndex={0} onScroll={notice}>
      {lines.map((line) =>
        "round" in line ? (
          <li key={`${line.v}r`} class="log-round">
            {t().table.round(line.round)}
          </li>
        ) : (
          <Told key={line.v} line={line} {...(show ? { show, isLast: line === current } : {})} />
        ),
      )}
    </ol>
  );
}

/** The newest line alone, where there is no room for more. */
export function LastMove({ link }: { readonly link: Link }) {
  const last = useLines(link.timeline.value).findLast((line) => "parts" in line);
  return (
    <span class="log-entry">{last ? <Entry line={last} /> : <span class="grow">{t().table.nothingYet}</span>}</span>
  );
}
