import { Decoder, Encoder } from "@colyseus/schema";
import { expect, test } from "vitest";
import { StatePublisher } from "../../../server/rooms/state-publisher.ts";
import { TableState } from "../../../shared/engine/log/table-state.ts";
import { rolls } from "../../kit/chance.ts";
import { longMatch } from "../../kit/long.ts";
import { SETTINGS } from "../../kit/shelf.ts";

const setting = SETTINGS.find(({ game }) => game.id === "tranquility")!;
const { match, log } = longMatch({ ...setting, secret: "5".repeat(64), id: "crowd", events: 20, isOver: false });

/** A published table; `patch` returns the bytes sent to `client`. */
function published() {
  const state = new TableState();
  const table = { game: setting.game, match, log };
  const publisher = new StatePublisher({ state, table, now: Date.now, broadcast: () => {} });
  const encoder = new Encoder(state);
  const client = new TableState();
  const decoder = new Decoder(client);
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  const patch = () => {
    const bytes = encoder.encode().slice();
    encoder.discardChanges();
    decoder.decode(bytes);
    return bytes.length;
  };
  const latecomer = () => {
    const state = new TableState();
    new Decoder(state).decode(encoder.encodeAll().slice());
    return state;
  };
  return { publisher, client, patch, latecomer };
}

const shownIn = ({ spectators }: TableState): readonly string[] =>
  Array.from(spectators, ({ name, kind }) => `${kind} ${name}`);

test("spectators who come, go and are renamed are the same for clients who saw it all and for late ones", () => {
  const { publisher, client, patch, latecomer } = published();
  const rng = rolls(7);
  const players = new Map<string, string>();
  const isProgram = (player: string) => Number(player.slice(1)) % 3 === 0;
  for (let step = 0; step < 400; step++) {
    const player = `p${rng(12)}`;
    if (players.has(player) && rng(3) === 0) players.set(player, `Renamed ${step}`);
    else if (!players.delete(player)) players.set(player, `Name of ${player}`);
    publisher.publishSpectators(
      new Map([...players].map(([id, name]) => [id, { name, ...(isProgram(id) && { isProgram: true }) }])),
    );
    patch();
    const due = [...players].map(([id, name]) => `${isProgram(id) ? "bot" : "human"} ${name}`);
    expect(shownIn(client).toSorted()).toEqual(due.toSorted());
    expect(shownIn(latecomer())).toEqual(shownIn(client));
  }
});

test("a spectator who comes to a crowd costs the others few bytes, and no id is published", () => {
  const { publisher, patch, latecomer } = published();
  const crowd = new Map(Array.from({ length: 100 }, (_, i) => [`player${i}`, { name: `Name ${i}` }]));
  publisher.publishSpectators(crowd);
  patch();
  crowd.set("another", { name: "Eve" });
  publisher.publishSpectators(crowd);
  expect(patch()).toBeLessThan(20);
  expect(JSON.stringify(latecomer())).not.toContain("player7");
});
