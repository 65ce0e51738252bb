import type { Chance } from "../../engine/game.ts";
import { beginRound } from "./dealing.ts";
import type { Event } from "./events.ts";
import { initial } from "./initial.ts";
import type { Options } from "./options.ts";
import { Story } from "./story.ts";

/** The first round begins with a random seat (F3). */
export function deal(options: Options, seats: number, chance: Chance): readonly Event[] {
  const story = new Story(initial(options, seats), chance);
  beginRound(story, 1, story.roll(seats));
  return story.events;
}
