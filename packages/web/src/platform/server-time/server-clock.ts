import { seconds } from '@nestmates/domain/platform/shared/time.ts';

/** Less is how long the answer was under way. */
const counts = seconds(20);

let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * What the server says the time is. The device's clock may be wrong, and the sandbox's can be moved; what is held
 * for seven days is held by the server's.
 */
export function noteServerTime(text: string | null | undefined): void {
  const ahead = Date.parse(text ?? '') - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) < counts) return;
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

export const serverNow = (): Date => new Date(Date.now() + aheadMs);

export function onServerTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
