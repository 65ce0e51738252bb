import "./page-footer.css";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/t.ts";
import { aboutPath, fairPath, followLink, seriesPath } from "../../navigation/route.ts";

interface WayProps {
  readonly href: string;
  readonly says: string;
  readonly isHere?: boolean;
  /** Whether the link loads the page as a new document, which has its own title. */
  readonly isWhole?: boolean;
}

export const Way = ({ href, says, isHere = false, isWhole = false }: WayProps) => (
  <a class="plain" href={href} aria-current={isHere ? "page" : undefined} onClick={isWhole ? undefined : followLink}>
    {says}
  </a>
);

/** The footer of all pages except tables: what the site is, and who runs it. */
export const PageFooter = ({ children }: { readonly children?: ComponentChildren }) => {
  const { foot } = t().frame;
  return (
    <footer class="page-foot row between wrap">
      <nav class="row wrap" aria-label={foot.title}>
        <Way href={seriesPath()} says={foot.series} />
        <Way href={aboutPath} says={foot.about} isWhole />
        <Way href={`${aboutPath}#host`} says={foot.host} isWhole />
        <Way href={`${aboutPath}#privacy`} says={foot.privacy} isWhole />
        <Way href={`${aboutPath}#source`} says={foot.source} isWhole />
        <Way href={fairPath} says={foot.fair} isWhole />
      </nav>
      {children}
    </footer>
  );
};
