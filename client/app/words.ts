import { SHELF } from "../games/index.ts";
import { cardOf, hasChoice, wordsOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";

/** Why something was not done, in words. */
export const whyNot = (reason: string): string => t().refusals[reason] ?? t().refused;

export function gameName(game: string): string {
  const card = cardOf(game);
  return card ? wordsOf(card).name : game;
}

/** What a match is played on: the title of its variant; the name of a game that has one only, or that this page does not know. */
export function variantName(game: string, options: object): string {
  const card = cardOf(game);
  const variant = card?.variantOf(options);
  if (!card || variant === undefined || Object.keys(card.variants).length === 1) return gameName(game);
  return wordsOf(card).variants[variant]!.title;
}

/** What is played, among matches of all games: where there are several, the game is said, too. */
export function matchName(game: string, options: object): string {
  const [name, variant] = [gameName(game), variantName(game, options)];
  return hasChoice && variant !== name ? `${name} · ${variant}` : variant;
}

/** What was chosen for a table, choice by choice, as short as can be; what does not matter to so many is left out. */
export function choicesOf(game: string, options: object, seats: number): readonly string[] {
  const card = cardOf(game);
  const variant = card?.variantOf(options);
  if (!card || variant === undefined) return [];
  const chosen: Readonly<Record<string, unknown>> = { ...options };
  return card.variants[variant]!.choices.flatMap((name) => {
    const { legend, answers } = wordsOf(card).choices[name]!;
    const { onlyFor = seats } = card.choices[name]!;
    const answer = answers[String(chosen[name])];
    return answer && onlyFor === seats ? [`${legend}: ${answer.label}`] : [];
  });
}

/** The first game on the shelf that can be learned. */
export const firstCourse = SHELF.find(({ course }) => course);

/** Names as people say them: "Mira, Tomasz and Pim". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
