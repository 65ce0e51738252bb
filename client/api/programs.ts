import type { OfferingProgram } from "../../shared/engine/people/program-offers.ts";
import { ask, POLLED } from "./api.ts";

/** Most programs in an answer. */
const MOST = 100;

/** The programs that offer a game now. */
export const listPrograms = (game: string) =>
  ask<{ readonly programs: readonly OfferingProgram[] }>(
    `/programs?${new URLSearchParams({ game, limit: String(MOST) })}`,
    POLLED,
  );
