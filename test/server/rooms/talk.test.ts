import { afterEach, expect, test, vi } from "vitest";
import type { Table } from "../../../server/match/table.ts";
import { Talk } from "../../../server/rooms/talk.ts";
import { StatePublisher } from "../../../server/rooms/telling.ts";
import { memoryStore } from "../../../server/store/memory/stores.ts";
import { TableState } from "../../../shared/engine/log/schemas.ts";
import { longMatch } from "../../kit/long.ts";
import { SETTINGS } from "../../kit/shelf.ts";

afterEach(() => vi.restoreAllMocks());

const NOW = Date.UTC(2026, 1, 1);
const setting = SETTINGS.find(({ game }) => game.id === "tranquility")!;

/** The chat at a table whose match is over, or live with a spectator delay in seconds. */
function talkAt({ isOver, watchDelay = 0 }: { readonly isOver: boolean; readonly watchDelay?: number }) {
  const house = { patience: null, clock: null, watchers: true, watchDelay };
  const { match, log } = longMatch({
    ...setting,
    secret: "5".repeat(64),
    id: "talk",
    events: 60,
    isOver,
    config: { house },
  });
  const table = { id: "talk", game: setting.game, match, log } as unknown as Table;
  const state = new TableState();
  const now = () => NOW;
  const telling = new StatePublisher(state, now, () => {});
  const talk = new Talk(state, { store: memoryStore(), telling, now, onError: () => {} });
  return { state, talk, telling, table };
}

test("the name of a spectator without remaining messages concerns no message any more, however many have spoken", () => {
  const { state, talk, table } = talkAt({ isOver: true });
  for (let i = 0; i < 700; i++)
    expect(talk.say({ player: { id: `p${i}`, name: "Eve" }, seat: undefined }, { text: "Well played" }, table)).toBe(
      undefined,
    );
  const parse = vi.spyOn(JSON, "parse");
  talk.call("p0", "Zoe");
  expect(parse).not.toHaveBeenCalled();
  talk.call("p699", "Zoe");
  expect([...state.talk].filter((line) => line.includes("Zoe"))).toHaveLength(1);
});

test("the number of pending messages at a delayed table is bounded", () => {
  const { state, telling, table } = talkAt({ isOver: false, watchDelay: 86_400 });
  const line = JSON.stringify({ by: 0, phrase: "here", at: new Date(NOW).toISOString() });
  for (let i = 0; i < 400; i++) telling.said(line, table.match);
  expect(state.inside.talk.length).toBeLessThanOrEqual(100);
  telling.stop();
});
