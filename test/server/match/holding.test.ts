import { expect, vi } from "vitest";
import { Elsewhere } from "../../../server/match/holding.ts";
import { sqliteStore } from "../../../server/store/sqlite.ts";
import { rolls } from "../../kit/chance.ts";
import { SOON } from "../../kit/soon.ts";
import { test } from "../store/place.ts";
import { person, playOne, seatedMatch, tablesOf } from "./tables.kit.ts";

test("a match belongs to the process that opened it last; the one before finds out, and gets it back when it is let go of", async ({
  file,
}) => {
  const stores = [sqliteStore(file), sqliteStore(file)] as const;
  const [here, there] = [tablesOf(stores[0]), tablesOf(stores[1])];
  const match = await seatedMatch(here, [person(0), person(1)]);
  const first = (await here.attend(match))!;
  expect(await first.submit({ id: "start", wish: { type: "start" } })).toMatchObject({ ok: true });

  const second = (await there.attend(match))!;
  // Nobody at the first one has to do anything for that.
  await vi.waitFor(() => expect(first.fenced).toBe(true), SOON);
  expect([...here.inMemory]).toEqual([]);
  expect(await playOne(first, rolls(1))).toEqual({ ok: false, reason: "TableMoved" });
  await expect(here.attend(match)).rejects.toBeInstanceOf(Elsewhere);
  expect(await playOne(second, rolls(2))).toMatchObject({ ok: true });

  await there.leave(second);
  const again = (await here.attend(match))!;
  expect(again.log).toEqual(second.log);
  expect(await playOne(again, rolls(3))).toMatchObject({ ok: true });
  expect(await stores[1].heldElsewhere()).toEqual([match]);

  await Promise.all([here.close(), there.close()]);
  expect(await stores[1].heldElsewhere()).toEqual([]);
  await Promise.all(stores.map((store) => store.close()));
});
