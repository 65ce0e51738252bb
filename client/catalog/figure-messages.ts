import { useEffect, useState } from "preact/hooks";
import type { FigureWords } from "../contract/manifest.ts";
import type { Catalogue } from "../i18n/catalogue.ts";
import { manifestOf } from "./catalog.ts";

/** The names of a game's figures, once loaded. Figures without a name are not shown. */
export function useFigureWords(game: string): FigureWords {
  const [catalogue, setCatalogue] = useState<Catalogue<FigureWords>>();
  useEffect(() => {
    manifestOf(game)
      ?.figures?.()
      .then(async (loaded) => {
        await loaded.learn();
        setCatalogue(loaded);
      })
      // The page works without these words.
      .catch(() => {});
  }, [game]);
  return catalogue?.words.value ?? {};
}
