import type { Summary } from "../../shared/engine/match/summary.ts";
import { Flag, NoFlag } from "./flag.tsx";

/** The flags of occupied seats, and an outline for each empty one. */
export const Seats = ({ seats, width }: { readonly seats: Summary["seats"]; readonly width: number }) => (
  <span class="flags">
    {seats.map((held, seat) =>
      held && !held.kept ? <Flag key={seat} seat={seat} width={width} /> : <NoFlag key={seat} width={width} />,
    )}
  </span>
);
