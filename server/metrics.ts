import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OccupantKind } from "../shared/engine/match/match-events.ts";
import type { LimitName } from "./limits.ts";

/** Bounds of append durations, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Gauges {
  readonly tables: number;
  readonly seats: Readonly<Record<OccupantKind, number>>;
  readonly sockets: number;
  /** True for a single process. */
  readonly isClusterReachable: boolean;
}

/** Dashboards query these labels. */
const RECONNECTION_LABELS = { resumed: "line", rejoined: "anew" } as const;

/** No label names people or matches. */
export interface Metrics {
  moved(kind: OccupantKind): void;
  refused(reason: string): void;
  limited(limit: LimitName | "bytes"): void;
  reconnected(way: keyof typeof RECONNECTION_LABELS): void;
  failed(): void;
  /** @returns a function to call with the outcome */
  appending(): (became: "stored" | "conflict" | "failure") => void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function metricsOf(present: () => Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `stillwater_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `stillwater_${name}`, help, labelNames, registers });

  const moves = counter("moves_total", "Moves stored, by kind of player", "kind");
  const refusals = counter("refusals_total", "Requests refused, by reason", "reason");
  const limited = counter("limited_total", "Requests above a rate limit, by limit", "limit");
  const reconnects = counter("reconnects_total", "Players who reconnected, by kind of connection", "way");
  const errors = counter("errors_total", "Errors of the server, written to its log");
  const appends = counter("appends_total", "Appends to the store, by outcome", "became");
  const took = new Histogram({
    name: "stillwater_append_seconds",
    help: "Time until an append was on disk",
    buckets: BUCKETS,
    registers,
  });
  const waiting = gauge("appends_waiting", "Appends waiting to be stored");
  const tables = gauge("tables", "Tables in memory");
  const sockets = gauge("sockets", "Sockets at tables and in the lobby");
  const seats = gauge("seats", "Occupied seats at the tables in memory", "kind");

  const redis = gauge("redis_up", "Whether Redis can be reached, 1 or 0; 1 if none is configured");

  function count(now: Gauges): void {
    redis.set(now.isClusterReachable ? 1 : 0);
    tables.set(now.tables);
    sockets.set(now.sockets);
    for (const kind of ["human", "bot"] as const) seats.set({ kind }, now.seats[kind]);
  }

  return {
    moved: (kind) => moves.inc({ kind }),
    refused: (reason) => refusals.inc({ reason }),
    limited: (limit) => limited.inc({ limit }),
    reconnected: (way) => reconnects.inc({ way: RECONNECTION_LABELS[way] }),
    failed: () => errors.inc(),
    appending() {
      waiting.inc();
      const stop = took.startTimer();
      return (became) => {
        waiting.dec();
        appends.inc({ became });
        if (became === "stored") stop();
      };
    },
    text() {
      count(present());
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
