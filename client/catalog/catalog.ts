import type { Outcome } from "../../shared/engine/contract/game.ts";
import type { AnyClientGame } from "../contract/game.ts";
import type { GameManifest, ManifestMessages, Strength } from "../contract/manifest.ts";

let registered: readonly GameManifest[] = [];

/** Called before anything reads the games, which are in display order. */
export function registerGames(games: readonly GameManifest[]): void {
  registered = games;
}

export const allGames = (): readonly GameManifest[] => registered;

export const manifestOf = (game: string): GameManifest | undefined => registered.find(({ id }) => id === game);

export const loadManifestMessages = async (): Promise<void> => {
  await Promise.all(registered.map(({ messages }) => messages.load()));
};

export const messagesOf = ({ messages }: GameManifest): ManifestMessages => messages.messages.value;

export const hasChoice = (): boolean => registered.length > 1;

/** Weakest first. */
export const botsOf = (game: string): readonly Strength[] => manifestOf(game)?.bots ?? [];

export const hasBots = (game: string): boolean => botsOf(game).length > 0;

/** Whether tables with these options admit no spectators once the match has started. */
export const isClosed = (game: string, options: object): boolean => manifestOf(game)?.closed?.(options) ?? false;

/** Whether the match ended with a win, a loss or a draw, and the game can describe moves. */
export const isAnalysable = ({ moveWords }: AnyClientGame, outcome: Outcome | undefined): boolean =>
  moveWords !== undefined && outcome !== undefined && outcome.result !== "ended";

export const variantOf = (game: string, options: object): string | undefined => manifestOf(game)?.variantOf(options);

/** Includes the chosen variant even if it is unlisted. */
export const listedVariants = ({ variants }: GameManifest, chosen: string | undefined): readonly string[] =>
  Object.entries(variants).flatMap(([name, { isUnlisted }]) => (isUnlisted && name !== chosen ? [] : [name]));

export const mostSeats = (manifests: readonly GameManifest[]): number =>
  Math.max(...manifests.flatMap(({ variants }) => Object.values(variants).map(({ seats: [, most] }) => most)));
