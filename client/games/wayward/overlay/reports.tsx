import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { Command } from "../../../../shared/games/wayward/commands.ts";
import { sumOf } from "../../../../shared/games/wayward/rules/cannons.ts";
import { everyone, isPair, type State } from "../../../../shared/games/wayward/state.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { messages } from "../text/messages/messages.ts";
import { automatonOf, humanOf } from "../text/sentences.ts";
import { HumanClaims } from "./books.tsx";
import { Spaces } from "./places.tsx";
import { Why } from "./why.tsx";

interface Props {
  readonly match: Match<State>;
  readonly seat: Seat;
  readonly send: (command: Command) => unknown;
}

/** Interactions between two humans are not recorded. */
const BETWEEN = ["P11", "P12"] as const;

/** Reports on a human's turn. Also shows the automaton's defence. */
export function Reports({ match, seat, send }: Props) {
  const [isClaiming, setClaiming] = useState(false);
  const { table } = match;
  const say = messages.value;
  if (table.now?.kind !== "human") return null;
  const human = table.seats > 1 ? seat : table.now.seat;
  return (
    <div class="way-reports">
      {everyone(table).map((automaton) => {
        const { buildings, ship } = table.automata[automaton]!;
        const of = isPair(table) ? ` (${automatonOf(match, automaton)})` : "";
        return (
          <>
            <p class="way-label">
              {say.defence(sumOf(table, automaton, { support: 0, isInPort: ship === 0 }).cannons)}
              {of}
            </p>
            <Report match={match} rule="C5" onTell={() => send({ type: "ReportFight", automaton, human })}>
              {say.attacked}
              {of}
            </Report>
            {buildings > 0 && (
              <Report match={match} rule="C4" onTell={() => send({ type: "ReportLost", automaton, buildings: 1 })}>
                {say.lostBuilding}
                {of}
              </Report>
            )}
          </>
        );
      })}
      {table.header && <Exploring match={match} human={human} send={send} />}
      <Report match={match} rule="E1" onTell={() => setClaiming(true)}>
        {say.claimed}
      </Report>
      {isPair(table) && (
        <div class="way-asked">
          <p class="way-label">{say.between}</p>
          {BETWEEN.map((rule) => (
            <Why key={rule} match={match} rule={rule} />
          ))}
        </div>
      )}
      {isClaiming && (
        <Dialog
          title={say.yourAchievements(isPair(table) ? humanOf(match, human) : undefined)}
          onClose={() => setClaiming(false)}
        >
          <HumanClaims match={match} human={human} send={send} />
        </Dialog>
      )}
    </div>
  );
}

function Exploring({ match, human, send }: Pick<Props, "match" | "send"> & { readonly human: Seat }) {
  const [isOpen, setOpen] = useState(false);
  const { table } = match;
  const { explored, tapExplored } = messages.value;
  return (
    <>
      <Report match={match} rule="S8" onTell={() => setOpen(true)}>
        {explored}
      </Report>
      {isOpen && (
        <Dialog title={tapExplored} onClose={() => setOpen(false)}>
          <div class="way-places">
            <Spaces
              table={table}
              isOpen={(cell) => cell !== 0 && !table.explored.includes(cell)}
              onTap={(cell) => send({ type: "ReportExplored", human, cells: [cell] })}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface ReportProps extends Pick<Props, "match"> {
  readonly rule: string;
  readonly onTell: () => void;
  readonly children: ComponentChildren;
}

function Report({ match, rule, onTell, children }: ReportProps) {
  return (
    <div class="way-asked">
      <button type="button" class="button quiet" onClick={onTell}>
        {children}
      </button>
      <Why match={match} rule={rule} />
    </div>
  );
}
