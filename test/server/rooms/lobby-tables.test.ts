import { Decoder, Encoder } from "@colyseus/schema";
import { expect, test } from "vitest";
import { updateLobbyTables } from "../../../server/rooms/lobby-tables.ts";
import { LobbyState } from "../../../shared/engine/log/table-state.ts";
import type { Summary } from "../../../shared/engine/match/summary.ts";
import { seat, summary } from "../store/samples.ts";

/** A lobby's tables; `show` returns the bytes of the patch that clients receive. */
function lobby() {
  const state = new LobbyState();
  const encoder = new Encoder(state);
  const client = new LobbyState();
  const decoder = new Decoder(client);
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  const show = (table: Summary): number => {
    updateLobbyTables(state.tables, { put: [table], removed: [] });
    const bytes = encoder.encode().slice();
    encoder.discardChanges();
    decoder.decode(bytes);
    return bytes.length;
  };
  return { client, show };
}

const open = summary("t", 1, { seats: [seat("ann"), null, null], variant: "arch" });

test("a client of the lobby knows a table with its seats, options and settings", () => {
  const { client, show } = lobby();
  const house = { patience: 60, clock: null, watchers: false };
  const reserved = { ...seat("bob"), kept: true } as const;
  show({ ...open, house, seats: [seat("ann"), reserved, null] });
  const table = client.tables.get("t")!.toJSON();
  expect(table).toMatchObject({ code: open.code, game: open.game, variant: "arch", version: 1, previous: "" });
  expect(table).toMatchObject({ createdAt: open.createdAt, changedAt: open.changedAt });
  expect(JSON.parse(client.tables.get("t")!.options)).toEqual(open.options);
  expect(JSON.parse(client.tables.get("t")!.house)).toEqual(house);
  expect(table.seats).toMatchObject([
    { name: "ann", kind: "human", player: "ann", kept: false },
    { name: "bob", kind: "human", player: "bob", kept: true },
    { name: "", kind: "", player: "", kept: false },
  ]);
});

test("a player who sits down costs each client a few bytes, and an unchanged table none", () => {
  const { client, show } = lobby();
  const whole = show(open);
  const sitting = {
    ...open,
    version: 2,
    changedAt: "2026-11-20T12:00:02.000Z",
    seats: [seat("ann"), seat("bob"), null],
  };
  expect(show(sitting)).toBeLessThan(whole / 2);
  expect(show(sitting)).toBe(0);
  expect(Array.from(client.tables.get("t")!.seats, ({ name }) => name)).toEqual(["ann", "bob", ""]);
});

test("seats that are added, removed and left are the same for the client", () => {
  const { client, show } = lobby();
  const names = () => Array.from(client.tables.get("t")!.seats, ({ name }) => name);
  show({ ...open, seats: [seat("ann"), null, seat("cyd")] });
  show({ ...open, seats: [seat("ann")] });
  expect(names()).toEqual(["ann"]);
  show({ ...open, seats: [null, seat("ann"), seat("dan"), null] });
  expect(names()).toEqual(["", "ann", "dan", ""]);
});
