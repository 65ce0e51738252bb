import { useState } from "preact/hooks";
import type { WaywardCommandOf } from "../../../../shared/games/wayward/commands.ts";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../text/messages/messages.ts";

interface Props {
  readonly draft: WaywardCommandOf<"TellScores">;
  readonly onChange: (draft: WaywardCommandOf<"TellScores">) => void;
}

const FIELDS = ["its", "yours"] as const;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
/** More points than any player can have. */
const MOST = 999;

export function ScorePad({ draft, onChange }: Props) {
  const [field, write] = useState<(typeof FIELDS)[number]>("its");
  const say = messages.value;
  const value = draft[field];
  const set = (to: number) => onChange({ ...draft, [field]: to });
  return (
    <>
      <div class="way-scores">
        {FIELDS.map((one) => (
          <button
            key={one}
            type="button"
            class="button quiet way-score"
            aria-pressed={one === field}
            data-field={one}
            onClick={() => write(one)}
          >
            {say[one]} <output>{draft[one]}</output>
          </button>
        ))}
      </div>
      <div class="way-digits">
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            class="button"
            data-key={digit}
            disabled={10 * value + digit > MOST}
            onClick={() => set(10 * value + digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          class="button"
          data-key="Backspace"
          aria-label={say.erase}
          onClick={() => set(Math.floor(value / 10))}
        >
          <Icon name="back" />
        </button>
      </div>
    </>
  );
}
