import { dayAfter, dayAt } from "../../../shared/engine/daily/day.ts";
import type { Gathering } from "../../kit/app.ts";
import { itemAt } from "../../kit/item-at.ts";

/** Default method: GET without a body, POST with one. */
export interface HttpProbe {
  readonly path: string;
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly body?: object;
}

/** Responses must not reveal which document the live match uses. */
const DOCUMENTS = "/api/documents/wayward";

const NOTES = "notes-notes-notes";

const NO_BOARD = "0".repeat(16);

const asked = (paths: readonly string[]): HttpProbe[] => paths.map((path) => ({ path }));

/**
 * Requests to all endpoints that might leak.
 * @param code of the match's invitation
 * @param series whose first deal is the match's. Default: one that does not exist
 */
export const probesFor = (
  live: Pick<Gathering, "match" | "guests">,
  code: string,
  series = "none",
): Readonly<Record<string, readonly HttpProbe[]>> => ({
  "GET /api/matches": asked([
    "/api/matches",
    "/api/matches?state=live",
    ...live.guests.map(({ player }) => `/api/matches?player=${player}`),
  ]),
  "GET /api/matches/:id": asked([`/api/matches/${live.match}`, `/api/matches/${code}`]),
  "GET /api/matches/:id/log": asked([`/api/matches/${live.match}/log`, `/api/matches/${code}/log?view=all`]),
  "GET /api/matches/:id/stream": asked([`/api/matches/${live.match}/stream`, `/api/matches/${code}/stream?asked=no`]),
  "POST /api/matches/:id/commands": [
    {
      path: `/api/matches/${live.match}/commands`,
      body: { id: "guess", command: { type: "PlaceCard", card: 1, cell: 0 } },
    },
  ],
  "POST /api/matches/:id/requests/:name": [
    { path: `/api/matches/${live.match}/requests/start`, body: {} },
    { path: `/api/matches/${live.match}/requests/hint`, body: {} },
  ],
  "GET /api/watch": asked(["/api/watch"]),
  "GET /api/matches/:id/branches": asked([`/api/matches/${live.match}/branches`]),
  "POST /api/matches/:id/branches": [1, 8, 12].map((version) => ({
    path: `/api/matches/${live.match}/branches`,
    body: { version },
  })),
  "GET /api/history": asked(["/api/history", `/api/history?table=${live.match}`, `/api/history?table=${code}`]),
  "GET /api/health": asked(["/api/health"]),
  "GET /api/health/alive": asked(["/api/health/alive"]),
  "POST /api/players": [{ path: "/api/players", body: { name: "Ann" } }],
  "GET /api/players/me": asked(["/api/players/me"]),
  "GET /api/programs": asked(["/api/programs", "/api/programs?game=tranquility"]),
  "PUT /api/programs/me": [{ path: "/api/programs/me", method: "PUT", body: { games: [{ game: "tranquility" }] } }],
  "DELETE /api/programs/me": [{ path: "/api/programs/me", method: "DELETE" }],
  "GET /api/programs/me/stream": asked(["/api/programs/me/stream"]),
  "DELETE /api/players/:player": [{ path: `/api/players/pnobody`, method: "DELETE" }],
  "POST /api/recovery": [{ path: "/api/recovery", body: {} }],
  "POST /api/recovery/use": [{ path: "/api/recovery/use", body: { phrase: "lusab-babad" } }],
  "POST /api/passes": [{ path: "/api/passes", body: {} }],
  "POST /api/passes/use": [{ path: "/api/passes/use", body: { pass: "guessed" } }],
  "POST /api/matches": [
    { path: "/api/matches", body: { game: "tranquility", seats: 1, options: { mode: "standard" } } },
  ],
  "GET /api/documents/:game": asked([DOCUMENTS]),
  "GET /api/documents/:game/:id": asked([`${DOCUMENTS}/${live.match}`]),
  "POST /api/history": [{ path: "/api/history", method: "POST", body: { format: "match/1", id: live.match } }],
  "PUT /api/documents/:game/:id": [{ path: `${DOCUMENTS}/${live.match}`, method: "PUT", body: {} }],
  "DELETE /api/documents/:game/:id": [{ path: `${DOCUMENTS}/${live.match}`, method: "DELETE" }],
  "GET /api/notes": asked(["/api/notes"]),
  "GET /api/matches/:id/notes": asked([`/api/matches/${live.match}/notes`, `/api/matches/${code}/notes`]),
  "GET /api/matches/:id/notes/:notes": asked([`/api/matches/${live.match}/notes/${NOTES}`]),
  "PUT /api/matches/:id/notes/:notes": [
    {
      path: `/api/matches/${live.match}/notes/${NOTES}`,
      method: "PUT",
      body: { title: "Notes", notes: [{ v: 1, text: "?" }] },
    },
  ],
  "DELETE /api/matches/:id/notes/:notes": [{ path: `/api/matches/${live.match}/notes/${NOTES}`, method: "DELETE" }],
  "POST /api/matches/:id/notes/:notes/reports": [
    { path: `/api/matches/${live.match}/notes/${NOTES}/reports`, body: { reason: "?" } },
  ],
  "GET /api/logbooks/:player": asked(live.guests.map(({ player }) => `/api/logbooks/${player}`)),
  "PUT /api/logbooks/:player": [
    { path: `/api/logbooks/${itemAt(live.guests, 0).player}`, method: "PUT", body: { open: true } },
  ],
  "GET /api/webhooks/me": asked(["/api/webhooks/me"]),
  "PUT /api/webhooks/me": [{ path: "/api/webhooks/me", method: "PUT", body: {} }],
  "DELETE /api/webhooks/me": [{ path: "/api/webhooks/me", method: "DELETE" }],
  "GET /api/webhooks/matches/:match": asked([`/api/webhooks/matches/${live.match}`]),
  "PUT /api/webhooks/matches/:match": [
    {
      path: `/api/webhooks/matches/${live.match}`,
      method: "PUT",
      body: { url: "https://discord.com/api/webhooks/1/a", format: "discord", language: "en" },
    },
  ],
  "DELETE /api/webhooks/matches/:match": [{ path: `/api/webhooks/matches/${live.match}`, method: "DELETE" }],
  "POST /api/webhooks/me/test": [{ path: "/api/webhooks/me/test", method: "POST", body: {} }],
  "POST /api/webhooks/matches/:match/test": [
    { path: `/api/webhooks/matches/${live.match}/test`, method: "POST", body: {} },
  ],
  "GET /api/contacts": asked(["/api/contacts", `/api/contacts?match=${live.match}`, `/api/contacts?match=${code}`]),
  "PUT /api/contacts/:player": [
    {
      path: `/api/contacts/${itemAt(live.guests, 0).player}`,
      method: "PUT",
      body: { choice: "none", match: live.match },
    },
  ],
  "GET /api/programs/:player": asked(live.guests.map(({ player }) => `/api/programs/${player}`)),
  "GET /api/games": asked(["/api/games"]),
  "GET /api/openapi.json": asked(["/api/openapi.json"]),
  "GET /api/about": asked(["/api/about"]),
  "GET /api/days": asked(["/api/days"]),
  "GET /api/days/:day": asked([`/api/days/${dayAt(Date.now())}`]),
  "GET /api/puzzles/days/:day/answers": asked([`/api/puzzles/days/${dayAt(Date.now())}/answers`]),
  "POST /api/puzzles/days/:day/answers": [
    { path: `/api/puzzles/days/${dayAt(Date.now())}/answers`, body: { choice: 0 } },
  ],
  "GET /api/matches/:id/puzzle-agreement": asked([`/api/matches/${live.match}/puzzle-agreement`]),
  "PUT /api/matches/:id/puzzle-agreement": [
    { path: `/api/matches/${live.match}/puzzle-agreement`, method: "PUT" },
    { path: `/api/matches/${code}/puzzle-agreement`, method: "PUT" },
  ],
  "DELETE /api/matches/:id/puzzle-agreement": [
    { path: `/api/matches/${live.match}/puzzle-agreement`, method: "DELETE" },
  ],
  "POST /api/days/:day/tries": [{ path: `/api/days/${dayAfter(dayAt(Date.now()), 1)}/tries`, body: {} }],
  "GET /api/series": asked([
    "/api/series",
    ...["current", "past", "mine"].map((list) => `/api/series?list=${list}&limit=100`),
  ]),
  "POST /api/series": [{ path: "/api/series", body: {} }],
  "GET /api/series/:id": asked([`/api/series/${series}`]),
  "DELETE /api/series/:id": [{ path: `/api/series/${series}`, method: "DELETE" }],
  "GET /api/series/:id/standings": asked([
    `/api/series/${series}/standings`,
    `/api/series/${series}/standings?from=0&limit=200`,
  ]),
  "GET /api/series/:id/deals/:deal": asked([1, 2, 0].map((deal) => `/api/series/${series}/deals/${deal}?limit=200`)),
  "POST /api/series/:id/deals/:deal/tries": [{ path: `/api/series/${series}/deals/99/tries`, body: {} }],
  "GET /api/series/:id/results": asked([
    `/api/series/${series}/results`,
    ...["results", "standings"].map((table) => `/api/series/${series}/results?format=csv&table=${table}`),
  ]),
  "GET /api/boards": asked(["/api/boards", "/api/boards?order=won&limit=50", "/api/boards?list=mine"]),
  "GET /api/boards/week": asked(["/api/boards/week"]),
  "GET /api/boards/:id": asked([`/api/boards/${NO_BOARD}`]),
  "POST /api/boards": [{ path: "/api/boards", body: {} }],
  "DELETE /api/boards/:id": [{ path: `/api/boards/${NO_BOARD}`, method: "DELETE" }],
  "POST /api/boards/:id/report": [{ path: `/api/boards/${NO_BOARD}/report`, body: {} }],
  "GET /api/push": asked(["/api/push"]),
  "PUT /api/push/subscription": [{ path: "/api/push/subscription", method: "PUT", body: {} }],
  "DELETE /api/push/subscription": [
    { path: "/api/push/subscription", method: "DELETE", body: { endpoint: "https://push.example.com/" } },
  ],
  "GET /api/push/matches/:match": asked([`/api/push/matches/${live.match}`]),
  "PUT /api/push/matches/:match": [{ path: `/api/push/matches/${live.match}`, method: "PUT", body: { muted: false } }],
  "GET /metrics": asked(["/metrics"]),
  "GET /operator": asked(["/operator"]),
  "a page": asked([
    "/",
    `/t/${code}`,
    `/r/${live.match}`,
    `/r/${code}#t=3&view=2`,
    `/embed/r/${live.match}`,
    `/embed/t/${code}`,
    "/watch",
    `/history/${live.match}`,
    `/series/${series}`,
    "/series",
  ]),
});
