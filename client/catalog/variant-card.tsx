import "./variant-card.css";
import type { GameManifest } from "../contract/manifest.ts";
import { t } from "../i18n/t.ts";
import { Icon } from "../ui/icon.tsx";
import { messagesOf } from "./catalog.ts";
import { matchName } from "./names.ts";

interface Props {
  readonly manifest: GameManifest;
  readonly variant: string;
  /** While undefined, the card shows the possible numbers of seats and the variant's facts. */
  readonly table?: { readonly seats: number; readonly options: object };
}

/** Without pictures, the first letter of the game's name. */
export const Thumbnail = ({ manifest, variant }: Pick<Props, "manifest" | "variant">) =>
  manifest.Thumbnail ? (
    <manifest.Thumbnail variant={variant} />
  ) : (
    <span class="thumbnail letter" aria-hidden="true">
      {[...messagesOf(manifest).name][0]}
    </span>
  );

export function VariantCard({ manifest, variant, table }: Props) {
  const { options } = t();
  const { seats: possible, minutes } = manifest.variants[variant]!;
  const { title, note } = messagesOf(manifest).variants[variant]!;
  const [least, most] = table ? [table.seats, table.seats] : possible;
  return (
    <span class="variant-card">
      <Thumbnail manifest={manifest} variant={variant} />
      <span class="grow">
        <b>{table ? matchName(manifest.id, table.options) : title}</b>
        <span class="small variant-note">{note}</span>
        <span class="small variant-facts">
          <span>
            <Icon name="people" size={18} /> {options.players(least, most)}
          </span>
          {table && (
            <span>
              <Icon name="hourglass" size={18} /> {options.minutes(minutes(table.seats, { ...table.options }))}
            </span>
          )}
          {!table && manifest.Fact && <manifest.Fact variant={variant} />}
        </span>
      </span>
    </span>
  );
}
