import { call } from '../../platform/api/call.ts';

const serviceWorkerPath = '/sw.js';

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = () => navigator.serviceWorker.getRegistration(serviceWorkerPath);

export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** Converts the base64url key of the server to bytes. */
function decodeKey(key: string): Uint8Array<ArrayBuffer> {
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Asks for permission and sends the subscription to the server; false if denied. */
export async function allowPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decodeKey(publicKey),
  });
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await call('post /api/push/subscriptions', {
    body: {
      endpoint: endpoint ?? '',
      expirationTime: expirationTime ?? null,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  });
  return true;
}

export async function stopPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await call('delete /api/push/subscriptions', { query: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
