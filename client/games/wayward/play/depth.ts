import { setting } from "../../../storage/setting.ts";

/** Shows all steps of a turn as one list beside the questions, or one by one. */
export const depth = setting("wayward.depth", ["quick", "guided"], "quick");
