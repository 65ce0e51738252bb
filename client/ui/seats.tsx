import type { Summary } from "../../shared/engine/match/summary.ts";
import { Flag, NoFlag } from "./flag.tsx";

/** Flags of occupied seats, outlines of empty and reserved ones. */
export const Seats = ({ seats, width }: { readonly seats: Summary["seats"]; readonly width: number }) => (
  <span class="flags">
    {seats.map((held, seat) =>
      held && !held.kept ? <Flag key={seat} seat={seat} width={width} /> : <NoFlag key={seat} width={width} />,
    )}
  </span>
);
