import { useState } from 'react';
import { useMember } from '../session/session.ts';

/** Remembers on this device what a member has dismissed. */
export function useDismissed(what: string): readonly [dismissed: boolean, dismiss: () => void] {
  const key = `${what}-dismissed:${useMember().id}`;
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(key) !== null);
  const dismiss = () => {
    localStorage.setItem(key, 'yes');
    setDismissed(true);
  };
  return [dismissed, dismiss];
}
