import { setting } from "../../../storage/setting.ts";

/** How this device guides a turn: all steps as one list beside the questions, or one by one. */
export const depth = setting("wayward.depth", ["quick", "guided"], "quick");
