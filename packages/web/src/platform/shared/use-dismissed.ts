import { useSyncExternalStore } from 'react';
import { useFirstRender } from '../first-render/first-render.ts';
import { useMember } from '../session/session.ts';
import { tellBrowserFacts } from './browser-facts.ts';
import { dismissedKey } from './dismissed.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers on this device what a member has dismissed. */
export function useDismissed(what: string): readonly [dismissed: boolean, dismiss: () => void] {
  const { id } = useMember();
  const key = dismissedKey(what, id);
  const first = useFirstRender();
  const dismissed = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) !== null,
    () => first?.dismissed.includes(what) ?? false,
  );
  const dismiss = () => {
    localStorage.setItem(key, 'yes');
    tellBrowserFacts(id);
    for (const tell of listeners) tell();
  };
  return [dismissed, dismiss];
}
