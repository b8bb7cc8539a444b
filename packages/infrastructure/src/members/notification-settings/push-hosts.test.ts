import { describe, expect, it } from 'vitest';
import { allowedHosts } from './push-hosts.ts';

const isAllowed = allowedHosts(['fcm.googleapis.com', '*.notify.windows.com', 'http://127.0.0.1:4321']);

describe('a push address', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://FCM.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'http://127.0.0.1:4321/push',
  ])('at a known service is called: %s', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example#fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/',
    'https://user:secret@fcm.googleapis.com/',
    'https://notify.windows.com.evil.example/',
    'https://evilnotify.windows.com/',
    'https://notify.windows.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://db/',
    'http://127.0.0.1:4322/push',
    'https://127.0.0.1:4321/push',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/',
    'nonsense',
    '',
  ])('anywhere else is not: %s', (endpoint) => {
    expect(isAllowed(endpoint)).toBe(false);
  });
});
