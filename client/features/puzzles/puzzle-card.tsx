import "./puzzle-card.css";
import { useEffect, useState } from "preact/hooks";
import type { PuzzleDayAnswers } from "../../../shared/puzzles/puzzle-day.ts";
import { guest } from "../../api/identity.ts";
import { readPuzzleAnswers } from "../../api/puzzle-days.ts";
import { followLink } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { messages } from "./messages/messages.ts";
import { DAILY, puzzlesPath } from "./paths.ts";
import { today } from "./puzzle-day.ts";
import { answerOfDay } from "./puzzle-record.ts";

/** The puzzle of the day on the home page: a link and, once the player has answered, all players' answers. */
export function PuzzleCard() {
  const { daily, dailyNote, dailyPlay, dailySolved, dailyMissed, toList } = messages.value;
  const day = today();
  const isRight = answerOfDay(day);
  return (
    <section class="panel puzzle-card" aria-label={daily}>
      <a class="row" href={puzzlesPath(DAILY)} onClick={followLink}>
        <Icon name="bulb" size={28} />
        <span class="grow">
          <b>{daily}</b>
          <span class="small muted note">{dailyNote}</span>
        </span>
        {isRight === undefined ? (
          <span class="button slim main">{dailyPlay}</span>
        ) : (
          <span class="tag">{isRight ? dailySolved : dailyMissed}</span>
        )}
      </a>
      {isRight !== undefined && <Bars day={day} />}
      <a class="link" href={puzzlesPath()} onClick={followLink}>
        {toList}
      </a>
    </section>
  );
}

/** Number of answers for each of the puzzle's moves, the best first, and for all others. */
function Bars({ day }: { readonly day: string }) {
  const [dayAnswers, setAnswers] = useState<PuzzleDayAnswers>();
  useEffect(() => {
    const token = guest.peek()?.token;
    if (token === undefined) return;
    void readPuzzleAnswers(day, token).then((answer) => answer.ok && setAnswers(answer));
  }, [day]);
  if (!dayAnswers) return null;
  const { everyone, answers } = messages.value;
  const { counts, own } = dayAnswers;
  const total = counts.reduce((sum, one) => sum + one, 0);
  const highest = Math.max(1, ...counts);
  return (
    <p class="puzzle-bars small muted">
      <span>
        {everyone}: {answers(total)}
      </span>
      <span class="columns" aria-hidden="true">
        {counts.map((count, i) => (
          <span
            key={i}
            class={own === (i === counts.length - 1 ? -1 : i) ? "own" : ""}
            style={{ height: `${4 + (24 * count) / highest}px` }}
          />
        ))}
      </span>
    </p>
  );
}
