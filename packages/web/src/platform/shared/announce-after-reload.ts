import { type Announced, announce } from '@nestmates/ui/toasts/announcement.ts';

const key = 'announce-after-reload';

/** Said by the next page, when this one is about to be replaced by a reload. */
export const announceAfterReload = (message: Announced): void =>
  sessionStorage.setItem(key, JSON.stringify(message));

export function announceFromBefore(): void {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return;
  sessionStorage.removeItem(key);
  announce(JSON.parse(kept) as Announced);
}
