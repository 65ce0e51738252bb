import { describe, expect, it } from "vitest";
import type { Outcome } from "../../shared/engine/contract/game.ts";
import { read } from "../../shared/engine/log/format.ts";
import { verify } from "../../shared/engine/log/verify.ts";
import { gameOf } from "../../shared/games/index.ts";
import type { Event } from "../../shared/games/tranquility/events.ts";
import type { Options } from "../../shared/games/tranquility/options.ts";
import { isNightly, NOT_CHOSEN, someAtGate } from "../kit/strength.ts";
import { executablePath, noBrowser } from "./kit/chromium.ts";
import { comeBackTo, openBegun, type Screen } from "./kit/people.ts";
import { FINGER, type Hand, KEYS, POINTER, playOn, SeatedPage } from "./kit/seated-page.ts";

/** Tests of log entries. `isFirst`: the entry is the first of its step. */
const THINGS = {
  "a toll": ({ type }) => type === "TollSettled",
  "a pair discarded": ({ type }) => type === "PairDiscarded",
  "a cost paid at once": ({ type }, isFirst) => type === "CostPaid" && !isFirst,
  "a cost paid in a second step": ({ type }, isFirst) => type === "CostPaid" && isFirst,
  "a joker with a number": (event) => event.type === "CardPlaced" && event.value !== undefined,
  "a storm": ({ type }) => type === "StormRaised",
  "a storm cleared": ({ type }) => type === "StormCleared",
  "a monster": ({ type }) => type === "IslandSwallowed",
  rocks: ({ type }) => type === "RocksStruck",
  "an explorer card kept": ({ type }) => type === "ExplorerKept",
  "the roof opened": ({ type }) => type === "RoofOpened",
  "hands turned": ({ type }) => type === "HandsTurned",
  "a card turned": ({ type }) => type === "CardTurned",
  "a sweep": ({ type }) => type === "HandSwept",
  "points counted": ({ type }) => type === "Scored",
  "a lighthouse lit": ({ type }) => type === "FinishPlaced",
} satisfies Record<string, (event: Event, isFirst: boolean) => boolean>;
type Thing = keyof typeof THINGS;

const PEOPLE = {
  desk: { screen: "desk", hand: POINTER },
  keys: { screen: "desk", hand: KEYS },
  phone: { screen: "phone", hand: FINGER },
} as const satisfies Record<string, { screen: Screen; hand: Hand }>;

interface Crossing {
  /** Determines a deal in which all `things` of `THINGS` happen. */
  readonly id: string;
  /** Moves before the pages open; none in nightly runs. */
  readonly begun: number;
  readonly options: Options;
  readonly people: readonly (keyof typeof PEOPLE)[];
  readonly things: readonly Thing[];
  readonly outcome: Partial<Outcome>;
}

const HOME: Partial<Outcome> = { result: "won", reason: "finished" };

const CROSSINGS: readonly Crossing[] = [
  {
    id: "underarchbegun000",
    begun: 11,
    options: { mode: "arch", galateia: false, talk: "silent" },
    people: ["phone"],
    things: ["a pair discarded", "a cost paid at once", "the roof opened", "a lighthouse lit"],
    outcome: HOME,
  },
  {
    id: "duelbegunaaaaa014",
    begun: 29,
    options: { mode: "duel" },
    people: ["phone", "desk"],
    things: ["a sweep", "a pair discarded", "a cost paid at once", "points counted"],
    outcome: { reason: "points" },
  },
  {
    id: "pyramidbegunaa026",
    begun: 41,
    options: { mode: "pyramid", difficulty: "normal", edition: "fr", talk: "silent" },
    people: ["keys", "phone"],
    things: [
      "a cost paid at once",
      "a cost paid in a second step",
      "a joker with a number",
      "a storm",
      "a storm cleared",
      "a monster",
      "rocks",
      "an explorer card kept",
      "a lighthouse lit",
    ],
    outcome: HOME,
  },
  {
    id: "daynightbeguna041",
    begun: 36,
    options: { mode: "day-night", galateia: false, soloToll: "draw-five", talk: "silent" },
    people: ["phone", "keys"],
    things: ["a toll", "a pair discarded", "hands turned", "a card turned", "a lighthouse lit"],
    outcome: HOME,
  },
  {
    id: "standardbeguna054",
    begun: 40,
    options: { mode: "standard", galateia: false, soloToll: "two-rounds", talk: "silent" },
    people: ["desk"],
    things: ["a toll", "a pair discarded", "a cost paid at once", "a lighthouse lit"],
    outcome: HOME,
  },
];

const PLAYED = someAtGate(1, CROSSINGS);

describe.skipIf(!executablePath)(`people at their screens play a match to its end${noBrowser}`, () => {
  it.for(CROSSINGS)("of $options.mode", async (crossing, { skip }) => {
    skip(!PLAYED.includes(crossing), NOT_CHOSEN);
    const { id, options, people, begun, things, outcome } = crossing;
    const {
      site,
      code,
      people: guests,
    } = await openBegun({ id, seats: people.length, options }, isNightly ? 0 : begun);
    const { origin } = site.program;
    const errors: string[] = [];
    const sitters: SeatedPage[] = [];
    for (const [seat, person] of people.entries()) {
      const { screen, hand } = PEOPLE[person];
      const way = { origin, code, screen, guest: guests[seat]! };
      sitters.push(new SeatedPage(await comeBackTo(site.browser, way, errors), seat, hand));
    }
    const { version } = await sitters[0]!.view();

    await playOn(sitters);

    for (const { page } of sitters) await page.locator(".result").waitFor();
    const file = read(await (await fetch(`${origin}/api/matches/${id}/log`)).text());
    expect(verify(file, gameOf)).toBeUndefined();
    expect(file.header.outcome).toMatchObject(outcome);
    const happened = (thing: Thing) =>
      file.log.some(
        (entry, i) => i >= version && THINGS[thing](entry as unknown as Event, file.log[i - 1]?.cause !== entry.cause),
      );
    expect(things.filter((thing) => !happened(thing))).toEqual([]);
    expect(errors).toEqual([]);
  });
});
