import { t } from "../i18n/t.ts";

/** The style sheet shows the link home after a delay. */
export const Loading = () => (
  <main id="content" class="waiting">
    <p class="pill">{t().loading}</p>
    <a class="pill way-home" href="/" target="_top">
      {t().home}
    </a>
  </main>
);
