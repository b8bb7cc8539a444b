import { useState } from 'react';
import { useMember } from '../session/session.ts';

/** What a member has sent away stays away, for her and on this device. */
export function useDismissed(what: string): readonly [dismissed: boolean, dismiss: () => void] {
  const kept = `${what}-dismissed:${useMember().id}`;
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(kept) !== null);
  const dismiss = () => {
    localStorage.setItem(kept, 'yes');
    setDismissed(true);
  };
  return [dismissed, dismiss];
}
