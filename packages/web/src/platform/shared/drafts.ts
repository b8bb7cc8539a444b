const prefix = 'draft:';

/** A draft of the tab survives a reload, but not closing the tab; one of the device survives both. */
export type DraftPlace = 'tab' | 'device';

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

const keyOf = (memberId: number, name: string) => `${prefix}${memberId}:${name}`;

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

function dropDraftsIn(storage: Storage, isKept: (key: string) => boolean = () => false): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix) && !isKept(key)) storage.removeItem(key);
  }
}

/** What was typed on the way to a profile is of no use once that is complete. */
export const dropDraftsOfDevice = (): void => dropDraftsIn(localStorage);

/** Once nobody is signed in, nothing that they typed may stay in the browser. */
export function dropAllDrafts(): void {
  dropDraftsIn(sessionStorage);
  dropDraftsIn(localStorage);
}

/** Another member may have signed in without the one before having signed out in this browser. */
export function dropDraftsOfOthers(memberId: number): void {
  const isOwn = (key: string) => key.startsWith(keyOf(memberId, ''));
  dropDraftsIn(sessionStorage, isOwn);
  dropDraftsIn(localStorage, isOwn);
}
