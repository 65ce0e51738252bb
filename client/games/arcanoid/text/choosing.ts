import type { ArcanoidMove } from "../../../../shared/games/arcanoid/actions/action.ts";
import { cardOf } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { obstacleTo } from "../input/fitting.ts";
import type { ArcanoidTableInput } from "../input/intent.ts";
import { aheadOn, engagementBy } from "../input/offers.ts";
import { type LabelContext, playLabel } from "../play/labels.ts";
import { messages, type Words } from "./messages/messages.ts";
import { cardNames, faceName, worth } from "./names.ts";

export function commandText(
  reading: LabelContext,
  moves: readonly ArcanoidMove[],
  actor: number,
  command: Command,
): string {
  const { say, match } = reading;
  const engagement = engagementBy(match.table, actor, command);
  if (engagement && "field" in command) {
    const also = "also" in command ? command.also : undefined;
    const fields = [command.field, ...(also === undefined ? [] : [also])].map((field) => say.fields[field]!);
    const where = fields.length > 1 ? say.play.two(fields[0]!, fields[1]!) : fields[0]!;
    const how = say.table[command.type === "EngageSecretly" ? "engageSecretly" : "engage"];
    return how(where, worth(engagement, say));
  }
  if (command.type === "Abdicate") return say.table.abdicate(say.fields[command.field]!);
  const play = playLabel(reading, moves, command.type);
  return "field" in command ? say.table.onField(play, say.fields[command.field]!) : play;
}

/** Names the strengths of at most two engagements that would still win, or says that the engagement would lead. */
export function behindText(behind: readonly string[], say: Words): string {
  return behind.length === 0 ? say.table.leads : say.table.behind(behind.slice(0, 2).join(", "));
}

/** A single known card is named. */
export const discardText = (state: State, cards: readonly number[], say: Words): string => {
  const face = cards.length === 1 ? state.faces[cards[0]!] : undefined;
  return face === undefined ? say.play.names.Discard : say.table.discard(faceName(face, say));
};

export function notTogetherText({ match, actor, chosen }: ArcanoidTableInput): string {
  const say = messages.value;
  const { table } = match.value;
  const party = actor.value;
  const kept = party === undefined ? undefined : obstacleTo(table, party, chosen.value);
  return kept ? say.play.fitsOnly[kept.why](say.fields[kept.field]!) : say.play.notTogether;
}

/** For screen readers: the chosen cards with their strength on each field, or what the main button would do. */
export function chosenAloud(intent: ArcanoidTableInput): string {
  const say = messages.value;
  const { table } = intent.match.value;
  const cards = intent.chosen.value;
  const actor = intent.actor.value;
  if (actor === undefined || intent.sent.value) return "";
  if (cards.length === 0) return readyText(intent, actor);
  const named = cardNames(table, cards, say);
  const engagements = intent.possible.value.flatMap(({ command }) => {
    const engagement = engagementBy(table, actor, command);
    if (!engagement || !("field" in command)) return [];
    const behind = aheadOn(table, command.field, engagement, say);
    const isAhead = behind.length === 0;
    return [
      say.table.counts(
        say.fields[command.field]!,
        worth(engagement, say),
        isAhead ? undefined : behindText(behind, say),
      ),
    ];
  });
  const face = cards.length === 1 ? table.faces[cards[0]!] : undefined;
  const card = face === undefined ? undefined : cardOf(face);
  const does = card?.kind === "trump" ? [say.table.does[card.number]!] : [];
  const nothing = intent.possible.value.length === 0 ? [notTogetherText(intent)] : [];
  return [`${say.table.chosen}: ${named}`, ...does, ...engagements, ...nothing].join(". ");
}

/** Empty if no play without cards is ready to be confirmed. */
function readyText({ match, seat, moves, ready }: ArcanoidTableInput, actor: number): string {
  const command = ready.value;
  if (command === undefined || seat.value === undefined) return "";
  return commandText({ match: match.value, me: seat.value, say: messages.value }, moves.value, actor, command);
}
