import type { Rng } from "../../shared/engine/chance/rng.ts";
import type { AnyGame } from "../../shared/engine/contract/game.ts";
import type { Match } from "../../shared/engine/match/match.ts";

export type Draw = { readonly type: "Draw"; readonly urn: number };

export const draw = (urn: number): Draw => ({ type: "Draw", urn });
export const URNS = 12;

/** One draw from an urn of a hundred tickets, of which `winning` win, decides a match. */
export const urns = (winning: (urn: number) => number) =>
  ({
    id: "urns",
    bots: { any: () => draw(0) },
    candidates: () => Array.from({ length: URNS }, (_, urn) => draw(urn)),
    cards: { determinize: (view: unknown) => view },
    toAct: () => [{ seat: 0 }],
    decide: (_: unknown, __: number, { urn }: Draw, chance: () => Rng) => {
      const tickets = Array.from({ length: URNS }, () => chance()(100));
      return [{ type: "Drawn", isWon: tickets[urn]! < winning(urn) }];
    },
    evolve: (_: unknown, { isWon }: { isWon: boolean }) => ({ isWon }),
    outcome: (table: { isWon?: boolean }) =>
      table.isWon === undefined
        ? undefined
        : { result: table.isWon ? "won" : "lost", winners: table.isWon ? [0] : [], reason: "drawn" },
  }) as unknown as AnyGame;

export const undrawn = { phase: "live", table: {}, seats: [{}] } as unknown as Match;
