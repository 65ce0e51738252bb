import { setting } from "../../../storage/setting.ts";

/** Whether discarding a card needs a confirmation. */
export const discarding = setting("arcanoid-discards", ["ask", "directly"], "ask");
