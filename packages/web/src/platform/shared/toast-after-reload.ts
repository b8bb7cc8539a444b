import { type Toast, toast } from '@nestmates/ui/toasts/toast.ts';

const key = 'toast-after-reload';

/** Shown by the next page, when this one is about to be replaced by a reload. */
export const toastAfterReload = (message: Pick<Toast, 'title' | 'description'>): void =>
  sessionStorage.setItem(key, JSON.stringify(message));

export function showToastAfterReload(): void {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return;
  sessionStorage.removeItem(key);
  toast(JSON.parse(kept) as Toast);
}
