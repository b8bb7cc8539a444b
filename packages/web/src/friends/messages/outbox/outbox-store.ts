import { type Outbox, parseOutbox } from './outbox-list.ts';

/** Stored by member and shared by all tabs. */
const prefix = 'outbox:';
const keyOf = (memberId: number) => `${prefix}${memberId}`;

const parsed = new Map<number, { readonly text: string | null; readonly outbox: Outbox }>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Returns the same object while nothing has changed, as useSyncExternalStore requires. */
export function outboxOf(memberId: number): Outbox {
  const text = localStorage.getItem(keyOf(memberId));
  const before = parsed.get(memberId);
  if (before && before.text === text) return before.outbox;
  const outbox = parseOutbox(text);
  parsed.set(memberId, { text, outbox });
  return outbox;
}

export function changeOutbox(memberId: number, change: (outbox: Outbox) => Outbox): void {
  const outbox = change(outboxOf(memberId));
  if (outbox.length === 0) localStorage.removeItem(keyOf(memberId));
  else localStorage.setItem(keyOf(memberId), JSON.stringify(outbox));
  notify();
}

/** Nothing is known of it where the server renders the page. */
const none: Outbox = [];
export const noOutbox = (): Outbox => none;

/** Called on logout. */
export const emptyOutbox = (memberId: number): void => changeOutbox(memberId, () => []);

/** Once another member uses this browser. */
export function dropOtherOutboxes(memberId: number): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && key !== keyOf(memberId)) localStorage.removeItem(key);
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
