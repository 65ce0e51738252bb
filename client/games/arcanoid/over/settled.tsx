import { signal } from "@preact/signals";
import type { Match } from "../../../../shared/engine/match.ts";
import { FIELDS } from "../../../../shared/games/arcanoid/cards.ts";
import { tableOf } from "../../../../shared/games/arcanoid/scoring.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { standing } from "../../../table/panels.ts";
import { Flag } from "../../../ui/flag.tsx";
import { lastRound, settledIn, whyWon } from "../speech/settled.ts";
import { words } from "../speech/words/words.ts";
import type { Tabletop } from "../tabletop.ts";

interface Props {
  readonly tabletop: Tabletop;
}

/** Why each field was won, below its column; and after a round how the match stands. */
export function Settled({ tabletop }: Props) {
  const { shownLog, frame: shown, intent } = tabletop;
  const frame = shown.value;
  if (!frame) return null;
  const settled = tabletop.page.stay.value.for === "result" ? [] : settledIn(shownLog.value.log);
  return (
    <>
      {settled.map((event) => {
        const column = frame.coasts[event.field]!;
        return (
          <p
            key={event.field}
            class={`arcanoid-why ${frame.shape}`}
            style={standing({ ...column, y: frame.coasts[0]!.y, height: frame.whyAt - frame.coasts[0]!.y })}
          >
            {event.seat !== undefined && <Flag seat={event.seat} width={24} />}
            <span>{whyWon(event, shownLog.value, intent.seat.value)}</span>
          </p>
        );
      })}
      <Standings tabletop={tabletop} />
    </>
  );
}

/** After which round the standings were put away. */
const putAway = signal(0);

/** How the match stands after a round, until the next one is played. */
function Standings({ tabletop }: Props) {
  const match = tabletop.match.value;
  const { table } = match;
  const { stay } = tabletop.page;
  const finished = table.results.length;
  const isFresh = table.stage.at === "turn" && finished > 0 && table.clock === 0 && table.discard.length === 0;
  const frame = tabletop.frame.value;
  if (!frame || !isFresh || stay.value.for !== "playing" || putAway.value === finished) return null;
  const { table: say } = words.value;
  const { intent, shownLog } = tabletop;
  return (
    <section class="panel arcanoid-standings" style={standing(frame.asking)} aria-label={say.roundOver(finished)}>
      <h2>{say.roundOver(finished)}</h2>
      <ul class="bare arcanoid-reasons">
        {lastRound(shownLog.value.log).map((event) => (
          <li key={event.field}>
            {event.seat !== undefined && <Flag seat={event.seat} width={18} />}
            <span>{whyWon(event, shownLog.value, intent.seat.value)}</span>
          </li>
        ))}
      </ul>
      <Totals match={match} />
      <button
        type="button"
        class="button"
        onClick={() => {
          putAway.value = finished;
        }}
      >
        {say.goOn}
      </button>
    </section>
  );
}

/** The fields that everybody has won so far, the most first. */
function Totals({ match: { table, seats } }: { readonly match: Match<State> }) {
  const { result, fieldTitles } = words.value;
  const totals = tableOf(table);
  const sums = totals.map((won) => won.reduce((sum, n) => sum + n, 0));
  const order = sums.map((_, seat) => seat).sort((a, b) => sums[b]! - sums[a]! || a - b);
  return (
    <table class="scores">
      <thead>
        <tr>
          <td />
          {FIELDS.map((field) => (
            <th key={field} scope="col">
              {fieldTitles[field]}
            </th>
          ))}
          <th scope="col">{result.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <span class="arcanoid-seat">
                <Flag seat={seat} width={20} /> {seats[seat]?.name}
              </span>
            </th>
            {totals[seat]!.map((n, field) => (
              <td key={field} class="num">
                {n}
              </td>
            ))}
            <td class="num">
              <b>{sums[seat]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
