import { useEffect, useState } from "preact/hooks";
import { gameOf } from "../../games/shelf.ts";
import { marksOf } from "../../games/tranquility/moves.ts";
import { learnGameWords } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import { matchLog } from "../../net/api.ts";
import { guest } from "../../net/identity.ts";
import { momentOf } from "../../replay/address.ts";
import { NotShown, readMatch } from "../../replay/open-file.ts";
import { type Show, showFile } from "../../replay/show.ts";
import { learnReplayWords } from "../../replay/words/words.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { Nowhere } from "../nowhere.tsx";
import { hashOf } from "../route.ts";
import { fetchBoard } from "../table/crossing.tsx";
import { Desk } from "./desk.tsx";
import { useFamily } from "./use-family.ts";
import { Viewer } from "./viewer.tsx";

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "show"; readonly show: Show }
  | { readonly at: "nowhere"; readonly why: string; readonly mayRetry: boolean };

const nowhere = (why: string, mayRetry = false): Visit => ({ at: "nowhere", why, mayRetry });

/** Shows what the address asks for. */
function followAddress({ playback, look }: Show): void {
  const { t: move, view } = momentOf(location.hash);
  if (view !== undefined) look(view);
  if (move !== undefined) playback.go(move);
}

/** Opens a match from the text of its file. */
function open(text: string): Visit {
  try {
    const file = readMatch(text, gameOf);
    const show = showFile(gameOf(file.header.game)!, file, marksOf);
    followAddress(show);
    return { at: "show", show };
  } catch (error) {
    if (!(error instanceof NotShown)) throw error;
    return nowhere(error.message);
  }
}

/** The address follows what is on show, so that it can be copied from there, too. */
function useAddress(show: Show | undefined): void {
  useEffect(() => {
    if (!show) return;
    const { playback, viewer } = show;
    const tell = () => history.replaceState(history.state, "", hashOf({ t: playback.move.value, view: viewer.value }));
    const stops = [playback.move.subscribe(tell), viewer.subscribe(tell)];
    const arrive = () => followAddress(show);
    addEventListener("hashchange", arrive);
    return () => {
      removeEventListener("hashchange", arrive);
      for (const stop of stops) stop();
    };
  }, [show]);
}

// Nothing is shown before there are words for it.
await Promise.all([learnGameWords(), learnReplayWords()]);

interface Props {
  /** Without one a file is asked for. */
  readonly id?: string | undefined;
  readonly isBare?: boolean;
}

export const Replay = ({ id, isBare = false }: Props) =>
  id === undefined ? <Desk /> : <Found id={id} isBare={isBare} />;

/** A match watched again, from its log. */
function Found({ id, isBare }: { readonly id: string; readonly isBare: boolean }) {
  const [visit, setVisit] = useState<Visit>({ at: "looking" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const arrive = async (): Promise<Visit> => {
      const [log] = await Promise.all([matchLog(id, guest.peek()?.token), fetchBoard()]);
      if (!log.ok) return nowhere(log.reason === "NoConnection" ? t().lost.noConnection : t().lost.noTable, true);
      return open(log.text);
    };
    void arrive()
      .catch(() => nowhere(t().lost.noConnection, true))
      .then((arrived) => isGone || setVisit(arrived));
    return () => {
      isGone = true;
    };
  }, [id, attempt]);
  useAddress(visit.at === "show" ? visit.show : undefined);
  const family = useFamily(id, !isBare);
  if (visit.at === "show") return <Viewer show={visit.show} isBare={isBare} {...(isBare ? {} : { family })} />;
  if (visit.at === "nowhere")
    return <Nowhere why={visit.why} {...(visit.mayRetry ? { onRetry: () => setAttempt(attempt + 1) } : {})} />;
  return <Waiting />;
}
