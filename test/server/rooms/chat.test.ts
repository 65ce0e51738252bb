import { afterEach, expect, test, vi } from "vitest";
import type { Table } from "../../../server/match/table.ts";
import { Chat } from "../../../server/rooms/chat.ts";
import { StatePublisher } from "../../../server/rooms/state-publisher.ts";
import { memoryStores } from "../../../server/store/memory/stores.ts";
import { TableState } from "../../../shared/engine/log/table-state.ts";
import { longMatch } from "../../kit/long.ts";
import { SETTINGS } from "../../kit/shelf.ts";

afterEach(() => vi.restoreAllMocks());

const NOW = Date.UTC(2026, 1, 1);
const setting = SETTINGS.find(({ game }) => game.id === "tranquility")!;

/** `watchDelay` is in seconds. */
function chatAt({ isOver, watchDelay = 0 }: { readonly isOver: boolean; readonly watchDelay?: number }) {
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
  const publisher = new StatePublisher({ state, table, now, broadcast: () => {} });
  const chat = new Chat(state, { store: memoryStores(), publisher, now, onError: () => {} });
  return { state, chat, publisher, table };
}

test("the name of a spectator without remaining messages concerns no message any more, however many have spoken", () => {
  const { state, chat, table } = chatAt({ isOver: true });
  for (let i = 0; i < 700; i++)
    expect(chat.say({ player: { id: `p${i}`, name: "Eve" }, seat: undefined }, { text: "Well played" }, table)).toBe(
      undefined,
    );
  const parse = vi.spyOn(JSON, "parse");
  chat.rename("p0", "Zoe");
  expect(parse).not.toHaveBeenCalled();
  chat.rename("p699", "Zoe");
  expect([...state.talk].filter((line) => line.includes("Zoe"))).toHaveLength(1);
});

test("the number of pending messages at a delayed table is bounded", () => {
  const { state, publisher } = chatAt({ isOver: false, watchDelay: 86_400 });
  const line = JSON.stringify({ by: 0, phrase: "here", at: new Date(NOW).toISOString() });
  for (let i = 0; i < 400; i++) publisher.publishMessage(line);
  expect(state.inside.talk.length).toBeLessThanOrEqual(100);
  publisher.stop();
});
