import type { GameReference } from "../engine/contract/reference.ts";
import { reference as arcanoid } from "./arcanoid/reference.ts";
import { reference as tranquility } from "./tranquility/reference.ts";
import { reference as wayward } from "./wayward/reference.ts";

/** The texts that describe each game to programs, by id. Loaded by servers and tests, never by pages. */
export const REFERENCES: Readonly<Record<string, GameReference>> = { arcanoid, tranquility, wayward };
