const keyOf = (memberId: number): string => `nestmates-first-meetings-${memberId}`;

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
