import type { GameReference } from "../engine/contract/reference.ts";
import { reference as arcanoid } from "./arcanoid/reference.ts";
import { reference as tranquility } from "./tranquility/reference.ts";
import { reference as wayward } from "./wayward/reference.ts";

/** Describes each game to programs. Pages do not load it. */
export const REFERENCES: Readonly<Record<string, GameReference>> = { arcanoid, tranquility, wayward };
