import { allGames, hasChoice, manifestOf, messagesOf } from "./catalog.ts";

export function gameName(game: string): string {
  const manifest = manifestOf(game);
  return manifest ? messagesOf(manifest).name : game;
}

/** The game's name if there is only one variant, or this one is unknown. */
export function variantName(game: string, options: object): string {
  const manifest = manifestOf(game);
  const variant = manifest?.variantOf(options);
  if (!manifest || variant === undefined || Object.keys(manifest.variants).length === 1) return gameName(game);
  return messagesOf(manifest).variants[variant]!.title;
}

/** The variant, and with several games also the game. */
export function matchName(game: string, options: object): string {
  const [name, variant] = [gameName(game), variantName(game, options)];
  return hasChoice() && variant !== name ? `${name} · ${variant}` : variant;
}

/** The chosen options as "legend: answer", without choices that do not apply to the number of seats. */
export function choicesOf(game: string, options: object, seats: number): readonly string[] {
  const manifest = manifestOf(game);
  const variant = manifest?.variantOf(options);
  if (!manifest || variant === undefined) return [];
  const chosen: Readonly<Record<string, unknown>> = { ...options };
  return manifest.variants[variant]!.choices.flatMap((name) => {
    const { legend, answers } = messagesOf(manifest).choices[name]!;
    const { onlyFor = seats } = manifest.choices[name]!;
    const answer = answers[String(chosen[name])];
    return answer && onlyFor === seats ? [`${legend}: ${answer.label}`] : [];
  });
}

export const firstCourse = () => allGames().find(({ course }) => course);
