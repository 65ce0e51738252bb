import type { Handle } from "../../../../shared/engine/contract/events.ts";
import type { CardsPart } from "../../../../shared/engine/contract/moves.ts";
import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";

/** The choices of a play besides its cards, in the order in which they are asked. */
const SLOTS = ["field", "party", "way", "card", "kind", "as"] as const;
export type PlaySlot = (typeof SLOTS)[number];
export type SlotValue = string | number;

export interface PlayDraft {
  readonly type?: Command["type"];
  readonly slots: Readonly<Partial<Record<PlaySlot, SlotValue>>>;
  readonly call?: number;
}

export const EMPTY: PlayDraft = { slots: {} };

/** The next question. With `play`, nothing is left to choose. */
export type PlayQuestion =
  | { readonly of: "type"; readonly types: readonly Command["type"][] }
  | {
      readonly of: "slot";
      readonly slot: PlaySlot;
      readonly options: readonly { readonly value: SlotValue; readonly move: ArcanoidMove }[];
    }
  | { readonly of: "call"; readonly codes: readonly number[] }
  | { readonly of: "cards"; readonly move: ArcanoidMove; readonly part: CardsPart }
  | { readonly of: "play"; readonly command: Command };

/** Joins an engagement's fixed cards, its second field and its use of the reserve into one value to choose. */
const wayOf = (command: Command): string | undefined =>
  "core" in command
    ? JSON.stringify([command.core, "also" in command ? command.also : null, "reserve" in command && command.reserve])
    : undefined;

export const valueIn = (command: Command, slot: PlaySlot): SlotValue | undefined =>
  slot === "way" ? wayOf(command) : (command as Partial<Record<PlaySlot, SlotValue>>)[slot];

/** The first open choice; undefined if there is no move. */
export function questionOf(moves: readonly ArcanoidMove[], { type, slots, call }: PlayDraft): PlayQuestion | undefined {
  const types = [...new Set(moves.map(({ command }) => command.type))];
  const chosen = type ?? (types.length === 1 ? types[0] : undefined);
  if (chosen === undefined) return types.length === 0 ? undefined : { of: "type", types };
  let left = moves.filter(({ command }) => command.type === chosen);
  for (const slot of SLOTS) {
    const options = Map.groupBy(left, (move) => valueIn(move.command, slot));
    if (options.size < 2) continue;
    const value = slots[slot];
    if (value === undefined) {
      const offered = [...options].map(([value, [move]]) => ({ value: value!, move: move! }));
      return { of: "slot", slot, options: offered };
    }
    left = options.get(value) ?? [];
  }
  return lastQuestion(left, call);
}

/** Moves that differ only in the called card are one question. */
function lastQuestion(left: readonly ArcanoidMove[], call: number | undefined): PlayQuestion | undefined {
  const [move] = left;
  const part = move?.parts?.[0];
  if (!move || !part) return move && { of: "play", command: move.command };
  if (part.of === "cards") return { of: "cards", move, part };
  const codes = left.flatMap(({ parts = [] }) =>
    parts.flatMap((one) =>
      one.of === "number" ? Array.from({ length: one.most - one.least + 1 }, (_, i) => one.least + i) : [],
    ),
  );
  return call === undefined ? { of: "call", codes } : { of: "play", command: { ...move.command, call } as Command };
}

export const filled = ({ command }: ArcanoidMove, cards: readonly Handle[]): Command =>
  ({ ...command, cards }) as Command;

export const isEnough = ({ least, most }: CardsPart, count: number): boolean => count >= least && count <= most;
