import type { Cell } from "../../../../shared/games/tranquility/layouts.ts";
import { type CoursePosition, type CourseTask, seedOf } from "../../../features/course/course.ts";
import type { PrimerSubject } from "../primer.ts";

export type TranquilityCourseAction =
  /** Without `at`, any space. */
  | { readonly do: "place"; readonly number: number; readonly at?: Cell }
  | { readonly do: "discard" | "start" | "finish" }
  | { readonly do: "give"; readonly cards: number }
  | { readonly do: "read" };

export interface TranquilityCourseTask extends CourseTask<TranquilityCourseAction> {
  readonly says: "place" | "rise" | "price" | "discard" | "harbour" | "toll" | "sail" | "light";
  readonly teaches?: PrimerSubject;
}

/** This seed soon deals medium, large and again medium islands, and the harbour after the first discard. */
const OPENING: CoursePosition = { seed: seedOf("47948"), past: [] };

/** A position with one space left, and the lighthouse in hand. */
const ENDING: CoursePosition = {
  seed: seedOf("70"),
  past: (
    "1@0 6@2 39@17 45@19 48@21 66@29 55@24 62@27 2@1-3 21@9 24@11 18@7 23@10-43 56@25-42 start toll-25-8-52-27 " +
    "toll-33-41-67-63 46@20-f 80@35 76@33 14@5 65@28-22 53@23-47-59 38@16-f 49@22-51 7@3-28 31@14 75@32-9 40@18-37 " +
    "19@8-35 79@34-34 17@6-16 13@4-5 30@13-20 32@15-70 57@26-58 68@30-60-71 69@31-72"
  ).split(" "),
};

/** Islands to place: in the middle, far above `first`, and near `first`. */
export const ISLANDS = { first: 41, far: 66, near: 43 } as const;

/** Cards that each player gives to the toll. */
export const SHARES = { own: 3, partner: 5 } as const;

/** Some steps have several tasks. */
export const COURSE: readonly TranquilityCourseTask[] = [
  { says: "place", step: 1, asked: { do: "place", number: ISLANDS.first, at: 19 }, teaches: "rise", scene: OPENING },
  { says: "rise", step: 2, asked: { do: "place", number: ISLANDS.far }, before: "15@6" },
  { says: "price", step: 3, asked: { do: "place", number: ISLANDS.near, at: 20 }, teaches: "price", before: "5@1" },
  { says: "discard", step: 4, asked: { do: "discard" }, before: "23@10" },
  { says: "harbour", step: 5, asked: { do: "start" }, before: "31@14" },
  { says: "toll", step: 5, asked: { do: "give", cards: SHARES.own }, before: "toll-38-65-10-24-19" },
  { says: "sail", step: 5, asked: { do: "read" } },
  { says: "light", step: 6, asked: { do: "finish" }, teaches: "light", scene: ENDING, before: "29@12-73" },
];
