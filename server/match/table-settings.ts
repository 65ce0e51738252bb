import { z } from "zod";
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from "../../shared/engine/match/table-settings.ts";

const DAY = 24 * 3600;
const MONTH = 30 * DAY;
const seconds = (least: number) => z.number().int().min(least).max(MONTH).nullable();

export const tableSettings: z.ZodType<TableSettings> = z.strictObject({
  patience: seconds(0).default(DEFAULT_TABLE_SETTINGS.patience),
  clock: seconds(10).default(DEFAULT_TABLE_SETTINGS.clock),
  watchers: z.boolean().default(DEFAULT_TABLE_SETTINGS.watchers),
  watchDelay: z.number().int().min(0).max(DAY).default(0),
  practice: z.boolean().default(false),
});
