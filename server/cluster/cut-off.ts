import type { Logger } from "pino";
import type { StoredLeases } from "../store/ports.ts";
import type { Cluster } from "./cluster.ts";

/** Other processes take over tables after this many missed heartbeats. */
const DEAD = 3;

interface CutOffDeps {
  readonly leases: Pick<StoredLeases, "onHeartbeat">;
  readonly cluster: Pick<Cluster, "hasHealthyOther" | "isHealthy" | "withdraw" | "rejoin">;
  readonly setAccepting: (isAccepting: boolean) => void;
  /** Must work without the store. */
  readonly sendAll: () => Promise<void>;
  readonly log: Pick<Logger, "warn">;
  readonly onError: (error: unknown, where: string) => void;
}

/**
 * Redirects players while only other processes reach the store.
 * @returns a function that stops this
 */
export function watchStore({ leases, cluster, setAccepting, sendAll, log, onError }: CutOffDeps): () => void {
  let isAway = false;
  let isChanging = false;

  async function change(missed: number): Promise<void> {
    if (!isAway && missed >= DEAD && (await cluster.hasHealthyOther())) {
      isAway = true;
      setAccepting(false);
      log.warn("only this process cannot reach the database: its players are sent to other processes");
      await cluster.withdraw();
      await sendAll();
    } else if (isAway && missed === 0) {
      isAway = false;
      await cluster.rejoin();
      setAccepting(true);
      log.warn("this process reaches the database again and accepts players");
    }
  }

  return leases.onHeartbeat((missed) => {
    cluster.isHealthy = missed === 0;
    if (isChanging) return;
    isChanging = true;
    change(missed)
      .catch((error: unknown) => onError(error, "cut off"))
      .finally(() => {
        isChanging = false;
      });
  });
}
