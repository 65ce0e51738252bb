import { effect } from "@preact/signals";
import type { TableConnection } from "./table-connection.ts";

/** Resolves once a table can be reached, or cannot for good: whether it can. */
export const untilConnected = ({ status }: Pick<TableConnection, "status">): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (status.value !== "live" && status.value !== "lost") return;
      queueMicrotask(() => stop());
      resolve(status.value === "live");
    });
  });
