import { keyOf as draftKeyOf } from '../../platform/shared/drop-drafts.ts';

/** Whom the member meets goes from this browser with the drafts, once nobody or somebody else is signed in. */
const keyOf = (memberId: number): string => draftKeyOf(memberId, 'first-meetings');

/** Those before whose meetings the member has read the sentences in this browser. */
export function readFor(memberId: number): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

const mostKept = 500;

export function markRead(memberId: number, userId: number): void {
  const read = readFor(memberId);
  if (read.includes(userId)) return;
  localStorage.setItem(keyOf(memberId), JSON.stringify([...read, userId].slice(-mostKept)));
}
