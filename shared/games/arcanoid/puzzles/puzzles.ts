import type { Seat } from "../../../engine/contract/events.ts";
import type { Puzzles, PuzzleTable } from "../../../engine/contract/puzzles.ts";
import { bestMoves } from "../bot/policies.ts";
import type { Command } from "../commands.ts";
import { type Options, VARIANT_NAMES } from "../options.ts";
import { actingFor, type State } from "../state.ts";

/** Maximum number of moves to compare. */
const MOST = 16;

/** Maximum number of cards in the pile for each party, in the theme `end`. */
const FEW = 2;

/** Only plays of a turn and answers in the Fool's window. */
const moves = (view: State, seat: Seat): readonly Command[] =>
  view.stage.at === "turn" || view.stage.at === "window" ? bestMoves(view, seat, MOST) : [];

/** Ignores which cards are played or called. */
function kindOf(_view: State, command: Command): string {
  const { type } = command;
  const target = ["field", "also", "party", "kind", "as", "renew", "until"].flatMap((name) => {
    const value = (command as Readonly<Record<string, unknown>>)[name];
    return value === undefined ? [] : [`${name} ${value}`];
  });
  return [type, ...target].join(" ");
}

function themesOf(view: State, seat: Seat, best: Command): readonly string[] {
  const themes = new Set<string>();
  const party = actingFor(view, seat);
  if (best.type === "Engage" || best.type === "EngageSecretly" || best.type === "Reinforce") themes.add("engaging");
  if (best.type.startsWith("Play")) themes.add("trumps");
  if (best.type === "PlayFool" || best.type === "LetStand") themes.add("fool");
  if (best.type === "Discard") themes.add("patience");
  if (best.type === "Abdicate") themes.add("abdicating");
  if (best.type.includes("Chariot")) themes.add("chariot");
  if (party !== undefined && view.pile.length <= FEW * view.parties.length) themes.add("end");
  return [...(themes.size === 0 ? ["trumps"] : themes)];
}

/** In one round, a single move can decide. */
const table = (variant: Options["variant"], tide: boolean, seats: number): PuzzleTable => ({
  options: { variant, tide, rounds: 1, renewals: "agreed", ties: "top-card" } satisfies Options,
  seats,
});

const TABLES: readonly PuzzleTable[] = [2, 3, 4].flatMap((seats) => [
  ...VARIANT_NAMES.map((variant) => table(variant, false, seats)),
  table("mainz", true, seats),
]);

export const puzzles: Puzzles<State, Command> = {
  sets: {
    arcanoid: {
      tables: TABLES,
      load: async () => (await import("./arcanoid.json", { with: { type: "json" } })).default as unknown,
    },
  },
  moves,
  kindOf,
  themesOf,
};
