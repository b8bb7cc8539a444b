import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeNoticesOfOthers, type Notice, showNotice } from './own-notices.ts';

/** Who is signed in, and what signs them out between two calls of the service worker. */
let signedIn: string | undefined;
vi.mock('./member-cache.ts', () => ({ signedInMember: async () => signedIn }));

interface ShownNotice {
  readonly title: string;
  readonly tag: string | undefined;
  readonly body: string | undefined;
  readonly data: unknown;
  close(): void;
}
const shown = new Set<ShownNotice>();
const registration = {
  getNotifications: async () => [...shown] as unknown as Notification[],
  async showNotification(title: string, options?: NotificationOptions) {
    const { tag, body, data } = options ?? {};
    const notice: ShownNotice = { title, tag, body, data, close: () => void shown.delete(notice) };
    shown.add(notice);
  },
};
const titles = () => [...shown].map(({ title }) => title);
const notice = (title: string, memberId?: number): Notice => ({
  title,
  topic: title,
  path: '/messages',
  ...(memberId !== undefined && { memberId }),
});

beforeEach(() => {
  shown.clear();
  signedIn = '1';
});

describe('a notice', () => {
  it('is shown to the member whom it is for', async () => {
    await showNotice(registration, notice('for her', 1));
    await showNotice(registration, notice('from before notices said it'));
    expect(titles()).toEqual(['for her', 'from before notices said it']);
    expect([...shown][0]?.data).toEqual({ path: '/messages', memberId: 1 });
  });

  it.each<[string, string | undefined, number | undefined]>([
    ['somebody else is signed in', '2', 1],
    ['nobody is signed in', undefined, 1],
    ['nobody is, and it does not say whom it is for', undefined, undefined],
  ])('is a neutral one where %s', async (_, now, memberId) => {
    signedIn = now;
    await showNotice(registration, notice('late', memberId));
    expect(titles()).toEqual(['Nestmates']);
    expect([...shown][0]).toMatchObject({ body: 'Log in to see what is new', data: { path: '/' } });
  });

  it('is closed, and a neutral one shown, where the member signs out while it is being shown', async () => {
    const showNotification = async (...given: Parameters<typeof registration.showNotification>) => {
      signedIn = undefined;
      await registration.showNotification(...given);
    };
    await showNotice({ ...registration, showNotification }, notice('for her', 1));
    expect(titles()).toEqual(['Nestmates']);
  });
});

describe('notices that are shown', () => {
  beforeEach(async () => {
    for (const each of [notice('for her', 1), notice('unknown')]) await showNotice(registration, each);
  });

  it('stay for the member and are closed for anybody else', async () => {
    await closeNoticesOfOthers(registration);
    expect(titles()).toEqual(['for her', 'unknown']);
    signedIn = '2';
    await closeNoticesOfOthers(registration);
    expect(titles()).toEqual(['unknown']);
    signedIn = undefined;
    await closeNoticesOfOthers(registration);
    expect(titles()).toEqual([]);
  });

  it('are neutral until somebody is signed in', async () => {
    signedIn = undefined;
    await showNotice(registration, notice('late', 1));
    await closeNoticesOfOthers(registration);
    expect(titles()).toEqual(['Nestmates']);
    signedIn = '1';
    await closeNoticesOfOthers(registration);
    expect(titles()).toEqual([]);
  });
});
