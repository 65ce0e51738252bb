import { useEffect, useState } from "preact/hooks";
import type { PuzzleDayAnswers } from "../../../shared/puzzles/puzzle-day.ts";
import { asGuest } from "../../api/as-guest.ts";
import { answerPuzzleOfDay } from "../../api/puzzle-days.ts";
import { percent } from "../insight/analysis-texts.ts";
import { messages } from "./messages/messages.ts";

interface Props {
  readonly day: string;
  /** The answer's index among the puzzle's moves; -1 for another move. */
  readonly choice: number;
  readonly labels: readonly string[];
}

/**
 * How all players answered the puzzle of the day, shown once the player's own answer is sent. Without a server, renders
 * nothing.
 */
export function Everyone({ day, choice, labels }: Props) {
  const [answers, setAnswers] = useState<PuzzleDayAnswers>();
  useEffect(() => {
    let isGone = false;
    void asGuest((token) => answerPuzzleOfDay(day, choice, token)).then(
      (answered) => !isGone && answered.ok && setAnswers(answered),
    );
    return () => {
      isGone = true;
    };
  }, [day]);
  if (!answers) return null;
  const { everyone, others, own, answers: counted } = messages.value;
  const total = answers.counts.reduce((sum, one) => sum + one, 0);
  return (
    <section aria-label={everyone} class="puzzle-everyone">
      <h3 class="small muted">
        {everyone} · {counted(total)}
      </h3>
      <ul class="bare puzzle-odds">
        {[...labels, others].map((label, i) => {
          const share = (answers.counts[i] ?? 0) / Math.max(1, total);
          const isOwn = answers.own === (i === labels.length ? -1 : i);
          return (
            <li key={i} class={isOwn ? "own" : ""}>
              <span class="move">
                {label}
                {isOwn && <span class="small tag">{own}</span>}
              </span>
              <span class="num">{percent(share)}</span>
              <span class="bar" aria-hidden="true" style={{ width: `${100 * share}%` }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
