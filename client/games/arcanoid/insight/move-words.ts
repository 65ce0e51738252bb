import type { Handle } from "../../../../shared/engine/contract/events.ts";
import { FACES, type Field } from "../../../../shared/games/arcanoid/cards.ts";
import type { ArcanoidCommandOf, Command } from "../../../../shared/games/arcanoid/commands.ts";
import { actingFor, type Party, type State } from "../../../../shared/games/arcanoid/state.ts";
import type { MoveAt, MoveWords } from "../../../contract/sentences.ts";
import { language } from "../../../i18n/language.ts";
import { engagementBy } from "../input/offers.ts";
import { messages } from "../text/messages/messages.ts";
import { cardName, faceName, figure, partyName } from "../text/names.ts";
import { vocabulary } from "./messages/messages.ts";

type MoveContext = MoveAt<State>;

function moveText(command: Command, at: MoveContext): string {
  const say = vocabulary.value;
  switch (command.type) {
    case "Engage":
      return say.engaging(...engaged(command, at));
    case "EngageSecretly":
      return say.engagingSecretly(...engaged(command, at));
    case "Reinforce":
      return say.reinforcing(named([...command.core, ...command.cards], at), fieldName(command.field));
    case "Abdicate":
      return say.abdicating(fieldName(command.field));
    case "Discard":
      return say.discarding(named([command.card], at));
    case "Shed":
      return say.discarding(named(command.cards, at));
    case "LoadChariot":
      return say.loading(named(command.cards, at));
    case "AddToChariot":
      return say.adding(named(command.cards, at));
    case "CallAgain":
      return say.calling(faceName(FACES[command.call]!, messages.value));
    case "VoteOnRenewal":
      return command.renew ? say.renewing : say.closing;
    case "DropChariot":
      return say.dropping;
    case "LiftTemperance":
      return say.lifting;
    case "LeaveCall":
      return say.leaving;
    case "PlayFool":
      return say.stealing;
    case "LetStand":
      return say.letting;
    case "TakeExtraTurn":
      return say.extra;
    case "ForgoExtraTurn":
      return say.noExtra;
    default:
      return say.playing(cardName(at.match.table, command.card, messages.value), targetOf(command, at));
  }
}

function engaged(
  command: ArcanoidCommandOf<"Engage"> | ArcanoidCommandOf<"EngageSecretly">,
  at: MoveContext,
): [string, string] {
  const { table } = at.match;
  const { field, also } = command;
  const fields = listed([field, ...(also === undefined ? [] : [also])].map(fieldName));
  const engagement = engagementBy(table, actingFor(table, at.seat)!, command);
  if (!engagement) return [named([...command.core, ...command.cards], at), fields];
  const { couples } = vocabulary.value;
  return [engagement.rank === "points" ? figure(engagement.strength) : couples[engagement.rank], fields];
}

/** Only the best move and the number of cards in the pile decide the reason. */
function reasonOf(best: Command, _other: Command, at: MoveContext): string {
  const { reasons } = vocabulary.value;
  const { table } = at.match;
  const pile = table.pile.length;
  switch (best.type) {
    case "Engage":
    case "EngageSecretly":
      return capitalized(reasons.engaging(...engaged(best, at), pile));
    case "Discard":
      return reasons.discarding(pile);
    case "PlayFool":
      return reasons.stealing;
    case "LetStand":
      return reasons.letting;
    case "Abdicate":
      return capitalized(reasons.abdicating(fieldName(best.field)));
    case "LoadChariot":
    case "AddToChariot":
      return reasons.chariot;
    default:
      return best.type.startsWith("Play") && "card" in best
        ? reasons.trump(cardName(table, best.card, messages.value), pile)
        : reasons.other;
  }
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

function targetOf(command: Command, at: MoveContext): string {
  const { kinds } = messages.value;
  return [
    ...("party" in command ? [whom(command.party, at)] : []),
    ...("field" in command ? [fieldName(command.field)] : []),
    ...("kind" in command ? [kinds[command.kind]] : []),
    ...("call" in command ? [faceName(FACES[command.call]!, messages.value)] : []),
    ...("as" in command ? [messages.value.play.as[command.as]] : []),
  ].join(", ");
}

/** An analysis names every party, including the reader's. */
const whom = (party: Party, { match }: MoveContext): string => partyName(match, undefined, party, messages.value)!;

const fieldName = (field: Field): string => messages.value.fields[field]!;

const named = (cards: readonly Handle[], { match: { table } }: MoveContext): string =>
  listed(cards.map((card) => cardName(table, card, messages.value)));

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);

/** Without words for flaws: the better move shows what was wrong. */
export const moveWords: MoveWords<State, Command> = {
  move: moveText,
  flaw: () => "",
  reason: reasonOf,
  get themes() {
    return vocabulary.value.themes;
  },
};
