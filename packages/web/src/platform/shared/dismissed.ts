const ending = /-dismissed:\d+$/;

/** What members have dismissed at this browser: the names under which it keeps that. */
export function dismissedHere(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => ending.test(key));
  } catch {
    return [];
  }
}

export const dismissedKey = (what: string, memberId: number): string => `${what}-dismissed:${memberId}`;
