import { useEffect, useState } from "preact/hooks";
import type { FigureWords } from "../games/card.ts";
import { cardOf } from "../games/shelf.ts";
import type { Catalogue } from "../i18n/catalogue.ts";

/** What figures of a game are called, once they are there: without its words a figure is nothing, and pages do without. */
export function useFigureWords(game: string): FigureWords {
  const [catalogue, setCatalogue] = useState<Catalogue<FigureWords>>();
  useEffect(() => {
    cardOf(game)
      ?.figures?.()
      .then(async (loaded) => {
        await loaded.learn();
        setCatalogue(loaded);
      })
      .catch(() => {});
  }, [game]);
  return catalogue?.words.value ?? {};
}
