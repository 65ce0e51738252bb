import type { Seat } from "../../engine/contract/events.ts";
import type { Figures } from "../../engine/contract/figures.ts";
import type { Outcome } from "../../engine/contract/game.ts";
import { FIELDS, KINDS } from "./cards.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";
import { variantNameOf } from "./variants.ts";

type Results = Pick<State, "results" | "seats">;

/** Fields won, by seat and suit. */
export const tableOf = ({ results, seats }: Results): readonly (readonly number[])[] =>
  Array.from({ length: seats }, (_, seat) =>
    FIELDS.map((field) => results.filter((round) => round[field] === seat).length),
  );

const most = (seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] => {
  const best = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === best);
};

/** Most fields, then most of each suit in order, then the latest field (G1 to G4). */
export function outcomeOf(state: Results): Outcome {
  const table = tableOf(state);
  const scores = table.map((fields) => fields.reduce((sum, won) => sum + won, 0));
  if (scores.every((score) => score === 0)) return { result: "draw", winners: [], reason: "none", scores };
  const won = (seat: Seat, reason: string): Outcome => ({ result: "won", winners: [seat], reason, scores });
  let tied = most([...scores.keys()], (seat) => scores[seat]!);
  if (tied.length === 1) return won(tied[0]!, "fields");
  for (const field of FIELDS) {
    tied = most(tied, (seat) => table[seat]![field]!);
    if (tied.length === 1) return won(tied[0]!, KINDS[field]!);
  }
  return won(latest(state, tied), "latest");
}

/** The first tied seat among the winners, from the last round backwards, each in suit order (G3). */
const latest = ({ results }: Results, tied: readonly Seat[]): Seat =>
  results
    .toReversed()
    .flat()
    .find((seat) => seat !== null && tied.includes(seat))!;

/** Fields won, and rank (G). */
export const figures: Figures<State, Options> = {
  kinds: { fields: "more", place: "less" },
  of(state, seat) {
    const { winners, scores = [] } = outcomeOf(state);
    const fields = scores[seat]!;
    // Among equals, the winner ranks first.
    const before = scores.filter(
      (other, at) => other > fields || (other === fields && at !== seat && winners.includes(at)),
    );
    return { fields, place: 1 + before.length };
  },
  board: (options) => `${variantNameOf(options)}${options.tide ? " tide" : ""} ${options.rounds}`,
  averages: async () => (await import("./averages.json", { with: { type: "json" } })).default,
};
