import { trouble, unreadable } from "./decks.ts";
import { messages } from "./messages/messages.ts";

/** Why decks may be lost when this page closes, or are not shown. */
export function Trouble() {
  const say = messages.value;
  return (
    <>
      {trouble.value && (
        <p class="panel way-trouble" role="alert">
          {say.troubles[trouble.value]}
        </p>
      )}
      {unreadable.value > 0 && <p class="panel way-trouble">{say.laterDecks(unreadable.value)}</p>}
    </>
  );
}
