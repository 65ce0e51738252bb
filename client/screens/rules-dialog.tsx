import { t } from "../i18n/t.ts";
import { Dialog } from "../ui/dialog.tsx";

/** The rules, short and in our own words. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const { rules } = t();
  return (
    <Dialog title={rules.title} onClose={onClose}>
      <p>{rules.lead}</p>
      {rules.parts.map(([title, text]) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Dialog>
  );
}
