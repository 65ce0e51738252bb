import { useEffect, useState } from "preact/hooks";
import type { FigureMessages } from "../contract/manifest.ts";
import type { Catalogue } from "../i18n/message-catalogue.ts";
import { manifestOf } from "./catalog.ts";

export function useFigureMessages(game: string): FigureMessages {
  const [catalogue, setCatalogue] = useState<Catalogue<FigureMessages>>();
  useEffect(() => {
    manifestOf(game)
      ?.figures?.()
      .then(async (loaded) => {
        await loaded.load();
        setCatalogue(loaded);
      })
      // The page works without these names.
      .catch(() => {});
  }, [game]);
  return catalogue?.messages.value ?? {};
}
