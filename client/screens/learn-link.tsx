import { t } from "../i18n/t.ts";
import { closeBook } from "../rules/opened.ts";
import { follow, learnPath } from "./route.ts";

/** The way to where one learns to play. */
export const LearnLink = ({ kind }: { readonly kind: "plain" | "button slim" }) => (
  <a
    class={kind}
    href={learnPath}
    onClick={(event) => {
      closeBook();
      follow(event);
    }}
  >
    {t().rules.learn}
  </a>
);
