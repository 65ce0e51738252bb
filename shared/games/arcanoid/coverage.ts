import type { Coverage, GoalDistance } from "../../engine/contract/coverage.ts";
import { type ArcanoidFace, type Field, KINDS, kindOf } from "./cards.ts";
import type { Event, FieldWinReason } from "./events.ts";
import type { Options } from "./options.ts";
import { outcomeOf, tableOf } from "./scoring.ts";
import type { State } from "./state.ts";
import { VARIANTS, type VariantRules } from "./variants.ts";

/** Where something can occur: always, or with options that satisfy the predicate. */
type Where = true | ((options: Options, variant: VariantRules) => boolean);

const isDresden: Where = (_, { tempering }) => tempering === "own";
const isStrict: Where = (_, { tempering }) => tempering === "strict";
const hasSecrets: Where = (_, { secret }) => secret !== "none";
const isKoblenz: Where = (_, { secret }) => secret === "once";
const isMalta: Where = (_, { secret }) => secret === "magician";
const isWorms: Where = (_, { aces }) => aces === "reinforced";
const hasTide: Where = ({ tide }) => tide;
const hasVotes: Where = ({ renewals }) => renewals !== 0;
const isLimited: Where = ({ renewals }) => renewals !== "agreed";
const isLong: Where = ({ rounds }) => rounds > 1;
const changesSuits: Where = (_, { secret }) => secret !== "magician";

