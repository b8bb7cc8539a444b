import { dismissToast, type Toast } from './toast.ts';

export type Announced = Pick<Toast, 'title' | 'description'>;

/** Time as long as a toast's, after which nobody finds it by leafing through the page. */
const heldMs = 5000;

let current: Announced | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Announced | undefined) {
  current = next;
  for (const tell of listeners) tell();
}

/**
 * Says to screen readers alone what the page shows by itself: a deck that was found, an entry that has changed, the
 * step that follows.
 */
export function announce(message: Announced): void {
  // It would speak of what was before.
  dismissToast();
  clearTimeout(timer);
  timer = setTimeout(() => set(undefined), heldMs);
  set(message);
}

export const currentAnnouncement = (): Announced | undefined => current;

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
