import { describe, expect, test } from "vitest";
import { headerOf, type MatchFile } from "../../../../shared/engine/log/format.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import { altered, entryAt, type LooseEntry, renumbered, verdict, without } from "../../../kit/forged.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { gameOf, kindNameOfFile, MODES } from "../../../kit/shelf.ts";
import { everyFifthAtGate } from "../../../kit/strength.ts";
import { branchesIn, repertoireOf } from "../../../lab/coverage-counts.ts";
import { simulations } from "../../../lab/simulations.ts";

interface EventInMatch {
  readonly file: MatchFile;
  readonly v: number;
}

const kept = goldens();

/** Maximum number of examples from golden matches; in one of them all forgeries should be detected. */
const EXAMPLES = 12;

/** Maximum number of simulated matches, besides those towards an aim, played if no golden match suffices. */
const SIMULATED = 60;

/** Where events and branches of the rules occur in a match. */
function* placesIn(file: MatchFile): Generator<readonly [name: string, place: EventInMatch]> {
  const game = gameOf(file.header.game)!;
  for (const step of stepsOf(file.log)) {
    for (const [i, { v, type }] of step.entries()) {
      // The meaning of an event may depend on the next one.
      for (const name of branchesIn(game, step.slice(i, i + 2)))
        if (name === type || name.startsWith(`${type}:`) || name.startsWith(`${type} `)) yield [name, { file, v }];
    }
  }
}

/** Examples of each event, the earliest first: near the end of a match, another choice could leave no trace. */
function examples(mode: string): ReadonlyMap<string, readonly EventInMatch[]> {
  const places = kept
    .filter((golden) => kindNameOfFile(golden.file.header) === mode)
    .flatMap(({ file }) => [...placesIn(file)]);
  const byName = Map.groupBy(places, ([name]) => name);
  const earliest = (name: string) =>
    byName
      .get(name)!
      .map(([, place]) => place)
      .toSorted((a, b) => a.v - b.v);
  return new Map(repertoireOf(MODES.get(mode)!).events.map((name) => [name, earliest(name)]));
}

/** Examples in golden matches, then in simulated ones. */
function* examplesOf(mode: string, wanted: string, golden: readonly EventInMatch[]): Generator<EventInMatch> {
  yield* golden.slice(0, EXAMPLES);
  for (const { positions } of simulations(MODES.get(mode)!, SIMULATED, "forged")) {
    const { match, log } = positions.at(-1)!;
    for (const [name, place] of placesIn({ header: headerOf(match, log), log })) if (name === wanted) yield place;
  }
}

/** Values that differ slightly. */
function* others(value: unknown): Generator<unknown> {
  if (typeof value === "number") yield value + 1;
  else if (typeof value === "string") yield `${value}1`;
  else if (Array.isArray(value)) yield* otherLists(value);
  else if (typeof value === "object" && value !== null) yield* otherObjects(value as Record<string, unknown>);
}

function* otherLists(list: readonly unknown[]): Generator<unknown> {
  yield [...list, list[0] ?? 1];
  if (list.length === 0) return;
  yield list.slice(1);
  for (const other of others(list.at(-1))) yield list.with(-1, other);
}

/** The first and the last field represent all fields. */
function* otherObjects(object: Record<string, unknown>): Generator<unknown> {
  for (const field of new Set([Object.keys(object)[0], Object.keys(object).at(-1)])) {
    if (field === undefined) continue;
    const { [field]: value, ...rest } = object;
    yield rest;
    for (const other of others(value)) yield { ...object, [field]: other };
  }
}

/** Other tests cover the version; the rules do not decide time and cause. */
const BESIDE = ["v", "at", "cause"];

function* forgeries(entry: LooseEntry): Generator<readonly [field: string, forged: object]> {
  for (const [field, value] of Object.entries(entry)) {
    if (BESIDE.includes(field)) continue;
    const { [field]: _, ...rest } = entry;
    if (field !== "type") yield [field, rest];
    for (const other of others(value)) yield [field, { ...entry, [field]: other }];
  }
}

/** A forgery that `verify` does not detect. */
function unfound({ file, v }: EventInMatch): string | undefined {
  for (const [field, forged] of everyFifthAtGate(forgeries(entryAt(file, v))))
    if (!verdict(altered(file, v, () => forged))) return `${field}: ${JSON.stringify(forged)}`;
  return undefined;
}

describe.each([...MODES.keys()])("verify finds a false event: %s", (mode) => {
  test.each([...examples(mode)])("%s", (name, found) => {
    // Another legal choice is detected only if the match depends on it, so several examples are tried.
    const passed: string[] = [];
    let telling: EventInMatch | undefined;
    for (const example of examplesOf(mode, name, found)) {
      const forged = unfound(example);
      if (forged === undefined) {
        telling = example;
        break;
      }
      passed.push(forged);
    }
    expect(telling, `not found in any example: ${passed.join(", ")}`).toBeDefined();
    const { file, v } = telling!;
    // A missing event must be detected in at least one example: where nothing follows from it, it leaves no trace.
    const isMissed = (of: EventInMatch) => verdict(renumbered(without(of.file, of.v))) !== undefined;
    expect([telling!, ...found].some(isMissed), "it is missing").toBe(true);
    const twice = { ...file, log: file.log.toSpliced(v, 0, itemAt(file.log, v - 1)) };
    expect(verdict(renumbered(twice)), "it is told twice").toBeDefined();
  });
});
