import { locale } from "./language.ts";

/** In seconds, from the largest. */
const UNITS = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Formats a duration in its largest unit, rounded down, at least one minute: "12 minutes". */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1)!;
  const format = new Intl.NumberFormat(locale.value, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.max(1, Math.floor(seconds / length)));
}
