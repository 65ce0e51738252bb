import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/t.ts";
import { closeBook, opened, type Place } from "../rules/opened.ts";
import { VOLUMES, type Volume } from "../rules/shelf.ts";
import { Dialog } from "../ui/dialog.tsx";
import { LearnLink } from "./learn-link.tsx";
import { route } from "./route.ts";

interface Loaded {
  readonly volume: Volume;
  readonly Reader: ComponentType<{
    readonly volume: Volume;
    readonly place: Place;
    readonly onFailure: () => void;
  }>;
}

async function load(game: string): Promise<Loaded | undefined> {
  const [reader, shelved] = await Promise.all([import("../rules/reader.tsx"), VOLUMES[game]?.()]);
  return shelved && { volume: shelved.volume, Reader: reader.Reader };
}

/** The rule book, wherever somebody opened it. Its words and pictures are fetched only then. */
export function RulesDialog() {
  const place = opened.value;
  return place ? <Open place={place} /> : null;
}

function Open({ place }: { readonly place: Place }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  useEffect(() => {
    load(place.game).then((book) => (book ? setLoaded(book) : fail()), fail);
  }, [place]);
  return (
    <Dialog title={t().rules.title} kind="book" onClose={closeBook}>
      {!loaded && <p class="book-waits">{hasFailed ? t().lost.noConnection : t().loading}</p>}
      {loaded && <loaded.Reader volume={loaded.volume} place={place} onFailure={fail} />}
      {route.value.at === "home" && (
        <p class="book-foot">
          <LearnLink kind="plain" />
        </p>
      )}
    </Dialog>
  );
}
