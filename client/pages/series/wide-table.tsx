import type { ComponentChildren } from "preact";

interface WideTableProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A table that may be wider than the page; keys can scroll it. */
export const WideTable = ({ title, children }: WideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus, keys could not scroll the table
  // biome-ignore lint/a11y/useSemanticElements: the group has no form fields
  <div class="series-table" role="group" aria-label={title} tabIndex={0}>
    <table>
      <caption class="unseen">{title}</caption>
      {children}
    </table>
  </div>
);
