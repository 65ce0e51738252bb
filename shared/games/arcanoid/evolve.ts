import { KEPT_STEPS, memoizeLast } from "../../engine/memoize-last.ts";
import {
  discarded,
  discardedOpenly,
  fromTable,
  lifted,
  peeked,
  renamed,
  reveal,
  thrown,
  without,
  withParty,
  witnesses,
} from "./card-zones.ts";
import { FACES, type Field, MINORS, WORLD } from "./cards.ts";
import type { ArcanoidEventOf, Event } from "./events.ts";
import { engagedHidden, faceCalled, fooled, kindNamed } from "./public-knowledge.ts";
import { CAPACITY, newParty, newRound } from "./rounds.ts";
import {
  audienceOf,
  type OwedCard,
  type Party,
  type PendingEngagement,
  type Play,
  type Stand,
  type State,
} from "./state.ts";
import { TRUMPS } from "./trumps/index.ts";
import { variantOf } from "./variants.ts";
import { windowFor } from "./window.ts";

/**
 * The reducer of Arcanoïd. Moves cards using public information only. Has no default case: an unknown event, as a later
 * release may write, gives undefined (`Game.evolve`).
 */
export const evolve = memoizeLast(stepped, KEPT_STEPS);

function stepped(before: State, event: Event): State {
  const state = event.secret && !GIVE_HANDLES.has(event.type) ? reveal(before, event.secret.faces) : before;
  switch (event.type) {
    case "RoundBegun":
      return { ...state, round: event.round, first: event.first };
    case "PileDealt":
      return newRound(before, event);
    case "CardsDrawn":
      return drawn(
        withParty({ ...state, pile: without(state.pile, event.cards) }, event.party, {
          closed: [...state.parties[event.party]!.closed, ...event.cards],
        }),
        event.party,
      );
    case "CardsOpened":
      return opened(reveal({ ...state, pile: without(state.pile, event.cards) }, event.faces), event);
    case "UnseenShuffled":
    case "HandChanged":
      return state;
    case "TurnStarted":
      return turned(state, event);
    case "CardDiscarded":
      return begun(reveal(thrown(state, event.party, [event.card]), faceOf(event)), event.party);
    case "FieldAbdicated":
      return abdicated(event.reason === "choice" ? begun(state, event.party) : state, event);
    case "PartyOut":
      return out(state, event);
    case "ShedAsked":
      return { ...state, stage: { at: "shed", count: event.count } };
    case "CardsShed":
      return { ...thrown(state, event.party, event.cards), stage: { at: "turn" } };
    case "HandThrown":
      return owing(thrown(state, event.party, event.cards), { to: "hand", party: event.party });

    case "EngagementTried":
      return tried(state, event);
    case "StealForgone":
      return forgone(state, event.party);
    case "FoolPlayed":
      return {
        ...openly(state, event.party, event.card, "t0"),
        play: { ...state.play!, thief: event.party },
        stage: { at: "turn" },
      };
    case "EngagementLookedAt":
      return audienceOf(state, event.party).reduce((seen, seat) => peeked(seen, event.cards, seat), state);
    case "FoolWasted":
      return fooled(state, true);
    case "EngagementStolen":
      return stolen(fooled(state, false), event);
    case "EngagementStood":
      return stood(state, event.party, state.play!.attempt!);
    case "AceGivenUp":
      return withStand(discardedOpenly(state, event.cards), event.party, event.field, undefined);
    case "AceReinforced":
      return reinforced(state, event);

    case "ChariotLoaded":
    case "ChariotFilled":
      return loaded(begun(reveal(state, event.faces), event.party), event);
    case "ChariotDropped":
      return unloaded(begun(state, event.party), event.party);

    case "TrumpPlayed":
      return played(state, event);
    case "HandLookedAt":
      return audienceOf(state, event.party).reduce((seen, seat) => peeked(seen, event.cards, seat), state);
    case "KindNamed":
      return kindNamed(state, event);
    case "CardsShown":
      return peeked(reveal(state, event.faces), event.cards, "all");
    case "RowOpened":
      return owing({ ...state, row: [] }, { to: "row", party: event.party });
    case "HermitSettled":
      return withParty(state, event.party, { hermit: { card: state.play!.card!, left: event.left, asks: true } });
    case "HermitAsked":
      return { ...state, stage: { at: "hermit", party: event.party } };
    case "ExtraTurnForgone":
      return { ...settled(forgoing(state, event)), stage: { at: "turn" } };
    case "HermitSpent":
      return withParty(fromTable(state, state.parties[event.party]!.hermit!.card), event.party, { hermit: undefined });
    case "StrengthGained":
      return strengthened(state, event);
    case "PileBuried":
      return discarded(
        { ...state, pile: without(state.pile, event.cards) },
        event.cards.map((card) => ({ card, seenBy: [] })),
      );
    case "FieldTempered":
      return { ...state, temperance: { card: state.play!.card!, party: event.party, field: event.field } };
    case "TemperanceLifted":
      return untempered(event.reason === "chosen" ? begun(state, event.party) : state);
    case "DemonRaised":
      return demonRaised(state, event);
    case "DemonGone":
      return withParty(fromTable(state, state.parties[event.party]!.devil!), event.party, { devil: undefined });
    case "EngagementToppled":
      return toppled(state, event);
    case "CardCalled":
      return called(faceCalled(state, event), event);
    case "CardHanded":
      return handed(state, event);
    case "CallMissed":
      return { ...state, stage: { at: state.play!.calls > 0 ? "call" : "turn" } };
    case "CallLeft":
      return { ...state, play: { ...state.play!, calls: 0 }, stage: { at: "turn" } };
    case "TideTurned": {
      const tide = state.parties.findIndex(({ kind }) => kind === "tide");
      const { open } = state.parties[tide]!;
      return withParty(reveal(state, event.faces), tide, { open: [...open, ...event.cards], closed: [] });
    }
    case "WorldLaid":
      return worldLaid(begun(openFace(lifted(state, event.party, [event.card]), event.card), event.party), event);

    case "RenewalAsked":
      return { ...state, stage: { at: "vote", voters: votersFrom(state, event.party) } };
    case "RenewalVoted":
      return state.stage.at === "vote"
        ? { ...state, stage: { at: "vote", voters: state.stage.voters.filter((seat) => seat !== event.seat) } }
        : state;
    case "PileRenewed":
      return {
        ...renamed(state, event.were, event.cards, event.secret?.faces),
        pile: [...state.pile, ...event.cards],
        discard: [],
        renewals: state.renewals + 1,
        stage: { at: "turn" },
      };
    case "PileClosed":
      return { ...state, isClosed: true, stage: { at: "turn" } };
    case "HandShuffled":
      return withParty(renamed(state, event.were, event.cards, event.secret?.faces), event.party, {
        closed: event.cards,
      });

    case "SecretsRevealed":
      return peeked(reveal(state, event.faces), event.cards, "all");
    case "FieldWon":
      // For spectators and replays: won fields are recorded when the round is scored.
      return state;
    case "RoundScored":
      return { ...state, results: [...state.results, event.fields] };
    case "MatchScored":
      return { ...settled(state), stage: { at: "over" } };
  }
}

