import "./intro-picture.css";
import { useEffect, useState } from "preact/hooks";
import { messagesOf } from "../../catalog/catalog.ts";
import { CourseLink } from "../../catalog/course-link.tsx";
import type { GameManifest, IntroPictures } from "../../contract/manifest.ts";
import { fairPath, rulesPath } from "../../navigation/route.ts";
import { idle } from "../../ui/idle.ts";
import { messages } from "./messages.ts";

/** As large as a picture. */
const NoPicture = () => <svg class="plan" viewBox="0 0 100 76" aria-hidden="true" />;

/** Pictures are loaded when the page is idle; undefined until then. */
function usePictures(manifest: GameManifest): IntroPictures | undefined {
  const [loaded, setLoaded] = useState<Readonly<Record<string, IntroPictures>>>({});
  useEffect(() => {
    const load = async () => {
      await idle();
      const pictures = await manifest.intro?.();
      if (pictures) setLoaded((known) => ({ ...known, [manifest.id]: pictures }));
    };
    // If loading fails, only the texts are shown.
    load().catch(() => {});
  }, [manifest]);
  return loaded[manifest.id];
}

export function GameIntro({ manifest }: { readonly manifest: GameManifest }) {
  const { how } = messages.value;
  const { intro, name } = messagesOf(manifest);
  const pictures = usePictures(manifest);
  return (
    <section class="how" aria-labelledby="how">
      <header class="row between wrap">
        <h2 id="how">{intro?.title ?? name}</h2>
        <CourseLink manifest={manifest} kind="button slim" />
      </header>
      {intro && manifest.intro && (
        <ul class="bare">
          {Object.entries(intro.steps).map(([step, { title, note }]) => {
            const Picture = pictures?.[step] ?? NoPicture;
            return (
              <li key={step} class="panel">
                <Picture />
                <div>
                  <h3>{title}</h3>
                  <p class="small muted">{note}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <p class="row wrap how-more">
        {manifest.book && (
          <a class="plain" href={rulesPath(manifest.id)}>
            {how.rules}
          </a>
        )}
        <a class="plain" href={fairPath}>
          {how.fair}
        </a>
      </p>
    </section>
  );
}
