import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import { ACHIEVEMENTS, COUNTS, type Command } from "../../../../shared/games/wayward/commands.ts";
import { isPair, type State } from "../../../../shared/games/wayward/state.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { messages } from "../text/messages/messages.ts";
import { automatonOf, humanOf } from "../text/sentences.ts";
import { Places } from "./places.tsx";
import { Stepper } from "./stepper.tsx";

interface Props {
  readonly match: Match<State>;
  readonly automaton: Seat;
  /** Undefined for spectators and after the match. */
  readonly send: ((command: Command) => void) | undefined;
  readonly onClose: () => void;
}

const FIELDS = ["cargo", "damage", ...COUNTS] as const;
/** Maximums by the rules. Default: `MANY`. */
const MOST: Readonly<Partial<Record<(typeof FIELDS)[number], number>>> = { cargo: 2, damage: 4 };
const MANY = 200;
/** Numbers of cannons printed on tiles. */
const TILES = [0, 1, 2, 3, 4, 5];
/** More than there are tiles of a kind, and too few for steps of ten. */
const MOST_TILES = 18;

export function Books({ match, automaton, send, onClose }: Props) {
  const say = messages.value;
  const { table } = match;
  const own = table.automata[automaton]!;
  return (
    <Dialog title={say.books(automatonOf(match, automaton))} onClose={onClose}>
      <div class="way-books">
        {FIELDS.map((field) => (
          <Stepper
            key={field}
            label={say.fields[field]}
            value={own[field]}
            most={MOST[field] ?? MANY}
            onChange={send && ((to) => send({ type: "Correct", automaton, field, to }))}
          />
        ))}
        {TILES.map((cannons) => {
          const has = own.upgrades.filter((tile) => tile === cannons).length;
          return (
            <Stepper
              key={cannons}
              label={say.tilesWith(cannons)}
              value={has}
              most={MOST_TILES}
              onChange={
                send &&
                ((to) => send({ type: "Correct", automaton, field: to > has ? "tileGained" : "tileLost", to: cannons }))
              }
            />
          );
        })}
        {table.header && <Places table={table} automaton={automaton} send={send} />}
        <Claims
          legend={say.itsAchievements}
          claimed={Object.keys(own.achievements)}
          without="masterMerchant"
          onClaim={
            send &&
            ((achievement, claimed) =>
              send({ type: "CorrectClaim", who: "automaton", seat: automaton, achievement, claimed }))
          }
        />
        <HumanClaims match={match} human={automaton} send={send} />
      </div>
    </Dialog>
  );
}

type Achievement = (typeof ACHIEVEMENTS)[number];

export function HumanClaims({ match, human, send }: Pick<Props, "match" | "send"> & { readonly human: Seat }) {
  const { yourAchievements } = messages.value;
  return (
    <Claims
      legend={yourAchievements(isPair(match.table) ? humanOf(match, human) : undefined)}
      claimed={match.table.claims[human]!}
      onClaim={
        send &&
        ((achievement, claimed) =>
          send(
            claimed
              ? { type: "ReportClaimed", human, achievement }
              : { type: "CorrectClaim", who: "human", seat: human, achievement, claimed },
          ))
      }
    />
  );
}

interface ClaimsProps {
  readonly legend: string;
  readonly claimed: readonly string[];
  /** An achievement that can never be claimed (A9). */
  readonly without?: Achievement;
  readonly onClaim: ((achievement: Achievement, claimed: boolean) => void) | undefined;
}

function Claims({ legend, claimed, without, onClaim }: ClaimsProps) {
  const { achievements } = messages.value;
  return (
    <fieldset class="way-claims">
      <legend>{legend}</legend>
      {ACHIEVEMENTS.filter((one) => one !== without).map((one) => (
        <label key={one} class="check">
          <input
            type="checkbox"
            checked={claimed.includes(one)}
            disabled={!onClaim}
            onChange={({ currentTarget }) => onClaim?.(one, currentTarget.checked)}
          />
          {achievements[one]}
        </label>
      ))}
    </fieldset>
  );
}
