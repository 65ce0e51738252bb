import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { cardOf } from "../games/shelf.ts";
import { t } from "../i18n/t.ts";
import { type BookLocation, closeBook, opened } from "../rules/opened.ts";
import type { Volume } from "../rules/volume.ts";
import { Dialog } from "../ui/dialog.tsx";
import { LearnLink } from "./learn-link.tsx";
import { learnPreferenceWords, words } from "./preferences/words/words.ts";
import { route, rulesPath } from "./route.ts";

interface Loaded {
  readonly volume: Volume;
  readonly Reader: ComponentType<{
    readonly volume: Volume;
    readonly place: BookLocation;
    readonly pathOf: (chapter: string, rule?: string) => string;
    readonly onFailure: () => void;
    readonly children?: ComponentChildren;
  }>;
}

async function load(game: string): Promise<Loaded | undefined> {
  const [{ Reader }, volume] = await Promise.all([
    import("../rules/reader.tsx"),
    cardOf(game)?.book?.(),
    learnPreferenceWords(),
  ]);
  return volume && { volume, Reader };
}

/** The rule book as a dialog. Its messages and pictures are loaded only when it opens. */
export function RulesDialog() {
  const place = opened.value;
  return place ? <Open place={place} /> : null;
}

function Open({ place }: { readonly place: BookLocation }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  useEffect(() => {
    load(place.game).then((book) => (book ? setLoaded(book) : fail()), fail);
  }, [place]);
  return (
    <Dialog title={t().rules.title} kind="book" onClose={closeBook}>
      {!loaded && <p class="book-waits">{hasFailed ? t().lost.noConnection : t().loading}</p>}
      {loaded && (
        <loaded.Reader
          volume={loaded.volume}
          place={place}
          pathOf={(chapter, rule) => rulesPath(place.game, chapter, rule)}
          onFailure={fail}
        >
          <span class="unseen">{words.value.keysNote}</span>
          {route.value.at === "home" && <LearnLink card={cardOf(place.game)} kind="plain" onFollow={closeBook} />}
        </loaded.Reader>
      )}
    </Dialog>
  );
}
