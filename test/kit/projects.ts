/** Property tests take seconds each. */
const PROPERTIES = "test/**/*.property.test.ts";

/** Tests of the client with a server. */
const CONNECTED = ["connect", "contract", "live-connection"].map((name) => `test/client/match/${name}.test.ts`);

/** Other work on the machine would distort what these measure. */
const WEIGHED = ["soak", "flood"].map((name) => `test/chaos/${name}.test.ts`);

/** Counts the objects left in its process, so no other file may run there. */
const LEFT_OVER = "test/server/rooms/left-over.test.ts";

export interface ProjectFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Each test file belongs to one project. */
export const PROJECT_FILES = {
  unit: { include: ["test/{shared,client,habits}/**/*.test.ts"], exclude: [...CONNECTED, PROPERTIES] },
  properties: { include: ["test/laws/**/*.test.ts", PROPERTIES], exclude: [] },
  system: { include: ["test/{server,lab}/**/*.test.ts", ...CONNECTED], exclude: [LEFT_OVER, PROPERTIES] },
  browser: { include: ["test/e2e/**/*.test.ts"], exclude: [] },
  chaos: { include: ["test/chaos/**/*.test.ts", LEFT_OVER], exclude: WEIGHED },
  weighed: { include: WEIGHED, exclude: [] },
} satisfies Readonly<Record<string, ProjectFiles>>;

export type ProjectName = keyof typeof PROJECT_FILES;
