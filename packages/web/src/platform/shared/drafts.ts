/** Drafts live in the session storage: they survive a reload, but not closing the tab. */
const prefix = 'draft:';
const keyOf = (memberId: number, name: string) => `${prefix}${memberId}:${name}`;

export function draftOf<T>(memberId: number, name: string): T | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(memberId, name));
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

export function keepDraft(memberId: number, name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(memberId, name), JSON.stringify(draft));
  } catch {
    // Without storage there are no drafts.
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

export function dropDraft(memberId: number, name: string): void {
  sessionStorage.removeItem(keyOf(memberId, name));
}

/** Once nobody is signed in, nothing that they typed may stay in the browser. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
