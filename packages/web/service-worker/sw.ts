import { fileOfApp, keepAppFiles } from './app-files.ts';
import { closeNotifications, showNotifications } from './notifications.ts';
import { pageOfApp } from './pages.ts';
import { photoOf } from './photos.ts';
import { worker } from './worker.ts';

keepAppFiles();
showNotifications();
closeNotifications();

/** Calls of the API are left to the page, which knows what it has last seen (`src/platform/offline`). */
worker.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (address.origin !== worker.location.origin) return;
  if (event.request.method !== 'GET') return;
  const response = pageOfApp(event, address) ?? fileOfApp(event.request, address) ?? photoOf(event, address);
  if (response) event.respondWith(response);
});
