import { allGames, cardOf, hasChoice, wordsOf } from "../games/shelf.ts";

export function gameName(game: string): string {
  const card = cardOf(game);
  return card ? wordsOf(card).name : game;
}

/** The title of a match's variant; the name of the game if it has only one variant, or is unknown to this page. */
export function variantName(game: string, options: object): string {
  const card = cardOf(game);
  const variant = card?.variantOf(options);
  if (!card || variant === undefined || Object.keys(card.variants).length === 1) return gameName(game);
  return wordsOf(card).variants[variant]!.title;
}

/** The title of a match among all games: with several games, the game is named too. */
export function matchName(game: string, options: object): string {
  const [name, variant] = [gameName(game), variantName(game, options)];
  return hasChoice() && variant !== name ? `${name} · ${variant}` : variant;
}

/**
 * The choices made for a table, as short as possible; those that do not matter for its number of seats are left out.
 */
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

/** The first game that has a course. */
export const firstCourse = () => allGames().find(({ course }) => course);
