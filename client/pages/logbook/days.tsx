import { dayAfter, dayAt } from "../../../shared/engine/daily/day.ts";
import type { DailyRecord } from "../../../shared/engine/lists/logbook.ts";
import { dayPath, followLink } from "../../navigation/route.ts";
import { messages } from "./messages/messages.ts";

/** Number of days: four weeks. */
const SHOWN = 28;

export function Days({ days: { played, last, longest, recent } }: { readonly days: DailyRecord }) {
  const { days: title, daysPlayed, daysInRow, daysMost, daysNote, daysOf, daysAll } = messages.value;
  const today = dayAt(Date.now());
  // Today's deal may still be played, so it does not break the streak.
  const inRow = last.until >= dayAfter(today, -1) ? last.days : 0;
  const shown = Array.from({ length: SHOWN }, (_, i) => dayAfter(today, i + 1 - SHOWN));
  const isPlayed = new Set(recent);
  return (
    <section class="panel plot" aria-labelledby="days">
      <header class="row between">
        <h2 id="days">{title}</h2>
        <a class="pill" href={dayPath()} onClick={followLink}>
          {daysAll}
        </a>
      </header>
      <dl class="tiles">
        {[
          [daysPlayed(played), played] as const,
          [daysInRow, inRow] as const,
          ...(longest.days > inRow ? [[daysMost, longest.days] as const] : []),
        ].map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="num">{n}</dd>
          </div>
        ))}
      </dl>
      <svg
        class="days"
        viewBox={`0 0 ${SHOWN * 20} 20`}
        role="img"
        aria-label={daysOf(shown.filter((day) => isPlayed.has(day)).length, SHOWN)}
      >
        {shown.map((day, i) => (
          <circle key={day} class={isPlayed.has(day) ? "played" : undefined} cx={i * 20 + 10} cy="10" r="7" />
        ))}
      </svg>
      <p class="small muted plot-note">{daysNote(SHOWN)}</p>
    </section>
  );
}
