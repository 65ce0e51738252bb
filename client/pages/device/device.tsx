import "../../features/frame/not-found.css";
import { useEffect, useState } from "preact/hooks";
import { tablePath } from "../../../shared/routes.ts";
import { guest } from "../../api/identity.ts";
import { takeOver } from "../../api/passes.ts";
import { PageFrame } from "../../features/frame/page-frame.tsx";
import { messages } from "../../features/identity/messages/messages.ts";
import { t, whyNot } from "../../i18n/t.ts";
import { devicePath, followLink, go, passIn } from "../../navigation/route.ts";
import { Hero } from "../../ui/hero.tsx";
import { layers } from "../../ui/layers.ts";
import { Identity } from "./identity.tsx";

/** Removes the secret from the address bar, where others could read it. */
function usePassInAddress(): ReturnType<typeof passIn> {
  const [found] = useState(() => passIn(location.hash));
  useEffect(() => layers.replace(null, devicePath), []);
  return found;
}

/** Shows the account page if there is no pass. */
export function Device() {
  const { pass, table } = usePassInAddress();
  return pass === "" ? <Identity /> : <Arrival pass={pass} table={table} />;
}

/** Asks whether to continue on this device as the player who made the link. */
function Arrival({ pass, table }: ReturnType<typeof passIn>) {
  const [complaint, setComplaint] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { home } = t();
  const { arrival, arrivalNote, instead, goOn: continueHere } = messages.value.pass;
  const name = guest.value?.name;
  const goOn = async () => {
    setAsked(true);
    const answer = await takeOver(pass);
    if (answer.ok) return go(table ? tablePath(table) : "/");
    setAsked(false);
    setComplaint(whyNot(answer.reason));
  };
  return (
    <PageFrame kind="lost">
      <main id="content" class="nowhere">
        <Hero />
        <div class="panel col">
          <h1>{arrival}</h1>
          <p>{arrivalNote}</p>
          {name !== undefined && <p>{instead(name)}</p>}
          <p class="complaint" role="alert">
            {complaint}
          </p>
          <div class="row wrap">
            <button type="button" class="button main" disabled={isAsked} onClick={goOn}>
              {continueHere}
            </button>
            <a class="button" href="/" onClick={followLink}>
              {home}
            </a>
          </div>
        </div>
      </main>
    </PageFrame>
  );
}
