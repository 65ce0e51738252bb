import type { Coverage } from "../../engine/contract/coverage.ts";
import type { Event, FieldWinReason } from "./events.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";
import { VARIANTS, type VariantRules } from "./variants.ts";

/** Always, or with some options. */
type Condition = true | ((options: Options, variant: VariantRules) => boolean);

const isDresden: Condition = (_, { tempering }) => tempering === "own";
const isStrict: Condition = (_, { tempering }) => tempering === "strict";
const hasSecrets: Condition = (_, { secret }) => secret !== "none";
const isKoblenz: Condition = (_, { secret }) => secret === "once";
const isMalta: Condition = (_, { secret }) => secret === "magician";
const isWorms: Condition = (_, { aces }) => aces === "reinforced";
const hasTide: Condition = ({ tide }) => tide;
const hasVotes: Condition = ({ renewals }) => renewals !== 0;
const isLimited: Condition = ({ renewals }) => renewals !== "agreed";
const isLong: Condition = ({ rounds }) => rounds > 1;
const changesSuits: Condition = (_, { secret }) => secret !== "magician";

const EVENTS: Readonly<Record<Event["type"], Condition>> = {
  RoundBegun: true,
  PileDealt: true,
  CardsDrawn: true,
  CardsOpened: true,
  // Only in branches, which simulations do not play.
  UnseenShuffled: () => false,
  HandChanged: () => false,
  TurnStarted: true,
  CardDiscarded: true,
  FieldAbdicated: true,
  PartyOut: true,
  ShedAsked: true,
  CardsShed: true,
  EngagementTried: true,
  StealForgone: true,
  FoolPlayed: true,
  EngagementLookedAt: hasSecrets,
  FoolWasted: hasSecrets,
  EngagementStolen: true,
  EngagementStood: true,
  AceGivenUp: isWorms,
  AceReinforced: isWorms,
  ChariotLoaded: true,
  ChariotFilled: true,
  ChariotDropped: true,
  TrumpPlayed: true,
  HandLookedAt: true,
  KindNamed: true,
  CardsShown: true,
  RowOpened: true,
  HermitSettled: true,
  HermitAsked: true,
  ExtraTurnForgone: true,
  HermitSpent: true,
  StrengthGained: true,
  HandThrown: true,
  PileBuried: true,
  FieldTempered: true,
  TemperanceLifted: true,
  DemonRaised: true,
  DemonGone: true,
  EngagementToppled: true,
  CardCalled: true,
  CardHanded: true,
  CallMissed: true,
  CallLeft: true,
  TideTurned: hasTide,
  WorldLaid: true,
  RenewalAsked: hasVotes,
  RenewalVoted: hasVotes,
  PileRenewed: hasVotes,
  PileClosed: true,
  HandShuffled: true,
  SecretsRevealed: hasSecrets,
  FieldWon: true,
  RoundScored: true,
  MatchScored: true,
};

/** Trumps with a `TrumpPlayed`: Fool, Chariot and World have other events; the rest are engaged. */
const PLAYED = [2, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

const REASONS: Readonly<Record<FieldWinReason, Condition>> = {
  world: true,
  imperial: true,
  royal: true,
  illegitimate: true,
  points: true,
  "top-card": true,
  "fewest-cards": ({ ties }) => ties === "fewest-cards",
  "no-magician": changesSuits,
  "last-abdication": true,
};

/** Cases of `branchesOf` in `coverage.ts`. */
const BRANCHES: Readonly<Record<string, Condition>> = {
  ...Object.fromEntries(PLAYED.map((number) => [`TrumpPlayed: t${number}`, true])),
  ...Object.fromEntries(Object.entries(REASONS).map(([reason, where]) => [`FieldWon: ${reason}`, where])),
  "FieldWon: for nobody": hasTide,
  "TurnStarted: extra": true,
  "ExtraTurnForgone: next": true,
  "ExtraTurnForgone: own-turn": true,
  "CardDiscarded: open": true,
  "FieldAbdicated: choice": true,
  "FieldAbdicated: judgement": true,
  "FieldAbdicated: world": true,
  "FieldAbdicated: end": hasTide,
  "EngagementTried: two fields": true,
  "EngagementTried: reserve": true,
  "EngagementTried: reinforcement": isWorms,
  "EngagementTried: secret": hasSecrets,
  "EngagementTried: hidden by the Magician": isMalta,
  "EngagementToppled: half": true,
  "EngagementToppled: whole": true,
  "StrengthGained: open": true,
  "StrengthGained: closed": true,
  "TemperanceLifted: engaged": isDresden,
  "TemperanceLifted: chosen": isStrict,
  "TemperanceLifted: pile": true,
  "TemperanceLifted: out": true,
  "DemonGone: last": true,
  "RenewalVoted: yes": hasVotes,
  "RenewalVoted: no": hasVotes,
  "PileClosed: vote": hasVotes,
  "PileClosed: limit": isLimited,
  "PileClosed: nothing": hasVotes,
  "PileClosed: death": true,
};

const REFUSALS: Readonly<Record<string, Condition>> = {
  MatchIsOver: true,
  NotYourTurn: true,
  NotInThisVariant: true,
  NotYours: true,
  SameCardTwice: true,
  NotFree: true,
  FieldTempered: true,
  FieldTouched: true,
  NotAnEngagement: true,
  NotAsOffered: true,
  NoMagician: true,
  TwoFieldsNeedACouple: true,
  OneFieldOnly: hasSecrets,
  NotASecretCard: hasSecrets,
  SecretIsSpent: isKoblenz,
  NoLoneAce: isWorms,
  NoReserve: true,
  ReserveDoesNotFit: true,
  NotThatTrump: true,
  NotTheFool: true,
  NoTarget: true,
  NotInPlay: true,
  NothingToLookAt: true,
  NothingToTopple: true,
  PileIsEmpty: true,
  WindowIsOpen: true,
  NoWindow: true,
  VoteIsOpen: hasVotes,
  NoVote: true,
  CallIsOpen: true,
  NoCall: true,
  NoSuchFace: true,
  ShedIsDue: true,
  WrongCount: true,
};

const OUTCOMES: Readonly<Record<string, Condition>> = {
  "won fields": true,
  "won swords": true,
  "won staves": true,
  "won cups": true,
  "won latest": isLong,
  "draw none": hasTide,
};

const namesIn = (table: Readonly<Record<string, Condition>>, options: Options): string[] =>
  Object.keys(table).filter((name) => {
    const where = table[name]!;
    return where === true || where(options, VARIANTS[options.variant]);
  });

export const repertoire = (options: Options): ReturnType<Coverage<State, Event, Options>["repertoire"]> => ({
  events: namesIn({ ...EVENTS, ...BRANCHES }, options),
  refusals: namesIn(REFUSALS, options),
  outcomes: namesIn(OUTCOMES, options),
});
