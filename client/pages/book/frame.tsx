import "./pages.css";
import type { ComponentChildren } from "preact";
import { LANGUAGE_PARAMETER } from "../../../shared/head.ts";
import { hasChoice, messagesOf } from "../../catalog/catalog.ts";
import { firstCourse } from "../../catalog/names.ts";
import type { GameManifest } from "../../contract/manifest.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { LANGUAGES, language } from "../../i18n/language.ts";
import { t } from "../../i18n/t.ts";
import { coursePath } from "../../navigation/route.ts";

interface Props {
  readonly path: string;
  /** The page links this game's course. Default: the only game; with several, none. */
  readonly manifest?: GameManifest;
  readonly children: ComponentChildren;
}

/**
 * A page to read and print, also without scripts. Links load new documents, so that each has its own title, and
 * visitors of a page in another language return to their own.
 */
export function ReadingPage({ path, manifest, children }: Props) {
  const course = manifest?.course ? manifest : hasChoice() ? undefined : firstCourse();
  return (
    <PageFrame
      kind="reading"
      isWhole
      ways={
        course && (
          <a class="plain" href={coursePath(course.id)}>
            {messagesOf(course).learn}
          </a>
        )
      }
      foot={
        <nav class="row" aria-label={t().settings.language}>
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <a
              key={tag}
              class="plain"
              href={`${path}?${LANGUAGE_PARAMETER}=${tag}`}
              hreflang={tag}
              lang={tag}
              aria-current={tag === language.value ? "true" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      }
    >
      {children}
    </PageFrame>
  );
}
