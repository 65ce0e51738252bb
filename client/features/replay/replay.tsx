import { effect, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isOnDevice } from "../../../shared/engine/match/device-id.ts";
import { variantName } from "../../catalog/names.ts";
import { latest } from "../../contract/timeline.ts";
import { t, whyNot } from "../../i18n/t.ts";
import { useAnswer } from "../../ui/answer.ts";
import { layers } from "../../ui/layers.ts";
import { whyFailed } from "../../ui/lazy.ts";
import { Loading } from "../../ui/loading.tsx";
import { useTab } from "../../ui/tab.ts";
import { NotFound } from "../frame/not-found.tsx";
import { fetchBoard } from "../panels/board.ts";
import { useFamily } from "./family.ts";
import { messages } from "./messages/messages.ts";
import { OpenFilePage } from "./open-file-page.tsx";
import { FileRejected, isOnServer, logOf, readMatch } from "./open-match-file.ts";
import { fragmentOf, momentOf, type ReplayModel, replayFromFile } from "./replay-model.ts";
import { Viewer } from "./viewer.tsx";

export { loadReplayMessages } from "./messages/messages.ts";

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "show"; readonly show: ReplayModel }
  | { readonly at: "nowhere"; readonly why: string; readonly mayRetry: boolean };

const LOOKING: Visit = { at: "looking" };
const nowhere = (why: string, mayRetry = false): Visit => ({ at: "nowhere", why, mayRetry });

function missing(reason: string): Visit {
  const { noConnection, noMatch } = t().lost;
  if (reason === "NoConnection") return nowhere(noConnection, true);
  return nowhere(reason === "NoSuchMatch" ? noMatch : whyNot(reason));
}

function followAddress({ playback, look, analysing, notes, hasTakenBack }: ReplayModel): void {
  const { t: move, view, isAnalysed, isAll = false, notes: set } = momentOf(location.hash);
  if (hasTakenBack.peek()) playback.showAll(isAll);
  if (isAnalysed) analysing?.open(true);
  if (set !== undefined) notes?.open(set || undefined);
  if (view !== undefined) look(view);
  if (move !== undefined) playback.go(move);
}

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

/** The address follows the position, so that it can be copied. */
function useAddress(show: ReplayModel | undefined): void {
  useEffect(() => {
    if (!show) return;
    const stop = effect(() => {
      const hash = fragmentOf(show);
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

function titleOf({ connection: { timeline } }: ReplayModel): string {
  const { game, options } = latest(timeline.value).config;
  return `${messages.value.title}: ${variantName(game, options)}`;
}

interface Props {
  /** Default: the page asks for a file. */
  readonly id?: string | undefined;
  readonly isBare?: boolean;
}

export const Replay = ({ id, isBare = false }: Props) =>
  id === undefined ? <OpenFilePage /> : <Found id={id} isBare={isBare} />;

async function arrive(id: string): Promise<Visit> {
  const log = await logOf(id);
  return log.ok ? open(log.text) : missing(log.reason);
}

async function failed(): Promise<Visit> {
  const why = await whyFailed();
  return nowhere(t().lost[why], why === "noConnection");
}

const isPassing = (visit: Visit): boolean => visit.at === "nowhere" && visit.mayRetry;

function Found({ id, isBare }: { readonly id: string; readonly isBare: boolean }) {
  const ask = async (isGone: () => boolean): Promise<Visit> => {
    const visit = await arrive(id).catch(failed);
    // If the address is another page's by then, it is not followed.
    if (visit.at === "show" && !isGone()) followAddress(visit.show);
    return visit;
  };
  const { answer: visit = LOOKING, isTrying, retry } = useAnswer({ ask, isPassing }, [id]);
  useAddress(visit.at === "show" ? visit.show : undefined);
  useTab(visit.at === "show" ? titleOf(visit.show) : undefined, false);
  const hasFamily = !isBare && isOnServer(id);
  const family = useFamily(id, hasFamily);
  if (visit.at === "show")
    return <Viewer show={visit.show} isBare={isBare} isHosted={!isOnDevice(id)} {...(hasFamily ? { family } : {})} />;
  const again = isPassing(visit) ? { onRetry: retry, isTrying } : {};
  if (visit.at === "nowhere") return <NotFound why={visit.why} {...again} />;
  return <Loading />;
}
