import type { Table } from "../../server/match/table.ts";
import { timestampAt } from "../../shared/engine/daily/day.ts";
import type {
  SeriesResponse,
  SeriesResultsResponse,
  SeriesStandingsResponse,
} from "../../shared/engine/lists/series-responses.ts";
import { toAct } from "../../shared/engine/match/match.ts";
import { viewAt } from "../../shared/engine/match/replay.ts";
import type { TestApp } from "./app.ts";
import { rolls } from "./chance.ts";
import type { Guest } from "./guest.ts";

const HOUR = 3600_000;

/** Opens series over HTTP, and plays them. @param now the server's clock, in ms since 1970 */
export function seriesKit(app: () => TestApp, now: () => number) {
  const get = async (path: string, guest?: Guest) => {
    const headers = guest ? { authorization: `Bearer ${guest.token}` } : {};
    const response = await fetch(`${app().origin}${path}`, { headers });
    return { status: response.status, text: await response.text(), type: response.headers.get("content-type") };
  };
  const read = async <T>(path: string, guest?: Guest): Promise<T> => {
    const { status, text } = await get(path, guest);
    if (status !== 200) throw new Error(`${path}: ${text}`);
    return JSON.parse(text);
  };
  return {
    get,
    /** Default: one seat, one deal, closes after ten hours. @throws if it is refused */
    async open(guest: Guest, more: object = {}): Promise<string> {
      const usual = {
        deals: [{ game: "tranquility", options: SMALL }],
        seats: 1,
        closesAt: timestampAt(now() + 10 * HOUR),
      };
      const { status, body } = await guest.post("/api/series", { ...usual, ...more });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return String(body.id);
    },
    seriesOf: (id: string, guest?: Guest) => read<SeriesResponse>(`/api/series/${id}`, guest),
    standingsOf: (id: string, guest?: Guest) =>
      read<SeriesStandingsResponse>(`/api/series/${id}/standings?limit=200`, guest),
    resultsOf: (id: string, deal: number, guest?: Guest) =>
      read<SeriesResultsResponse>(`/api/series/${id}/deals/${deal}?limit=200`, guest),
    async tryOn(guest: Guest, id: string, deal = 1) {
      const { status, body } = await guest.post(`/api/series/${id}/deals/${deal}/tries`, {});
      return { status, ...(body as { id: string; code: string; reason?: string }) };
    },
    /** Plays all people's seats by a bot's policy, to the end, or until moves and waits for bots number `moves`. */
    async play(match: string, { policy = "steady", dice = 1, moves = Number.POSITIVE_INFINITY } = {}): Promise<Table> {
      const table = (await app().app.tables.acquire(match))!;
      const { game } = table;
      const rng = rolls(dice);
      for (let n = 0; table.match.phase === "live" && n < moves; n++) {
        const seat = toAct(game, table.match).find((seat) => table.match.seats[seat]?.player !== undefined);
        if (seat === undefined) {
          await new Promise((resolve) => {
            const deafen = table.listen(() => {
              deafen();
              resolve(undefined);
            });
          });
          continue;
        }
        const { table: view } = viewAt(game, table.log, seat);
        const command = game.bots![policy]!(view, seat, rng);
        const id = `${n}-${table.match.version}`;
        const reply = await table.submit({ id, command: { type: "play", seat, command }, by: seat });
        if (!reply.ok) throw new Error(reply.reason);
      }
      await app().app.tables.release(table);
      return table;
    },
    async concede(match: string): Promise<void> {
      const table = (await app().app.tables.acquire(match))!;
      for (const [seat, held] of table.match.seats.entries())
        if (held?.player) await table.submit({ id: `concede ${seat}`, command: { type: "concede", seat }, by: seat });
      await app().app.tables.release(table);
    },
  };
}

/** A board that is played quickly. */
const SMALL = { mode: "pyramid", difficulty: "easier" };
