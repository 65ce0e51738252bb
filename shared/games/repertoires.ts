import type { AnyCoverage } from "../engine/coverage.ts";
import { coverage as arcanoid } from "./arcanoid/coverage.ts";
import { coverage as tranquility } from "./tranquility/coverage.ts";
import { coverage as wayward } from "./wayward/coverage.ts";

/** What there is to be seen of each game, by its id. Simulations and tests load it, servers and pages never do. */
export const REPERTOIRES: Readonly<Record<string, AnyCoverage>> = { arcanoid, tranquility, wayward };