/** These events reveal faces together with new handles. */
const GIVE_HANDLES: ReadonlySet<Event["type"]> = new Set(["PileDealt", "PileRenewed", "HandShuffled"]);

const faceOf = ({ card, face }: ArcanoidEventOf<"CardDiscarded">) =>
  face === undefined ? undefined : { [card]: face };

const openFace = (state: State, card: number): State => reveal(state, { [card]: WORLD });

/** A trump that is shown and discarded. */
const openly = (state: State, party: Party, card: number, face: ArcanoidEventOf<"TrumpPlayed">["face"]): State =>
  discardedOpenly(lifted(reveal(state, { [card]: face }), party, [card]), [card]);

/** The state with a new play of this party, after its first event. */
const begun = (state: State, party: Party, more: Partial<Play> = {}): State => ({
  ...state,
  play: { party, card: undefined, attempt: undefined, thief: undefined, owed: [], again: false, calls: 0, ...more },
});

/** Ends the current play. */
const settled = (state: State): State => ({ ...state, play: undefined });

const owing = (state: State, owed: OwedCard): State =>
  state.play ? { ...state, play: { ...state.play, owed: [...state.play.owed, owed] } } : state;

/** Removes the Wheel's draw from the owed cards; all other draws end at the party's capacity. */
const drawn = (state: State, party: Party): State =>
  state.play?.owed.some((owed) => owed.to === "wheel" && owed.party === party)
    ? { ...state, play: { ...state.play, owed: state.play.owed.filter(({ to }) => to !== "wheel") } }
    : state;

function opened(state: State, { party, cards }: ArcanoidEventOf<"CardsOpened">): State {
  if (party === "row") return { ...state, row: [...(state.row ?? []), ...cards] };
  const { open } = state.parties[party]!;
  return drawn(withParty(state, party, { open: [...open, ...cards] }), party);
}

