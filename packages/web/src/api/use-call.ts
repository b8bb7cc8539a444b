import { useState } from 'react';

interface Outcome<T> {
  onSuccess(answer: T): void;
  onError(error: unknown): void;
}

/** One call at a time, for pages that are open before there is a member and so before there are queries. */
export function useCall<In, T>(work: (input: In) => Promise<T>, { onSuccess, onError }: Outcome<T>) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  async function run(input: In): Promise<void> {
    if (pending) return;
    setPending(true);
    setError(undefined);
    try {
      onSuccess(await work(input));
    } catch (cause) {
      setError(cause);
      onError(cause);
    } finally {
      setPending(false);
    }
  }
  return { run: (input: In) => void run(input), pending, error };
}
