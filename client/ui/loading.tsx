import { t } from "../i18n/t.ts";

/** A page whose parts are on their way. */
export const Loading = () => (
  <main class="waiting">
    <p class="pill">{t().loading}</p>
  </main>
);
