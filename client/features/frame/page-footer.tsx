import "./page-footer.css";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/t.ts";
import { aboutPath, fairPath, followLink, seriesPath } from "../../navigation/route.ts";

interface NavLinkProps {
  readonly href: string;
  readonly says: string;
  readonly isHere?: boolean;
  /** Whether the link loads a new document. */
  readonly isWhole?: boolean;
}

export const NavLink = ({ href, says, isHere = false, isWhole = false }: NavLinkProps) => (
  <a class="plain" href={href} aria-current={isHere ? "page" : undefined} onClick={isWhole ? undefined : followLink}>
    {says}
  </a>
);

export const PageFooter = ({ children }: { readonly children?: ComponentChildren }) => {
  const { foot } = t().frame;
  return (
    <footer class="page-foot row between wrap">
      <nav class="row wrap" aria-label={foot.title}>
        <NavLink href={seriesPath()} says={foot.series} />
        <NavLink href={aboutPath} says={foot.about} isWhole />
        <NavLink href={`${aboutPath}#host`} says={foot.host} isWhole />
        <NavLink href={`${aboutPath}#privacy`} says={foot.privacy} isWhole />
        <NavLink href={`${aboutPath}#source`} says={foot.source} isWhole />
        <NavLink href={fairPath} says={foot.fair} isWhole />
      </nav>
      {children}
    </footer>
  );
};
