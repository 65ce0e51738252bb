import type { GameReference } from "../engine/contract/reference.ts";
import { reference as arcanoid } from "./arcanoid/reference.ts";
import { reference as tranquility } from "./tranquility/reference.ts";
import { reference as wayward } from "./wayward/reference.ts";

/** Pages do not load these descriptions for programs. */
export const REFERENCES: Readonly<Record<string, GameReference>> = { arcanoid, tranquility, wayward };
