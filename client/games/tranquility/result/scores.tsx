import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { scoresOf } from "../../../../shared/games/tranquility/scoring.ts";
import type { State } from "../../../../shared/games/tranquility/state.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SeatName } from "../../../ui/seat-name.tsx";
import { ICONS } from "../icons.ts";
import { handSide } from "../scene/sides.ts";
import { Chip } from "../text/chip.tsx";
import { messages } from "../text/messages/messages.ts";
import { storyMessages } from "./messages/messages.ts";
import { figure, PARTS, partsOf } from "./tally.ts";

interface ScoresProps {
  readonly match: Match<State>;
  readonly me: Seat | undefined;
}

export function Scores({ match: { table, seats, outcome }, me }: ScoresProps) {
  const scores = scoresOf(table);
  const { score: say } = messages.value;
  const { total, winner } = storyMessages.value;
  return (
    <table class="scores">
      <thead>
        <tr>
          <td />
          {scores.map(({ seat }) => (
            <th key={seat} scope="col">
              <span class="who">
                <Flag seat={seat} width={22} />
                <Icon name={handSide(table, seat) === "day" ? ICONS.sun : ICONS.moon} size={18} />
                <span class="unseen">{say.plays[handSide(table, seat)]}</span>
                <b class="clip">
                  <SeatName occupant={seats[seat]} isSelf={seat === me} />
                </b>
                {outcome?.winners.includes(seat) && <span class="unseen">{winner}</span>}
              </span>
            </th>
          ))}
        </tr>
        <tr class="total">
          <th scope="row">{total}</th>
          {scores.map(({ seat, points }) => (
            <td key={seat}>
              <b class={outcome?.winners.includes(seat) ? "num tag" : "num"}>{figure(points)}</b>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map((name, i) => (
          <tr key={name}>
            <th scope="row">{say[name]}</th>
            {scores.map((score) => {
              const { how, points } = partsOf(score)[i]!;
              return (
                <td key={score.seat}>
                  {how && <span class="small muted">{how}</span>} <b class="num">{figure(points)}</b>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The runs that scored (rule D6). */
export function Runs({ match: { table, seats } }: { readonly match: Match<State> }) {
  const runs = scoresOf(table).flatMap(({ seat, runs: own }) => own.map((run) => ({ seat, run })));
  const number = (cell: number | undefined) => (cell === undefined ? undefined : table.board[cell]?.number) ?? 0;
  return (
    <ul class="bare runs">
      {runs
        .toSorted((a, b) => a.run[0]! - b.run[0]!)
        .map(({ seat, run }) => {
          const [from, to] = [number(run[0]), number(run.at(-1))];
          const side = handSide(table, seat);
          return (
            <li key={run[0]}>
              <Flag seat={seat} width={20} />
              <span aria-hidden="true">
                <Chip number={from} side={side} /> – <Chip number={to} side={side} /> <b class="num">+{run.length}</b>
              </span>
              <span class="unseen">
                {storyMessages.value.run({ from, to, n: run.length, who: seats[seat]?.name ?? "" })}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
