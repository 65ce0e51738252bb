import { setting } from "../../../storage/setting.ts";

/** Whether a discard needs a confirmation. */
export const discarding = setting("arcanoid-discards", ["ask", "directly"], "ask");
