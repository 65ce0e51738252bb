import type { Summary } from "../../shared/engine/summary.ts";
import { matchRow } from "../store/sqlite.ts";
import type { Job, Writer } from "../store/sqlite.writer.ts";
import { Usage } from "./args.ts";

/** Writes down for lists what a log says, unless the match has moved on: then it was written with that. */
export const relisted = (due: Summary): Job => ({
  kind: "append",
  stream: due.id,
  expected: due.version,
  events: [],
  match: matchRow(due),
});

/**
 * Does jobs, all of them or none.
 * @returns how many were done; the others had been overtaken by the server
 * @throws Usage when nothing can be written
 */
export function done(pen: Writer, jobs: readonly Job[]): number {
  const outcomes = pen.commit(jobs);
  for (const outcome of outcomes) {
    if (outcome !== "stored" && outcome.not === "failure")
      throw new Usage(`nothing can be written: ${outcome.message}`);
  }
  return outcomes.filter((outcome) => outcome === "stored").length;
}
