import "./not-found.css";
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/t.ts";
import { followLink, linkTarget } from "../../navigation/route.ts";
import { Hero } from "../../ui/hero.tsx";
import { Mark } from "../../ui/mark.tsx";
import { PageFrame } from "./page-frame.tsx";

interface Props {
  /** Default: there is no such page. */
  readonly why?: string;
  readonly onRetry?: () => void;
  readonly isTrying?: boolean;
  readonly children?: ComponentChildren;
}

/**
 * For an unknown address, or content that could not be loaded. Embedded in another site, it has neither header nor
 * footer.
 */
export const NotFound = (props: Props) =>
  linkTarget() ? (
    <Lost {...props} />
  ) : (
    <PageFrame kind="lost">
      <Lost {...props} />
    </PageFrame>
  );

const Lost = ({ why, onRetry, isTrying = false, children }: Props) => (
  <main id="content" class="nowhere">
    <Hero />
    <div class="panel col">
      {linkTarget() && <Mark size={48} />}
      <h1>{t().lost.title}</h1>
      <p>{why ?? t().lost.noPage}</p>
      <div class="row wrap">
        {children}
        {onRetry && (
          <button type="button" class="button main" disabled={isTrying} onClick={onRetry}>
            {t().lost.retry}
          </button>
        )}
        <a class="button" href="/" target={linkTarget()} onClick={followLink}>
          {t().home}
        </a>
      </div>
    </div>
  </main>
);