/** Where each event can occur. */
const EVENTS: Readonly<Record<Event["type"], Where>> = {
  RoundBegun: true,
  PileDealt: true,
  CardsDrawn: true,
  CardsOpened: true,
  // Only in branches, which simulations never play.
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

/** Trumps played on their own; the others are laid, loaded or engaged. */
const PLAYED = [2, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

const REASONS: Readonly<Record<FieldWinReason, Where>> = {
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

/** Branches of the rules that share an event. */
const BRANCHES: Readonly<Record<string, Where>> = {
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

/** Where each refusal can occur. */
const REFUSALS: Readonly<Record<string, Where>> = {
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

const OUTCOMES: Readonly<Record<string, Where>> = {
  "won fields": true,
  "won swords": true,
  "won staves": true,
  "won cups": true,
  "won latest": isLong,
  "draw none": hasTide,
};

const namesIn = (table: Readonly<Record<string, Where>>, options: Options): string[] =>
  Object.keys(table).filter((name) => {
    const where = table[name]!;
    return where === true || where(options, VARIANTS[options.variant]);
  });

/** The suffixes that distinguish an event from others of its type. */
function branchesOf(event: Event, next: Event | undefined): readonly string[] {
  switch (event.type) {
    case "TrumpPlayed":
      return [event.face];
    case "FieldWon":
      return event.seat === undefined ? [event.reason, "for nobody"] : [event.reason];
    case "TurnStarted":
      return event.extra ? ["extra"] : [];
    case "ExtraTurnForgone":
      return [event.until];
    case "CardDiscarded":
      return event.face === undefined ? [] : ["open"];
    case "FieldAbdicated":
    case "TemperanceLifted":
    case "PileClosed":
      return [event.reason];
    case "EngagementTried":
      return [
        ...(event.also === undefined ? [] : ["two fields"]),
        ...(event.chariot ? ["reserve"] : []),
        ...(event.reinforces ? ["reinforcement"] : []),
        ...(event.hidden ? ["secret"] : []),
        ...(event.magician === undefined ? [] : ["hidden by the Magician"]),
      ];
    case "EngagementToppled":
      return [event.cards.length > 0 ? "whole" : "half"];
    case "StrengthGained":
      return [event.as];
    case "DemonGone":
      return next && ENDING.has(next.type) ? ["last"] : [];
    case "RenewalVoted":
      return [event.renew ? "yes" : "no"];
    default:
      return [];
  }
}

/** Events that can only follow when no party is in play. */
const ENDING: ReadonlySet<string> = new Set<Event["type"]>(["SecretsRevealed", "FieldWon"]);

const branches = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event, i) => [
    event.type,
    ...branchesOf(event, events[i + 1]).map((branch) => `${event.type}: ${branch}`),
  ]);

/** The number of fields not won by the Tide. */
const everyFieldToTheTide: GoalDistance<State, Event> = ({ results }) =>
  results.flat().filter((seat) => seat !== null).length;

/** An event that must occur; the more opportunities there were, the closer. */
const shows =
  (isIt: (event: Event) => boolean, isOccasion: (event: Event) => boolean = () => false): GoalDistance<State, Event> =>
  (_, events) =>
    events.some(isIt) ? 0 : 1 + 1 / (1 + events.filter(isOccasion).length);

const wonBy = (reason: FieldWinReason): GoalDistance<State, Event> =>
  shows((event) => event.type === "FieldWon" && event.reason === reason);

const wastedFool = shows(
  ({ type }) => type === "FoolWasted",
  (event) => event.type === "EngagementTried" && event.hidden === true,
);

const halfToppled = shows(
  (event) => event.type === "EngagementToppled" && event.cards.length === 0,
  (event) => event.type === "EngagementTried" && event.also !== undefined,
);

const turnedTide = shows(
  ({ type }) => type === "TideTurned",
  ({ type }) => type === "TrumpPlayed",
);

const engagedReserve = shows(
  (event) => event.type === "EngagementTried" && event.chariot !== undefined,
  ({ type }) => type === "ChariotLoaded",
);

/** The two seats with the most fields are tied in number and in the first suits, and this suit decides (G2, G3). */
const decidedBy =
  (suit: Field | "latest"): GoalDistance<State, Event> =>
  (state) => {
    const { reason } = outcomeOf(state);
    if (reason === (suit === "latest" ? suit : KINDS[suit])) return 0;
    const sums = tableOf(state).map((suits) => [suits.reduce((sum, won) => sum + won, 0), ...suits]);
    const [best, second] = sums.toSorted(([a], [b]) => b! - a!);
    const equal = suit === "latest" ? best!.length : 1 + suit;
    const gaps = best!.slice(0, equal).map((won, i) => Math.abs(won - second![i]!));
    return 1 + gaps.reduce((sum, gap) => sum + gap, 0);
  };

/** Rare events, in the shortest matches that can show them, because they are replayed often. */
function goals({ rounds, tide, variant, ties }: Options): Readonly<Record<string, GoalDistance<State, Event>>> {
  const { secret } = VARIANTS[variant];
  // With an odd number of rounds, swords can only be tied if the Tide has won some.
  if (rounds > 1)
    return tide
      ? {
          "a tie that staves decide": decidedBy(1),
          "a tie that cups decide": decidedBy(2),
          "a tie that the latest field decides": decidedBy("latest"),
        }
      : {};
  return {
    "half of a couple is brought down": halfToppled,
    "a reserve is engaged": engagedReserve,
    ...(tide && { "the Tide is turned": turnedTide }),
    "a tie that the top card decides": wonBy("top-card"),
    ...(tide && { "a draw": everyFieldToTheTide }),
    ...(secret !== "none" && { "a wasted Fool": wastedFool }),
    ...(secret !== "magician" && { "a tie without the Magician": wonBy("no-magician") }),
    ...(ties === "fewest-cards" && { "a tie that fewer cards decide": wonBy("fewest-cards") }),
  };
}

/** Everything that can happen in Arcanoïd, and every refusal, by options. */
export const coverage: Coverage<State, Event, Options> = {
  repertoire: (options) => ({
    events: namesIn({ ...EVENTS, ...BRANCHES }, options),
    refusals: namesIn(REFUSALS, options),
    outcomes: namesIn(OUTCOMES, options),
  }),
  branches,
  goals,
  // The Hierophant reveals all cards of a kind (M5a).
  kindOf: (face) => kindOf(face as ArcanoidFace),
  // A call finds a card or not (M17); a secret engagement may be protected from the Fool (KO5).
  forced: ["CardHanded", "FoolWasted"],
};
