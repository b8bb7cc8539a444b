import { useState } from 'react';

interface Outcome<T> {
  onSuccess(answer: T): void;
  onError(error: unknown): void;
}

/** For pages that visitors can open too, which do without the query client. One call at a time. */
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
