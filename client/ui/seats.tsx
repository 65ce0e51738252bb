import type { Summary } from "../../shared/engine/summary.ts";
import { Flag, NoFlag } from "./flag.tsx";

/** The flags of those who sit, and a gap for everybody who is missing. */
export const Seats = ({ seats, width }: { readonly seats: Summary["seats"]; readonly width: number }) => (
  <span class="flags">
    {seats.map((held, seat) =>
      held && !held.kept ? <Flag key={seat} seat={seat} width={width} /> : <NoFlag key={seat} width={width} />,
    )}
  </span>
);
