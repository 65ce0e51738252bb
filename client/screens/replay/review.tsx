import { useMemo } from "preact/hooks";
import { marksOf } from "../../games/tranquility/moves.ts";
import type { Link } from "../../net/link.ts";
import { showLive } from "../../replay/show.ts";
import { learnReplayWords } from "../../replay/words/words.ts";
import { Viewer } from "./viewer.tsx";

await learnReplayWords();

export interface ReviewProps {
  readonly link: Link;
  /** The move to begin after, to be played from there; the last one, to be stepped back from, unless told. */
  readonly from?: number | undefined;
  readonly onBack: () => void;
}

/** A match under way, looked back on: one's own view of it, and the way back. */
export function Review({ link, from, onBack }: ReviewProps) {
  const show = useMemo(() => {
    const made = showLive(link.timeline, marksOf);
    const { playback } = made;
    if (from === undefined) playback.go(playback.last.peek() - 1);
    else {
      playback.go(from);
      playback.play();
    }
    return made;
  }, [link]);
  return <Viewer show={show} onBack={onBack} />;
}
