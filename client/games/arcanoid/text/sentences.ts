import { isRefusal, type Seat } from "../../../../shared/engine/contract/events.ts";
import type { LogEntry, Recorded } from "../../../../shared/engine/match/log-entry.ts";
import type { Match } from "../../../../shared/engine/match/match.ts";
import type { ArcanoidFace, Field } from "../../../../shared/games/arcanoid/cards.ts";
import { engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import type { ArcanoidEventOf, Event } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import type { BannerContext, SentencePart } from "../../../contract/sentences.ts";
import type { ArcanoidReportedEvent, EventFacts } from "./messages/facts.ts";
import { messages, type Words } from "./messages/messages.ts";
import { faceName, figure, partyName, worth } from "./names.ts";

type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

type Fields = { readonly [K in KeysOf<Event>]?: ValueAt<Event, K> };

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export interface CardPart {
  readonly face: ArcanoidFace;
  /** Whether a comma for screen readers follows; card pictures need none. */
  readonly isListed?: true;
}

/** Writes a card as its name or as a placeholder. */
type WriteCard = (face: ArcanoidFace) => string;

/** This placeholder occurs in no name. */
const CARD = "\0";
const COMMA = ", ";

/** The event's sentence in the log, with cards as separate parts; undefined if the game describes no such event. */
export function lineOf(
  event: LogEntry<Event>,
  context: BannerContext<State, Event>,
): readonly SentencePart[] | undefined {
  const faces: ArcanoidFace[] = [];
  const line = lineWith(event, context, (face) => {
    faces.push(face);
    return CARD;
  });
  const pieces = line?.split(CARD);
  return pieces?.flatMap((text, i): readonly SentencePart[] => {
    const isAfterComma = i > 0 && text.startsWith(COMMA);
    const shown = isAfterComma ? text.slice(1) : text;
    const isListed = pieces[i + 1]?.startsWith(COMMA) ? ({ isListed: true } as const) : {};
    return [
      ...(shown === "" ? [] : [shown]),
      ...(i < pieces.length - 1 ? [{ face: faces[i]!, ...isListed } satisfies CardPart] : []),
    ];
  });
}

export const textOf = (event: LogEntry<Event>, context: BannerContext<State, Event>): string | undefined =>
  lineWith(event, context, (face) => faceName(face, messages.value));

function lineWith(
  event: LogEntry<Event>,
  context: BannerContext<State, Event>,
  written: WriteCard,
): string | undefined {
  const say = messages.value;
  if (event.type === "TurnStarted" && !("extra" in event)) return undefined;
  if (event.type === "FieldWon") return capital(wonLine(event, context, written));
  const sentence = (say.events as Partial<Record<string, (facts: EventFacts) => string>>)[event.type];
  return (
    sentence && capital(sentence(factsOf(event as Extract<Event, { type: ArcanoidReportedEvent }>, context, written)))
  );
}

function wonLine(
  event: Recorded<ArcanoidEventOf<"FieldWon">>,
  context: BannerContext<State, Event>,
  written: WriteCard,
): string {
  const say = messages.value;
  const facts = { ...factsOf(event, context, written), field: say.fieldTitles[event.field]! };
  return event.seat === undefined ? say.forNobody(facts) : say.won[event.reason](facts);
}

/** A demon has its master's flag. */
export function flagOf(event: Recorded<Event>, { table }: Match<State>): Seat | undefined {
  const { seat, first, from, party } = event as Fields;
  const doer = first ?? (event.type === "CardHanded" ? from : party);
  return seat ?? (typeof doer === "number" ? table.parties[doer]?.seat : undefined);
}

function factsOf(event: Event, { match, me }: BannerContext<State, Event>, written: WriteCard): EventFacts {
  const say = messages.value;
  const known = event as Fields;
  const seatName = (seat: Seat) => (seat === me ? undefined : (match.seats[seat]?.name ?? ""));
  const name = (party: number) => partyName(match, me, party, say);
  const faces = Object.values({
    ...known.faces,
    ...(known.faces ? {} : known.secret?.faces),
  }) as readonly ArcanoidFace[];
  return {
    who: whoIn(event, seatName, name),
    other: otherIn(event, name),
    field: fieldName(known.field, say),
    also: fieldName(known.also, say),
    n: known.round ?? known.left ?? known.count ?? known.cards?.length ?? 0,
    cards: faces.map(written).join(COMMA),
    face: known.face === undefined ? "" : written(known.face),
    kind: known.kind === undefined ? "" : say.kinds[known.kind],
    reason: String(known.reason ?? known.as ?? ""),
    strength: strengthIn(event, match.table, say),
    next: known.next === undefined ? "" : figure(known.next.strength),
    isYes: known.renew ?? false,
  };
}

const fieldName = (field: Field | undefined, say: Words): string => (field === undefined ? "" : say.fields[field]!);

type NameOf = (number: number) => string | undefined;

/** Undefined for the reader; empty if no party acts. */
function whoIn(event: Event, seatName: NameOf, name: NameOf): string | undefined {
  switch (event.type) {
    case "RoundBegun":
      return seatName(event.first);
    case "RenewalVoted":
    case "DemonRaised":
      return seatName(event.seat);
    case "CardHanded":
      return name(event.from);
    default:
      return "party" in event && event.party !== "row" ? name(event.party) : "";
  }
}

function otherIn(event: Event, name: NameOf): string | undefined {
  switch (event.type) {
    case "EngagementStolen":
      return name(event.from);
    case "CardHanded":
      return name(event.to);
    case "HandLookedAt":
      return name(event.of);
    default:
      return "";
  }
}

function strengthIn(event: Event, table: State, say: Words): string {
  if (event.type === "FieldWon") return event.strength === undefined ? "" : figure(event.strength);
  if (event.type !== "EngagementTried" || !event.faces) return "";
  const engagement = engagementOf(Object.values(event.faces), event.field, variantOf(table));
  return isRefusal(engagement) ? "" : worth(engagement, say);
}

export const roundsIn = (log: readonly LogEntry<Event>[]): readonly number[] =>
  log.filter(({ type }) => type === "RoundBegun").map(({ v }) => v);
