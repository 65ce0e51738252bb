import { useState } from "preact/hooks";
import type { SeriesResponse } from "../../../shared/engine/lists/series-responses.ts";
import { t } from "../../i18n/t.ts";
import { fairPath, followLink } from "../../navigation/route.ts";
import { Proof } from "../../ui/proof.tsx";
import { toast } from "../../ui/toast.tsx";
import { messages } from "./messages/messages.ts";

/** Whether the secret fits its commitment, and all deals follow from it. Computed on this device. */
async function isProven({ secret, commitment, deals }: SeriesResponse): Promise<boolean> {
  const [{ commit }, { seedOfSeriesDeal }] = await Promise.all([
    import("../../../shared/engine/chance/fair.ts"),
    import("../../../shared/engine/series/deal-seed.ts"),
  ]);
  if (secret === undefined || commit(secret) !== commitment) return false;
  return deals.every((deal) => commit(seedOfSeriesDeal(secret, deal.deal)) === deal.commitment);
}

/** The secret is shown once the series is over. */
export function SeriesProof({ series }: { readonly series: SeriesResponse }) {
  const read = messages.value;
  const [isTrue, setTrue] = useState<boolean>();
  const check = () => isProven(series).then(setTrue, () => toast(t().lost.noConnection));
  return (
    <Proof>
      <p>
        {read.proofNote}{" "}
        <a class="plain" href={fairPath} onClick={followLink}>
          {t().frame.foot.fair}
        </a>
      </p>
      <p>
        {read.commitment}: <code>{series.commitment}</code>
      </p>
      {series.deals.map(({ deal, commitment }) => (
        <p key={deal}>
          {read.dealSeal(deal)}: <code>{commitment}</code>
        </p>
      ))}
      {series.secret !== undefined && (
        <>
          <p>
            {read.secret}: <code>{series.secret}</code>
          </p>
          <p>
            <button type="button" class="button slim" onClick={check}>
              {read.check}
            </button>
          </p>
          <p role="status">
            {isTrue === undefined ? "" : isTrue ? read.checked(series.deals.length) : read.notChecked}
          </p>
        </>
      )}
    </Proof>
  );
}
