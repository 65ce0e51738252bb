import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configFrom } from "../../../server/config.ts";
import { LARGEST_MATCH } from "../../../server/http/errors.ts";
import { read } from "../../../shared/engine/log/format.ts";
import { verify } from "../../../shared/engine/log/verify.ts";
import { gameOf } from "../../../shared/games/index.ts";
import { aloneFile, aloneText } from "../../kit/alone.ts";
import { startApp, type TestApp } from "../../kit/app.ts";
import type { Guest } from "../../kit/guest.ts";

let app: TestApp;
let ann: Guest;
let bob: Guest;
beforeAll(async () => {
  app = await startApp({ limits: { ...configFrom({}).limits, handedIn: undefined } });
  [ann, bob] = await Promise.all([app.guest("Ann"), app.guest("Bob")]);
});
afterAll(() => app.stop());

async function handIn(body: string, by?: Guest, type = "application/jsonl") {
  const headers = { "content-type": type, ...(by && { authorization: `Bearer ${by.token}` }) };
  const response = await fetch(`${app.origin}/api/history`, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const outcomeOf = async (text: string, by?: Guest) => {
  const { status, body } = await handIn(text, by);
  return [status, body.reason];
};
const historyOf = async (who: Guest) => JSON.parse((await who.get("/api/history")).text).matches;

describe("POST /api/history", () => {
  test("accepts a match that was played offline into its player's history, once", async () => {
    const text = aloneText({ text: "over HTTP", player: ann.player });
    const { status, body } = await handIn(text, ann);
    expect([status, body]).toEqual([201, { id: expect.any(String), code: expect.stringMatching(/^\w{8}$/) }]);
    expect(await handIn(text, ann)).toEqual({ status: 200, body });
    // A browser may send a file with any content type.
    expect(await handIn(text, ann, "application/json")).toEqual({ status: 200, body });
    expect(await historyOf(ann)).toMatchObject([
      { ...body, offline: true, seats: [{ name: "Ann", player: ann.player }] },
    ]);
    const log = (await ann.get(`/api/matches/${body.id}/log`)).text;
    expect(verify(read(log), gameOf)).toBeUndefined();
    expect(log).toContain('"offline":true');
    expect(JSON.parse((await ann.get(`/api/logbooks/${ann.player}`)).text)).toMatchObject({ boards: [] });
    expect(await historyOf(bob)).toEqual([]);
  });

  test("shows the current name of its player, and none after the player is deleted", async () => {
    const eve = await app.guest("Eve");
    const { body } = await handIn(aloneText({ text: "renamed" }), eve);
    await eve.post("/api/players", { name: "Eva" });
    expect(await historyOf(eve)).toMatchObject([{ id: body.id, seats: [{ name: "Eva" }] }]);
    const headers = { authorization: `Bearer ${eve.token}` };
    await fetch(`${app.origin}/api/players/${eve.player}`, { method: "DELETE", headers });
    const { text } = await ann.get(`/api/matches/${body.id}`);
    expect(JSON.parse(text).seats).toMatchObject([{ name: "N. N." }]);
    expect(await outcomeOf(aloneText({ text: "from beyond" }), eve)).toEqual([401, "NoToken"]);
  });

  test("refuses invalid matches, each with its reason", async () => {
    const { header, log } = aloneFile({ text: "refused" });
    const lines = (head: object, events: readonly object[]) =>
      [head, ...events].map((line) => JSON.stringify(line)).join("\n");
    const changed = log.map((entry) => (entry.v === 9 ? { ...entry, more: 1 } : entry));
    expect(await outcomeOf(aloneText({ text: "refused" }))).toEqual([401, "NoToken"]);
    expect(await outcomeOf("", ann)).toEqual([400, "BadMatchFile"]);
    expect(await outcomeOf('{"match":', ann)).toEqual([400, "BadMatchFile"]);
    expect(await outcomeOf(lines(header, changed), ann)).toEqual([400, "FalseMatch"]);
    expect(await outcomeOf(lines({ ...header, seed: "0".repeat(64) }, log), ann)).toEqual([400, "FalseMatch"]);
    expect(await outcomeOf(lines({ ...header, game: "chess" }, log), ann)).toEqual([400, "UnknownMatch"]);
    expect(await outcomeOf(aloneText({ text: "refused", moves: 3 }), ann)).toEqual([400, "MatchIsNotOver"]);
    expect(await outcomeOf(aloneText({ text: "refused", player: bob.player }), ann)).toEqual([403, "NotYourMatch"]);
    await handIn(aloneText({ text: "refused" }), bob);
    expect(await outcomeOf(aloneText({ text: "refused" }), ann)).toEqual([409, "HandedInOtherwise"]);
    expect((await historyOf(ann)).map(({ offline }: { offline?: boolean }) => offline)).toEqual([true]);
  });

  test("does not read a body that is too large, and names the limit", async () => {
    const { status, body } = await handIn(" ".repeat(LARGEST_MATCH + 1), ann);
    expect([status, body]).toEqual([413, { reason: "TooLarge", message: "the body is larger than 1024 KB" }]);
    const text = aloneText({ text: "as large as it may be" });
    expect(await outcomeOf(`${text}${"\n".repeat(LARGEST_MATCH - text.length)}`, ann)).toEqual([201, undefined]);
  });
});
