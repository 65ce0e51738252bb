import type { AnyCoverage } from "../engine/contract/coverage.ts";
import { coverage as arcanoid } from "./arcanoid/coverage.ts";
import { coverage as tranquility } from "./tranquility/coverage.ts";
import { coverage as wayward } from "./wayward/coverage.ts";

/** The coverage of each game, by id. Loaded only by simulations and tests, never by servers or pages. */
export const REPERTOIRES: Readonly<Record<string, AnyCoverage>> = { arcanoid, tranquility, wayward };
