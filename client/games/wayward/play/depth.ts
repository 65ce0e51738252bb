import { setting } from "../../../storage/setting.ts";

/** How a device guides through a turn: all steps as one list beside the questions, or each step on its own. */
export const depth = setting("wayward.depth", ["quick", "guided"], "quick");
