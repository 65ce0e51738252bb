import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import type { ProjectName } from "./projects.ts";

const project = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Times of test files in their last run on this machine. */
export const LAST_TIMES = project("test/out/times.json");

/** Times for a clean clone, which has no run yet. */
const KNOWN_TIMES = project("test/times.json");

/** Projects with the longest files come first, so that no core idles at the end. */
const ORDER: readonly string[] = [
  "browser",
  "system",
  "chaos",
  "properties",
  "unit",
  "weighed",
] satisfies readonly ProjectName[];

/** Seconds by path. */
type FileTimes = Readonly<Record<string, number>>;

export const timesIn = (file: string): FileTimes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FileTimes) : {};

/** Longest files first. Projects are not mixed, because only files of one project can share a worker. */
export default class LongestFirst extends BaseSequencer {
  readonly #times: FileTimes = { ...timesIn(KNOWN_TIMES), ...timesIn(LAST_TIMES) };

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timeOf = ({ moduleId }: TestSpecification) => this.#times[moduleId.slice(project("").length)] ?? Infinity;
    const placeOf = ({ project: { name, config } }: TestSpecification) =>
      config.sequence.groupOrder * ORDER.length + ORDER.indexOf(name);
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || timeOf(b) - timeOf(a));
  }
}
