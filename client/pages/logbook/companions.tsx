import type { Teammate } from "../../../shared/engine/lists/logbook.ts";
import { wilson } from "../../../shared/engine/lists/wilson.ts";
import { locale } from "../../i18n/language.ts";
import { percentOf } from "./logbook-texts.ts";
import { messages } from "./messages/messages.ts";
import { Plot } from "./plot.tsx";
import { ShareLine } from "./shares.tsx";

/** Only the player sees their own companions. */
export function Companions({ companions }: { readonly companions: readonly Teammate[] }) {
  const { with: title, withNote, withNone, who, played, won, share, between, matches } = messages.value;
  const percent = percentOf(locale.value);
  if (companions.length === 0)
    return (
      <section class="panel plot" aria-label={title}>
        <h2>{title}</h2>
        <p class="muted">{withNone}</p>
      </section>
    );
  return (
    <Plot
      title={title}
      note={withNote}
      head={[who, played, won, share, between]}
      rows={companions.map(({ name, matches, won }) => {
        const [low, high] = wilson(won, matches);
        const cells = [String(matches), String(won), percent(won / matches), percent(low, high)];
        return [name, ...cells];
      })}
      lines={companions.map((companion) => (
        <li key={companion.player}>
          <span class="name">
            <b class="clip">{companion.name}</b>
            <span class="small muted">{matches(companion.matches)}</span>
          </span>
          <ShareLine share={{ won: companion.won, of: companion.matches }} />
          <b class="num">{percent(companion.won / companion.matches)}</b>
        </li>
      ))}
    />
  );
}
