import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { FIELDS } from "../../../../shared/games/arcanoid/cards.ts";
import { tableOf } from "../../../../shared/games/arcanoid/scoring.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SeatName } from "../../../ui/seat-name.tsx";
import { SUITS } from "../overlay/suits.ts";
import { messages } from "../text/messages/messages.ts";

/** Icons, because the suits' names have no room on a phone. */
export const SuitHeads = () => (
  <>
    {FIELDS.map((field) => (
      <th key={field} scope="col" title={messages.value.fieldTitles[field]}>
        <Icon name={SUITS[field]!} />
        <span class="unseen">{messages.value.fieldTitles[field]}</span>
      </th>
    ))}
  </>
);

interface FieldsWonProps {
  readonly match: Match<State>;
  readonly me: Seat | undefined;
}

/** Fields won by suit, the seat with most fields first. */
export function FieldsWon({ match: { table, seats }, me }: FieldsWonProps) {
  const { result } = messages.value;
  const won = tableOf(table);
  const sums = won.map((fields) => fields.reduce((sum, n) => sum + n, 0));
  const order = sums.map((_, seat) => seat).sort((a, b) => sums[b]! - sums[a]! || a - b);
  return (
    <table class="scores arcanoid-won">
      <caption>{result.fieldsWon}</caption>
      <thead>
        <tr>
          <td />
          <SuitHeads />
          <th scope="col">{result.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <span class="arcanoid-seat">
                <Flag seat={seat} width={22} /> <SeatName occupant={seats[seat]} isSelf={seat === me} />
              </span>
            </th>
            {won[seat]!.map((n, field) => (
              <td key={field} class={n === 0 ? "num arcanoid-none" : "num"}>
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
