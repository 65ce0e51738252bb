import { useEffect, useState } from "preact/hooks";
import type { Summary } from "../../shared/engine/summary.ts";
import { familyOf } from "../api/branches.ts";
import { guest } from "../api/identity.ts";

/** The matches that go back to the same deal; none as long as nobody has said which. */
export function useFamily(id: string, isAsked: boolean): readonly Summary[] {
  const [family, setFamily] = useState<readonly Summary[]>([]);
  useEffect(() => {
    let isGone = false;
    if (isAsked)
      void familyOf(id, guest.peek()?.token).then((answer) => {
        if (answer.ok && !isGone) setFamily(answer.matches);
      });
    return () => {
      isGone = true;
    };
  }, [id, isAsked]);
  return family;
}
