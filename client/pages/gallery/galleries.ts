import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadGame } from "../../catalog/load.ts";
import type { AnyGameGallery } from "../../contract/gallery.ts";

/** Loaded code for the gallery, by game. */
const loaded = signal<Readonly<Record<string, AnyGameGallery>>>({});

/** Undefined if the game has no boards by players. */
export async function loadGalleryOf(game: string): Promise<AnyGameGallery | undefined> {
  const known = loaded.peek()[game];
  if (known) return known;
  const found = await (await loadGame(game))?.gallery?.();
  if (found) loaded.value = { ...loaded.value, [game]: found };
  return found;
}

/** Undefined until loaded. */
export function useGalleryOf(game: string): AnyGameGallery | undefined {
  useEffect(() => {
    // If loading fails, boards are shown without pictures.
    loadGalleryOf(game).catch(() => {});
  }, [game]);
  return loaded.value[game];
}
