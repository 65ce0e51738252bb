import "../../style/modes.css";
import { t } from "../../i18n/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { modeName } from "../words.ts";
import { ModePicture } from "./mode-picture.tsx";
import { infoOf, type ModeName, type Sea } from "./modes.ts";

const SEAS: readonly Sea[] = ["calm", "choppy", "rough"];
const WAVE = "q3-4 6 0t6 0";

/** Waves, the more the rougher; the word beside them says it as well. */
const Waves = ({ sea }: { readonly sea: Sea }) => (
  <svg class="icon" viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
    {SEAS.map((_, i) => (
      <path key={i} d={`M4 ${15 - i * 5}${WAVE}`} opacity={i <= SEAS.indexOf(sea) ? 1 : 0.25} />
    ))}
  </svg>
);

interface Props {
  readonly mode: ModeName;
  /** How many do play; unless told, how many can, and how hard it is: that matters to who chooses. */
  readonly seats?: number;
}

/** A board in small with its name, a sentence, and what there is to know of it. */
export function ModeCard({ mode, seats }: Props) {
  const { options } = t();
  const { seats: possible, sea } = infoOf(mode);
  const [least, most] = seats === undefined ? possible : [seats, seats];
  return (
    <span class="mode-card">
      <ModePicture mode={mode} />
      <span class="grow">
        <b>{modeName("tranquility", { mode })}</b>
        <span class="small mode-note">{options.modeNotes[mode]}</span>
        <span class="small mode-facts">
          <span>
            <Icon name="people" size={18} /> {options.players(least, most)}
          </span>
          {sea && seats === undefined && (
            <span>
              <Waves sea={sea} /> {options.seas[sea]}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
