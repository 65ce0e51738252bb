import * as z from "zod/mini";
import { LocalMatch as Match } from "../../../client/match/local-match.ts";
import { isRefusal } from "../../../shared/engine/contract/events.ts";
import type { Command } from "../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../shared/games/tranquility/events.ts";
import { type Options, options as schema } from "../../../shared/games/tranquility/options.ts";
import type { State } from "../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../shared/games/tranquility/tranquility.ts";
import { simplePolicy } from "./policy.ts";

export const NAMES = ["Ines", "Mira", "Tomasz", "Old Salt", "Wanda"];

const STANDARD: Options = { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" };

export const optionsOf = (mode: Options["mode"], more: object = {}): Options => z.parse(schema, { mode, ...more });

/** A table that needs no server, and can play by itself. */
export class LocalMatch extends Match<State, Command, Event, Options> {
  constructor(seats: number, seed: number, options: Options = STANDARD) {
    const names = Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Seat ${seat + 1}`);
    super(tranquility, { options, names, seed: (seed + 1).toString(16).padStart(64, "0") });
  }

  /** The first awaited seat, other than `except`, plays. Returns whether it could. */
  playOne(except?: number): boolean {
    if (this.match.phase !== "live") return false;
    const seat = tranquility.toAct(this.match.table).find((waiting) => waiting.seat !== except)?.seat;
    const command = seat === undefined ? undefined : simplePolicy(this.match.table, seat);
    return command !== undefined && !isRefusal(this.play(seat!, command));
  }
}

export function playedOut(seats: number, seed: number, options?: Options): LocalMatch {
  const match = new LocalMatch(seats, seed, options);
  for (let i = 0; i < 400 && match.playOne(); i++);
  return match;
}
