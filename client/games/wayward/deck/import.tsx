import { useState } from "preact/hooks";
import type { DeckFault } from "../../../../shared/games/wayward/deck/faults.ts";
import { Icon } from "../../../ui/icon.tsx";
import { messages as gameMessages } from "../text/messages/messages.ts";
import { add, deckIn } from "./decks.ts";
import { messages } from "./messages/messages.ts";
import { deckHash, goTo } from "./place.ts";

/** Text such as `Line 7: Card 1, normal face, stage 1: 1 to 9 cubes.` */
function sayFault({ line, place, code, values }: DeckFault): string {
  const { faults, line: at } = messages.value;
  const where = place && gameMessages.value.card({ ...place, isHard: place.side === "hard" });
  return [at(line), where, faults[code](values)].filter((part) => part !== undefined).join(": ");
}

export function Import() {
  const say = messages.value;
  const [faults, setFaults] = useState<readonly DeckFault[]>([]);
  const open = async (file: File) => {
    const found = await deckIn(file);
    if ("deck" in found) goTo(deckHash(add({ deck: found.deck, unfinished: {} })));
    setFaults("deck" in found ? [] : found.faults);
  };
  return (
    <>
      <label class="button quiet">
        <Icon name="up" /> {say.imported}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void open(file);
            // Allows choosing the same file again.
            currentTarget.value = "";
          }}
        />
      </label>
      {faults.length > 0 && (
        <div class="panel way-failure" role="alert">
          <p>{say.notImported}</p>
          <ul>
            {faults.map((fault, i) => (
              <li key={i}>{sayFault(fault)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
