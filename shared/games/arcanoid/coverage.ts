import type { Coverage, GoalDistance } from "../../engine/contract/coverage.ts";
import { type ArcanoidFace, type Field, KINDS, kindOf } from "./cards.ts";
import type { Event, FieldWinReason } from "./events.ts";
import type { Options } from "./options.ts";
import { repertoire } from "./repertoire.ts";
import { outcomeOf, tableOf } from "./scoring.ts";
import type { State } from "./state.ts";
import { VARIANTS } from "./variants.ts";

/** @param next the following event of the step */
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

/** Events that follow a demon's leaving only if no party is in play. */
const ENDING: ReadonlySet<string> = new Set<Event["type"]>(["SecretsRevealed", "FieldWon"]);

const branches = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event, i) => [
    event.type,
    ...branchesOf(event, events[i + 1]).map((branch) => `${event.type}: ${branch}`),
  ]);

const everyFieldToTheTide: GoalDistance<State, Event> = ({ results }) =>
  results.flat().filter((seat) => seat !== null).length;

/** 0 with the event; otherwise smaller with more occasions for it. */
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

/** The distance from a match that this suit decides, after ties in fields and in the suits before (G2, G3). */
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

/** Rare events, each searched in the shortest matches that can have it. */
function goals({ rounds, tide, variant, ties }: Options): Readonly<Record<string, GoalDistance<State, Event>>> {
  const { secret } = VARIANTS[variant];
  // With two seats and an odd number of rounds, a tie in swords needs fields won by the Tide.
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

export const coverage: Coverage<State, Event, Options> = {
  repertoire,
  branches,
  goals,
  // The Hierophant reveals all cards of a kind (M5a).
  kindOf: (face) => kindOf(face as ArcanoidFace),
  // Hidden cards decide whether a call hits (M17), and whether the Fool can steal a secret engagement (KO5).
  forced: ["CardHanded", "FoolWasted"],
};
