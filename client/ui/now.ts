import { useEffect, useState } from "preact/hooks";

/** What time it is, in milliseconds since 1970, as of every so many milliseconds while somebody looks. */
export function useNow(pace: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pace);
    return () => clearInterval(timer);
  }, [pace]);
  return now;
}
