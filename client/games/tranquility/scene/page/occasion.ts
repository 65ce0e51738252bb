import type { Seat } from "../../../../../shared/engine/contract/events.ts";
import type { Match } from "../../../../../shared/engine/match/match.ts";
import { boardOf } from "../../../../../shared/games/tranquility/boards/official.ts";
import type { Layout } from "../../../../../shared/games/tranquility/layouts.ts";
import type { Options } from "../../../../../shared/games/tranquility/options.ts";
import type { State } from "../../../../../shared/games/tranquility/state.ts";
import type { Stay } from "../../../../contract/board.ts";
import type { Extra, Size, TranquilityLayoutContext } from "../frame.ts";

export function extraOf(options: Options): Extra | undefined {
  const { cards, night, rules } = boardOf(options);
  if (cards.explorer) return "explorers";
  if (night) return "dial";
  return rules.opposed ? "row" : undefined;
}

export function occasionOf(
  { config, table }: Match<State>,
  seat: Seat | undefined,
  viewport: Size,
  stay: Stay["for"],
): TranquilityLayoutContext {
  const extra = extraOf(config.options as Options);
  return {
    viewport,
    board: config.layout as Layout,
    seats: config.seats,
    seat,
    // A match that ended with an unpaid toll needs no quay.
    toll: table.stage.at === "toll" && stay !== "result",
    stay,
    ...(extra ? { extra } : {}),
  };
}
