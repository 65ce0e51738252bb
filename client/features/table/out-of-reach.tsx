import { useEffect, useState } from "preact/hooks";
import { tablePath } from "../../../shared/routes.ts";
import { allGames, manifestOf } from "../../catalog/catalog.ts";
import type { TableConnection } from "../../contract/table-connection.ts";
import { t } from "../../i18n/t.ts";
import { go } from "../../navigation/route.ts";
import { Loading } from "../../ui/loading.tsx";
import { toast } from "../../ui/toast.tsx";
import { NotFound } from "../frame/not-found.tsx";
import {
  defaultNewTable,
  mayBeAlone,
  newTableOf,
  optionsOf,
  practises,
  settingsAlone,
} from "../new-table/new-table.ts";

/** The match on this device could not be started either. */
const isCut = (): void => toast(t().refused);

/** How long a table may be unreachable before the page gives a reason, in ms. */
const QUIET = 10_000;

function useLasting(is: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!is) return;
    const timer = setTimeout(setLong, ms, true);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return is && isLong;
}

/** Why a table is unreachable; undefined until it has been unreachable for `QUIET`. */
export function useObstacle({ status, obstacle }: TableConnection) {
  const isOut = status.value === "joining" || status.value === "reconnecting";
  return useLasting(isOut, QUIET) ? obstacle.value : undefined;
}

/** Opens a solo match of the same game, or of the first game that can be played offline. */
async function playOnDevice(wanted: string): Promise<void> {
  const games = [wanted, ...allGames().map(({ id }) => id)].filter((game) => manifestOf(game)?.wholeRules);
  const table = games
    .flatMap((game) => [newTableOf(game), defaultNewTable({ game, variant: "", seats: 1 })])
    .find(mayBeAlone);
  const { dealAlone } = await import("../alone/alone.ts");
  const settings = table && settingsAlone(table, practises(true));
  const own = settings && (await dealAlone({ game: table.game, options: optionsOf(table), settings }));
  if (own === undefined) isCut();
  else go(tablePath(own));
}

/** Shown until a table is loaded. After `QUIET`, gives the reason and offers a match on this device. */
export function OutOfReach({ connection }: { readonly connection: TableConnection }) {
  const obstacle = useObstacle(connection);
  if (!obstacle) return <Loading />;
  const { noConnection, noSockets, playAlone } = t().lost;
  const play = () => playOnDevice(connection.game.rules.id).catch(isCut);
  return (
    <NotFound why={obstacle === "socket" ? noSockets : noConnection}>
      <button type="button" class="button main" onClick={play}>
        {playAlone}
      </button>
    </NotFound>
  );
}
