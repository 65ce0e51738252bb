import { useEffect, useRef, useState } from "preact/hooks";
import { useRetries } from "./use-retries.ts";

interface Failure {
  readonly ok: false;
  readonly reason: string;
  readonly status?: number;
}

interface PageListOptions<P> {
  /** Loads the page after the given ones. Never rejects. */
  readonly ask: (pages: readonly P[]) => Promise<({ readonly ok: true } & P) | Failure>;
  /** Whether a failure is retried. Default: no. */
  readonly isPassing?: (failure: Failure, pages: readonly P[]) => boolean;
}

interface PageListState<P> {
  readonly pages: readonly P[];
  /** Why the last request failed. */
  readonly failure?: Failure;
  readonly isLoading: boolean;
}

export interface PageList<P> extends PageListState<P> {
  /** Loads the next page, or retries the failed one. */
  readonly more: () => Promise<Failure | undefined>;
  /** Replaces all pages by the first one. */
  readonly reload: () => Promise<Failure | undefined>;
}

/** @param about loads the first page initially and when one of these values changes; undefined: only on request */
export function usePageList<P>(
  { ask, isPassing = () => false }: PageListOptions<P>,
  about: readonly unknown[] | undefined,
): PageList<P> {
  const [state, setState] = useState<PageListState<P>>({ pages: [], isLoading: about !== undefined });
  const { pages, failure, isLoading } = state;
  const turn = useRef(0);
  const load = async (known: readonly P[]): Promise<Failure | undefined> => {
    const mine = ++turn.current;
    setState((before) => ({ ...before, isLoading: true }));
    const answer = await ask(known);
    if (mine !== turn.current) return undefined;
    setState({ isLoading: false, ...(answer.ok ? { pages: [...known, answer] } : { pages: known, failure: answer }) });
    return answer.ok ? undefined : answer;
  };
  const more = () => load(pages);
  const reload = () => load([]);
  useEffect(() => {
    if (about) void reload();
    return () => {
      turn.current++;
    };
  }, about ?? []);
  useRetries(!isLoading && failure !== undefined && isPassing(failure, pages), more);
  return { ...state, more, reload };
}
