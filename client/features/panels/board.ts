import type { AnyClientGame } from "../../contract/game.ts";
import { t } from "../../i18n/t.ts";
import { partOf, usePart } from "../../ui/lazy.ts";
import { toast } from "../../ui/toast.tsx";

/** Reports that a part of the page could not be loaded. */
export const isCut = (): void => toast(t().lost.noConnection);

/** The board is loaded after the rest: the seats are readable before. */
export const useBoard = ({ Board }: AnyClientGame) => usePart(Board, true, isCut);
/** Loads the board and what it draws with, while players take their seats. */
export const fetchBoard = ({ Board }: AnyClientGame): Promise<void> => partOf(Board, isCut).fetch();
