/** Calls back whenever the network returns or the page becomes visible. Returns an unsubscribe function. */
export function onComeback(call: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  const seen = () => document.visibilityState === "visible" && call();
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", call);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", call);
  };
}

/** Calls back once, after `ms` or on the first comeback. Returns a function that cancels. */
export function afterOrComeback(ms: number, call: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    forget();
  };
  const done = () => {
    stop();
    call();
  };
  const timer = setTimeout(done, ms);
  const forget = onComeback(done);
  return stop;
}
