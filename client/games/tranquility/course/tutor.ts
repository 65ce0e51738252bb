import type { Command } from "../../../../shared/games/tranquility/commands.ts";
import type { Event } from "../../../../shared/games/tranquility/events.ts";
import type { Options } from "../../../../shared/games/tranquility/options.ts";
import { numberOn, type State } from "../../../../shared/games/tranquility/state.ts";
import { tranquility } from "../../../../shared/games/tranquility/tranquility.ts";
import type { Course, CoursePosition } from "../../../features/course/course.ts";
import { stageOf, tutorOf } from "../../../features/course/tutor.ts";
import game from "../index.ts";
import { COURSE, type TranquilityCourseAction, type TranquilityCourseTask } from "./course.ts";
import { commandOf } from "./notation.ts";

/** The player may pay with any cards. */
export function isAsked(asked: TranquilityCourseAction, command: Command, state: State): boolean {
  switch (asked.do) {
    case "place":
      return (
        command.type === "PlaceCard" &&
        numberOn(state, command.card) === asked.number &&
        (asked.at === undefined || asked.at === command.cell)
      );
    case "discard":
      return command.type === "DiscardPair";
    case "start":
      return command.type === "PlayStart";
    case "finish":
      return command.type === "PlayFinish";
    case "give":
      return command.type === "OfferToll" && command.cards.length === asked.cards;
    case "read":
      return false;
  }
}

export const course: Course<State, Command, Event, Options, TranquilityCourseTask> = {
  rules: tranquility,
  game,
  options: { mode: "standard", galateia: false, soloToll: "draw-five", talk: "silent" },
  tasks: COURSE,
  isAsked,
  partner: { commandOf },
};

export const stage = (scene: CoursePosition, names: readonly string[]) => stageOf(course, scene, names);

export const createTutor = (names: readonly [own: string, partner: string]) => tutorOf(course, names);

export type TranquilityTutor = ReturnType<typeof createTutor>;
