import type { AnyClientGame } from "../../contract/game.ts";
import { t } from "../../i18n/t.ts";
import { partOf, usePart } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";

/** Reports that a part of the page could not be loaded. */
export const isCut = (): void => toast(t().lost.noConnection);

/** Loads the board. The rest of the page does not wait for it. */
export const useBoard = ({ Board }: AnyClientGame) => usePart(Board, true, isCut);
/** Preloads the board, for example while players take their seats. */
export const fetchBoard = ({ Board }: AnyClientGame): Promise<void> => partOf(Board, isCut).fetch();
