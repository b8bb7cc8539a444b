// Shows push notifications and opens their page. Caches nothing, so that it cannot serve an outdated version
// of the app.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      tag: notice.topic,
      renotify: true,
      icon: '/icons/app-192.png',
      data: { path: notice.path },
    }),
  );
});

async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((client) => client.url === address.href) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(address.href);
    return;
  }
  const there = page.url === address.href ? page : await page.navigate(address.href);
  await (there ?? page).focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
