import { type Handle, isRefusal } from "../../../../shared/engine/contract/events.ts";
import { cardsPart } from "../../../../shared/engine/contract/moves.ts";
import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import { judged, keepsOut } from "../../../../shared/games/arcanoid/actions/engage.ts";
import { FIELDS, type Field, MAGICIAN } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import { filled, isEnough } from "../play/asking.ts";

function ownCards(command: Command): readonly Handle[] {
  return [
    ...("card" in command ? [command.card] : []),
    ...("core" in command ? command.core : []),
    ...("magician" in command && command.magician !== undefined ? [command.magician] : []),
  ];
}

/** Completes the move with exactly these cards; undefined if they do not fit. */
function withCards(move: ArcanoidMove, chosen: readonly Handle[]): ArcanoidMove | undefined {
  const own = ownCards(move.command);
  if (!own.every((card) => chosen.includes(card))) return undefined;
  const rest = chosen.filter((card) => !own.includes(card));
  const part = cardsPart(move);
  if (!part) return rest.length === 0 ? move : undefined;
  if (!isEnough(part, rest.length) || !rest.every((card) => part.from.includes(card))) return undefined;
  return { command: filled(move, rest) };
}

/** The same text for commands that differ only in the order of their cards. */
function meaningOf(command: Command): string {
  const { core, cards, ...rest } = { core: [], cards: [], ...command } as Command & {
    readonly core: readonly Handle[];
    readonly cards: readonly Handle[];
  };
  return JSON.stringify([rest, [...core, ...cards].toSorted((a, b) => a - b)]);
}

export function fitting(moves: readonly ArcanoidMove[], chosen: readonly Handle[]): readonly ArcanoidMove[] {
  const found = moves.flatMap((move) => withCards(move, chosen) ?? []);
  const isCalled = (move: ArcanoidMove) => (move.parts?.length ?? 0) > 0;
  const unlike = new Map(found.map((move, i) => [isCalled(move) ? `call ${i}` : meaningOf(move.command), move]));
  return [...unlike.values()];
}

/** All cards of the moves that can use the chosen cards, including the chosen ones. */
export function usable(moves: readonly ArcanoidMove[], chosen: readonly Handle[]): ReadonlySet<Handle> {
  const all = moves.flatMap((move) => {
    const cards = [...ownCards(move.command), ...(cardsPart(move)?.from ?? [])];
    return chosen.every((card) => cards.includes(card)) ? cards : [];
  });
  return new Set(all);
}

/** Why a party cannot engage on a field, regardless of its cards. */
type EngagementObstacle = "engaged" | "abdicated" | "judged" | "world" | "tempered";

/** The first field where the party could engage these cards if nothing prevented it there, and what prevents it. */
export function obstacleTo(
  state: State,
  party: Party,
  cards: readonly Handle[],
): { readonly field: Field; readonly why: EngagementObstacle } | undefined {
  const hides = variantOf(state).secret === "magician";
  // In MALTA the Magician hides the engaged cards without being one of them (ML1).
  const engaged = hides ? cards.filter((card) => state.faces[card] !== MAGICIAN) : cards;
  for (const field of FIELDS) {
    const why = obstacleAt(state, party, field);
    if (why && !isRefusal(judged(state, engaged, field))) return { field, why };
  }
  return undefined;
}

function obstacleAt(state: State, party: Party, field: Field): EngagementObstacle | undefined {
  const stand = state.parties[party]?.stands[field];
  if (!stand) return keepsOut(state, party, field) ? "tempered" : undefined;
  if (stand.how === "engaged") return "engaged";
  if (stand.reason === "world") return "world";
  return stand.reason === "judgement" ? "judged" : "abdicated";
}
