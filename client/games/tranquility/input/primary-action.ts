import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import { faceOf, isJoker, numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import { isLent } from "../overlay/players.ts";
import type { RefusalReason } from "../text/reasons.ts";
import type { Interaction } from "./interaction.ts";
import { type InteractionContext, moveOf } from "./interaction-context.ts";
import { dueFor, endFor, paysLater, spacesFor, tooEarly } from "./legality.ts";
import { type Toll, tollOf } from "./toll.ts";
import { isSpare } from "./uses.ts";

/** What the main button does; it says what is missing unless `ready`. */
export type PrimaryAction =
  | {
      readonly do: "place";
      readonly ready: boolean;
      readonly number: number;
      /** Cards to pick now. */
      readonly cost: number;
      readonly have: number;
      /** Price paid in a second step, after an explorer card is drawn (P3). */
      readonly later?: number;
      readonly isJoker?: true;
    }
  | { readonly do: "joker"; readonly ready: false; readonly spaces: number }
  | { readonly do: "number"; readonly ready: false }
  | { readonly do: "clear"; readonly ready: boolean; readonly storms: number }
  | {
      readonly do: "due";
      readonly ready: boolean;
      readonly have: number;
      readonly cost: number;
      readonly number: number;
    }
  | { readonly do: "turn"; readonly ready: boolean; readonly have: number; readonly number?: number }
  | { readonly do: "sweep"; readonly ready: true; readonly cards: number }
  /** `spares`: hand cards for which no space is left. */
  | { readonly do: "pair"; readonly ready: boolean; readonly have: number; readonly spares: number }
  | { readonly do: "start" | "finish"; readonly ready: boolean; readonly isJoker?: true }
  | { readonly do: "offer"; readonly ready: boolean; readonly have: number; readonly toll: Toll }
  /** The toll leaves no choice, and ends the match. */
  | { readonly do: "lastToll"; readonly ready: true; readonly toll: Toll }
  | { readonly do: "offered"; readonly ready: false; readonly have: number; readonly toll: Toll }
  | { readonly do: "space"; readonly ready: false; readonly number: number; readonly spaces: number }
  /** The finish was taken up too early (B10, N5). */
  | { readonly do: "early"; readonly ready: false; readonly why: RefusalReason }
  /** A start card that is no longer needed was taken up (B6). */
  | { readonly do: "dead"; readonly ready: false }
  | { readonly do: "choose" | "stuck" | "watch" | "lent" | "over"; readonly ready: false }
  | { readonly do: "wait"; readonly ready: false; readonly seats: readonly Seat[]; readonly isAway?: true };

export type SecondaryAction = "pair" | "turn" | "sweep" | "nothing" | "change" | "back";

export function primaryActionOf(moment: InteractionContext): PrimaryAction {
  const { match, seat } = moment;
  if (match.phase !== "live") return { do: "over", ready: false };
  if (seat === undefined) return { do: "watch", ready: false };
  if (isLent(match, seat)) return { do: "lent", ready: false };
  const toll = tollOf(match.table, seat);
  return toll ? actionInToll(moment, toll) : actionInTurn(moment, seat);
}

/** Giving nothing is the main action of a toll only if the seat cannot give a card (B7). */
function actionInToll({ interaction }: InteractionContext, toll: Toll): PrimaryAction {
  const { own, least, most } = toll;
  if (own && interaction.at !== "offer") return { do: "offered", ready: false, have: own.length, toll };
  if (toll.isLast) return { do: "lastToll", ready: true, toll };
  const have = interaction.at === "offer" ? interaction.cards.length : 0;
  return { do: "offer", ready: have >= least && (have > 0 || most === 0), have, toll };
}

function actionInTurn(moment: InteractionContext, seat: Seat): PrimaryAction {
  const { match, interaction, moves, away } = moment;
  const { board, stage } = match.table;
  if ("seat" in stage && stage.seat !== seat) {
    const isAway = away.includes(stage.seat) ? ({ isAway: true } as const) : {};
    return { do: "wait", ready: false, seats: [stage.seat], ...isAway };
  }
  if (stage.at === "cost") {
    const have = interaction.at === "due" ? interaction.cards.length : 0;
    return { do: "due", ready: have === stage.cost, have, cost: stage.cost, number: board[stage.cell]?.number ?? 0 };
  }
  if (moveOf(moves, "PlayStart")) return { do: "start", ready: true };
  switch (interaction.at) {
    case "card":
      return actionForCard(moment, interaction);
    case "pair": {
      const spares = moment.hand.filter((card) => isSpare(match.table, card)).length;
      return { do: "pair", ready: interaction.cards.length === 2, have: interaction.cards.length, spares };
    }
    case "sweep":
      return { do: "sweep", ready: true, cards: moment.hand.length };
    case "turn": {
      const number = interaction.cell === undefined ? undefined : board[interaction.cell]?.number;
      const have = interaction.cards.length;
      return {
        do: "turn",
        ready: number !== undefined && have === 1,
        have,
        ...(number === undefined ? {} : { number }),
      };
    }
    default:
      return actionAtRest(moment);
  }
}

/** While no card is taken up, a player who can play the finish is offered it (B10). */
function actionAtRest({ match: { table }, moves }: InteractionContext): PrimaryAction {
  const finish = moveOf(moves, "PlayFinish");
  if (!finish) return { do: canPlay(moves) ? "choose" : "stuck", ready: false };
  return { do: "finish", ready: true, ...(isJoker(table, finish.command.card) ? { isJoker: true } : {}) };
}

export const canPlay = (moves: InteractionContext["moves"]): boolean =>
  moveOf(moves, "PlaceCard") !== undefined || moveOf(moves, "ClearStorm") !== undefined;

function actionForCard(
  { match: { table }, moves }: InteractionContext,
  mode: Extract<Interaction, { at: "card" }>,
): PrimaryAction {
  const { card, cell } = mode;
  const spaces = spacesFor(table, moves, card);
  const joker = isJoker(table, card);
  const asJoker = joker ? ({ isJoker: true } as const) : {};
  if (endFor(moves, card) === "finish") return { do: "finish", ready: true, ...asJoker };
  if (faceOf(table, card) === "compass") return { do: "clear", ready: cell !== undefined, storms: spaces.size };
  const number = joker ? mode.value : numberOn(table, card);
  if (joker && cell === undefined) return { do: "joker", ready: false, spaces: spaces.size };
  if (joker && number === undefined) return { do: "number", ready: false };
  if (number === undefined) return actionForSpecial(table, card);
  const whole = cell === undefined ? undefined : spaces.get(cell);
  if (cell === undefined || whole === undefined) return { do: "space", ready: false, number, spaces: spaces.size };
  const cost = dueFor(moves, card, cell, mode.value);
  const have = mode.pay.length;
  const isLater = paysLater(table, card, cell) ? { later: whole } : {};
  return { do: "place", ready: have === cost, number, cost, have, ...isLater, ...asJoker };
}

function actionForSpecial(table: State, card: Handle): PrimaryAction {
  const why = faceOf(table, card) === "finish" ? tooEarly(table) : undefined;
  return why ? { do: "early", ready: false, why } : { do: "dead", ready: false };
}

export function secondaryActionsOf(
  action: PrimaryAction,
  { interaction, moves }: InteractionContext,
): readonly SecondaryAction[] {
  if (action.do === "offered") return ["change"];
  if (action.do === "offer") return secondaryActionsInToll(action);
  if (action.do === "lastToll") return action.toll.own ? ["back"] : [];
  if (
    interaction.at !== "rest" &&
    interaction.at !== "due" &&
    (interaction.at !== "card" || interaction.cell !== undefined)
  )
    return ["back"];
  return SECONDARY_ACTIONS.flatMap(([other, type]) => (moveOf(moves, type) ? [other] : []));
}

const SECONDARY_ACTIONS: readonly (readonly [SecondaryAction, Command["type"]])[] = [
  ["pair", "DiscardPair"],
  ["turn", "TurnCard"],
  ["sweep", "Sweep"],
];

/** Until a card is picked, giving nothing is offered if the others hold enough, unless it is the main action. */
function secondaryActionsInToll({
  have,
  toll: { least, most, own },
}: Extract<PrimaryAction, { do: "offer" }>): readonly SecondaryAction[] {
  const nothing: readonly SecondaryAction[] = have === 0 && least === 0 && most > 0 ? ["nothing"] : [];
  return have > 0 || own ? [...nothing, "back"] : nothing;
}
