import { parentPort } from "node:worker_threads";
import { send, type Visit } from "../kit/visits.ts";

export interface RouteRequests {
  readonly origin: string;
  readonly route: string;
  readonly visits: readonly Visit[];
}

// This thread makes the requests; the other one only serves.

parentPort!.on("message", async ({ origin, route, visits }: RouteRequests) => {
  const statuses: number[] = [];
  for (const visit of visits) statuses.push(await send(origin, route, visit));
  parentPort!.postMessage(statuses);
});
