import type { MoveAnalysis } from "../../../shared/insight/analysis.ts";
import type { MoveAt, MoveWords } from "../../contract/sentences.ts";
import { language, locale } from "../../i18n/language.ts";
import { typeset } from "../../i18n/typeset.ts";
import { points } from "./account.ts";
import { messages } from "./messages/messages.ts";

/** @param share 0..1 */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale.value, { style: "percent", maximumFractionDigits: 0 }).format(share);

/**
 * Rounded down, so that a small loss stays visible.
 * @param share 0..1
 */
export const exactPercent = (share: number): string =>
  new Intl.NumberFormat(locale.value, { style: "percent", maximumFractionDigits: 1 }).format(
    Math.floor(Math.round(share * 1e6) / 1e3) / 1e3,
  );

const MINUS = "−";

export const signed = (points: number): string =>
  new Intl.NumberFormat(locale.value, { signDisplay: "exceptZero" }).format(points).replace("-", MINUS);

/** Maximum number of other moves named besides the best one. */
const OTHERS = 2;

/** @param before the player's chance 0..1 before the move; undefined without an evaluator */
export function analysisSentences(
  { judgement }: MoveAnalysis,
  moves: MoveWords,
  at: MoveAt,
  before: number | undefined,
): string[] {
  const { cost, others, other, best, unsure } = messages.value;
  if (!judgement) return [unsure];
  const { played, best: better } = judgement;
  const own = capitalized(moves.move(played.command, at));
  if (!better) return [set(best(own))];
  // The gain compares both moves on the same cards; their separate chances cannot be compared.
  const kept = (points(played.chance.mean) + points(better.gain.mean)) / 100;
  const sentence = cost({
    played: own,
    why: moves.flaw(played.command, better.command, at),
    // The best move cannot raise the chance of the position, so a lower chance before it was estimated wrongly.
    from: percent(Math.max(before ?? 0, kept)),
    to: percent(played.chance.mean),
    better: moves.move(better.command, at),
    kept: percent(kept),
  });
  const more = (judgement.others ?? [])
    // Other moves are also rated by the gain on the same cards, and never above the best one.
    .map(({ command, gain }) => other(moves.move(command, at), percent(Math.min(kept, played.chance.mean + gain.mean))))
    .slice(0, OTHERS);
  return [sentence, ...(more.length > 0 ? [others(more)] : [])].map(set);
}

/** Adds the current language's non-breaking spaces. */
export const set = (sentence: string): string => typeset(sentence, language.value);

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
