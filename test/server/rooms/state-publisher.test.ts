import { Decoder, Encoder } from "@colyseus/schema";
import { expect, test } from "vitest";
import { StatePublisher } from "../../../server/rooms/state-publisher.ts";
import { TableState } from "../../../shared/engine/log/schemas.ts";
import { rolls } from "../../kit/chance.ts";
import { longMatch } from "../../kit/long.ts";
import { SETTINGS } from "../../kit/shelf.ts";

const setting = SETTINGS.find(({ game }) => game.id === "tranquility")!;
const { match, log } = longMatch({ ...setting, secret: "5".repeat(64), id: "crowd", events: 20, isOver: false });

/** A state with its publisher, and a client that has been there from the beginning. */
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

const namesIn = ({ spectators }: TableState): readonly string[] => Array.from(spectators, ({ name }) => name);

test("spectators who come, go and are renamed are the same for clients who saw it all and for late ones", () => {
  const { publisher, client, patch, latecomer } = published();
  const rng = rolls(7);
  const people = new Map<string, string>();
  for (let step = 0; step < 400; step++) {
    const player = `p${rng(12)}`;
    if (people.has(player) && rng(3) === 0) people.set(player, `Renamed ${step}`);
    else if (!people.delete(player)) people.set(player, `Name of ${player}`);
    publisher.publishSpectators(people);
    patch();
    expect(namesIn(client).toSorted()).toEqual([...people.values()].toSorted());
    expect(namesIn(latecomer())).toEqual(namesIn(client));
  }
});

test("a spectator who comes to a crowd costs the others few bytes, and no id is published", () => {
  const { publisher, patch, latecomer } = published();
  const crowd = new Map(Array.from({ length: 100 }, (_, i) => [`player${i}`, `Name ${i}`]));
  publisher.publishSpectators(crowd);
  patch();
  crowd.set("another", "Eve");
  publisher.publishSpectators(crowd);
  expect(patch()).toBeLessThan(20);
  expect(JSON.stringify(latecomer())).not.toContain("player7");
});
