import type { Seat } from "../../shared/engine/contract/events.ts";
import type { Recorded } from "../../shared/engine/match/log-entry.ts";
import type { Event as Arcanoid } from "../../shared/games/arcanoid/events.ts";
import type { Event as Tranquility } from "../../shared/games/tranquility/events.ts";
import type { Event as Wayward } from "../../shared/games/wayward/events.ts";

/** "!" for required fields, "?" for optional ones. */
type Fields<T> = {
  readonly [K in Exclude<keyof T, "type" | "secret">]-?: Record<never, never> extends Pick<T, K> ? "?" : "!";
};

/** A new field does not compile until it is added. */
export type FieldsOf<Event extends { readonly type: string }> = {
  readonly [T in Event["type"]]: Fields<Extract<Event, { readonly type: T }>>;
};

type Entry = Recorded & Readonly<Record<string, unknown>>;

/** The seats that an event is for; undefined for all. */
type Audience = (entry: Entry) => readonly Seat[] | undefined;

/** A game's events, to be compared with its protocol page. */
interface GameEventTypes {
  readonly events: Readonly<Record<string, Readonly<Record<string, "?" | "!">>>>;
  /** The seats that each event is for, by the words in the page's column "to". */
  audiences(log: readonly Recorded[]): Readonly<Record<string, Audience>>;
}

const EVERYBODY = { all: () => undefined, none: () => [] };

const SEAT = { seat: "!" } as const;
const PARTY = { party: "!" } as const;
const CARDS = { cards: "!" } as const;
const CARD = { card: "!" } as const;
const CELL = { cell: "!" } as const;
const FIELD = { field: "!" } as const;
const FACES = { faces: "!" } as const;

const TRANQUILITY: FieldsOf<Tranquility> = {
  PilesDealt: { piles: "!" },
  CardsSetAside: CARDS,
  ExplorerStacked: CARDS,
  CardsDrawn: { ...SEAT, ...CARDS },
  UnseenShuffled: CARDS,
  HandChanged: { ...SEAT, ...CARDS },
  TurnStarted: SEAT,
  CardPlaced: { ...SEAT, ...CARD, ...CELL, face: "!", side: "?", value: "?" },
  CostPaid: { ...SEAT, ...CARDS },
  PairDiscarded: { ...SEAT, ...CARDS },
  StartPlayed: { ...SEAT, ...CARD, face: "!" },
  TollOpened: { amount: "!" },
  TollOffered: { ...SEAT, ...CARDS },
  TollSettled: { paid: "!" },
  FinishPlaced: { ...SEAT, ...CARD, face: "!" },
  BoardFilled: {},
  HandShuffled: { ...SEAT, ...CARDS, were: "!" },
  RoofOpened: {},
  ExplorerDrawn: { ...SEAT, ...CARD, face: "?" },
  ExplorerKept: { ...SEAT, ...CARD },
  ExplorerSpent: { ...SEAT, ...CARD },
  StormRaised: { ...SEAT, ...CARD, ...CELL, storm: "!" },
  IslandSwallowed: { ...SEAT, ...CARD, ...CELL, monster: "!" },
  RocksStruck: { ...SEAT, rocks: "!" },
  PileTopLost: { ...SEAT, ...CARD },
  SpecialDrawn: { ...SEAT, ...CARD, face: "!" },
  StormCleared: { ...SEAT, ...CELL, compass: "!", storm: "!" },
  HandsTurned: { ...SEAT, compass: "!", side: "!" },
  CardTurned: { ...SEAT, ...CARD, ...CELL, side: "!" },
  RowRefilled: { ...CARDS, ...FACES },
  RowTaken: { ...SEAT, ...CARDS },
  HandSwept: { ...SEAT, ...CARDS, ...FACES },
  SeatPassed: SEAT,
  Scored: { scores: "!" },
};

