import type { Summary } from "../../../shared/engine/match/summary.ts";
import { tablePath } from "../../../shared/routes.ts";
import { latest } from "../../contract/timeline.ts";
import { locale } from "../../i18n/language.ts";
import { playerNames } from "../../i18n/player-name.ts";
import { followLink, momentPath } from "../../navigation/route.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type BranchTree, branchMoveBetween, treesOf } from "./family.ts";
import { messages } from "./messages/messages.ts";
import type { ReplayModel } from "./replay-model.ts";

interface Props {
  readonly show: ReplayModel;
  readonly family: readonly Summary[];
  readonly onClose: () => void;
}

export function Tree({ show, family, onClose }: Props) {
  const { tree } = messages.value;
  const here = latest(show.playback.whole.value).config.id;
  return (
    <Dialog title={tree.title} onClose={onClose} kind="tree">
      <p class="small muted">{tree.note}</p>
      <Branches branches={treesOf(family)} family={family} here={here} show={show} onClose={onClose} />
    </Dialog>
  );
}

interface BranchesProps extends Props {
  readonly branches: readonly BranchTree[];
  readonly here: string;
}

const Branches = ({ branches, ...rest }: BranchesProps) => (
  <ul class="bare branches" onKeyDown={goAlong}>
    {branches.map((branch) => (
      <li key={branch.match.id}>
        <BranchLink match={branch.match} {...rest} />
        {branch.branches.length > 0 && <Branches branches={branch.branches} {...rest} />}
      </li>
    ))}
  </ul>
);

interface BranchLinkProps extends Omit<BranchesProps, "branches"> {
  readonly match: Summary;
}

/** Links to the match at `branchMoveBetween`, or to its table if the match is not over. */
function BranchLink({ match, family, here, show, onClose }: BranchLinkProps) {
  const { tree } = messages.value;
  const { playback, isSecret } = show;
  if (match.id === here)
    return (
      <button
        type="button"
        class="parted here"
        aria-current="true"
        autofocus
        onClick={() => {
          playback.go(match.from?.move ?? 0);
          onClose();
        }}
      >
        <BranchText match={match} isSecret={isSecret.value} />
        <span class="tag">{tree.here}</span>
      </button>
    );
  const path =
    match.state === "over" ? momentPath(match.id, branchMoveBetween(family, here, match)) : tablePath(match.code);
  return (
    <a class="parted" href={path} onClick={followLink}>
      <BranchText match={match} isSecret={isSecret.value} />
    </a>
  );
}

function BranchText({ match, isSecret }: { readonly match: Summary; readonly isSecret: boolean }) {
  const { tree, outcomes, unfinished, dealt } = messages.value;
  const { from, seats, outcome, createdAt } = match;
  const date = new Intl.DateTimeFormat(locale.value, { day: "numeric", month: "short" }).format(new Date(createdAt));
  const reshuffled = from?.unseenBy === undefined ? [] : [tree.reshuffled];
  const result = isSecret ? [] : [outcome ? outcomes[outcome.result] : unfinished];
  return (
    <>
      <b>{from && from.move > 0 ? tree.from(from.move) : dealt}</b>
      <span class="small">{[playerNames(seats), ...reshuffled, ...result, date].join(" · ")}</span>
    </>
  );
}

function goAlong(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const tree = (event.currentTarget as Element).closest("dialog");
  if (step === undefined || !tree) return;
  const ways = [...tree.querySelectorAll<HTMLElement>(".parted")];
  const next = ways[ways.indexOf(document.activeElement as HTMLElement) + step];
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
}
