/**
 * Calls whenever the network or the page comes back, so that failed or hanging requests can be repeated. Returns a
 * function that stops this.
 */
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

/** Calls once: after `ms`, or as soon as the network or the page comes back. Returns a function that stops this. */
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
