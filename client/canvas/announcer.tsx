import { effect, type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AnyClientGame } from "../games/game.ts";
import { announcementsIn } from "../match/log-lines.ts";
import type { ShownLog } from "../match/shown-log.ts";
import type { Timeline } from "../match/timeline.ts";

/** How many things that were said last can still be read: a step may say several. */
const KEPT = 12;

interface Props {
  readonly game: AnyClientGame;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly shownLog: ShownLog;
  /** Says what the log does not. Returns what stops it. */
  readonly speak?: (say: (text: string) => void) => () => void;
}

/**
 * Reads out what happens at the table, and what else there is to say. Each is a line of its own: what is said twice is heard
 * twice, and what comes fast is not lost.
 */
export function Announcer({ game, timeline, shownLog, speak }: Props) {
  const said = useSignal<readonly { readonly id: number; readonly text: string }[]>([]);
  useEffect(() => {
    let id = 0;
    const say = (text: string): void => {
      said.value = [...said.peek(), { id: ++id, text }].slice(-KEPT);
    };
    const stops = [tellNews(game, timeline, shownLog, say), speak?.(say)];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [game, timeline, shownLog, speak]);
  return (
    <div class="unseen" role="status" aria-atomic="false">
      {said.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** What happens is heard as it is seen; and where the picture skips something or nobody saw it, all at once. */
function tellNews(
  game: Props["game"],
  timeline: ReadonlySignal<Timeline>,
  shownLog: ShownLog,
  say: (text: string) => void,
): () => void {
  let heard = shownLog.timeline.peek().log.length;
  return effect(() => {
    const until = shownLog.timeline.value.log.length;
    const after = heard;
    heard = until;
    const text = until > after ? announcementsIn(game, timeline.peek(), { after, until }) : "";
    if (text) say(text);
  });
}
