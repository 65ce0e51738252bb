import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pauseBefore, standingAnswer } from "../../../client/games/arcanoid/play/standing.ts";
import type { Rng } from "../../../shared/engine/chance/rng.ts";
import type { Seat } from "../../../shared/engine/contract/events.ts";
import type { AnyGame } from "../../../shared/engine/contract/game.ts";
import type { Reply } from "../../../shared/engine/log/reply.ts";
import type { Recorded } from "../../../shared/engine/match/log-entry.ts";
import { toAct } from "../../../shared/engine/match/match.ts";
import type { State } from "../../../shared/games/arcanoid/state.ts";
import { type Network, networkTo, through } from "../../chaos/scenarios/network.ts";
import { type Gathering, gather, startApp, type TestApp, tableBehind } from "../../kit/app.ts";
import { rolls } from "../../kit/chance.ts";
import { gameOf } from "../../kit/games.ts";
import { ask, granted, sync, viewOf } from "../../kit/guest.ts";
import { itemAt } from "../../kit/item-at.ts";
import { byStrength } from "../../kit/strength.ts";
import { eager } from "./eager.ts";

/** Latency in ms. */
const ONE_WAY = 150;
const ROUND_TRIP = 2 * ONE_WAY;
/** How much too early timers may fire, in ms. */
const EARLY = 10;
const WINDOWS = byStrength({ quick: 2, gate: 2, nightly: 12 });

const game: AnyGame = gameOf("arcanoid")!;
let app: TestApp;
let network: Network;
beforeAll(async () => {
  app = await startApp();
  network = await networkTo(Number(new URL(app.origin).port));
});
afterAll(async () => {
  await network.close();
  await app.stop();
});

/** `pause` is the delay, in ms. */
interface Answer {
  readonly pause: number;
  readonly reply: Promise<Reply>;
}

/** Answers as the seat's page does: from the seat's view, after a delay. */
function answerFor({ guests, rooms }: Gathering, seat: Seat, rng: Rng, onAnswer: (answer: Answer) => void): void {
  const room = itemAt(rooms, seat);
  let answered = -1;
  room.onStateChange(({ log }) => {
    const tried = [...log].findLastIndex((line) => line.includes('"EngagementTried"'));
    if (tried === answered) return;
    const view = viewOf(room, itemAt(guests, seat).player);
    const command = standingAnswer(view.table as State, seat, "never", "ask");
    if (!command) return;
    answered = tried;
    const length = pauseBefore(rng(1000) / 1000);
    const send = () => ask(room, "command", { id: `${seat} ${tried}`, command });
    onAnswer({ pause: length, reply: pause(length).then(send) });
  });
}

/** Duration of the last window by the server's clock, in ms. */
function lastWindow(log: readonly Recorded[]): number {
  const at = (type: string) => Date.parse(log.findLast((entry) => entry.type === type)!.at);
  return at("EngagementStood") - at("EngagementTried");
}

test("S2, S4: beside the longest pause, standing answers cost a table one round trip", async () => {
  const far = { guest: async (name: string) => through(network, await app.guest(name)) };
  const gathering = await gather(far, { people: 5, game: "arcanoid", options: { rounds: 9 } });
  const table = tableBehind(app, gathering.match);
  const rng = rolls(1);
  let answers: Answer[] = [];
  for (const seat of gathering.rooms.keys()) answerFor(gathering, seat, rng, (answer) => answers.push(answer));
  for (const line of network.lines) line.delay(ONE_WAY);
  const added: number[] = [];
  for (let n = 0; added.length < WINDOWS; n++) {
    const [seat] = toAct(game, table.match);
    answers = [];
    const command = eager(table.match.table as State, seat!, rng);
    granted(await ask(itemAt(gathering.rooms, seat!), "command", { id: `${n}`, command }));
    const { stage } = table.match.table as State;
    if (stage.at !== "window") continue;
    while ((table.match.table as State).stage.at === "window") await pause(10);
    for (const { reply } of answers) granted(await reply);
    const longest = Math.max(...answers.map((answer) => answer.pause));
    if (stage.waiting.length > 1 && !stage.isInOrder) added.push(lastWindow(table.log) - longest);
  }
  await Promise.all(gathering.rooms.map((room) => room.leave()));
  const times = added.map(Math.round).join(", ");
  console.info(`over lines of ${ROUND_TRIP} ms there and back, windows took their longest pause and ${times} ms`);
  expect(Math.min(...added)).toBeGreaterThan(ROUND_TRIP - EARLY);
  // A machine is not slow in all windows.
  expect(Math.min(...added)).toBeLessThan(2 * ROUND_TRIP);
});

test("S2, S4: a window that no player uses takes one round trip: all are asked together, and no answer waits for another", async () => {
  const { match, guests, rooms } = await gather(app, { people: 5, game: "arcanoid", options: { rounds: 9 } });
  const table = tableBehind(app, match);
  const rng = rolls(1);
  let windows = 0;
  for (let n = 0; windows < 5; n++) {
    const asked = toAct(game, table.match);
    const before = table.match.table as State;
    if (before.stage.at === "window" && !before.stage.isInOrder) {
      await Promise.all(rooms.map(sync));
      // All answers are sent before the first one arrives.
      const answers = asked.map((seat) => {
        const view = viewOf(itemAt(rooms, seat), itemAt(guests, seat).player);
        expect(toAct(game, view)).toEqual(asked);
        const standing = game.moves(view.table, seat).find(({ command }) => command.type === "LetStand")!;
        return ask(itemAt(rooms, seat), "command", { id: `${n}`, command: standing.command });
      });
      for (const reply of await Promise.all(answers)) granted(reply);
      const types = table.log.slice(-30).map(({ type }) => type);
      expect(types.lastIndexOf("EngagementStood")).toBeGreaterThan(types.lastIndexOf("StealForgone"));
      if (asked.length > 1) windows++;
    } else {
      const seat = itemAt(asked, 0);
      granted(await ask(itemAt(rooms, seat), "command", { id: `${n}`, command: eager(before, seat, rng) }));
    }
  }
});
