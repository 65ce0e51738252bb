import { useState } from "preact/hooks";
import type { MatchConfig } from "../../../shared/engine/match/match-events.ts";
import { tablePath } from "../../../shared/routes.ts";
import { isClosed } from "../../catalog/catalog.ts";
import { atTable } from "../../i18n/at-table.ts";
import { t } from "../../i18n/t.ts";
import { copyLink, shareLink } from "../../ui/copy-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";

const linkTo = (code: string): string => `${location.origin}${tablePath(code)}`;

function halves(code: string): readonly string[] {
  const middle = Math.ceil(code.length / 2);
  return [code.slice(0, middle), code.slice(middle)];
}

/** Loaded on demand, for friends in the same room. */
const picture = lazy<{ readonly text: string; readonly says: string }>(
  () => import("../../ui/qr-code.tsx").then(({ QrCode }) => QrCode),
  () => toast(t().lost.noConnection),
);

export function Invitation({ config: { code, visibility, game, options } }: { readonly config: MatchConfig }) {
  const [isPictured, setPictured] = useState(false);
  const { lobby } = atTable();
  const QrCode = picture.part.value;
  const connection = linkTo(code);
  const togglePicture = () => {
    void picture.fetch();
    setPictured(!isPictured);
  };
  return (
    <section class="panel invitation" aria-labelledby="invite">
      <h2 id="invite">{lobby.invite}</h2>
      <p class="code" translate={false}>
        <span class="small muted">{lobby.code}</span>
        <b class="num">
          {halves(code).map((half) => (
            <span key={half}>{half}</span>
          ))}
        </b>
      </p>
      <div class="row wrap">
        <button type="button" class="button slim grow" onClick={() => copyLink(connection)}>
          <Icon name="copy" /> {t().link.copy}
        </button>
        {"share" in navigator && (
          <button type="button" class="button slim" onClick={() => shareLink(connection, lobby.shareText)}>
            <Icon name="share" /> {lobby.share}
          </button>
        )}
        <button type="button" class="button slim" aria-expanded={isPictured} onClick={togglePicture}>
          <Icon name="qr" /> {lobby.qr}
        </button>
      </div>
      {isPictured && QrCode && <QrCode text={connection} says={lobby.qrNote} />}
      <p class="small muted">{visibility === "open" && !isClosed(game, options) ? lobby.isOpen : lobby.isPrivate}</p>
    </section>
  );
}
