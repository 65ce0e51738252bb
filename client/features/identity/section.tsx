import { useState } from "preact/hooks";
import { guest } from "../../api/identity.ts";
import { t } from "../../i18n/t.ts";
import { devicePath, followLink, route } from "../../navigation/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";

const passLink = lazy<object>(
  () => import("./pass.tsx").then(({ PassLink }) => PassLink),
  () => toast(t().lost.noConnection),
);

/** The link is made only on demand, because anyone who has it can play as this player. */
export function OtherDevice() {
  const [isShown, setShown] = useState(false);
  const { pass } = messages.value;
  const PassLink = passLink.part.value;
  if (!guest.value) return null;
  const show = () => {
    void passLink.fetch();
    setShown(true);
  };
  return (
    <section class="col" aria-labelledby="other-device">
      <h3 id="other-device">{pass.title}</h3>
      <p class="small muted">{pass.note(guest.value.name)}</p>
      {isShown ? (
        PassLink && <PassLink />
      ) : (
        <button type="button" class="button slim" onClick={show}>
          <Icon name="link" /> {pass.show}
        </button>
      )}
      {route.value.at !== "device" && (
        <a class="plain small" href={devicePath} onClick={followLink}>
          {pass.more}
        </a>
      )}
    </section>
  );
}
