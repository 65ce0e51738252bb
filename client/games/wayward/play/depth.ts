import { setting } from "../../../storage/setting.ts";

/** How a device leads through a turn: what is to be done as one list beside the questions, or each step by itself. */
export const depth = setting("wayward.depth", ["quick", "guided"], "quick");
