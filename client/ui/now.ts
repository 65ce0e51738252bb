import { useEffect, useState } from "preact/hooks";

/** In ms since 1970, updated every `pace` ms. */
export function useNow(pace: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pace);
    return () => clearInterval(timer);
  }, [pace]);
  return now;
}
