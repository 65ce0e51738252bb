import "./proof.css";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/t.ts";
import { Icon } from "./icon.tsx";

export const Proof = ({ children }: { readonly children: ComponentChildren }) => (
  <details class="small muted proof">
    <summary>
      <Icon name="lock" size={16} /> {t().proof}
    </summary>
    {children}
  </details>
);
