import { describe, expect, test } from "vitest";
import type { MatchFile } from "../../../../shared/engine/log/format.ts";
import { stepsOf } from "../../../../shared/engine/match/steps.ts";
import { altered, entryAt, type LooseEntry, renumbered, verdict, without } from "../../../kit/forged.ts";
import { goldens } from "../../../kit/golden.ts";
import { itemAt } from "../../../kit/item-at.ts";
import { kindNameOfFile, MODES } from "../../../kit/shelf.ts";
import { everyFifthAtGate } from "../../../kit/strength.ts";
import { branchesIn, repertoireOf } from "../../../lab/coverage-counts.ts";

interface EventInMatch {
  readonly file: MatchFile;
  readonly v: number;
}

const kept = goldens();

/** Maximum number of examples of an event until one detects all forgeries. */
const EXAMPLES = 12;

/**
 * For every event and branch of a mode, the places where it occurs in valid matches, the earliest first: just before
 * the end of a match, another choice could leave no trace.
 */
function examples(mode: string): ReadonlyMap<string, readonly EventInMatch[]> {
  const settings = MODES.get(mode)!;
  const { game } = itemAt(settings, 0);
  const found = new Map<string, EventInMatch[]>();
  for (const { file } of kept.filter((golden) => kindNameOfFile(golden.file.header) === mode)) {
    for (const step of stepsOf(file.log)) {
      for (const [i, { v, type }] of step.entries()) {
        // The meaning of an event may depend on the next one, so both are given.
        for (const name of branchesIn(game, step.slice(i, i + 2)))
          if (name === type || name.startsWith(`${type}:`) || name.startsWith(`${type} `))
            found.set(name, [...(found.get(name) ?? []), { file, v }]);
      }
    }
  }
  const earliest = (name: string) => found.get(name)!.toSorted((a, b) => a.v - b.v);
  return new Map(repertoireOf(settings).events.map((name) => [name, earliest(name)]));
}

/** Values that differ slightly from this one. */
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

/** Copies in which the first or the last field is changed or left out. These two represent all fields. */
function* otherObjects(object: Record<string, unknown>): Generator<unknown> {
  for (const field of new Set([Object.keys(object)[0], Object.keys(object).at(-1)])) {
    if (field === undefined) continue;
    const { [field]: value, ...rest } = object;
    yield rest;
    for (const other of others(value)) yield { ...object, [field]: other };
  }
}

/** Fields that the rules do not decide: the version is checked elsewhere; time and cause are arbitrary. */
const BESIDE = ["v", "at", "cause"];

/** The event with each of its fields left out or changed in every way. */
function* forgeries(entry: LooseEntry): Generator<readonly [field: string, forged: object]> {
  for (const [field, value] of Object.entries(entry)) {
    if (BESIDE.includes(field)) continue;
    const { [field]: _, ...rest } = entry;
    if (field !== "type") yield [field, rest];
    for (const other of others(value)) yield [field, { ...entry, [field]: other }];
  }
}

/** The first forgery of an event that `verify` does not detect. */
function unfound({ file, v }: EventInMatch): string | undefined {
  for (const [field, forged] of everyFifthAtGate(forgeries(entryAt(file, v))))
    if (!verdict(altered(file, v, () => forged))) return `${field}: ${JSON.stringify(forged)}`;
  return undefined;
}

describe.each([...MODES.keys()])("verify finds a false event: %s", (mode) => {
  test.each([...examples(mode)])("%s", (_, found) => {
    // A forgery that is another legal choice is detected only if the match could not have gone on as it did. In one
    // match, it may be that nothing depends on the choice (for example, where Temperance lay), so several are tried.
    const passed: string[] = [];
    const telling = found.slice(0, EXAMPLES).find((example) => {
      const forged = unfound(example);
      if (forged) passed.push(forged);
      return !forged;
    });
    expect(telling, `not found in any example: ${passed.join(", ")}`).toBeDefined();
    const { file, v } = telling!;
    // A missing event may leave no trace if nothing follows from it, so it must be detected in one example only.
    const isMissed = (of: EventInMatch) => verdict(renumbered(without(of.file, of.v))) !== undefined;
    expect([telling!, ...found].some(isMissed), "it is missing").toBe(true);
    const twice = { ...file, log: file.log.toSpliced(v, 0, itemAt(file.log, v - 1)) };
    expect(verdict(renumbered(twice)), "it is told twice").toBeDefined();
  });
});
