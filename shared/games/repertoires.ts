import type { AnyCoverage } from "../engine/contract/coverage.ts";
import { coverage as arcanoid } from "./arcanoid/coverage.ts";
import { coverage as tranquility } from "./tranquility/coverage.ts";
import { coverage as wayward } from "./wayward/coverage.ts";

/** Only simulations and tests load it. */
export const REPERTOIRES: Readonly<Record<string, AnyCoverage>> = { arcanoid, tranquility, wayward };
