import "./intro-picture.css";
import { wordsOf } from "../../catalog/catalog.ts";
import { LearnLink } from "../../catalog/course-link.tsx";
import type { GameManifest } from "../../contract/manifest.ts";
import { fairPath, rulesPath } from "../../navigation/route.ts";
import { words } from "./messages.ts";

/** A game in a few pictures for newcomers, with links to read more. */
export function GameIntro({ manifest }: { readonly manifest: GameManifest }) {
  const { how } = words.value;
  const { intro, name } = wordsOf(manifest);
  return (
    <section class="how" aria-labelledby="how">
      <header class="row between wrap">
        <h2 id="how">{intro?.title ?? name}</h2>
        <LearnLink manifest={manifest} kind="button slim" />
      </header>
      {intro && manifest.intro && (
        <ul class="bare">
          {Object.entries(manifest.intro).map(([step, Picture]) => (
            <li key={step} class="panel">
              <Picture />
              <div>
                <h3>{intro.steps[step]!.title}</h3>
                <p class="small muted">{intro.steps[step]!.note}</p>
              </div>
            </li>
          ))}
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
