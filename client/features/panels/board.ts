import type { AnyClientGame } from "../../contract/game.ts";
import { t } from "../../i18n/t.ts";
import { partOf, usePart } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";

export const isCut = (): void => toast(t().lost.noConnection);

/** The rest of the page does not wait for the board. */
export const useBoard = ({ Board }: AnyClientGame) => usePart(Board, true, isCut);
export const fetchBoard = ({ Board }: AnyClientGame): Promise<void> => partOf(Board, isCut).fetch();
