import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { GameCommand, Seat } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import { anyCommand } from "../../../shared/engine/contract/moves.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { type Match, toAct } from "../../../shared/engine/match/match.ts";
import { arcanoid } from "../../../shared/games/arcanoid/arcanoid.ts";
import type { Event } from "../../../shared/games/arcanoid/events.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { gameOf } from "../../kit/games.ts";
import { ask, granted, sync, type TableRoomOf, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";

const game: AnyGame = gameOf("arcanoid")!;

const options = (variant: string) => ({ variant, rounds: 1, renewals: 2 });

/** Votes yes; else prefers secret engagements, then open ones. */
function lively(table: State, seat: Seat, rng: Rng): GameCommand {
  const moves = arcanoid.moves(table, seat);
  const yes = moves.filter(({ command }) => command.type === "VoteOnRenewal" && command.renew);
  const secret = moves.filter(({ command }) => command.type === "EngageSecretly");
  const open = moves.filter(({ command }) => command.type === "Engage" && command.core.length === 0);
  return anyCommand([yes, secret, open, moves].find(({ length }) => length > 0)!, rng);
}

/** Discards or lets engagements stand if possible, so that a round lasts until the pile runs out. */
function patient(table: State, seat: Seat, rng: Rng): GameCommand {
  const moves = arcanoid.moves(table, seat);
  const discards = moves.filter(({ command }) => ["Discard", "LetStand"].includes(command.type));
  return anyCommand(discards.length > 0 ? discards : moves, rng);
}

type Choose = (table: State, seat: Seat, rng: Rng) => GameCommand;

/** Plays until a condition holds or the match ends. */
async function playUntil(
  app: TestApp,
  { match, guests, rooms }: Gathering,
  choose: Choose,
  rng: Rng,
  isEnough: (now: Match) => boolean = () => false,
): Promise<void> {
  const table = tableBehind(app, match);
  for (let i = 0; table.match.phase === "live" && !isEnough(table.match); i++) {
    const seat = toAct(game, table.match).find((one) => one < rooms.length);
    if (seat === undefined) {
      await new Promise((done) => setTimeout(done, 1));
      continue;
    }
    const room = itemAt(rooms, seat);
    await sync(room);
    const view = viewOf(room, itemAt(guests, seat).player);
    if (view.phase !== "live" || !toAct(game, view).includes(seat)) continue;
    // A bot may have ended the window.
    await ask(room, "command", { id: `p${seat}.${i}`, command: choose(view.table as State, seat, rng) });
  }
}

/** Maximum number of deals until one reaches the wanted moment. */
const DEALS = 12;

/** Gathers people at a table, and plays to a moment. @throws if none of `DEALS` tables reaches it */
async function gatheredAt(
  app: TestApp,
  plan: Parameters<typeof gather>[1],
  choose: Choose,
  isEnough: (now: Match) => boolean,
): Promise<Gathering> {
  for (let deal = 0; deal < DEALS; deal++) {
    const table = await gather(app, plan);
    await playUntil(app, table, choose, rolls(deal), isEnough);
    const { match: now } = tableBehind(app, table.match);
    if (now.phase === "live" && isEnough(now)) return table;
  }
  throw new Error(`none of ${DEALS} matches came to the moment that is looked for`);
}

const eventsOf = (app: TestApp, match: string) => tableBehind(app, match).log as unknown as readonly Recorded<Event>[];

const stageOf = (now: Match): State["stage"] => (now.table as State).stage;

/** Expects that the seat does not know the face-down cards that are hidden from it; returns their number. */
function secretsKept(truth: Match, view: Match, seat: Seat): number {
  if (truth.phase !== "live" || view.phase !== "live") return 0;
  const { parties } = truth.table as State;
  const laid = parties.flatMap(({ stands }) =>
    stands.flatMap((stand) => (stand?.how === "engaged" && stand.isHidden ? stand.cards : [])),
  );
  const hidden = new Set(arcanoid.cards.hiddenFrom(truth.table as State, seat));
  const unseen = laid.filter((card) => hidden.has(card));
  expect(unseen.filter((card) => (view.table as State).faces[card] !== undefined)).toEqual([]);
  return unseen.length;
}

/**
 * The first match of KOBLENZ in which several seats laid cards face down. Checks that no other seat knew them.
 * @throws if there is none among `DEALS`
 */
async function secretlyPlayed(app: TestApp): Promise<Gathering> {
  for (let deal = 0; deal < DEALS; deal++) {
    const table = await gather(app, { people: 2, bots: 2, game: "arcanoid", options: options("koblenz") });
    const { match, guests, rooms } = table;
    let kept = 0;
    await playUntil(app, table, lively, rolls(deal), (now) => {
      for (const [seat, room] of rooms.entries())
        kept += secretsKept(now, viewOf(room, itemAt(guests, seat).player), seat);
      return false;
    });
    const hidden = eventsOf(app, match).filter((event) => event.type === "EngagementTried" && event.hidden);
    if (kept > 0 && new Set(hidden.map(({ by }) => by)).size > 1) return table;
  }
  throw new Error(`in none of ${DEALS} matches two seats laid cards face down`);
}

let app: TestApp | undefined;
const folders: string[] = [];
afterEach(async () => {
  await app?.stop();
  app = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test("KO1 KO5: two people and two bots play KOBLENZ to its end, and secret engagements stay secret until its rounds end", async () => {
  app = await startApp();
  const { match, guests, rooms } = await secretlyPlayed(app);
  const log = eventsOf(app, match);
  expect(log.some(({ type }) => type === ("MatchEnded" as never))).toBe(true);
  await Promise.all(rooms.map(sync));
  for (const [seat, room] of rooms.entries())
    expect(viewOf(room, itemAt(guests, seat).player).version).toBe(tableBehind(app, match).match.version);
});

test("S2: a player who reloads the page in a Fool's window is asked the same question again, and answers once", async () => {
  app = await startApp({ botPause: 60_000 });
  const isAsked = (now: Match) => stageOf(now).at === "window" && toAct(game, now).length === 2;
  const plan = { people: 3, game: "arcanoid", options: options("dresden") };
  const table = await gatheredAt(app, plan, lively, isAsked);
  const { match, guests } = table;
  const rooms: TableRoomOf[] = [...table.rooms];
  const asked = toAct(game, tableBehind(app, match).match);
  expect(asked.length).toBe(2);
  const [seat, other] = asked as [Seat, Seat];
  await itemAt(rooms, seat).leave();
  rooms[seat] = await itemAt(guests, seat).join(match);
  await sync(rooms[seat]);
  const view = viewOf(rooms[seat], itemAt(guests, seat).player);
  expect(stageOf(view).at).toBe("window");
  expect(toAct(game, view)).toContain(seat);
  const answer = { id: "again", command: { type: "LetStand" } };
  const first = granted(await ask(rooms[seat], "command", answer));
  expect(await ask(rooms[seat], "command", answer)).toEqual(first);
  expect(await ask(rooms[seat], "command", { ...answer, id: "twice" })).toMatchObject({ ok: false });
  granted(await ask(itemAt(rooms, other), "command", { id: "other", command: { type: "LetStand" } }));
  expect(stageOf(tableBehind(app, match).match).at).not.toBe("window");
});

test("a client that follows questions gets its seat's question as it joins, though another client of the seat follows none", async () => {
  app = await startApp();
  const { match, guests, rooms } = await gather(app, { people: 1 });
  const room = await itemAt(guests, 0).join(match, true);
  await sync(room);
  const question = { v: tableBehind(app, match).match.version, seat: 0, what: "turn" };
  expect(JSON.parse(room.state.asked[0]!.question)).toMatchObject(question);
  await Promise.all([room, ...rooms].map((each) => each.leave()));
});

test("P3: a server that stops in the middle of a vote resumes it, no player votes twice, and all play on", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stillwater-vote-"));
  folders.push(dataDir);
  app = await startApp({ dataDir });
  const plan = { people: 3, game: "arcanoid", options: options("dresden") };
  const table = await gatheredAt(app, plan, patient, (now) => stageOf(now).at === "vote");
  const { match, guests } = table;
  const [voter] = toAct(game, tableBehind(app, match).match) as [Seat];
  const vote = { id: "vote", command: { type: "VoteOnRenewal", renew: true } };
  const given = granted(await ask(itemAt(table.rooms, voter), "command", vote));
  await app.stop();
  app = await startApp({ dataDir });
  for (const guest of guests) (guest.client as unknown as { settings: object }).settings = settingsOf(app.origin);
  const rooms = await Promise.all(guests.map((guest) => guest.join(match)));
  expect(await ask(itemAt(rooms, voter), "command", vote)).toEqual(given);
  expect(await ask(itemAt(rooms, voter), "command", { ...vote, id: "once more" })).toMatchObject({ ok: false });
  await playUntil(app, { match, guests, rooms }, lively, rolls(6));
  const log = eventsOf(app, match);
  expect(tableBehind(app, match).match.phase).toBe("over");
  let voted = new Set<Seat>();
  for (const event of log) {
    if (event.type === "RenewalAsked") voted = new Set();
    if (event.type !== "RenewalVoted") continue;
    expect(voted.has(event.seat)).toBe(false);
    voted.add(event.seat);
  }
});

const settingsOf = (origin: string) => {
  const { hostname, port } = new URL(origin);
  return { hostname, port: Number(port), pathname: "", secure: false };
};

/** Pauses before the answers, in ms (S4: at a table 0.8 to 2.4 s at random). */
const PAUSES = [200, 120, 160];

test("S4: a window ends with the last of the answers, which wait beside each other", async () => {
  app = await startApp();
  const plan = { people: 4, game: "arcanoid", options: options("dresden") };
  const isAsked = (now: Match) => stageOf(now).at === "window" && toAct(game, now).length === 3;
  const { match, rooms } = await gatheredAt(app, plan, lively, isAsked);
  const asked = toAct(game, tableBehind(app, match).match);
  expect(asked.length).toBe(3);
  const beganTrip = performance.now();
  await sync(itemAt(rooms, 0));
  const trip = performance.now() - beganTrip;
  const began = performance.now();
  await Promise.all(
    asked.map(async (seat, i) => {
      await new Promise((done) => setTimeout(done, PAUSES[i]));
      granted(await ask(itemAt(rooms, seat), "command", { id: `standing ${seat}`, command: { type: "LetStand" } }));
    }),
  );
  const took = performance.now() - began;
  expect(stageOf(tableBehind(app, match).match).at).not.toBe("window");
  console.info(
    `a window of three: ${took.toFixed(0)} ms, pauses of ${PAUSES} ms, a round trip of ${trip.toFixed(1)} ms`,
  );
});
