import { tablePath } from "../../../shared/routes.ts";
import { allGames, manifestOf } from "../../catalog/catalog.ts";
import { go } from "../../navigation/route.ts";
import { dealAlone } from "../alone/alone.ts";
import {
  defaultNewTable,
  mayBeAlone,
  newTableOf,
  optionsOf,
  practises,
  settingsAlone,
} from "../new-table/new-table.ts";

/**
 * Opens a solo match of the same game, or of the first game that can be played offline.
 * @throws if no match could be dealt
 */
export async function playOnDevice(wanted: string): Promise<void> {
  const games = [wanted, ...allGames().map(({ id }) => id)].filter((game) => manifestOf(game)?.wholeRules);
  const table = games
    .flatMap((game) => [newTableOf(game), defaultNewTable({ game, variant: "", seats: 1 })])
    .find(mayBeAlone);
  const settings = table && settingsAlone(table, practises(true));
  const own = settings && (await dealAlone({ game: table.game, options: optionsOf(table), settings }));
  if (own === undefined) throw new Error("no match could be dealt on this device");
  go(tablePath(own));
}
