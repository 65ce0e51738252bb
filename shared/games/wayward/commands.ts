import * as z from "zod/mini";
import type { CommandsOf, OfType } from "../../engine/contract/commands.ts";
import { goods, grid, laden, type Section, section, stages } from "./deck/schema.ts";

export const ACHIEVEMENTS = [
  "legendary",
  "terror",
  "sailors",
  "elite",
  "explorer",
  "builder",
  "colonizer",
  "capitalist",
  "masterMerchant",
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** A count named like an achievement is the number of cubes on it (A1, A3, A5). */
export const COUNTS = [
  "coins",
  "pirateCards",
  "pirateIcons",
  "merchant",
  "buildings",
  "permanent",
  "legendary",
  "sailors",
  "explorer",
] as const;
export type CorrectableCount = (typeof COUNTS)[number];

/**
 * In `Correct`, `to` is the number of cannons for tiles, a space or 0 (the port) for `ship`, and a space for `explored`
 * and `unexplored`.
 */
export const FIELDS = [
  ...COUNTS,
  "cargo",
  "damage",
  "ship",
  "tileGained",
  "tileLost",
  "explored",
  "unexplored",
] as const;
export type CorrectableField = (typeof FIELDS)[number];

/** What can lie on a framed space (L2 to L5, G1, G2). `encounter` includes a saga's merchant ship. */
const LYING = ["none", "merchant", "pirate", "ship", "fortune", "encounter"] as const;

const whole = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const seat = whole(1);
const cell = whole(99);
const cells = z.array(cell).check(z.maxLength(99));
const seats = z.array(seat).check(z.maxLength(2));
const icons = whole(12);
const plunder = whole(20);
/** See rule T6. */
export const MOST_CARGO = 2;

/** A section of the player's own deck, with the deck's header. */
export const reading = z.strictObject({ stages, grid, mirror: z.boolean(), laden, goods, section });

/** The order of lists has no meaning. */
export const command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("Reveal") }),
  z.strictObject({ type: z.literal("ReadSection"), read: reading }),
  z.strictObject({ type: z.literal("TellUnexplored"), cells }),
  z.strictObject({ type: z.literal("TellObstacles"), forts: cells, garrisons: cells, pirate0: cell, pirate1: cell }),
  z.strictObject({ type: z.literal("TellClaim"), lies: z.enum(LYING), icons }),
  z.strictObject({ type: z.literal("TellBack"), icons }),
  z.strictObject({ type: z.literal("TellLaden"), seats }),
  z.strictObject({ type: z.literal("TellInPort"), seats }),
  z.strictObject({ type: z.literal("TellSupport"), buildings: whole(999) }),
  z.strictObject({ type: z.literal("TellTarget"), target: z.union([z.literal("tie"), seat]) }),
  z.strictObject({ type: z.literal("TellGoods"), cell, fort: z.boolean(), garrison: z.boolean() }),
  z.strictObject({ type: z.literal("TellRichest"), cell }),
  z.strictObject({
    type: z.literal("TellFight"),
    won: z.boolean(),
    hits: whole(5),
    coins: plunder,
    cargo: plunder,
    lost: plunder,
    /** Absent in rules 1. */
    lostCargo: z.optional(whole(MOST_CARGO)),
    sank: z.boolean(),
  }),
  z.strictObject({ type: z.literal("TellUpgrade"), cannons: z.union([z.literal("none"), whole(5)]) }),
  z.strictObject({ type: z.literal("TellBuilt"), built: z.boolean() }),
  z.strictObject({ type: z.literal("TellProduced"), coins: plunder, cargo: plunder }),
  z.strictObject({ type: z.literal("TellMerchant"), icons: z.union([z.enum(["none", "saga"]), icons]) }),
  z.strictObject({ type: z.literal("TellDone"), done: z.boolean() }),
  z.strictObject({ type: z.literal("TellHarvest"), taken: cells, coins: whole(60), cargo: whole(60) }),
  z.strictObject({ type: z.literal("TellScores"), its: whole(999), yours: whole(999) }),
  z.strictObject({ type: z.literal("TellTie"), winner: z.enum(["you", "it", "nobody"]) }),
  z.strictObject({ type: z.literal("ReportFight"), automaton: seat, human: seat }),
  z.strictObject({ type: z.literal("ReportLost"), automaton: seat, buildings: whole(999) }),
  z.strictObject({ type: z.literal("ReportExplored"), human: seat, cells }),
  z.strictObject({ type: z.literal("ReportClaimed"), human: seat, achievement: z.enum(ACHIEVEMENTS) }),
  z.strictObject({ type: z.literal("Correct"), automaton: seat, field: z.enum(FIELDS), to: whole(999) }),
  z.strictObject({
    type: z.literal("CorrectClaim"),
    who: z.enum(["automaton", "human"]),
    seat,
    achievement: z.enum(ACHIEVEMENTS),
    claimed: z.boolean(),
  }),
]);

export type Command = Exclude<CommandsOf<typeof command>, { type: "ReadSection" }> | ReadSection;
export type WaywardCommandOf<Type extends Command["type"]> = OfType<Command, Type>;

interface ReadSection {
  readonly type: "ReadSection";
  readonly read: SectionReading;
}

export type SectionReading = Omit<z.infer<typeof reading>, "section"> & { readonly section: Section };

/** Allowed at any time, in addition to answers. */
export type Aside = WaywardCommandOf<"ReportClaimed" | "Correct" | "CorrectClaim">;

/** Allowed on a human's turn. */
export type Report = WaywardCommandOf<"ReportFight" | "ReportLost" | "ReportExplored">;
