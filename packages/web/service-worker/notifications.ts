import { worker } from './worker.ts';

interface PushContent {
  readonly title: string;
  readonly topic: string;
  readonly path: string;
}

function show(data: PushMessageData): Promise<void> {
  const { title, topic, path }: PushContent = data.json();
  const options = { tag: topic, renotify: true, icon: '/icons/app-192.png', data: { path } };
  return worker.registration.showNotification(title, options);
}

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
    if (event.data) event.waitUntil(show(event.data));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
  });
}
