import { useState } from "preact/hooks";
import type { MatchFile } from "../../../shared/engine/format.ts";
import { scopeOf, type Verdict, verifyAside } from "../../replay/verifier.ts";
import { words } from "../../replay/words/words.ts";
import { Icon } from "../../ui/icon.tsx";

type Progress =
  | { readonly at: "rest" }
  | { readonly at: "work"; readonly part: number }
  | { readonly at: "done"; readonly verdict: Verdict }
  | { readonly at: "failed" };

/** Anybody can have a match checked, here and without asking the server; and is told what was checked. */
export function Check({ file }: { readonly file: MatchFile }) {
  const [progress, setProgress] = useState<Progress>({ at: "rest" });
  const { check } = words.value;
  const begin = () => {
    setProgress({ at: "work", part: 0 });
    verifyAside(file, (part) => setProgress({ at: "work", part })).then(
      (verdict) => setProgress({ at: "done", verdict }),
      () => setProgress({ at: "failed" }),
    );
  };
  if (progress.at === "work")
    return (
      <label class="check">
        {check.working} <progress value={progress.part} max={1} />
      </label>
    );
  if (progress.at === "done") return <Verdicts file={file} verdict={progress.verdict} />;
  return (
    <div class="check">
      {progress.at === "failed" && <p role="alert">{check.failed}</p>}
      <button type="button" class="button slim" onClick={begin}>
        <Icon name="check" /> {check.begin}
      </button>
      <p class="small muted">{file.header.seed === undefined ? check.notYet : check.note}</p>
    </div>
  );
}

function Verdicts({ file, verdict }: { readonly file: MatchFile; readonly verdict: Verdict }) {
  const { check } = words.value;
  const { moves, secrets } = scopeOf(file);
  if (!verdict.isTrue) {
    const { v, reason } = verdict.violation;
    return (
      <div class="check" role="status">
        <p>
          <b>{check.isFalse}</b>
        </p>
        <p>{v === 0 ? reason : check.at(v, reason)}</p>
      </div>
    );
  }
  return (
    <div class="check" role="status">
      <p>
        <b>{check.isTrue}</b>
      </p>
      <ul class="bare ticks">
        {[check.commitment, check.chance(secrets), check.moves(moves), check.outcome].map((line) => (
          <li key={line}>
            <Icon name="tick" size={16} /> {line}
          </li>
        ))}
      </ul>
      <p class="small muted num">{file.header.commitment.slice(0, 16)}…</p>
    </div>
  );
}
