import { useState } from "preact/hooks";
import { manifestOf, messagesOf } from "../../catalog/catalog.ts";
import { CourseLink } from "../../catalog/course-link.tsx";
import { VariantCard } from "../../catalog/variant-card.tsx";
import {
  changedChoices,
  changeNewTable,
  choosePractice,
  mayPractise,
  newTable,
  practises,
  seatsFor,
} from "../../features/new-table/new-table.ts";
import { SeatsChoice } from "../../features/new-table/seats-choice.tsx";
import { loadTableMessages } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { followLink, workshopPath } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages.ts";
import type { OptionsDialogProps } from "./options-dialog.tsx";
import { type Highlight, Start } from "./start.tsx";

interface Props {
  readonly isKnown: boolean;
  /** True until known. */
  readonly hasPlayed: boolean;
}

const isCut = (): void => toast(t().lost.noConnection);

/** Loaded on demand, because most players keep the default options. */
const optionsDialog = lazy<OptionsDialogProps>(
  () => Promise.all([import("./options-dialog.tsx"), loadTableMessages()]).then(([{ OptionsDialog }]) => OptionsDialog),
  isCut,
);
const boardsDialog = lazy<{ readonly onClose: () => void }>(
  () => import("./boards-dialog.tsx").then(({ BoardsDialog }) => BoardsDialog),
  isCut,
);

const leadFor = (hasPlayed: boolean): Highlight => (hasPlayed ? "company" : "nobody");

const Practice = ({ isPractice }: { readonly isPractice: boolean }) => (
  <label class="check practice">
    <input
      type="checkbox"
      checked={isPractice}
      onChange={({ currentTarget }) => choosePractice(currentTarget.checked)}
    />
    <span>
      {messages.value.play.practice}
      <span class="small note muted">{messages.value.play.practiceNote}</span>
    </span>
  </label>
);

/**
 * Newcomers see the course first. Before a first match, playing without other people is highlighted, because a public
 * table may stay empty.
 */
export function StartPanel({ isKnown, hasPlayed }: Props) {
  const [choosing, setChoosing] = useState<"board" | "options">();
  const OptionsDialog = optionsDialog.part.value;
  const BoardsDialog = boardsDialog.part.value;
  const { play } = messages.value;
  const changed = changedChoices.value;
  const { game, variant, seats } = newTable.value;
  const manifest = manifestOf(game)!;
  const { name, motto } = messagesOf(manifest);
  const lead = isKnown || !manifest.course ? leadFor(hasPlayed) : undefined;
  const isPractice = practises(hasPlayed);
  const choose = (what: "board" | "options") => () => {
    void (what === "board" ? boardsDialog : optionsDialog).fetch();
    setChoosing(what);
  };
  const close = () => setChoosing(undefined);
  return (
    <section class="panel ways" aria-labelledby="ways">
      <div class="ways-game">
        <h2 id="ways">{name}</h2>
        <p class="small muted">{motto}</p>
        <button type="button" class="variant-pick" onClick={choose("board")}>
          <VariantCard manifest={manifest} variant={variant} />
          <Icon name="forth" />
        </button>
      </div>
      <div class="ways-start">
        {!isKnown && <CourseLink manifest={manifest} kind="button main newcomer" />}
        <Start lead={lead} isPractice={isPractice} />
        {mayPractise(newTable.value) && <Practice isPractice={isPractice} />}
      </div>
      <div class="row between wrap table-seats">
        <SeatsChoice
          legend={play.seats}
          possible={seatsFor(game, variant)}
          chosen={seats}
          onChoose={(chosen) => changeNewTable({ seats: chosen })}
        />
        <button type="button" class="link" onClick={choose("options")}>
          {changed ? play.optionsSet(changed) : play.options}
        </button>
        {manifest.workshop && (
          <a class="plain workshop-link" href={workshopPath(manifest.id)} onClick={followLink}>
            {messagesOf(manifest).workshop}
          </a>
        )}
      </div>
      {choosing === "board" && BoardsDialog && <BoardsDialog onClose={close} />}
      {choosing === "options" && OptionsDialog && (
        <OptionsDialog lead={lead ?? "nobody"} isPractice={isPractice} onClose={close} />
      )}
    </section>
  );
}
