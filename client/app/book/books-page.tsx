import { wordsOf } from "../../games/shelf.ts";
import { t } from "../../i18n/t.ts";
import { LearnLink } from "../learn-link.tsx";
import { booksPath, rulesPath } from "../route.ts";
import { Thumbnail } from "../variant-card.tsx";
import { gamesWithBook } from "./books.ts";
import { ReadingPage } from "./frame.tsx";
import { words } from "./words/words.ts";

/** The rule books of all games. */
export const BooksPage = () => (
  <ReadingPage path={booksPath}>
    <main id="content" class="panel reading-text">
      <h1>{t().rules.title}</h1>
      <ul class="bare reading-books">
        {gamesWithBook().map((card) => (
          <li key={card.id} class="row">
            <Thumbnail card={card} variant={Object.keys(card.variants)[0]!} />
            <div class="grow">
              <h2>{wordsOf(card).name}</h2>
              <p>{wordsOf(card).motto}</p>
              <p class="row wrap reading-ways">
                <a class="button slim" href={rulesPath(card.id)}>
                  {words.value.rulesOf(wordsOf(card).name)}
                </a>
                <LearnLink card={card} kind="button slim" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  </ReadingPage>
);
