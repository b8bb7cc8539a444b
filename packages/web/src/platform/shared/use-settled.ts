import { useEffect, useState } from 'react';

/** So long somebody who types pauses between letters. */
const pause = 200;

/** What was typed last, once nothing more is typed for a moment. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
