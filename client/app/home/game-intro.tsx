import "./intro-picture.css";
import type { GameCard } from "../../games/card.ts";
import { wordsOf } from "../../games/shelf.ts";
import { LearnLink } from "../learn-link.tsx";
import { fairPath, rulesPath } from "../route.ts";
import { words } from "./words.ts";

/** A game in a few pictures for newcomers, with links to read more. */
export function GameIntro({ card }: { readonly card: GameCard }) {
  const { how } = words.value;
  const { intro, name } = wordsOf(card);
  return (
    <section class="how" aria-labelledby="how">
      <header class="row between wrap">
        <h2 id="how">{intro?.title ?? name}</h2>
        <LearnLink card={card} kind="button slim" />
      </header>
      {intro && card.intro && (
        <ul class="bare">
          {Object.entries(card.intro).map(([step, Picture]) => (
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
        {card.book && (
          <a class="plain" href={rulesPath(card.id)}>
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
