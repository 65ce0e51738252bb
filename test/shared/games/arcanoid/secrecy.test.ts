import { expect, test } from "vitest";
import type { Seat } from "../../../../shared/engine/contract/events.ts";
import { redact } from "../../../../shared/engine/contract/secrecy.ts";
import { headerOf } from "../../../../shared/engine/log/format.ts";
import type { Recorded } from "../../../../shared/engine/match/log-entry.ts";
import { type Options, VARIANT_NAMES } from "../../../../shared/games/arcanoid/options.ts";
import { gameOf } from "../../../kit/games.ts";
import { samples } from "../../../kit/strength.ts";
import { dealt, playOn } from "../../../lab/bots.ts";
import { randomPlayer } from "../../../lab/players.ts";
import { leaksOfLog, type Truth } from "../../../server/rooms/wiretap.ts";

const game = gameOf("arcanoid")!;
const SEATS = 3;

/** `textFor` is the log as a viewer receives it before the end. */
function recordedMatch(variant: Options["variant"], n: number) {
  const options = { variant, tide: n % 2 === 1, rounds: 1, renewals: 2, ties: "top-card" } satisfies Options;
  const bout = { game, options, seats: SEATS, name: "whim", id: `${variant}-${n}`, text: `secrecy ${variant} ${n}` };
  const { match, log } = playOn(bout, dealt(bout), randomPlayer(bout)).at(-1)!;
  const { outcome: _, ...header } = headerOf(match, log);
  const truth: Truth = { log, secrets: [] };
  const textFor = (seat: Seat | undefined, entries: readonly Recorded[]): string =>
    [header, ...entries.map((entry) => redact(entry, seat ?? "table"))].map((line) => JSON.stringify(line)).join("\n");
  return { log, truth, textFor };
}

const VIEWERS: readonly (Seat | undefined)[] = [...Array(SEATS).keys(), undefined];

test.each(VARIANT_NAMES)("S6, P1, KO1: no player is sent a face that they may not know: %s", (variant) => {
  for (let n = 0; n < samples(3); n++) {
    const { log, truth, textFor } = recordedMatch(variant, n);
    for (const viewer of VIEWERS) expect(leaksOfLog(textFor(viewer, log), viewer, truth)).toEqual([]);
  }
});

/** Reveals the entry's secret to this seat as well. */
const betrayed = (entry: Recorded, seat: Seat): Recorded =>
  entry.secret ? { ...entry, secret: { ...entry.secret, to: [...entry.secret.to, seat] } } : entry;

/** Kinds of secret entries, each with a variant in which it occurs. */
const SECRETS = {
  "a hand that is drawn": ["dresden", ({ type }) => type === "CardsDrawn"],
  "a hand that is looked at": ["nassau", ({ type }) => type === "HandLookedAt"],
  "a hand that goes by fresh handles": ["mainz", ({ type }) => type === "HandShuffled"],
  "a pile that is renewed": ["dresden", ({ type }) => type === "PileRenewed"],
  "an engagement laid face down": ["koblenz", (entry) => "hidden" in entry],
  "one that the Magician hides": ["malta", (entry) => "hidden" in entry],
} satisfies Record<string, readonly [Options["variant"], (entry: Recorded) => boolean]>;

test.each(Object.entries(SECRETS))("a leak is found: %s", (_, [variant, isIt]) => {
  for (let n = 0; ; n++) {
    const { log, truth, textFor } = recordedMatch(variant, n);
    const entry = log.find((one) => isIt(one) && one.secret && !one.secret.to.includes(0));
    if (!entry) continue;
    const leaky = log.map((one) => (one === entry ? betrayed(one, 0) : one));
    expect(leaksOfLog(textFor(0, log), 0, truth)).toEqual([]);
    expect(leaksOfLog(textFor(0, leaky), 0, truth)).not.toEqual([]);
    return;
  }
});

test("P1: a leak is found: a discard that says what it is", () => {
  const { log, truth, textFor } = recordedMatch("dresden", 0);
  const faces: Record<string, string> = Object.assign({}, ...log.map(({ secret }) => secret?.faces ?? {}));
  const thrown = log.find((entry) => entry.type === "CardDiscarded" && entry.by !== 0 && !("face" in entry))!;
  const { card } = thrown as Recorded & { readonly card: number };
  const leaky = log.map((one) => (one === thrown ? { ...one, face: faces[card] } : one));
  expect(leaksOfLog(textFor(0, leaky), 0, truth)).not.toEqual([]);
});