const ARCANOID: FieldsOf<Arcanoid> = {
  RoundBegun: { round: "!", first: "!" },
  PileDealt: { pile: "!", were: "?" },
  CardsDrawn: { ...PARTY, ...CARDS },
  CardsOpened: { ...PARTY, ...CARDS, ...FACES },
  UnseenShuffled: CARDS,
  HandChanged: { ...PARTY, ...CARDS },
  TurnStarted: { ...PARTY, extra: "?" },
  CardDiscarded: { ...PARTY, ...CARD, face: "?" },
  FieldAbdicated: { ...PARTY, ...FIELD, reason: "!" },
  PartyOut: { ...PARTY, ...CARDS, reserve: "!" },
  ShedAsked: { ...PARTY, count: "!" },
  CardsShed: { ...PARTY, ...CARDS },
  EngagementTried: {
    ...{ ...PARTY, ...FIELD, ...CARDS, also: "?", faces: "?", chariot: "?", reinforces: "?" },
    ...({ hidden: "?", magician: "?" } as const),
  },
  StealForgone: PARTY,
  FoolPlayed: { ...PARTY, ...CARD },
  EngagementLookedAt: { ...PARTY, ...CARDS },
  FoolWasted: PARTY,
  EngagementStolen: { ...PARTY, ...FIELD, from: "!" },
  EngagementStood: { ...PARTY, ...FIELD },
  AceGivenUp: { ...PARTY, ...FIELD, ...CARDS },
  AceReinforced: { ...PARTY, ...FIELD },
  ChariotLoaded: { ...PARTY, ...CARD, ...CARDS, ...FACES },
  ChariotFilled: { ...PARTY, ...CARDS, ...FACES },
  ChariotDropped: { ...PARTY, ...CARD, ...CARDS },
  TrumpPlayed: { ...PARTY, ...CARD, face: "!" },
  HandLookedAt: { ...PARTY, ...CARDS, of: "!" },
  KindNamed: { ...PARTY, kind: "!" },
  CardsShown: { ...PARTY, ...CARDS, ...FACES },
  RowOpened: PARTY,
  HermitSettled: { ...PARTY, left: "!" },
  HermitAsked: PARTY,
  ExtraTurnForgone: { ...PARTY, until: "!" },
  HermitSpent: PARTY,
  StrengthGained: { ...PARTY, as: "!" },
  HandThrown: { ...PARTY, ...CARDS },
  PileBuried: CARDS,
  FieldTempered: { ...PARTY, ...FIELD },
  TemperanceLifted: { ...PARTY, reason: "!" },
  DemonRaised: { ...PARTY, ...SEAT },
  DemonGone: PARTY,
  EngagementToppled: { ...PARTY, ...FIELD, ...CARDS },
  CardCalled: { ...PARTY, face: "!" },
  CardHanded: { from: "!", to: "!", ...CARD, face: "!" },
  CallMissed: PARTY,
  CallLeft: PARTY,
  TideTurned: { ...CARDS, ...FACES },
  WorldLaid: { ...PARTY, ...FIELD, ...CARD },
  RenewalAsked: PARTY,
  RenewalVoted: { ...SEAT, renew: "!" },
  PileRenewed: { ...CARDS, were: "!" },
  PileClosed: { reason: "!" },
  HandShuffled: { ...PARTY, ...CARDS, were: "!" },
  SecretsRevealed: { ...CARDS, ...FACES },
  FieldWon: { ...PARTY, ...FIELD, seat: "?", reason: "!", strength: "?", next: "?" },
  RoundScored: { fields: "!" },
  MatchScored: { fields: "!" },
};

/** Fields of an event about an automaton. */
const OF = { ...SEAT, rule: "!" } as const;
const GOODS = { ...OF, coins: "!", cargo: "!" } as const;

