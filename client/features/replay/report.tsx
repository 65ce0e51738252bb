import { effect, untracked } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import { isClosed } from "../../catalog/catalog.ts";
import { matchName } from "../../catalog/names.ts";
import { latest } from "../../contract/timeline.ts";
import { t } from "../../i18n/t.ts";
import { go, momentPath } from "../../navigation/route.ts";
import { shareLink } from "../../ui/copy-link.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Moves } from "../insight/curve.ts";
import type { SummaryProps } from "../insight/summary.tsx";
import type { OpenAnalysis } from "./analysing.ts";
import { messages } from "./messages/messages.ts";
import { logOf, readMatch } from "./open-match-file.ts";
import { type ReplayModel, replayFromFile } from "./replay-model.ts";

export function summaryOf(shown: OpenAnalysis, moves: Moves, goTo: (move: number) => void): SummaryProps {
  const { insight, moveWords, whole, isOpposed, parts } = shown;
  const { id, game, options } = latest(whole).config;
  const pathTo = (move: number) => momentPath(id, move, { isAnalysed: true });
  const linkTo = (move: number) => ({
    href: pathTo(move),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      goTo(move);
    },
  });
  const share = (move: number, line: string) => {
    const text = parts.messages.value.summary.shared(matchName(game, options), line);
    shareLink(new URL(pathTo(move), location.href).href, text);
  };
  const isShared = !isOnDevice(id) && !isClosed(game, options);
  return { insight, moveWords, whole, isOpposed, moves, linkTo, ...(isShared && { share }) };
}

interface WholeProps {
  readonly show: ReplayModel;
  readonly shown: OpenAnalysis;
  readonly goTo: (move: number) => void;
  readonly onClose: () => void;
}

export function Whole({ show, shown, goTo, onClose }: WholeProps) {
  const { parts } = shown;
  const summary = summaryOf(shown, show.playback.marks.value, goTo);
  return (
    <Dialog
      title={parts.messages.value.summary.title}
      onClose={onClose}
      foot={summary.share && <parts.ShareButton {...summary} />}
    >
      <parts.Summary {...summary} />
    </Dialog>
  );
}

export interface ReportProps {
  /** The id of a finished match. */
  readonly match: string;
  readonly onClose: () => void;
}

/** Loads the match's file, and analyses it while the dialog is open. */
export function Report({ match, onClose }: ReportProps) {
  const [show, setShow] = useState<ReplayModel>();
  useEffect(() => {
    let isGone = false;
    const fail = () => {
      toast(t().lost.noConnection);
      onClose();
    };
    void replayOf(match).then(
      (arrived) => isGone || setShow(arrived),
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
    };
  }, [match]);
  useEffect(() => {
    const analysing = show?.analysing;
    analysing?.open(true);
    // If loading fails, the analysis closes itself after showing a message.
    const stop = effect(() => {
      if (analysing?.isOpen.value === false) untracked(onClose);
    });
    return () => {
      stop();
      analysing?.open(false);
      show?.playback.close();
    };
  }, [show]);
  const shown = show?.analysing?.shown.value;
  const { analysis } = messages.value;
  if (!show || !shown)
    return (
      <Dialog title={analysis.title} onClose={onClose}>
        <p class="muted">{analysis.begins}</p>
      </Dialog>
    );
  const goTo = (move: number) => go(momentPath(match, move, { isAnalysed: true }));
  return <Whole {...{ show, shown, goTo, onClose }} />;
}

/** @throws Error if the match's file cannot be read */
async function replayOf(match: string): Promise<ReplayModel> {
  const log = await logOf(match);
  if (!log.ok) throw new Error(log.reason);
  const [file, game] = await readMatch(log.text);
  return replayFromFile(game, file);
}
