/** Properties over many cases: they take seconds each, and how many cases they try depends on STRENGTH. */
const PROPERTIES = "test/**/*.property.test.ts";

/** They test the client against a server that runs. */
const CONNECTED = ["connect", "contract", "live-connection"].map((name) => `test/client/match/${name}.test.ts`);

/** They weigh a server or flood it, or count what is left in a process: beside other work their figures mean nothing. */
const WEIGHED = ["chaos/soak", "chaos/flood", "server/rooms/left-over"].map((name) => `test/${name}.test.ts`);

/** The files of a project, as globs from the root. */
export interface ProjectFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Which test file belongs to which project: each to one. */
export const PROJECT_FILES = {
  unit: { include: ["test/{shared,client,habits}/**/*.test.ts"], exclude: [...CONNECTED, PROPERTIES] },
  properties: { include: ["test/laws/**/*.test.ts", PROPERTIES], exclude: [] },
  system: { include: ["test/{server,lab}/**/*.test.ts", ...CONNECTED], exclude: WEIGHED },
  browser: { include: ["test/e2e/**/*.test.ts"], exclude: [] },
  chaos: { include: ["test/chaos/**/*.test.ts"], exclude: WEIGHED },
  weighed: { include: WEIGHED, exclude: [] },
} satisfies Readonly<Record<string, ProjectFiles>>;

export type ProjectName = keyof typeof PROJECT_FILES;
