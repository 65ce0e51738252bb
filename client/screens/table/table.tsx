import "../../style/table.css";
import { useEffect, useState } from "preact/hooks";
import type { Summary } from "../../../shared/engine/summary.ts";
import { learnGameWords } from "../../games/tranquility/words/words.ts";
import { t } from "../../i18n/t.ts";
import { findMatch } from "../../net/api.ts";
import type { Link } from "../../net/link.ts";
import { openTable } from "../../net/open-table.ts";
import { latest } from "../../play/timeline.ts";
import { useRulesKey } from "../../rules/key.ts";
import { placeFor } from "../../rules/opened.ts";
import { Nowhere } from "../nowhere.tsx";
import { takePurpose } from "../route.ts";
import { settle } from "./arrival.ts";
import { Crossing, fetchBoard } from "./crossing.tsx";
import { Lobby } from "./lobby.tsx";
import { useTurnInTitle } from "./turn-title.ts";

type Visit =
  | { readonly at: "looking" }
  | { readonly at: "table"; readonly link: Link; readonly summary: Summary }
  | { readonly at: "nowhere"; readonly why: "noTable" | "noConnection" | "newer" };

/** Finds the table of a code, and stays in touch with it until the page is left. */
function useVisit(code: string): readonly [Visit, () => void] {
  const [visit, setVisit] = useState<Visit>({ at: "looking" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let link: Link | undefined;
    let isGone = false;
    const purpose = takePurpose();
    Promise.all([findMatch(code), learnGameWords()]).then(([answer]) => {
      if (isGone) return;
      if (!answer.ok) {
        setVisit({ at: "nowhere", why: answer.reason === "NoConnection" ? "noConnection" : "noTable" });
        return;
      }
      link = openTable(answer);
      setVisit(link ? { at: "table", link, summary: answer } : { at: "nowhere", why: "newer" });
      if (link && purpose) void settle(link, purpose);
    });
    return () => {
      isGone = true;
      link?.close();
    };
  }, [code, attempt]);
  const retry = () => {
    setVisit({ at: "looking" });
    setAttempt(attempt + 1);
  };
  return [visit, retry];
}

/** One table: its seats until it starts, then the board with everything around it. */
export function Table({ code }: { readonly code: string }) {
  const [visit, retry] = useVisit(code);
  if (visit.at === "nowhere")
    return <Nowhere why={t().lost[visit.why]} {...(visit.why === "noConnection" ? { onRetry: retry } : {})} />;
  return visit.at === "table" ? <Attended link={visit.link} /> : <Waiting />;
}

const Waiting = () => (
  <main class="waiting">
    <p class="pill">{t().loading}</p>
  </main>
);

function Attended({ link }: { readonly link: Link }) {
  useTurnInTitle(link);
  useEffect(() => void fetchBoard(), []);
  const { phase, charter } = latest(link.timeline.value);
  useRulesKey(phase === "void" ? undefined : placeFor(charter));
  if (phase === "void") return link.status.value === "lost" ? <Nowhere why={t().lost.noTable} /> : <Waiting />;
  return phase === "open" ? <Lobby link={link} /> : <Crossing link={link} />;
}
