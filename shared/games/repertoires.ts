import type { AnyCoverage } from "../engine/coverage.ts";
import { coverage as tranquility } from "./tranquility/coverage.ts";

/** What there is to be seen of each game on the shelf, by its id. Simulations and tests load it, servers and pages never do. */
export const REPERTOIRES: Readonly<Record<string, AnyCoverage>> = { tranquility };
