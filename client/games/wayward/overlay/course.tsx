import { useEffect, useRef, useState } from "preact/hooks";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { type State, turnsOf } from "../../../../shared/games/wayward/state.ts";
import { depth } from "../play/depth.ts";
import type { WaywardEntry } from "../play/steps.ts";
import { courseOf, isByHand, tick } from "../play/steps.ts";
import { messages } from "../text/messages/messages.ts";
import { lineOf } from "../text/sentences.ts";
import { WhyLine } from "./why.tsx";

export const ruleOf = (event: object): string | undefined =>
  "rule" in event && typeof event.rule === "string" ? event.rule : undefined;

interface Props {
  readonly match: Match<State>;
  readonly log: readonly WaywardEntry[];
  /** Whether the reader takes these steps at the table, and ticks them off. */
  readonly isByHands: boolean;
}

/** Before the first turn, shows the instructions to begin. */
export function Course({ match, log, isByHands }: Props) {
  const { doNow, before, toBegin, turn, atEnd } = messages.value;
  const list = useRef<HTMLDivElement>(null);
  const { id } = match.config;
  const course = courseOf(log, isByHands ? id : undefined);
  const below = useBelow(list, course.now.length);
  if (turnsOf(match.table) === 0)
    return (
      <div class="way-course">
        <Head says={turn(0)} isByHands={isByHands} />
        <ol>
          {Object.entries(toBegin[match.table.options.mode]).map(([rule, line]) => (
            <li key={rule}>
              <WhyLine match={match} rule={rule} line={[line]} />
            </li>
          ))}
        </ol>
      </div>
    );
  const now = course.now.flatMap((event) => <Step key={event.v} {...{ match, event, isByHands }} />);
  const earlier = course.before.flatMap((event) => <Step key={event.v} {...{ match, event }} isByHands={false} />);
  if (now.length + earlier.length === 0) return null;
  const undone = isByHands ? course.now.filter(isByHand) : [];
  return (
    <div class="way-course" ref={list}>
      {now.length > 0 && (
        <>
          <Head says={match.phase === "over" ? atEnd : doNow} isByHands={isByHands} below={below} />
          <ol class="way-now">{now}</ol>
        </>
      )}
      {undone.length > 1 && <AllDone undone={undone} match={id} />}
      {earlier.length > 0 && (
        <details>
          <summary>{before}</summary>
          <ol>{earlier}</ol>
        </details>
      )}
    </div>
  );
}

interface HeadProps extends Pick<Props, "isByHands"> {
  readonly says: string;
  /** Number of steps below the view. */
  readonly below?: number;
}

const Head = ({ says, isByHands, below = 0 }: HeadProps) => (
  <div class="way-head">
    <div>
      <h2>{says}</h2>
      {below > 0 && (
        <p class="way-below" aria-hidden="true">
          {messages.value.below(below)}
        </p>
      )}
    </div>
    {isByHands && (
      <button
        type="button"
        class="button quiet slim"
        aria-pressed={depth.chosen.value === "guided"}
        onClick={() => depth.choose(depth.chosen.value === "guided" ? "quick" : "guided")}
      >
        {messages.value.guided}
      </button>
    )}
  </div>
);

const AllDone = ({ undone, match }: { readonly undone: readonly WaywardEntry[]; readonly match: string }) => (
  <button type="button" class="button quiet way-all-done" onClick={() => tick(match, undone)}>
    {messages.value.allDone(undone.length)}
  </button>
);

function Step({ match, event, isByHands }: Omit<Props, "log"> & { readonly event: WaywardEntry }) {
  const line = lineOf(event, { match });
  if (!line) return null;
  const rule = ruleOf(event);
  const content = rule ? <WhyLine match={match} rule={rule} line={line} /> : line;
  if (!isByHands || !isByHand(event)) return <li>{content}</li>;
  return (
    <li class="way-todo">
      <input
        type="checkbox"
        aria-label={messages.value.isDone(line.join(""))}
        checked={false}
        onChange={() => tick(match.config.id, [event])}
      />
      {content}
    </li>
  );
}

/**
 * Px to hide at the end of the list, so that no step is cut. Only a scrolled list shows a part of a step taller than
 * the list.
 */
function cutHeight(list: HTMLElement, steps: readonly Element[]): number {
  const { bottom, height } = list.getBoundingClientRect();
  const cut = steps.find((step) => {
    const box = step.getBoundingClientRect();
    return box.top < bottom && box.bottom > bottom + 1 && (box.height < height || list.scrollTop === 0);
  });
  return cut && !cut.contains(document.activeElement) ? bottom - cut.getBoundingClientRect().top : 0;
}

function useBelow(list: { readonly current: HTMLElement | null }, steps: number): number {
  const [below, set] = useState(0);
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    const look = () => {
      const { bottom } = root.getBoundingClientRect();
      const all = [...root.querySelectorAll(".way-now > li")];
      set(all.filter((step) => step.getBoundingClientRect().bottom > bottom + 1).length);
      root.style.setProperty("--cut", `${cutHeight(root, all)}px`);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(root);
    root.addEventListener("scroll", look, { passive: true });
    root.addEventListener("focusin", look);
    look();
    return () => {
      sizes.disconnect();
      root.removeEventListener("focusin", look);
      root.removeEventListener("scroll", look);
    };
  }, [steps]);
  return below;
}
