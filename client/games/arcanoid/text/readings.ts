import type { Match } from "../../../../shared/engine/match/match.ts";
import { FIELDS, type Field, WORLD } from "../../../../shared/games/arcanoid/cards.ts";
import { standingsOn } from "../../../../shared/games/arcanoid/fields.ts";
import type { Party, State } from "../../../../shared/games/arcanoid/state.ts";
import type { Readout } from "../../../ui/readings.tsx";
import type { ArcanoidTableInput } from "../input/intent.ts";
import { shownHand } from "../scene/hand.ts";
import { messages, type Words } from "./messages/messages.ts";
import { cardNames, partyName, worthOf } from "./names.ts";

export function standText({ table }: Match<State>, party: Party, field: Field, say: Words): string {
  const stand = table.parties[party]?.stands[field];
  if (!stand) return say.board.free;
  if (stand.how === "abdicated") return say.board.abdicated;
  const isSeen = stand.cards.every((card) => table.faces[card] !== undefined);
  if (!isSeen) return say.board.secretly(stand.cards.length);
  const worth = worthOf(table, stand.cards, field, say);
  const cards = cardNames(table, stand.cards, say);
  const leads = standingsOn(table, field)[0]?.party === party ? `, ${say.table.leads}` : "";
  return worth ? `${cards} (${worth})${leads}` : cards;
}

export function fieldNotes({ temperance, touched, parties, faces }: State, field: Field, say: Words): string {
  const hasWorld = parties.some(({ stands }) => {
    const stand = stands[field];
    return stand?.how === "engaged" && stand.cards.some((card) => faces[card] === WORLD);
  });
  const notes = [
    ...(hasWorld ? [say.table.lost] : []),
    ...(temperance?.field === field ? [say.board.tempered] : []),
    ...(touched[field] ? [say.board.touched] : []),
  ];
  return notes.join(", ");
}

function boardAloud({ match, seat }: Pick<ArcanoidTableInput, "match" | "seat">): string {
  const say = messages.value;
  const now = match.value;
  return FIELDS.map((field) => {
    const stands = now.table.parties.flatMap((party, number) => {
      if (!party.stands[field]) return [];
      return [`${partyName(now, seat.value, number, say) ?? say.you}: ${standText(now, number, field, say)}`];
    });
    const notes = fieldNotes(now.table, field, say);
    return `${say.fieldTitles[field]}: ${[...stands, ...(notes ? [notes] : [])].join("; ") || say.board.free}.`;
  }).join(" ");
}

function handAloud({ match, seat }: Pick<ArcanoidTableInput, "match" | "seat">): string {
  const say = messages.value;
  const { table } = match.value;
  const held = shownHand({ match: match.value, seat: seat.value, stay: "playing" })?.cards ?? [];
  const row = table.row ? ` ${say.board.row}: ${cardNames(table, table.row, say)}.` : "";
  return `${say.board.hand}: ${cardNames(table, held, say) || say.board.none}.${row}`;
}

export const readingsOf = (intent: ArcanoidTableInput): readonly Readout[] => [
  { key: "r", says: () => messages.value.readings.board, read: () => boardAloud(intent) },
  { key: "w", says: () => messages.value.readings.hand, read: () => handAloud(intent) },
];
