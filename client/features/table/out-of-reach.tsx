import { useEffect, useState } from "preact/hooks";
import type { TableConnection } from "../../contract/table-connection.ts";
import { t } from "../../i18n/t.ts";
import { Loading } from "../../ui/loading.tsx";
import { toast } from "../../ui/toast.tsx";
import { NotFound } from "../frame/not-found.tsx";

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

/** Shown until a table is loaded. After `QUIET`, gives the reason and offers a match on this device. */
export function OutOfReach({ connection }: { readonly connection: TableConnection }) {
  const obstacle = useObstacle(connection);
  if (!obstacle) return <Loading />;
  const { noConnection, noSockets, playAlone } = t().lost;
  const play = () =>
    import("./play-on-device.ts").then(({ playOnDevice }) => playOnDevice(connection.game.rules.id)).catch(isCut);
  return (
    <NotFound why={obstacle === "socket" ? noSockets : noConnection}>
      <button type="button" class="button main" onClick={play}>
        {playAlone}
      </button>
    </NotFound>
  );
}
