/** So many steps: more than one decision takes, hardly ever. */
const STEPS = 16;

/**
 * A reducer that remembers the last steps it took. To find what happens next, a decision folds most of its own events, and
 * whoever asked for it folds the same events from the same state again.
 */
export function remembering<State, Event extends object>(
  evolve: (state: State, event: Event) => State,
): (state: State, event: Event) => State {
  const befores = new Array<State | undefined>(STEPS).fill(undefined);
  const events = new Array<Event | undefined>(STEPS).fill(undefined);
  const afters = new Array<State | undefined>(STEPS).fill(undefined);
  let oldest = 0;
  return (state, event) => {
    const known = events.indexOf(event);
    if (known >= 0 && befores[known] === state) return afters[known]!;
    const after = evolve(state, event);
    befores[oldest] = state;
    events[oldest] = event;
    afters[oldest] = after;
    oldest = (oldest + 1) % STEPS;
    return after;
  };
}
