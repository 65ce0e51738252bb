import type { Match } from "../../../../shared/engine/match/match.ts";
import { FIELDS, KINDS } from "../../../../shared/games/arcanoid/cards.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import { tableOf } from "../../../../shared/games/arcanoid/scoring.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import type { MatchStory } from "../../../contract/parts.ts";
import { latest, type Timeline } from "../../../contract/timeline.ts";
import { markedNameOf } from "../../../match/match-events.ts";
import { Flag } from "../../../ui/flag.tsx";
import { messages } from "../text/messages/messages.ts";
import { FieldsWon, SuitHeads } from "./fields-won.tsx";

/** The winner of each field in each round, which settles the last ties (G3). */
function ByRound({ match: { table, seats } }: { readonly match: Match<State> }) {
  const { result, round } = messages.value;
  return (
    <table class="scores arcanoid-won">
      <caption>{result.byRound}</caption>
      <thead>
        <tr>
          <td />
          <SuitHeads />
        </tr>
      </thead>
      <tbody>
        {table.results.map((winners, i) => (
          <tr key={i}>
            <th scope="row">{round(i + 1, table.options.rounds)}</th>
            {winners.map((seat, field) => (
              <td key={field}>
                {seat === null ? (
                  result.tide
                ) : (
                  // Four names have no room; the table above shows whose flag it is.
                  <span title={markedNameOf({ seats }, seat)}>
                    <Flag seat={seat} width={26} /> <span class="unseen">{markedNameOf({ seats }, seat)}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The seats tied for most fields, with their fields of each suit up to the one that decided. */
function Level({ match: { table, seats, outcome } }: { readonly match: Match<State> }) {
  const decided = (KINDS as readonly string[]).indexOf(outcome?.reason ?? "");
  const isLatest = outcome?.reason === "latest";
  if (decided < 0 && !isLatest) return null;
  const { result, fieldTitles } = messages.value;
  const won = tableOf(table);
  const sums = won.map((fields) => fields.reduce((sum, n) => sum + n, 0));
  const most = Math.max(...sums);
  const suits = FIELDS.filter((field) => isLatest || field <= decided);
  return (
    <section class="panel2" aria-label={result.level(most)}>
      <p>
        <b>{result.level(most)}</b>
      </p>
      <ul class="bare">
        {sums.map((sum, seat) =>
          sum === most ? (
            <li key={seat} class="arcanoid-seat">
              <Flag seat={seat} width={22} />
              <span>
                {markedNameOf({ seats }, seat)}:{" "}
                {suits.map((field) => `${fieldTitles[field]} ${won[seat]![field]}`).join(", ")}
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function Body({ timeline }: { readonly timeline: Timeline<State, Event> }) {
  const match = latest(timeline);
  return (
    <>
      <p>{messages.value.result.reasons[match.outcome?.reason ?? ""]}</p>
      <Level match={match} />
      <FieldsWon match={match} me={timeline.seat} />
      <ByRound match={match} />
    </>
  );
}

export const story: MatchStory<State, Event> = {
  title(timeline) {
    const { seats, outcome } = latest(timeline);
    const { title, draw } = messages.value.result;
    const winner = outcome?.winners[0];
    return winner === undefined ? draw : title(winner === timeline.seat ? undefined : (seats[winner]?.name ?? ""));
  },
  Body,
};
