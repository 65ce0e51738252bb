import type { Handle, Seat } from "../../../../shared/engine/contract/events.ts";
import { arcanoid } from "../../../../shared/games/arcanoid/arcanoid.ts";
import { type ArcanoidFace, type Field, FOOL, trump } from "../../../../shared/games/arcanoid/cards.ts";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import type { Event } from "../../../../shared/games/arcanoid/events.ts";
import type { Options } from "../../../../shared/games/arcanoid/options.ts";
import { splitOf } from "../../../../shared/games/arcanoid/split.ts";
import { handOf, type State } from "../../../../shared/games/arcanoid/state.ts";
import { type Course, type CourseTask, seedOf } from "../../../features/course/course.ts";
import game from "../index.ts";

export type ArcanoidCourseAction =
  | { readonly do: "engage"; readonly field: Field; readonly faces: readonly ArcanoidFace[] }
  | { readonly do: "abdicate"; readonly field: Field }
  | { readonly do: "tower" | "steal" | "read" };

export interface ArcanoidCourseTask extends CourseTask<ArcanoidCourseAction> {
  readonly says: "numbers" | "tower" | "fool" | "couple" | "abdicate" | "alone";
}

const [SWORDS, CUPS, COINS] = [0, 2, 3] as const;

/**
 * A round in six steps. The partner beats the player's two numbers with a knight, which the player's Tower undoes, and
 * tries two numbers, which the player's Fool steals. A couple and an abdication then fill the player's other fields.
 */
export const COURSE: readonly ArcanoidCourseTask[] = [
  {
    says: "numbers",
    step: 1,
    asked: { do: "engage", field: COINS, faces: ["co6", "co10"] },
    scene: { seed: seedOf((506_624).toString(16)), past: [] },
  },
  { says: "tower", step: 2, asked: { do: "tower" }, before: "stand engage-3-co12" },
  { says: "fool", step: 3, asked: { do: "steal" }, before: "engage-1-st10-st7" },
  { says: "couple", step: 4, asked: { do: "engage", field: SWORDS, faces: ["t6", "sw11"] } },
  { says: "abdicate", step: 5, asked: { do: "abdicate", field: CUPS }, before: "discard-co5" },
  { says: "alone", step: 6, asked: { do: "read" }, before: "abdicate-0 abdicate-1 abdicate-3 abdicate-2" },
];

const faceOf = ({ faces }: State, card: Handle): ArcanoidFace | undefined => faces[card];

export function isAsked(asked: ArcanoidCourseAction, command: Command, state: State): boolean {
  switch (asked.do) {
    case "engage": {
      if (command.type !== "Engage" || command.field !== asked.field) return false;
      const cards = [...command.core, ...command.cards].map((card) => faceOf(state, card));
      return cards.length === asked.faces.length && asked.faces.every((face) => cards.includes(face));
    }
    case "abdicate":
      return command.type === "Abdicate" && command.field === asked.field;
    case "tower":
      return command.type === "PlayTower" && command.party !== 0;
    case "steal":
      return command.type === "PlayFool";
    case "read":
      return false;
  }
}

/**
 * Parses a move: `engage-3-co6-co10` on a field, `abdicate-2`, `discard-co5`, `tower-1-3` at a party on a field,
 * `fool`, and `stand` to let an engagement stand.
 * @throws Error if the notation is unknown, or the seat does not hold a card that it names
 */
export function commandOf(state: State, seat: Seat, move: string): Command {
  const held = (face: string): Handle => {
    const card = handOf(state, seat).find((one) => faceOf(state, one) === face);
    if (card === undefined) throw new Error(`${move}: seat ${seat} does not hold ${face}`);
    return card;
  };
  const [kind = "", first = "", ...others] = move.split("-");
  const field = Number(first) as Field;
  switch (kind) {
    case "engage": {
      const cards = others.map(held).sort((a, b) => a - b);
      return { type: "Engage", field, ...splitOf(cards, [], field, (card) => faceOf(state, card)) };
    }
    case "abdicate":
      return { type: "Abdicate", field };
    case "discard":
      return { type: "Discard", card: held(first) };
    case "tower":
      return { type: "PlayTower", card: held(trump(16)), party: Number(first), field: Number(others[0]) as Field };
    case "fool":
      return { type: "PlayFool", card: held(FOOL) };
    case "stand":
      return { type: "LetStand" };
    default:
      throw new Error(`${move}: no such move`);
  }
}

export const course: Course<State, Command, Event, Options, ArcanoidCourseTask> = {
  rules: arcanoid,
  game,
  options: { variant: "dresden", tide: false, rounds: 1, renewals: 2, ties: "top-card" },
  tasks: COURSE,
  isAsked,
  partner: { commandOf },
};
