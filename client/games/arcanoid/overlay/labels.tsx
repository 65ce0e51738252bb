import type { State } from "../../../../shared/games/arcanoid/state.ts";
import { isPhone } from "../../../contract/layout.ts";
import { place } from "../../../layout/place.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { openRow, type Rect } from "../scene/frame.ts";
import type { ArcanoidBoardController } from "../tabletop.ts";
import { messages, type Words } from "../text/messages/messages.ts";
import { partyName } from "../text/names.ts";

interface Props {
  readonly tabletop: ArcanoidBoardController;
}

/** Names rows without a player's panel: demons and the Tide, and all rows while the summary is shown. */
export function Names({ tabletop }: Props) {
  const tableau = tabletop.tableau.value!;
  const match = tabletop.match.value;
  const say = messages.value;
  const isResult = tabletop.page.stay.value.for === "result";
  return (
    <>
      {tableau.order.map((party, row) => {
        const state = match.table.parties[party];
        if (!state || (state.kind === "seat" && !isResult)) return null;
        const own = tableau.frame.rows[row]!;
        const at = (state.kind === "demon" && !isResult ? openRow(tableau.frame, own) : own).name;
        const name = partyName(match, tabletop.intent.seat.value, party, say) ?? say.you;
        // A demon's cards are face up; where there is no room for them, their count is already shown.
        const isCounted = state.kind !== "demon" || own.shelf.width > 0;
        const held = state.open.length + state.closed.length;
        return (
          <p
            key={party}
            class={`arcanoid-name ${state.kind}${state.isOut && !isResult ? " out" : ""}${at.width < 60 ? " slim" : at.width < 120 ? " narrow" : ""}`}
            style={place(at)}
          >
            {state.seat !== undefined && (
              <Flag seat={state.seat} width={at.width < 60 ? 18 : at.height < 44 ? 20 : 26} />
            )}
            <span class="clip">{name}</span>
            {!isResult && isCounted && (
              <span class="count" title={say.table.inHand(held)}>
                <Icon name="hand" size={16} /> <span aria-hidden="true">{held}</span>
                <span class="unseen">{say.table.inHand(held)}</span>
              </span>
            )}
          </p>
        );
      })}
    </>
  );
}

/** The box for the count of a pile: below it, or overlapping its lower edge in small windows. */
const under = ({ x, y, width, height }: Rect, isSmall: boolean): Rect =>
  isSmall
    ? { x: x - 6, y: y + height - 2, width: width + 12, height: 18 }
    : { x: x - 14, y: y + height + 4, width: width + 28, height: 44 };

function renewalsText({ renewals, options, isClosed }: State, board: Words["board"]): string {
  if (isClosed) return board.closed;
  return options.renewals === "agreed" ? board.agreed : board.renewals(Math.max(0, options.renewals - renewals));
}

export function Piles({ tabletop }: Props) {
  const { table } = tabletop.match.value;
  const frame = tabletop.frame.value;
  const { board } = messages.value;
  if (!frame || tabletop.match.value.phase === "open") return null;
  const isSmall = isPhone(frame.shape);
  const left = renewalsText(table, board);
  // Room is scarce, so the caption does not say that all must agree on a renewal; a vote is announced.
  const caption = table.isClosed || table.options.renewals !== "agreed" ? left : board.pileName;
  return (
    <>
      <p class="arcanoid-pile" style={place(under(frame.pile, isSmall))}>
        <b aria-hidden="true">{table.pile.length}</b>
        <span class="unseen">
          {board.pile(table.pile.length)} ({left})
        </span>
        {!isSmall && <small aria-hidden="true">{caption}</small>}
      </p>
      <p class="arcanoid-pile" style={place(under(frame.spent, isSmall))}>
        <b aria-hidden="true">{table.discard.length}</b>
        <span class="unseen">{board.discards(table.discard.length)}</span>
        {!isSmall && <small aria-hidden="true">{board.discardsName}</small>}
      </p>
    </>
  );
}
