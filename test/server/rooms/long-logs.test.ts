import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { StatePublisher } from "../../../server/rooms/state-publisher.ts";
import { redact } from "../../../shared/engine/contract/secrecy.ts";
import { entriesIn } from "../../../shared/engine/log/wire.ts";
import { summarize } from "../../../shared/engine/match/summary.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { sync } from "../../kit/guest.ts";
import { longMatch } from "../../kit/long.ts";
import { SETTINGS } from "../../kit/shelf.ts";
import { playOne } from "../match/tables.kit.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ store: "memory", botPause: 60_000 });
});
afterAll(() => app.stop());

test("a room puts a long log into its state in slices, with the moves and names that come between them", async () => {
  const { tables } = app.app;
  const guest = await app.guest("Ann");
  const setting = SETTINGS.find(({ game, seats }) => game.id === "tranquility" && seats > 1)!;
  const secret = await tables.store.secrets.get("seeds");
  const long = longMatch({ ...setting, secret, id: "long", events: 1200, isOver: false, players: [guest.player] });
  await tables.store.events.append("long", 0, long.log, summarize(setting.game, undefined, long.match, long.log));
  const table = (await tables.acquire("long"))!;
  const between: Promise<unknown>[] = [];
  const slices: number[] = [];
  const { publishEntries } = StatePublisher.prototype;
  vi.spyOn(StatePublisher.prototype, "publishEntries").mockImplementation(function (this: StatePublisher, added) {
    slices.push(added.length);
    if (slices.length === 2) between.push(playOne(table, rolls(1)), table.rename(new Map([[guest.player, "Zoe"]])));
    publishEntries.call(this, added);
  });
  const room = await guest.join("long");
  await sync(room);
  await Promise.all(between);
  expect(table.log.length).toBeGreaterThan(long.log.length);
  expect(slices.length).toBeGreaterThan(5);
  expect(Math.max(...slices)).toBeLessThan(300);
  const shown = [...room.state.log].flatMap((line) => entriesIn(line));
  expect(shown).toEqual(JSON.parse(JSON.stringify(table.log.map((entry) => redact(entry, "table")))));
  expect(JSON.stringify(shown)).toContain("Zoe");
  await room.leave();
  await tables.release(table);
});
