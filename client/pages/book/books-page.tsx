import { messagesOf } from "../../catalog/catalog.ts";
import { CourseLink } from "../../catalog/course-link.tsx";
import { Thumbnail } from "../../catalog/variant-card.tsx";
import { t } from "../../i18n/t.ts";
import { booksPath, rulesPath } from "../../navigation/route.ts";
import { gamesWithBook } from "./books.ts";
import { ReadingPage } from "./frame.tsx";
import { messages } from "./messages/messages.ts";

export const BooksPage = () => (
  <ReadingPage path={booksPath}>
    <main id="content" class="panel reading-text">
      <h1>{t().rules.title}</h1>
      <ul class="bare reading-books">
        {gamesWithBook().map((manifest) => (
          <li key={manifest.id} class="row">
            <Thumbnail manifest={manifest} variant={Object.keys(manifest.variants)[0]!} />
            <div class="grow">
              <h2>{messagesOf(manifest).name}</h2>
              <p>{messagesOf(manifest).motto}</p>
              <p class="row wrap reading-ways">
                <a class="button slim" href={rulesPath(manifest.id)}>
                  {messages.value.rulesOf(messagesOf(manifest).name)}
                </a>
                <CourseLink manifest={manifest} kind="button slim" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  </ReadingPage>
);
