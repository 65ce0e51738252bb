import { MEMOIZED_EVENTS, memoizeLast } from "../../engine/memoize-last.ts";
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
} from "./card-zones.ts";
import { WORLD } from "./cards.ts";
import type { ArcanoidEventOf, Event } from "./events.ts";
import { faceCalled, fooled, kindNamed } from "./public-knowledge.ts";
import {
  abdicated,
  engagementStood,
  engagementTried,
  forgone,
  reinforced,
  stolen,
  toppled,
  withStand,
  worldLaid,
} from "./reducers/engagements.ts";
import { begun, drawn, opened, openly, owing, settled, turned } from "./reducers/plays.ts";
import {
  called,
  demonRaised,
  forgoing,
  handed,
  loaded,
  played,
  strengthened,
  unloaded,
  untempered,
} from "./reducers/trumps.ts";
import { newRound } from "./rounds.ts";
import { audienceOf, type Party, type State } from "./state.ts";

/** Depends only on public information; secrets only add faces. An unknown event of a later release gives undefined. */
export const evolve = memoizeLast(reduce, MEMOIZED_EVENTS);

function reduce(before: State, event: Event): State {
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
      return engagementTried(state, event);
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
      return engagementStood(state, event.party, state.play!.attempt!);
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
      // `RoundScored` records the winners.
      return state;
    case "RoundScored":
      return { ...state, results: [...state.results, event.fields] };
    case "MatchScored":
      return { ...settled(state), stage: { at: "over" } };
  }
}

/** Events whose secrets have the faces of new handles. */
const GIVE_HANDLES: ReadonlySet<Event["type"]> = new Set(["PileDealt", "PileRenewed", "HandShuffled"]);

const faceOf = ({ card, face }: ArcanoidEventOf<"CardDiscarded">) =>
  face === undefined ? undefined : { [card]: face };

const openFace = (state: State, card: number): State => reveal(state, { [card]: WORLD });

/** F8: discards hand and Chariot. Other trumps on the table leave by events of their own. */
function out(state: State, { party, cards }: ArcanoidEventOf<"PartyOut">): State {
  const left = thrown(state, party, cards);
  const emptied = left.parties[party]!.chariot ? unloaded(left, party) : left;
  return withParty(emptied, party, { isOut: true });
}

/**
 * Seats in the order of the vote (P3, P6): from the drawing party's seat; if the Tide draws, from the first of the
 * round.
 */
function votersFrom({ seats, parties, first }: State, drawer: Party) {
  const from = parties[drawer]!.seat ?? first;
  return Array.from({ length: seats }, (_, i) => (from + i) % seats);
}
