import { readFileSync } from "node:fs";
import { EXAMPLES } from "../../shared/games/tranquility/boards/examples.ts";
import type { CrowdedAccount, CrowdedDatabase } from "./crowded.ts";

export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly by?: CrowdedAccount;
  /** Text is sent unchanged. */
  readonly body?: unknown;
  readonly isOnce?: boolean;
}

/**
 * @param route method and pattern
 * @returns the status, once the whole response, or the first chunk of a stream, has arrived
 */
export async function send(origin: string, route: string, { path, by, body }: Visit): Promise<number> {
  const isText = typeof body === "string";
  const response = await fetch(`${origin}${path}`, {
    method: route.split(" ")[0]!,
    redirect: "manual",
    headers: {
      accept: "text/html,*/*",
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(body === undefined ? {} : { "content-type": isText ? "text/plain" : "application/json" }),
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  });
  if (response.headers.get("content-type")?.includes("ndjson")) await firstChunk(response);
  else await response.arrayBuffer();
  return response.status;
}

/** Reads the first chunk of an endless response. */
async function firstChunk({ body }: Response): Promise<void> {
  const reader = body!.getReader();
  await reader.read();
  await reader.cancel();
}

const FLEET = new URL("../../shared/games/wayward/deck/fleet.json", import.meta.url);

const emptyCards = (): string => {
  const { cards: _, ...head } = JSON.parse(readFileSync(FLEET, "utf8"));
  return JSON.stringify({ ...head, cards: Array(32_000).fill({}) });
};

const oddKeys = (): object => Object.fromEntries(Array.from({ length: 1300 }, (_, n) => [`k${n}`, n]));

const NOTES = "notes-notes-notes";

/** Notes whose text is expensive to normalize. */
const fullNotes = (): object => ({
  title: "Notes",
  notes: Array.from({ length: 100 }, (_, v) => ({
    v,
    text: `${"a\u0301\u0301 ".repeat(120)} \n`,
    mark: { from: "cell:1" },
  })),
});

const matchPages = (world: CrowdedDatabase, part: string): readonly Visit[] => [
  ...world.long.map((id) => ({ name: `the longest log (${id})`, path: `/api/matches/${id}${part}`, by: world.me })),
  ...world.delayed.map((id) => ({
    name: `a delayed table (${id})`,
    path: `/api/matches/${id}${part}`,
    by: world.stranger,
  })),
  { name: "a seat at a live table", path: `/api/matches/${world.delayed[0]}${part}`, by: world.me },
];

const WEBHOOK = { url: "https://discord.com/api/webhooks/1/a", format: "discord", language: "en" };

/** The most expensive requests of every route. `test/server/http/routes.test.ts` fails for a missing route. */
export const VISITS: Readonly<Record<string, (world: CrowdedDatabase, n: number) => readonly Visit[]>> = {
  "GET /api/health": () => [{ name: "the floor of a request", path: "/api/health" }],
  "GET /api/health/alive": () => [{ name: "", path: "/api/health/alive" }],
  "GET /metrics": () => [{ name: "", path: "/metrics" }],
  "GET /operator": () => [{ name: "", path: "/operator" }],
  "GET /api/about": () => [{ name: "", path: "/api/about" }],
  "GET /api/openapi.json": () => [{ name: "", path: "/api/openapi.json" }],
  "GET /api/programs/:player": ({ me }) => [{ name: "a person", path: `/api/programs/${me.id}` }],
  "GET /api/games": () => [{ name: "", path: "/api/games" }],
  "POST /api/players": ({ me, stranger }, n) => [
    { name: "a new guest", path: "/api/players", body: { name: `Guest ${n}` } },
    {
      name: "a new name, with 300 matches and 3 long tables",
      path: "/api/players",
      by: me,
      body: { name: `Name ${n}` },
    },
    { name: "a new name, beside 60 tables of others", path: "/api/players", by: stranger, body: { name: `Name ${n}` } },
    { name: "odd keys", path: "/api/players", body: oddKeys() },
  ],
  "GET /api/players/me": ({ me }) => [{ name: "", path: "/api/players/me", by: me }],
  "GET /api/programs": () => [{ name: "", path: "/api/programs?limit=100" }],
  "PUT /api/programs/me": ({ me }) => [
    { name: "a person", path: "/api/programs/me", by: me, body: { games: [{ game: "arcanoid" }] } },
    { name: "odd keys", path: "/api/programs/me", by: me, body: { games: [{ game: "arcanoid", options: oddKeys() }] } },
  ],
  "DELETE /api/programs/me": ({ me }) => [{ name: "a person", path: "/api/programs/me", by: me }],
  "GET /api/programs/me/stream": ({ me }) => [{ name: "a person", path: "/api/programs/me/stream", by: me }],
  "DELETE /api/players/:player": ({ stranger, leaver, me }) => [
    { name: "another player", path: `/api/players/${me.id}`, by: stranger },
    { name: "the caller", path: `/api/players/${leaver.id}`, by: leaver, isOnce: true },
  ],
  "POST /api/recovery": ({ me }) => [{ name: "", path: "/api/recovery", by: me, body: {} }],
  "POST /api/recovery/use": () => [
    { name: "a wrong phrase", path: "/api/recovery/use", body: { phrase: "a ".repeat(99) } },
  ],
  "POST /api/passes": ({ me }) => [{ name: "", path: "/api/passes", by: me, body: {} }],
  "POST /api/passes/use": () => [{ name: "a wrong pass", path: "/api/passes/use", body: { pass: "x".repeat(64) } }],
  "POST /api/matches": ({ me }) => [
    { name: "", path: "/api/matches", by: me, body: { game: "tranquility", options: { mode: "standard" }, seats: 2 } },
    { name: "odd options", path: "/api/matches", by: me, body: { game: "arcanoid", seats: 2, options: oddKeys() } },
  ],
  "GET /api/matches": ({ me }) => [
    { name: "200 of all", path: "/api/matches?limit=200" },
    { name: "200 of the caller", path: `/api/matches?limit=200&player=${me.id}`, by: me },
    { name: "delayed tables", path: "/api/matches?limit=200&state=live" },
    { name: "states without end", path: `/api/matches?state=${Array(1500).fill("open").join()}` },
  ],
  "GET /api/matches/:id": (world) => [
    ...matchPages(world, ""),
    { name: "by its code", path: "/api/matches/code-77" },
    { name: "a code that is none", path: "/api/matches/nothing" },
  ],
  "GET /api/watch": () => [{ name: "", path: "/api/watch" }],
  "GET /api/matches/:id/log": (world) => matchPages(world, "/log"),
  "GET /api/matches/:id/stream": (world) => matchPages(world, "/stream"),
  "POST /api/matches/:id/commands": (world) =>
    matchPages(world, "/commands").map((visit) => ({ ...visit, body: { id: "1", command: { type: "Pass" } } })),
  "POST /api/matches/:id/requests/:name": (world) => [
    ...matchPages(world, "/requests/start").map((visit) => ({ ...visit, body: {} })),
    { name: "odd keys", path: `/api/matches/${world.delayed[0]}/requests/configure`, by: world.me, body: oddKeys() },
  ],
  "GET /api/matches/:id/branches": (world) => [
    ...matchPages(world, "/branches"),
    { name: "a family of 200", path: `/api/matches/${world.root}/branches`, by: world.me },
  ],
  "POST /api/matches/:id/branches": ({ long, moments, me }) =>
    long.map((id) => ({ name: id, path: `/api/matches/${id}/branches`, by: me, body: { version: moments[id] } })),
  "GET /api/history": ({ me }) => [
    { name: "100 of the caller", path: "/api/history?limit=100", by: me },
    { name: "by a name", path: "/api/history?limit=100&name=name", by: me },
    { name: "by a name that is nobody's", path: "/api/history?limit=100&name=zzz", by: me },
    { name: "of a table", path: "/api/history?limit=100&table=copy-3", by: me },
  ],
  "POST /api/history": ({ me }) => [
    { name: "no match", path: "/api/history", by: me, body: "x\n".repeat(400_000) },
    { name: "nested", path: "/api/history", by: me, body: `${"[".repeat(400_000)}\n` },
  ],
  "GET /api/documents/:game": ({ me }) => [{ name: "", path: "/api/documents/wayward", by: me }],
  "GET /api/documents/:game/:id": ({ me }) => [{ name: "", path: "/api/documents/wayward/a", by: me }],
  "PUT /api/documents/:game/:id": ({ me }) => [
    { name: "the practice deck", path: "/api/documents/wayward/a", by: me, body: readFileSync(FLEET, "utf8") },
    { name: "32,000 empty cards", path: "/api/documents/wayward/b", by: me, body: emptyCards() },
    { name: "nested", path: "/api/documents/wayward/b", by: me, body: "[".repeat(98_000) },
  ],
  "DELETE /api/documents/:game/:id": ({ me }) => [{ name: "", path: "/api/documents/wayward/a", by: me }],
  "GET /api/notes": ({ me }) => [{ name: "", path: "/api/notes", by: me }],
  "GET /api/matches/:id/notes": (world) => matchPages(world, "/notes"),
  "GET /api/matches/:id/notes/:notes": (world) => matchPages(world, `/notes/${NOTES}`),
  "PUT /api/matches/:id/notes/:notes": (world) => [
    ...matchPages(world, `/notes/${NOTES}`).map((visit) => ({ ...visit, body: fullNotes() })),
    { name: "odd keys", path: `/api/matches/${world.long[0]}/notes/${NOTES}`, by: world.me, body: oddKeys() },
  ],
  "DELETE /api/matches/:id/notes/:notes": ({ me, long }) => [
    { name: "", path: `/api/matches/${long[0]}/notes/${NOTES}`, by: me },
  ],
  "POST /api/matches/:id/notes/:notes/reports": (world) =>
    matchPages(world, `/notes/${NOTES}/reports`).map((visit) => ({ ...visit, body: { reason: "x" } })),
  "GET /api/webhooks/me": ({ me }) => [{ name: "", path: "/api/webhooks/me", by: me }],
  "PUT /api/webhooks/me": ({ me }) => [{ name: "", path: "/api/webhooks/me", by: me, body: WEBHOOK }],
  "DELETE /api/webhooks/me": ({ me }) => [{ name: "", path: "/api/webhooks/me", by: me }],
  "GET /api/webhooks/matches/:match": ({ me, root }) => [{ name: "", path: `/api/webhooks/matches/${root}`, by: me }],
  "PUT /api/webhooks/matches/:match": ({ me, root }) => [
    { name: "", path: `/api/webhooks/matches/${root}`, by: me, body: WEBHOOK },
  ],
  "DELETE /api/webhooks/matches/:match": ({ me, root }) => [
    { name: "", path: `/api/webhooks/matches/${root}`, by: me },
  ],
  // The player has no webhook, so no test message is sent to another server.
  "POST /api/webhooks/me/test": ({ stranger }) => [{ name: "", path: "/api/webhooks/me/test", by: stranger, body: {} }],
  "POST /api/webhooks/matches/:match/test": ({ stranger, root }) => [
    { name: "", path: `/api/webhooks/matches/${root}/test`, by: stranger, body: {} },
  ],
  "GET /api/contacts": ({ me, root }) => [
    { name: "all", path: "/api/contacts", by: me },
    { name: "of a match", path: `/api/contacts?match=${root}`, by: me },
  ],
  "PUT /api/contacts/:player": ({ me, root }) => [
    { name: "", path: "/api/contacts/p1", by: me, body: { choice: "wanted", match: root } },
  ],
  "GET /api/days": ({ me }) => [{ name: "", path: "/api/days?limit=62", by: me }],
  "GET /api/days/:day": ({ me, stranger, today }) => [
    { name: "20,000 tries, own one over", path: `/api/days/${today}`, by: me },
    { name: "20,000 tries", path: "/api/days/today", by: stranger },
  ],
  "GET /api/boards": ({ me }) => [
    { name: "own ones", path: "/api/boards?list=mine&limit=50", by: me },
    { name: "by a name that no board has", path: "/api/boards?order=won&limit=50&name=zzz" },
    { name: "a far page", path: "/api/boards?order=played&from=1000000&limit=50" },
  ],
  "GET /api/boards/week": ({ me }) => [{ name: "", path: "/api/boards/week", by: me }],
  "GET /api/boards/:id": ({ me }) => [{ name: "an unknown one", path: `/api/boards/${"0".repeat(16)}`, by: me }],
  "POST /api/boards": ({ me }) => [
    { name: "an example", path: "/api/boards", by: me, body: { game: "tranquility", definition: EXAMPLES[0] } },
    { name: "odd keys", path: "/api/boards", by: me, body: { game: "tranquility", definition: oddKeys() } },
  ],
  "DELETE /api/boards/:id": ({ me }) => [{ name: "an unknown one", path: `/api/boards/${"0".repeat(16)}`, by: me }],
  "POST /api/boards/:id/report": ({ me }) => [
    { name: "an unknown one", path: `/api/boards/${"0".repeat(16)}/report`, by: me, body: {} },
  ],
  "GET /api/puzzles/days/:day/answers": ({ me, today }) => [
    { name: "", path: `/api/puzzles/days/${today}/answers`, by: me },
  ],
  "POST /api/puzzles/days/:day/answers": ({ me, stranger, today }) => [
    { name: "the first", path: `/api/puzzles/days/${today}/answers`, by: me, body: { choice: 0 } },
    { name: "one more", path: `/api/puzzles/days/${today}/answers`, by: stranger, body: { choice: -1 } },
  ],
  "GET /api/matches/:id/puzzle-agreement": ({ me, root }) => [
    { name: "", path: `/api/matches/${root}/puzzle-agreement`, by: me },
  ],
  "PUT /api/matches/:id/puzzle-agreement": ({ me, stranger, root }) => [
    { name: "own", path: `/api/matches/${root}/puzzle-agreement`, by: me },
    { name: "of others", path: `/api/matches/${root}/puzzle-agreement`, by: stranger },
  ],
  "DELETE /api/matches/:id/puzzle-agreement": ({ me, root }) => [
    { name: "", path: `/api/matches/${root}/puzzle-agreement`, by: me },
  ],
  "POST /api/days/:day/tries": ({ me, stranger, today }) => [
    { name: "one more", path: `/api/days/${today}/tries`, by: me, body: {} },
    { name: "the first", path: `/api/days/${today}/tries`, by: stranger, body: {} },
  ],
  "GET /api/series": ({ me }) => [{ name: "", path: "/api/series?list=mine&limit=100", by: me }],
  "POST /api/series": ({ me }) => [
    {
      name: "odd keys",
      path: "/api/series",
      by: me,
      body: { deals: Array(20).fill({ game: "x", options: {} }), ...oddKeys() },
    },
  ],
  "GET /api/series/:id": ({ me, series }) => [{ name: "", path: `/api/series/${series}`, by: me }],
  "DELETE /api/series/:id": ({ me, series }) => [{ name: "a played one", path: `/api/series/${series}`, by: me }],
  "GET /api/series/:id/standings": ({ me, series }) => [
    { name: "300 teams", path: `/api/series/${series}/standings?limit=200`, by: me },
  ],
  "GET /api/series/:id/deals/:deal": ({ me, series }) => [
    { name: "300 tables", path: `/api/series/${series}/deals/1?limit=200`, by: me },
  ],
  "POST /api/series/:id/deals/:deal/tries": ({ me, series }) => [
    { name: "a played deal", path: `/api/series/${series}/deals/1/tries`, by: me, body: {} },
    { name: "a new table", path: `/api/series/${series}/deals/2/tries`, by: me, body: {} },
  ],
  "GET /api/series/:id/results": ({ me, series }) => [
    { name: "300 tables", path: `/api/series/${series}/results`, by: me },
    { name: "300 tables as CSV", path: `/api/series/${series}/results?format=csv`, by: me },
  ],
  "GET /api/logbooks/:player": ({ me }) => [{ name: "", path: `/api/logbooks/${me.id}`, by: me }],
  "PUT /api/logbooks/:player": ({ me }) => [{ name: "", path: `/api/logbooks/${me.id}`, by: me, body: { open: true } }],
  "GET /api/push": () => [{ name: "", path: "/api/push" }],
  "PUT /api/push/subscription": ({ me }) => [
    { name: "odd keys", path: "/api/push/subscription", by: me, body: { endpoint: "https://x", keys: oddKeys() } },
  ],
  "DELETE /api/push/subscription": ({ me }) => [
    { name: "", path: "/api/push/subscription", by: me, body: { endpoint: "https://x" } },
  ],
  "GET /api/push/matches/:match": ({ me, root }) => [{ name: "", path: `/api/push/matches/${root}`, by: me }],
  "PUT /api/push/matches/:match": ({ me, root }) => [
    { name: "", path: `/api/push/matches/${root}`, by: me, body: { muted: true } },
  ],
  "GET /pictures/*.png": ({ long, delayed }) => [
    { name: "the longest log", path: `/pictures/r/${long[1]}.png` },
    { name: "a delayed table", path: `/pictures/r/${delayed[1]}.png` },
    { name: "a page that is none", path: "/pictures/nothing.png" },
  ],
  "GET /*": ({ long, delayed, today }) => [
    { name: "the home page", path: "/" },
    { name: "a replay of the longest log", path: `/r/${long[1]}` },
    { name: "a replay in another page", path: `/embed/r/${long[1]}` },
    { name: "a delayed table", path: `/t/${delayed[1]}` },
    { name: "a day", path: `/day/${today}` },
    { name: "a page that is none", path: "/nothing/at/all" },
  ],
  "POST /matchmake/joinOrCreate/table": ({ me, stranger, long, delayed }) => [
    ...long.map((match) => ({ name: match, path: "/matchmake/joinOrCreate/table", by: me, body: { match } })),
    ...delayed.map((match) => ({ name: match, path: "/matchmake/joinOrCreate/table", by: stranger, body: { match } })),
  ],
  "POST /matchmake/joinOrCreate/lobby": ({ me }) => [
    { name: "", path: "/matchmake/joinOrCreate/lobby", by: me, body: {} },
  ],
};
