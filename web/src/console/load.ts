// What a part of the page shows came from the API: not there yet, there, or refused.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ConsoleError } from './api.ts';

export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly error: ConsoleError | undefined;
  readonly isLoading: boolean;
  /** Asks again; what is shown stays until the answer is there. */
  readonly again: () => Promise<void>;
  readonly set: (value: Value) => void;
}

/** @param key what the question is about: asked anew whenever it changes */
export function useLoaded<Value>(key: string, ask: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ key: string; value?: Value; error?: ConsoleError; isLoading: boolean }>({
    key,
    isLoading: true,
  });
  const again = useCallback(async () => {
    setState((before) => (before.key === key ? { ...before, isLoading: true } : { key, isLoading: true }));
    try {
      const value = await ask();
      setState({ key, value, isLoading: false });
    } catch (error) {
      if (!(error instanceof ConsoleError)) throw error;
      setState({ key, error, isLoading: false });
    }
  }, [key]);
  useEffect(() => {
    void again();
  }, [again]);
  const isThis = state.key === key;
  return {
    value: isThis ? state.value : undefined,
    error: isThis ? state.error : undefined,
    isLoading: !isThis || state.isLoading,
    again,
    set: (value) => setState({ key, value, isLoading: false }),
  };
}
