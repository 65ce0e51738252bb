import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Proof } from "../../ui/proof.tsx";
import { type Check, checkWhenIdle } from "./check.ts";
import { messages } from "./messages/messages.ts";
import { isOfDevice, scopeOf, type Verdict } from "./verifier.ts";

/** The result of verifying a match on this device, without the server. */
export function Checked({ of: { file, progress, begin } }: { readonly of: Check }) {
  const { check } = messages.value;
  const seed = seedMessages(file);
  const now = progress.value;
  if (now.at === "work")
    return (
      <label class="verification">
        {check.working} <progress value={now.part} max={1} />
      </label>
    );
  if (now.at === "done") return <Verdicts file={file} verdict={now.verdict} />;
  return (
    <div class="verification">
      {now.at === "failed" && <p role="alert">{check.failed}</p>}
      <button type="button" class="button slim" onClick={begin}>
        <Icon name="check" /> {check.begin}
      </button>
      <p class="small muted">{file.header.seed === undefined ? seed.secret : check.note}</p>
    </div>
  );
}

/** The seed comes from a server, which committed to it, or from the device that dealt the match. */
const seedMessages = (file: Check["file"]) => messages.value.check.seeds[isOfDevice(file) ? "device" : "server"];

function Verdicts({ file, verdict }: { readonly file: Check["file"]; readonly verdict: Verdict }) {
  const { check } = messages.value;
  const { moves, secrets } = scopeOf(file);
  if (!verdict.isTrue) {
    const { v, reason, isUnknown } = verdict.violation;
    return (
      <div class="verification" role="status">
        <p>
          <b>{isUnknown ? check.cannotTell : check.isFalse}</b>
        </p>
        <p>{v === 0 ? reason : check.at(v, reason)}</p>
      </div>
    );
  }
  return (
    <div class="verification" role="status">
      <p>
        <b>{check.isTrue}</b> {check.here}
      </p>
      <ul class="bare ticks">
        {[seedMessages(file).told, check.chance(secrets), check.moves(moves), check.outcome].map((line) => (
          <li key={line}>
            <Icon name="tick" size={16} /> {line}
          </li>
        ))}
      </ul>
      <Proof>
        <p>
          {check.seal}: <code>{file.header.commitment}</code>
        </p>
      </Proof>
    </div>
  );
}

function markOf({ progress }: Check): { readonly kind: string; readonly icon: IconName; readonly says: string } {
  const { mark } = messages.value.check;
  const now = progress.value;
  if (now.at === "work") return { kind: "", icon: "check", says: mark.working };
  if (now.at !== "done") return { kind: "", icon: "check", says: mark.begin };
  if (now.verdict.isTrue) return { kind: "true", icon: "tick", says: mark.isTrue };
  return now.verdict.violation.isUnknown
    ? { kind: "", icon: "check", says: mark.unknown }
    : { kind: "false", icon: "close", says: mark.isFalse };
}

export function CheckMark({ check, isShort }: { readonly check: Check; readonly isShort: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => checkWhenIdle(check), [check]);
  const { title } = messages.value.check;
  const { kind, icon, says } = markOf(check);
  const open = () => {
    void check.begin();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        class={`pill check-mark ${kind}`}
        title={title}
        aria-haspopup="dialog"
        data-check={check.progress.value.at}
        onClick={open}
      >
        <Icon name={icon} size={18} />
        <span class={isShort ? "unseen" : ""}>{says}</span>
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <Checked of={check} />
        </Dialog>
      )}
    </>
  );
}
