import { useState } from "preact/hooks";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import { sumOf } from "../../../../shared/games/wayward/rules/cannons.ts";
import { achievementsOf, everyone, isPair, type State } from "../../../../shared/games/wayward/state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../text/messages/messages.ts";
import { automatonOf } from "../text/sentences.ts";
import { Books } from "./books.tsx";
import { ICONS } from "./icons.ts";

interface Props {
  readonly match: Match<State>;
  readonly seat: Seat | undefined;
  readonly send: (command: Command) => void;
}

export function Totals({ match, seat, send }: Props) {
  const [opened, open] = useState<Seat>();
  const { table } = match;
  return (
    <>
      {everyone(table).map((automaton) => (
        <Row key={automaton} match={match} automaton={automaton} onOpen={() => open(automaton)} />
      ))}
      {opened !== undefined && (
        <Books
          match={match}
          automaton={opened}
          send={match.phase === "live" && seat !== undefined ? send : undefined}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

export function totalsOf(table: State, automaton: Seat) {
  const say = messages.value;
  const { coins, cargo, damage } = table.automata[automaton]!;
  const { cannons } = sumOf(table, automaton, { support: 0 });
  const achievements = achievementsOf(table, { kind: "automaton", seat: automaton });
  return [
    { icon: ICONS.coins, n: coins, says: say.fields.coins },
    { icon: ICONS.cargo, n: cargo, says: say.fields.cargo },
    { icon: ICONS.damage, n: damage, says: say.fields.damage },
    { icon: ICONS.cannons, n: cannons, says: say.totals.cannons },
    { icon: ICONS.achievements, n: achievements, says: say.totals.achievements },
  ];
}

function Row({ match, automaton, onOpen }: { match: Match<State>; automaton: Seat; onOpen: () => void }) {
  const { table } = match;
  const totals = totalsOf(table, automaton);
  const name = automatonOf(match, automaton);
  return (
    <button type="button" class="way-totals" onClick={onOpen}>
      <span class={isPair(table) ? "way-whose" : "unseen"}>{name}</span>
      {totals.map(({ icon, n, says }) => (
        <span key={says} class="way-total">
          <Icon name={icon} size={22} /> {n} <span class="way-named">{says}</span>
        </span>
      ))}
    </button>
  );
}
