import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification, type Vitest } from "vitest/node";
import { PROJECT_FILES, type ProjectName } from "./projects.ts";
import { pathOf } from "./run-result.ts";
import { isNightly, runSeed } from "./strength.ts";
import { type FileTimes, filesInTurn } from "./turns.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Times of test files in their last run on this machine. */
export const LAST_TIMES = `${ROOT}test/out/times.json`;

/** Times on an idle machine with two cores, for a clean clone, which has no run yet. */
const KNOWN_TIMES = `${ROOT}test/times.json`;

/** Projects with the longest files come first, so that no core idles at the end. */
const ORDER: readonly string[] = [
  "browser",
  "system",
  "chaos",
  "properties",
  "unit",
  "weighed",
] satisfies readonly ProjectName[];

/** The share of runs in which a project's slowest files have their turn. All other projects are tried in each run. */
const LEAST_TURNS: Readonly<Partial<Record<ProjectName, number>>> = {
  browser: 1 / 7,
  system: 1 / 5,
  chaos: 1 / 3,
  weighed: 1 / 3,
};

export const timesIn = (file: string): FileTimes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FileTimes) : {};

/** Whether these are all files of a project, and not those that a run named. */
function areAll(paths: readonly string[], project: ProjectName): boolean {
  const { include, exclude } = PROJECT_FILES[project];
  return globSync([...include], { cwd: ROOT, exclude: [...exclude] }).length === paths.length;
}

/**
 * Files whose turn it is not, by path. None at night, or if the run asks for some files or tests by name.
 * @param files of all projects
 */
export function filesLeftOut({ config }: Vitest, files: readonly TestSpecification[]): ReadonlySet<string> {
  if (isNightly || config.testNamePattern) return new Set();
  const [times, seed] = [timesIn(KNOWN_TIMES), runSeed()];
  const leftOut = Object.entries(LEAST_TURNS).flatMap(([name, least]) => {
    const paths = files.filter(({ project }) => project.name === name).map(pathOf);
    if (!areAll(paths, name as ProjectName)) return [];
    const inTurn = filesInTurn(paths, times, seed, least);
    return paths.filter((path) => !inTurn.has(path));
  });
  return new Set(leftOut);
}

/** Longest files first. Projects are not mixed, because only files of one project can share a worker. */
export default class FileQueue extends BaseSequencer {
  readonly #times: FileTimes = { ...timesIn(KNOWN_TIMES), ...timesIn(LAST_TIMES) };

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timeOf = (file: TestSpecification) => this.#times[pathOf(file)] ?? Infinity;
    const placeOf = ({ project: { name, config } }: TestSpecification) =>
      config.sequence.groupOrder * ORDER.length + ORDER.indexOf(name);
    const leftOut = filesLeftOut(this.ctx, files);
    return files
      .filter((file) => !leftOut.has(pathOf(file)))
      .toSorted((a, b) => placeOf(a) - placeOf(b) || timeOf(b) - timeOf(a));
  }
}
