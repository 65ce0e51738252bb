import { t } from "../i18n/t.ts";

/** A page that is loading. After a while it offers a link home. */
export const Loading = () => (
  <main id="content" class="waiting">
    <p class="pill">{t().loading}</p>
    <a class="pill way-home" href="/" target="_top">
      {t().home}
    </a>
  </main>
);
