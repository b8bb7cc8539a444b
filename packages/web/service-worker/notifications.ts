import { closeNoticesOfOthers, showNotice } from '../src/platform/offline/own-notices.ts';
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

/** Closes what is of somebody who is not signed in any more: once a page says that it has noted so, and with each page. */
export function closeNotifications(): void {
  const close = (event: ExtendableEvent) => event.waitUntil(closeNoticesOfOthers(worker.registration));
  worker.addEventListener('message', close);
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') close(event);
  });
}
