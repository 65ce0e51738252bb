import { failure, unreadable } from "./decks.ts";
import { messages } from "./messages/messages.ts";

export function Failure() {
  const say = messages.value;
  return (
    <>
      {failure.value && (
        <p class="panel way-failure" role="alert">
          {say.failures[failure.value]}
        </p>
      )}
      {unreadable.value > 0 && <p class="panel way-failure">{say.laterDecks(unreadable.value)}</p>}
    </>
  );
}
