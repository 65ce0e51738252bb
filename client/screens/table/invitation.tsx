import { useState } from "preact/hooks";
import type { Charter } from "../../../shared/engine/match.ts";
import { t } from "../../i18n/t.ts";
import { copyLink, shareLink } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { later } from "../../ui/later.ts";
import { toast } from "../../ui/toast.tsx";
import { tablePath } from "../route.ts";

const linkTo = (code: string): string => `${location.origin}${tablePath(code)}`;

/** Friends on the same sofa hold a camera to it; it is fetched when they do. */
const picture = later<{ readonly text: string; readonly says: string }>(
  () => import("../../ui/qr-code.tsx").then(({ QrCode }) => QrCode),
  () => toast(t().lost.noConnection),
);

/** How others come to this table: a code to read aloud, a link to send, a picture for a camera. */
export function Invitation({ charter: { code, visibility } }: { readonly charter: Charter }) {
  const [isPictured, setPictured] = useState(false);
  const { lobby } = t();
  const QrCode = picture.part.value;
  const link = linkTo(code);
  const togglePicture = () => {
    void picture.fetch();
    setPictured(!isPictured);
  };
  return (
    <section class="panel invitation" aria-labelledby="invite">
      <h2 id="invite">{lobby.invite}</h2>
      <p class="code" translate={false}>
        <span class="small muted">{lobby.code}</span>
        <b class="num">{code}</b>
      </p>
      <div class="row wrap">
        <button type="button" class="button slim grow" onClick={() => copyLink(link)}>
          <Icon name="copy" /> {lobby.copy}
        </button>
        {"share" in navigator && (
          <button type="button" class="button slim" onClick={() => shareLink(link, lobby.shareText)}>
            <Icon name="share" /> {lobby.share}
          </button>
        )}
        <button type="button" class="button slim" aria-expanded={isPictured} onClick={togglePicture}>
          <Icon name="qr" /> {lobby.qr}
        </button>
      </div>
      {isPictured && QrCode && <QrCode text={link} says={lobby.qrNote} />}
      <p class="small muted">{visibility === "open" ? lobby.isOpen : lobby.isPrivate}</p>
    </section>
  );
}
