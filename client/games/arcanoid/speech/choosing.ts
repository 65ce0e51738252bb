import type { Offered } from "../../../../shared/games/arcanoid/actions/action.ts";
import { cardOf } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import type { Intent } from "../input/intent.ts";
import { aheadOn, engagementBy } from "../input/offers.ts";
import { deedLabel, type Reading } from "../play/labels.ts";
import { cardNames, faceName, worth } from "./names.ts";
import { type Words, words } from "./words/words.ts";

/** What the main button would do. */
export function commandText(reading: Reading, moves: readonly Offered[], actor: number, command: Command): string {
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
  const deed = deedLabel(reading, moves, command.type);
  return "field" in command ? say.table.onField(deed, say.fields[command.field]!) : deed;
}

/** What would still be above an engagement, in words; nothing where it would lead. */
export function behindText(behind: readonly string[], say: Words): string {
  return behind.length === 0 ? say.table.leads : say.table.behind(behind.slice(0, 2).join(", "));
}

/** The name of a single card, in the state's words. */
export const discardText = (state: State, cards: readonly number[], say: Words): string => {
  const face = cards.length === 1 ? state.faces[cards[0]!] : undefined;
  return face === undefined ? say.play.deeds.Discard : say.table.discard(faceName(face, say));
};

/** What was chosen, where it may stand and with which strength; nothing where nothing is chosen. */
export function chosenAloud(intent: Intent): string {
  const say = words.value;
  const { table } = intent.match.value;
  const cards = intent.chosen.value;
  const actor = intent.actor.value;
  if (cards.length === 0 || actor === undefined || intent.sent.value) return "";
  const named = cardNames(table, cards, say);
  const told = intent.possible.value.flatMap(({ command }) => {
    const engagement = engagementBy(table, actor, command);
    if (!engagement || !("field" in command)) return [];
    const behind = behindText(aheadOn(table, command.field, engagement, say), say);
    return [`${say.fields[command.field]}: ${worth(engagement, say)}, ${behind}`];
  });
  const face = cards.length === 1 ? table.faces[cards[0]!] : undefined;
  const card = face === undefined ? undefined : cardOf(face);
  const does = card?.kind === "trump" ? [say.table.does[card.number]!] : [];
  const nothing = intent.possible.value.length === 0 ? [say.play.notTogether] : [];
  return [`${say.table.chosen}: ${named}`, ...does, ...told, ...nothing].join(". ");
}