/** An extra turn uses up the Hermit; after a regular one its owner is asked again (S3). */
function turned(state: State, { party, extra }: ArcanoidEventOf<"TurnStarted">): State {
  const { hermit } = state.parties[party]!;
  const next = hermit && { ...hermit, left: hermit.left - (extra ? 1 : 0), asks: extra ? hermit.asks : true };
  return {
    ...settled(next ? withParty(state, party, { hermit: next }) : state),
    turn: { party, isExtra: extra === true },
    regular: extra ? state.regular : party,
    stage: { at: "turn" },
  };
}

const forgoing = (state: State, { party, until }: ArcanoidEventOf<"ExtraTurnForgone">): State => {
  const { hermit } = state.parties[party]!;
  return until === "next" || !hermit ? state : withParty(state, party, { hermit: { ...hermit, asks: false } });
};

function withStand(state: State, party: Party, field: Field, stand: Stand | undefined): State {
  return withParty(state, party, { stands: state.parties[party]!.stands.with(field, stand) });
}

/** Fills a field for a party; no World can be laid on it afterwards (E12). */
const filled = (state: State, party: Party, field: Field, stand: Stand): State => ({
  ...withStand(state, party, field, stand),
  clock: Math.max(state.clock, stand.order + 1),
  touched: state.touched[field] ? state.touched : state.touched.with(field, true),
});

const abdicated = (state: State, { party, field, reason }: ArcanoidEventOf<"FieldAbdicated">): State =>
  filled(state, party, field, { how: "abdicated", order: state.clock, reason });

/** F8: discards the hand and the Chariot with its reserve; Hermit and Temperance have their own events. */
function out(state: State, { party, cards }: ArcanoidEventOf<"PartyOut">): State {
  const left = thrown(state, party, cards);
  const emptied = left.parties[party]!.chariot ? unloaded(left, party) : left;
  return withParty(emptied, party, { isOut: true });
}

/** Cards leave their places and are pending; the Chariot they came from is used up (I6). */
function tried(before: State, event: ArcanoidEventOf<"EngagementTried">): State {
  const { party, field, also, cards, chariot, magician } = event;
  const isHidden = event.hidden === true;
  let state = lifted(reveal(before, event.faces), party, cards);
  if (isHidden) state = engagedHidden(state, event);
  if (chariot) state = discardedOpenly(withParty(state, party, { chariot: undefined }), [chariot.card]);
  if (magician !== undefined) state = openly(state, party, magician, "t1");
  if (isHidden && variantOf(state).secret === "once") state = withParty(state, party, { isSecretSpent: true });
  const attempt: PendingEngagement = {
    party,
    field,
    ...(also === undefined ? {} : { also }),
    cards,
    isHidden,
    reinforces: event.reinforces === true,
  };
  return { ...begun(state, party, { attempt }), stage: windowFor(state, attempt) ?? { at: "turn" } };
}

function forgone(state: State, party: Party): State {
  if (state.stage.at !== "window") return state;
  const waiting = state.stage.waiting.filter((other) => other !== party);
  return { ...state, stage: waiting.length > 0 ? { ...state.stage, waiting } : { at: "turn" } };
}

const landed = (state: State): State => ({ ...state, play: { ...state.play!, attempt: undefined } });

function stood(state: State, party: Party, { field, also, cards, isHidden }: PendingEngagement): State {
  const stand = { how: "engaged", order: state.clock, cards, isHidden, isReinforced: false } as const;
  const first = filled(landed(state), party, field, also === undefined ? stand : { ...stand, also });
  return also === undefined ? first : filled(first, party, also, { ...stand, also: field });
}

/** The whole engagement changes its owner (M0b); the party that tried it still knows the cards. */
function stolen(state: State, { party, from }: ArcanoidEventOf<"EngagementStolen">): State {
  const attempt = state.play!.attempt!;
  const over = stood(state, party, attempt);
  if (!attempt.isHidden) return over;
  return audienceOf(state, from).reduce((seen, seat) => peeked(seen, attempt.cards, seat), over);
}

/** The reinforcements join the ace, or replace it if it was given up (WO3). */
function reinforced(state: State, { party, field }: ArcanoidEventOf<"AceReinforced">): State {
  const { cards } = state.play!.attempt!;
  const ace = state.parties[party]!.stands[field];
  const before = ace?.how === "engaged" ? ace.cards : [];
  const stand: Stand = {
    how: "engaged",
    order: state.clock,
    cards: [...before, ...cards],
    isHidden: false,
    isReinforced: true,
  };
  return filled(landed(state), party, field, stand);
}

