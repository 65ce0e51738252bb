import { t } from "../i18n/t.ts";

/** A page whose parts are on their way. One that takes long offers the way home. */
export const Loading = () => (
  <main class="waiting">
    <p class="pill">{t().loading}</p>
    <a class="pill way-home" href="/" target="_top">
      {t().home}
    </a>
  </main>
);
