import { useEffect, useState } from "preact/hooks";
import { guest } from "../../api/identity.ts";
import { makePass, type PassResponse } from "../../api/passes.ts";
import { locale } from "../../i18n/language.ts";
import { t, whyNot } from "../../i18n/t.ts";
import { passPath, route } from "../../navigation/route.ts";
import { copyLink } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { messages } from "./messages/messages.ts";

/** Undefined while the pass is made; a message if that failed. */
function useNewPass(): PassResponse | string | undefined {
  const [made, setMade] = useState<PassResponse | string>();
  useEffect(() => {
    void makePass(guest.value?.token ?? "").then((answer) => setMade(answer.ok ? answer : whyNot(answer.reason)));
  }, []);
  return made;
}

const clock = (moment: string): string =>
  new Intl.DateTimeFormat(locale.value, { timeStyle: "short" }).format(new Date(moment));

export function PassLink() {
  const made = useNewPass();
  const { loading } = t();
  const { pass } = messages.value;
  if (typeof made !== "object") return <p role="status">{made ?? loading}</p>;
  const { value: here } = route;
  const link = `${location.origin}${passPath(made.pass, here.at === "table" ? here.code : undefined)}`;
  return (
    <>
      <QrCode text={link} says={pass.qr} />
      <div class="row between wrap">
        <span class="small muted">{pass.until(clock(made.until))}</span>
        <button type="button" class="button slim" onClick={() => copyLink(link)}>
          <Icon name="copy" /> {t().link.copy}
        </button>
      </div>
    </>
  );
}