function loaded(state: State, event: ArcanoidEventOf<"ChariotLoaded"> | ArcanoidEventOf<"ChariotFilled">): State {
  const { party, cards } = event;
  const chariot = event.type === "ChariotLoaded" ? { card: event.card, reserve: [] } : state.parties[party]!.chariot!;
  const taken = lifted(state, party, event.type === "ChariotLoaded" ? [event.card, ...cards] : cards);
  return withParty(taken, party, { chariot: { ...chariot, reserve: [...chariot.reserve, ...cards] } });
}

function unloaded(state: State, party: Party): State {
  const { chariot } = state.parties[party]!;
  if (!chariot) return state;
  return discardedOpenly(withParty(state, party, { chariot: undefined }), [chariot.card, ...chariot.reserve]);
}

/** The card leaves its place before it takes effect (T7). */
function played(state: State, { party, card, face }: ArcanoidEventOf<"TrumpPlayed">): State {
  const { goes, again = false, calls = 0, turnsWheel = false } = TRUMPS[face]!;
  const shown = reveal(state, { [card]: face });
  const moved =
    goes === "discard"
      ? openly(shown, party, card, face)
      : { ...lifted(shown, party, [card]), kept: [...state.kept, card] };
  return begun(moved, party, { card, again, calls, owed: turnsWheel ? [{ to: "wheel", party }] : [] });
}

function strengthened(state: State, { party, as }: ArcanoidEventOf<"StrengthGained">): State {
  const { room } = state.parties[party]!;
  if (as === "closed") return withParty(state, party, { room: { ...room, closed: room.closed + 1 } });
  return owing(withParty(state, party, { room: { ...room, open: room.open + 2 } }), { to: "open", party });
}

const untempered = (state: State): State =>
  state.temperance ? { ...fromTable(state, state.temperance.card), temperance: undefined } : state;

/** A demon's turn is right before its master's (M15b). */
function demonRaised(state: State, { party, seat }: ArcanoidEventOf<"DemonRaised">): State {
  const { order, play } = state;
  const demon = newParty("demon", seat, { closed: 0, open: CAPACITY }, play!.card);
  return owing(
    { ...state, parties: [...state.parties, demon], order: order.toSpliced(order.indexOf(seat), 0, party) },
    { to: "hand", party },
  );
}

/** A couple's cards stay until neither field has them (M16b). */
function toppled(state: State, { party, field, cards }: ArcanoidEventOf<"EngagementToppled">): State {
  const stand = state.parties[party]!.stands[field];
  const cleared = withStand(state, party, field, undefined);
  if (stand?.how !== "engaged") return cleared;
  if (stand.also !== undefined) {
    const other = state.parties[party]!.stands[stand.also];
    if (other?.how !== "engaged") return cleared;
    const { also: _, ...alone } = other;
    return withStand(cleared, party, stand.also, alone);
  }
  return discarded(
    cleared,
    cards.map((card) => ({ card, seenBy: witnesses(state, party, card, stand.isHidden) })),
  );
}

/** A trump can be called once; calling a minor uses up one call (M17 to M19). */
function called(state: State, { face }: ArcanoidEventOf<"CardCalled">): State {
  const play = state.play!;
  const calls = FACES.indexOf(face) < MINORS ? play.calls - 1 : 0;
  return { ...state, play: { ...play, calls }, stage: { at: "turn" } };
}

/** Handed over openly, into the closed hand, or a demon's open one (I34). The giver draws (M17). */
function handed(state: State, { from, to, card, face }: ArcanoidEventOf<"CardHanded">): State {
  const given = lifted(reveal(state, { [card]: face }), from, [card]);
  const { kind, closed, open } = given.parties[to]!;
  const taken = withParty(given, to, kind === "demon" ? { open: [...open, card] } : { closed: [...closed, card] });
  return owing({ ...peeked(taken, [card], "all"), play: { ...state.play!, calls: 0 } }, { to: "hand", party: from });
}

const worldLaid = (state: State, { party, field, card }: ArcanoidEventOf<"WorldLaid">): State =>
  filled(state, party, field, {
    how: "engaged",
    order: state.clock,
    cards: [card],
    isHidden: false,
    isReinforced: false,
  });

/**
 * All seats, starting with the drawing one: for a demon its master's; for the Tide, which is last, the first seat (P3,
 * P6).
 */
function votersFrom({ seats, parties, first }: State, drawer: Party) {
  const from = parties[drawer]!.seat ?? first;
  return Array.from({ length: seats }, (_, i) => (from + i) % seats);
}
