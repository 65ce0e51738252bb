import { effect } from "@preact/signals";
import type { TableConnection } from "../contract/table-connection.ts";

/** True once the connection is live, false once it is lost. */
export const untilConnected = ({ status }: Pick<TableConnection, "status">): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (status.value !== "live" && status.value !== "lost") return;
      queueMicrotask(() => stop());
      resolve(status.value === "live");
    });
  });
