import { keyOf } from './drop-drafts.ts';

/** A draft of the tab survives a reload, but not closing the tab; one of the device survives both. */
export type DraftPlace = 'tab' | 'device';

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

export function draftOf<T>(memberId: number, name: string, place: DraftPlace = 'tab'): T | undefined {
  try {
    const kept = storageOf(place).getItem(keyOf(memberId, name));
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

export function keepDraft(memberId: number, name: string, draft: unknown, place: DraftPlace = 'tab'): void {
  try {
    storageOf(place).setItem(keyOf(memberId, name), JSON.stringify(draft));
  } catch {
    // There are no drafts without storage.
  }
}

/** Those of the tab that were emptied or sent begin anew, except one. */
export function dropEmptyDrafts(memberId: number, beginning: string, except: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isOther = key.startsWith(keyOf(memberId, beginning)) && key !== keyOf(memberId, except);
      if (isOther && sessionStorage.getItem(key) === '""') sessionStorage.removeItem(key);
    }
  } catch {
    // There are no drafts without storage.
  }
}

/** Ignores the order of chosen words. */
const normalized = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => {
    const words = Array.isArray(part) && part.every((word) => typeof word === 'string');
    return words ? part.toSorted() : part;
  });

/** Whether there is nothing to save. */
export const isSameContent = (typed: unknown, saved: unknown): boolean =>
  normalized(typed) === normalized(saved);

export function dropDraft(memberId: number, name: string, place: DraftPlace = 'tab'): void {
  storageOf(place).removeItem(keyOf(memberId, name));
}
