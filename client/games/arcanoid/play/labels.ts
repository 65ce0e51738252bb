import type { Seat } from "../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import type { CallableKind } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { faceOf, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { Words } from "../text/messages/messages.ts";
import { cardName, cardNames, faceName, partyName } from "../text/names.ts";
import type { PlaySlot, SlotValue } from "./asking.ts";

export interface LabelContext {
  readonly match: Match<State>;
  readonly me: Seat;
  readonly say: Words;
}

/** The name of a kind of play; for a trump, its own name. */
export function playLabel(
  { match: { table }, say }: LabelContext,
  moves: readonly ArcanoidMove[],
  type: Command["type"],
): string {
  const { names, trump } = say.play;
  if (type in names) return names[type as keyof typeof names];
  const command = moves.find((move) => move.command.type === type)!.command;
  const face = "card" in command ? faceOf(table, command.card) : undefined;
  return trump(face === undefined ? "" : faceName(face, say));
}

export function answerLabel({ say }: LabelContext, command: Command): string {
  const { answers } = say.play;
  switch (command.type) {
    case "ForgoExtraTurn":
      return answers[command.until];
    case "VoteOnRenewal":
      return answers[command.renew ? "yes" : "no"];
    default:
      return answers[command.type as keyof typeof answers];
  }
}

export function optionLabel(reading: LabelContext, slot: PlaySlot, value: SlotValue, move: ArcanoidMove): string {
  const { match, me, say } = reading;
  switch (slot) {
    case "field":
      return say.fieldTitles[Number(value)]!;
    case "party":
      return partyName(match, me, Number(value), say) ?? say.you;
    case "card":
      return cardName(match.table, Number(value), say);
    case "kind":
      return say.kinds[value as CallableKind];
    case "as":
      return say.play.as[value as "open" | "closed"];
    case "way":
      return wayLabel(reading, move);
  }
}

/** The fixed cards, the reserve, and the fields if there are two. */
function wayLabel({ match: { table }, say }: LabelContext, { command }: ArcanoidMove): string {
  if (!("core" in command)) return "";
  const parts = [
    ...(command.core.length > 0 ? [cardNames(table, command.core, say)] : []),
    ...("reserve" in command && command.reserve ? [say.play.reserve] : []),
  ];
  const also = "also" in command ? command.also : undefined;
  const where = also === undefined ? "" : ` (${say.play.two(say.fields[command.field]!, say.fields[also]!)})`;
  return (parts.join(" + ") || say.play.numbers) + where;
}
