import type { MatchesDeps } from "../../../server/match/matches.ts";
import type { Stores } from "../../../server/store/ports.ts";
import { rolls } from "../../kit/chance.ts";
import { matchesOf, person, playOne, playToTheEnd, seatedMatch } from "../match/tables.kit.ts";

/** Stores a finished, a live and an unstarted match; returns their ids. */
export async function seedMatches(
  store: Stores,
  extra: Pick<Partial<MatchesDeps>, "now"> = {},
): Promise<readonly [string, string, string]> {
  await store.secrets.get("tokens");
  const matches = matchesOf(store, { secret: await store.secrets.get("seeds"), ...extra });
  const { tables } = matches;
  const begin = async () => {
    const id = await seatedMatch(matches, [person(0), person(1)]);
    const table = (await tables.acquire(id))!;
    await table.submit({ id: "start", command: { type: "start" } });
    return table;
  };
  const [over, live] = [await begin(), await begin()];
  await playToTheEnd(over, rolls(1));
  for (let i = 0; i < 3; i++) await playOne(live, rolls(i));
  const open = await seatedMatch(matches, [person(2)]);
  await tables.close();
  return [over.id, live.id, open];
}
