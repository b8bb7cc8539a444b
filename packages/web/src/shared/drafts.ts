/** What was typed and not yet saved; it outlives a reload and the way back, but not the browser's tab. */
const keyOf = (memberId: number, name: string) => `draft:${memberId}:${name}`;

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
    // A full or forbidden store only costs the convenience.
  }
}

/** Chosen in another order, words are the same. */
const normalized = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => {
    const words = Array.isArray(part) && part.every((word) => typeof word === 'string');
    return words ? part.toSorted() : part;
  });

/** Whether there would be nothing to save. */
export const isSameContent = (typed: unknown, saved: unknown): boolean =>
  normalized(typed) === normalized(saved);

export function dropDraft(memberId: number, name: string): void {
  sessionStorage.removeItem(keyOf(memberId, name));
}
