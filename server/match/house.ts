import { z } from "zod";
import { type House, USUAL_HOUSE } from "../../shared/engine/house.ts";

const MONTH = 30 * 24 * 3600;
const seconds = (least: number) => z.number().int().min(least).max(MONTH).nullable();

/** What a table may choose for its people; whatever is left out is as usual. */
export const house: z.ZodType<House> = z.strictObject({
  patience: seconds(0).default(USUAL_HOUSE.patience),
  clock: seconds(10).default(USUAL_HOUSE.clock),
  watchers: z.boolean().default(USUAL_HOUSE.watchers),
});
