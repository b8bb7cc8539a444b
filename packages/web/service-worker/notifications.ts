import { closeNotices, closeNoticesOfOthers, showNotice } from '../src/platform/offline/own-notices.ts';
import { worker } from './worker.ts';

async function open(path: string): Promise<void> {
  const address = new URL(path, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const page = pages.find((client) => client.url === address.href) ?? pages[0];
  if (!page) {
    await worker.clients.openWindow(address.href);
    return;
  }
  const there = page.url === address.href ? page : await page.navigate(address.href);
  await (there ?? page).focus();
}

/** Shows push notifications and opens their page. */
export function showNotifications(): void {
  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(showNotice(worker.registration, event.data.json()));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
  });
}

/** Calls by which a member leaves this browser. */
const leaves: ReadonlySet<string> = new Set(['POST /api/logout', 'DELETE /api/account']);

/**
 * Closes what is shown as soon as the member signs out, and with the next page what is of somebody who is not signed in any
 * more, however that came.
 */
export function closeNotifications(event: FetchEvent, { pathname }: URL): void {
  const { method, mode } = event.request;
  if (leaves.has(`${method} ${pathname}`)) event.waitUntil(closeNotices(worker.registration));
  else if (mode === 'navigate') event.waitUntil(closeNoticesOfOthers(worker.registration));
}
