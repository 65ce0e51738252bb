import type { ComponentChildren } from "preact";
import { t } from "../i18n/t.ts";
import { Mark } from "../ui/mark.tsx";
import { followLink } from "./route.ts";

/** The top of a page beside the tables: the way home, and another way that fits the page. */
export const PageHeader = ({ children }: { readonly children?: ComponentChildren }) => (
  <header class="row between wrap">
    <a class="row title brand" href="/" onClick={followLink}>
      <Mark size={36} /> {t().place}
    </a>
    {children}
  </header>
);
