import { setting } from "../../../storage/setting.ts";

/** Whether one is asked once more before a card is discarded. */
export const discarding = setting("arcanoid-discards", ["ask", "directly"], "ask");
