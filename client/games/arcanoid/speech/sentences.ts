import { isRefusal, type Seat } from "../../../../shared/engine/game.ts";
import type { MatchEvent, Recorded } from "../../../../shared/engine/match.ts";
import type { Face, Field } from "../../../../shared/games/arcanoid/cards.ts";
import { engagementOf } from "../../../../shared/games/arcanoid/engagements.ts";
import type { Event, EventOf } from "../../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { variantOf } from "../../../../shared/games/arcanoid/variants.ts";
import type { Telling } from "../../game.ts";
import { faceName, figure, partyName, worth } from "./names.ts";
import type { Facts, Told } from "./words/facts.ts";
import { type Words, words } from "./words/words.ts";

type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Everything that an event may have, of whatever type. */
type Fields = { readonly [K in KeysOf<Event>]?: ValueAt<Event, K> };

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What an event says in the log; nothing of what is told by others of the same play. */
export function lineOf(event: Recorded<Event | MatchEvent>, telling: Telling<State>): readonly string[] | undefined {
  const say = words.value;
  if (event.type === "TurnStarted" && !("extra" in event)) return undefined;
  if (event.type === "FieldWon") return [capital(wonLine(event, telling, say))];
  const sentence = (say.events as Partial<Record<string, (facts: Facts) => string>>)[event.type];
  return sentence && [capital(sentence(factsOf(event as Extract<Event, { type: Told }>, telling, say)))];
}

/** Why a field was won, and by whom it counts. */
function wonLine(event: Recorded<EventOf<"FieldWon">>, telling: Telling<State>, say: Words): string {
  const facts = { ...factsOf(event, telling, say), field: say.fieldTitles[event.field]! };
  return event.seat === undefined ? say.forNobody(facts) : say.won[event.reason](facts);
}

/** What the words of an event may speak of. */
function factsOf(event: Event, { match, me }: Telling<State>, say: Words): Facts {
  const known = event as Fields;
  const seatName = (seat: Seat) => (seat === me ? undefined : (match.seats[seat]?.name ?? ""));
  const name = (party: number) => partyName(match, me, party, say);
  const faces = Object.values({ ...known.faces, ...(known.faces ? {} : known.secret?.faces) }) as readonly Face[];
  return {
    who: whoIn(event, seatName, name),
    other: otherIn(event, name),
    field: fieldName(known.field, say),
    also: fieldName(known.also, say),
    n: known.round ?? known.left ?? known.count ?? known.cards?.length ?? 0,
    cards: faces.map((face) => faceName(face, say)).join(", "),
    face: known.face === undefined ? "" : faceName(known.face, say),
    kind: known.kind === undefined ? "" : say.kinds[known.kind],
    reason: String(known.reason ?? known.as ?? ""),
    strength: strengthIn(event, match.table, say),
    next: known.next === undefined ? "" : figure(known.next.strength),
    isYes: known.renew ?? false,
  };
}

const fieldName = (field: Field | undefined, say: Words): string => (field === undefined ? "" : say.fields[field]!);

type Named = (number: number) => string | undefined;

/** Who did it; nobody where cards lie in the row. */
function whoIn(event: Event, seatName: Named, name: Named): string | undefined {
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

function otherIn(event: Event, name: Named): string | undefined {
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

/** The versions with which rounds begin. */
export const roundsIn = (log: readonly Recorded[]): readonly number[] =>
  log.filter(({ type }) => type === "RoundBegun").map(({ v }) => v);
