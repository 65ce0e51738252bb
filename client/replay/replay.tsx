import { effect, untracked } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { NotFound } from "../app/not-found.tsx";
import { hashOf, isOnDevice } from "../app/route.ts";
import { whyNot } from "../app/words.ts";
import { t } from "../i18n/t.ts";
import { fetchBoard } from "../table/live-table.tsx";
import { layers } from "../ui/layers.ts";
import { Loading } from "../ui/loading.tsx";
import { useFamily } from "./family.ts";
import { FileRejected, logOf, readMatch } from "./open-file.ts";
import { OpenFilePage } from "./open-file-page.tsx";
import { momentOf, momentOn, type ReplayModel, replayFromFile } from "./replay-model.ts";
import { Viewer } from "./viewer.tsx";

export { learnReplayWords } from "./words/words.ts";

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "show"; readonly show: ReplayModel }
  | { readonly at: "nowhere"; readonly why: string; readonly mayRetry: boolean };

const nowhere = (why: string, mayRetry = false): Visit => ({ at: "nowhere", why, mayRetry });

/** Why there is no log to show. */
function missing(reason: string): Visit {
  const { noConnection, noMatch } = t().lost;
  if (reason === "NoConnection") return nowhere(noConnection, true);
  return nowhere(reason === "NoSuchMatch" ? noMatch : whyNot(reason));
}

/** Shows what the address asks for. */
function followAddress({ playback, look, analysing, hasTakenBack }: ReplayModel): void {
  const { t: move, view, isAnalysed, isAll = false } = momentOf(location.hash);
  if (hasTakenBack.peek()) playback.showAll(isAll);
  if (isAnalysed) analysing?.open(true);
  if (view !== undefined) look(view);
  if (move !== undefined) playback.go(move);
}

/** Opens a match from the text of its file. */
async function open(text: string): Promise<Visit> {
  try {
    const [file, game] = await readMatch(text);
    await fetchBoard(game);
    return { at: "show", show: replayFromFile(game, file) };
  } catch (error) {
    if (!(error instanceof FileRejected)) throw error;
    return nowhere(error.message);
  }
}

/** The address follows what is on show, so that it can be copied from there, too. */
function useAddress(show: ReplayModel | undefined): void {
  useEffect(() => {
    if (!show) return;
    const stop = effect(() => {
      const hash = hashOf(momentOn(show));
      untracked(() => layers.replace(layers.state(), hash));
    });
    const arrive = () => followAddress(show);
    addEventListener("hashchange", arrive);
    return () => {
      removeEventListener("hashchange", arrive);
      stop();
    };
  }, [show]);
}

interface Props {
  /** Without one a file is asked for. */
  readonly id?: string | undefined;
  readonly isBare?: boolean;
}

export const Replay = ({ id, isBare = false }: Props) =>
  id === undefined ? <OpenFilePage /> : <Found id={id} isBare={isBare} />;

/** A match watched again, from its log. */
function Found({ id, isBare }: { readonly id: string; readonly isBare: boolean }) {
  const [visit, setVisit] = useState<Visit>({ at: "looking" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const arrive = async (): Promise<Visit> => {
      const log = await logOf(id);
      if (!log.ok) return missing(log.reason);
      return open(log.text);
    };
    void arrive()
      .catch(() => nowhere(t().lost.noConnection, true))
      .then((arrived) => {
        // The address may be another page's by now.
        if (isGone) return;
        if (arrived.at === "show") followAddress(arrived.show);
        setVisit(arrived);
      });
    return () => {
      isGone = true;
    };
  }, [id, attempt]);
  useAddress(visit.at === "show" ? visit.show : undefined);
  const family = useFamily(id, !isBare && !isOnDevice(id));
  if (visit.at === "show") return <Viewer show={visit.show} isBare={isBare} {...(isBare ? {} : { family })} />;
  if (visit.at === "nowhere")
    return <NotFound why={visit.why} {...(visit.mayRetry ? { onRetry: () => setAttempt(attempt + 1) } : {})} />;
  return <Loading />;
}
