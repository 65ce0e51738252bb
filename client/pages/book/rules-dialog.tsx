import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { manifestOf } from "../../catalog/catalog.ts";
import { CourseLink } from "../../catalog/course-link.tsx";
import type { Volume } from "../../contract/volume.ts";
import { loadPreferenceMessages, messages } from "../../features/preferences/messages/messages.ts";
import { type BookLocation, closeBook, opened } from "../../features/rules/opened.ts";
import { t } from "../../i18n/t.ts";
import { route, rulesPath } from "../../navigation/route.ts";
import { Dialog } from "../../ui/dialog.tsx";

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
    import("../../features/rules/reader.tsx"),
    manifestOf(game)?.book?.(),
    loadPreferenceMessages(),
  ]);
  return volume && { volume, Reader };
}

/** The dialog loads its parts when it opens. */
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
          <span class="unseen">{messages.value.keysNote}</span>
          {route.value.at === "home" && (
            <CourseLink manifest={manifestOf(place.game)} kind="plain" onFollow={closeBook} />
          )}
        </loaded.Reader>
      )}
    </Dialog>
  );
}