const WAYWARD: FieldsOf<Wayward> = {
  LapStacked: { lap: "!", decks: "!" },
  CoinsStacked: CARDS,
  FirstDrawn: SEAT,
  CardRevealed: { ...OF, ...CARD, face: "!", turn: "!", stage: "!", bonus: "!", begins: "?" },
  SectionRead: {
    ...{ ...OF, no: "!", side: "!", stage: "!", section: "!" },
    ...({ stages: "!", grid: "!", mirror: "!", laden: "!", goods: "?", again: "?" } as const),
  },
  Answered: { ...OF, question: "!", answer: "!" },
  Reported: { ...OF, what: "!" },
  Corrected: { ...OF, ...FIELD, to: "!", was: "!" },
  ClaimCorrected: { ...OF, who: "!", achievement: "!", claimed: "!" },
  Asked: { ...OF, question: "!" },
  SeaExplored: { ...OF, cells: "!", touched: "!" },
  CoinFlipped: { ...OF, coin: "!", face: "!", why: "!" },
  AdvancementClaimed: { ...OF, cell: "?", pile: "!", icons: "!" },
  InfluencePlaced: { ...OF, ...CELL, n: "!", unless: "?" },
  PlacementDropped: { ...OF, ...CELL, n: "!" },
  ShipMoved: { ...OF, to: "!" },
  IslandsTaken: { ...OF, cells: "!" },
  AttackSettled: { ...OF, coming: "!" },
  ConditionSettled: { ...OF, holds: "!" },
  BattleBegun: { ...OF, kind: "!", cell: "?", target: "?", parts: "!", half: "!", cannons: "!" },
  BattleEnded: { ...OF, kind: "!", won: "!", hits: "!", lost: "!", lostCargo: "?", sank: "!" },
  GarrisonStruck: { ...OF, ...CELL },
  ShipSunk: { ...OF, whose: "!", coins: "!" },
  GoodsGained: GOODS,
  CargoConverted: GOODS,
  UpgradeGained: { ...OF, cannons: "!" },
  DamageRepaired: { ...OF, n: "!" },
  BuildingPlaced: { ...OF, what: "!" },
  GoodsDelayed: GOODS,
  GoodsLaid: GOODS,
  BuildingsLost: { ...OF, buildings: "!" },
  StepSkipped: OF,
  AchievementMarked: { ...OF, achievement: "!", cubes: "!" },
  AchievementClaimed: { ...OF, who: "!", achievement: "!" },
  LastTurnsCalled: { ...OF, claimant: "!", left: "!" },
  TurnEnded: OF,
  LapBegun: { ...OF, lap: "!" },
  Scored: { ...OF, totals: "!", winner: "!" },
};

/** The seats that play a party: its own seat, the Devil's player for a demon, none for the Tide. */
function players(log: readonly Recorded[]): Audience {
  const seats = log.filter(({ type }) => type === "SeatTaken").length;
  const masters = new Map<unknown, Seat>();
  for (const entry of log as readonly Entry[])
    if (entry.type === "DemonRaised") masters.set(`${roundAt(log, entry)} ${entry.party}`, entry.seat as Seat);
  return (entry) => {
    const party = entry.party as number;
    if (party < seats) return [party];
    const master = masters.get(`${roundAt(log, entry)} ${party}`);
    return master === undefined ? [] : [master];
  };
}

const roundAt = (log: readonly Recorded[], { v }: Recorded): number =>
  log.filter((entry) => entry.type === "RoundBegun" && entry.v < v).length;

/** Event types by game id. */
export const GAME_EVENT_TYPES: Readonly<Record<string, GameEventTypes>> = {
  tranquility: {
    events: TRANQUILITY,
    audiences: () => {
      const seat: Audience = (entry) => [entry.seat as Seat];
      const unseen: Audience = (entry) => (entry.face === undefined ? seat(entry) : undefined);
      return { ...EVERYBODY, "the seat": seat, "the seat, without `face`": unseen };
    },
  },
  arcanoid: {
    events: ARCANOID,
    audiences: (log) => {
      const seat = players(log);
      const hidden: Audience = (entry) => (entry.hidden ? seat(entry) : undefined);
      return { ...EVERYBODY, "the seat": seat, "the seat, if it is hidden": hidden };
    },
  },
  wayward: { events: WAYWARD, audiences: () => EVERYBODY },
};
