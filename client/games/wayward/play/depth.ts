import { setting } from "../../../storage/setting.ts";

/** How a turn is guided on this device: all steps as one list beside the questions, or one by one. */
export const depth = setting("wayward.depth", ["quick", "guided"], "quick");
