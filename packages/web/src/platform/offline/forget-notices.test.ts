import { afterEach, expect, it, vi } from 'vitest';
import { forgetNotices } from './forget-notices.ts';

afterEach(() => vi.unstubAllGlobals());

const browserWith = (registration: unknown) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });

it('ends the push of this browser, and closes what it shows', async () => {
  const [unsubscribe, close] = [vi.fn(), vi.fn()];
  browserWith({
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
    getNotifications: async () => [{ close }, { close }],
  });
  await forgetNotices();
  expect([unsubscribe.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
});

it.each([undefined, { getNotifications: async () => [] }])(
  'needs neither worker nor push: %j',
  async (found) => {
    browserWith(found);
    await expect(forgetNotices()).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {});
    await expect(forgetNotices()).resolves.toBeUndefined();
  },
);
