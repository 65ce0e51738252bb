import { locale } from "./language.ts";

/** Units of time, from the largest. A duration is given in the largest unit that it contains. */
const UNITS = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A duration in words: "12 minutes". Less than a minute counts as one. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1)!;
  const format = new Intl.NumberFormat(locale.value, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.max(1, Math.floor(seconds / length)));
}
