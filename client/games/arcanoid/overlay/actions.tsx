import { signal } from "@preact/signals";
import type { Command } from "../../../../shared/games/arcanoid/commands.ts";
import { waitedFor } from "../../../../shared/games/arcanoid/state.ts";
import { language } from "../../../i18n/language.ts";
import { typeset } from "../../../i18n/typeset.ts";
import { place } from "../../../layout/place.ts";
import type { ArcanoidTableInput } from "../input/intent.ts";
import { aheadOn, engagementBy } from "../input/offers.ts";
import type { LabelContext } from "../play/labels.ts";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { behindText, commandText, discardText, notTogetherText } from "../text/choosing.ts";
import { messages } from "../text/messages/messages.ts";
import { partyName } from "../text/names.ts";

/** Height in px below which the two buttons are side by side. */
const TWO = 90;

export const isMoreOpen = signal(false);

/** Without `press`, the button is disabled and its text says what happens or what is missing. */
interface Button {
  readonly text: string;
  readonly name: string;
  readonly key?: string;
  readonly note?: string;
  readonly press?: () => void;
}

/** Whether the seat must answer a question. A panel then replaces the buttons. */
export const isQuestioned = ({ isPlaying, moves, sent }: ArcanoidTableInput): boolean =>
  !isPlaying.value && moves.value.length > 0 && !sent.value;

export function Actions({ tabletop: { intent, tableau } }: { readonly tabletop: ArcanoidBoardController }) {
  const { frame } = tableau.value!;
  const { actions } = frame;
  if (isQuestioned(intent)) return null;
  const [main, other] = buttonsOf(intent);
  const isAbreast = actions.height < TWO;
  return (
    <div
      class={`table-actions ${frame.shape}${isAbreast ? " abreast" : ""}`}
      style={place(actions)}
      data-question={intent.question.value?.of ?? ""}
    >
      <OneButton {...main} isMain />
      {other && <OneButton key={other.name} {...other} />}
    </div>
  );
}

/**
 * If a pressed button disappears, the focus moves to the main button (`data-landing`), not to one that undoes the
 * press.
 */
const OneButton = ({ text, name, note, key, press, isMain }: Button & { readonly isMain?: boolean }) => (
  <button
    type="button"
    class={`button${isMain ? " main" : ""}`}
    aria-disabled={press === undefined}
    data-action={name}
    data-landing={isMain ? "" : undefined}
    onClick={() => press?.()}
  >
    <span>
      {typeset(text, language.value)}
      {note && <small class="arcanoid-behind">{typeset(note, language.value)}</small>}
    </span>
    {press && key && <span class="table-key" data-key={key} />}
  </button>
);

function buttonsOf(intent: ArcanoidTableInput): readonly [Button, Button | undefined] {
  const say = messages.value;
  if (intent.sent.value) return [{ text: say.table.sending, name: "sending" }, undefined];
  if (!intent.isPlaying.value) return [waiting(intent), undefined];
  const clear: Button = { text: say.table.clear, name: "clear", key: "Esc", press: () => intent.back() };
  const main = mainButton(intent);
  const discard = discardButton(intent);
  if (intent.isConfirming.value && discard) return confirmButtons(intent, discard, main !== undefined);
  if (intent.chosen.value.length > 0)
    return main
      ? [main, discard ?? clear]
      : discard
        ? [discard, clear]
        : [{ text: notTogetherText(intent), name: "none" }, clear];
  if (main) return [main, clear];
  return [{ text: restText(intent), name: "choose" }, bareButton(intent)];
}

const readingOf = ({ match, seat }: ArcanoidTableInput): LabelContext => ({
  match: match.value,
  me: seat.value!,
  say: messages.value,
});

/** Confirms a complete play; for an incomplete one, says what is missing. Undefined if no play has begun. */
function mainButton(intent: ArcanoidTableInput): Button | undefined {
  const { table, play } = messages.value;
  const question = intent.question.value;
  if (!question || intent.playType.value === undefined) return undefined;
  const command = intent.ready.value;
  if (command) {
    const text = commandText(readingOf(intent), intent.moves.value, intent.actor.value!, command);
    return { text, name: command.type, key: "Enter", press: () => intent.confirm(), ...behindIn(intent, command) };
  }
  if (question.of === "slot" && question.slot === "field") return { text: table.chooseField, name: "field" };
  if (question.of === "slot" && question.slot === "party") return { text: table.chooseTarget, name: "party" };
  return { text: question.of === "call" ? play.asks.call : play.asks.way, name: "open" };
}

/** Strengths that an engagement would not beat on its field. */
function behindIn({ match, actor }: ArcanoidTableInput, command: Command): Pick<Button, "note"> {
  const { table } = match.value;
  const engagement = engagementBy(table, actor.value!, command);
  if (!engagement || !("field" in command)) return {};
  return { note: behindText(aheadOn(table, command.field, engagement, messages.value), messages.value) };
}

function discardButton(intent: ArcanoidTableInput): Button | undefined {
  const command = intent.discard.value;
  if (!command) return undefined;
  const text = discardText(intent.match.value.table, intent.chosen.value, messages.value);
  return { text, name: "Discard", key: "D", press: () => intent.throwAway() };
}

/** The confirming button is not where the first press was, so that pressing twice is harmless. */
function confirmButtons(intent: ArcanoidTableInput, discard: Button, wasSecond: boolean): readonly [Button, Button] {
  const { table } = messages.value;
  const sure: Button = { ...discard, text: table.discardSure, name: "Discard-sure" };
  const keep: Button = { text: table.keep, name: "keep", key: "Esc", press: () => intent.keep() };
  return wasSecond ? [sure, keep] : [keep, sure];
}

/** With nothing chosen: how many cards must be shed, or that cards can be chosen. */
function restText({ match, actor }: ArcanoidTableInput): string {
  const { stage, parties } = match.value.table;
  const { play, table } = messages.value;
  if (stage.at === "shed") return play.shed(stage.count);
  return parties[actor.value!]?.kind === "demon" ? `${play.demon}: ${table.choose}` : table.choose;
}

/** For plays that need no card: the name of a single one, otherwise a button that lists them. */
function bareButton(intent: ArcanoidTableInput): Button | undefined {
  const { table, play } = messages.value;
  const [only, ...more] = intent.playTypes.value;
  if (only === undefined) return undefined;
  const press = () => {
    isMoreOpen.value = !isMoreOpen.value;
  };
  if (more.length > 0) return { text: table.more, name: "more", press };
  const named = only as keyof typeof play.names;
  return { text: play.names[named] ?? table.more, name: only, press: () => intent.begin(only) };
}

function waiting({ match, seat }: ArcanoidTableInput): Button {
  const say = messages.value;
  const { table } = match.value;
  const [party, ...others] = waitedFor(table);
  if (party === undefined || others.length > 0 || table.stage.at === "window")
    return { text: say.table.waitingAnswers, name: "wait" };
  return { text: say.table.waiting(partyName(match.value, seat.value, party, say) ?? say.you), name: "wait" };
}
