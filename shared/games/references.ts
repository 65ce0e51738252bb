import type { GameReference } from "../engine/contract/reference.ts";
import { reference as arcanoid } from "./arcanoid/reference.ts";
import { reference as tranquility } from "./tranquility/reference.ts";
import { reference as wayward } from "./wayward/reference.ts";

/** Descriptions for programs; pages do not load them. */
export const REFERENCES: Readonly<Record<string, GameReference>> = { arcanoid, tranquility, wayward };
