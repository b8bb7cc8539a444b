/** The names of what a member has dismissed at this browser. */
export function dismissedHere(memberId: number): readonly string[] {
  const ending = dismissedKey('', memberId);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.endsWith(ending));
    return keys.map((key) => key.slice(0, -ending.length));
  } catch {
    return [];
  }
}

export const dismissedKey = (what: string, memberId: number): string => `${what}-dismissed:${memberId}`;
