import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { isLastSeenShown, setLastSeenShown } from './connection.ts';
import { orLastSeen } from './or-last-seen.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./last-seen.ts', () => ({
  lastSeen: async (memberId: number, key: string) => kept.get(`${memberId}:${key}`),
}));

const refused = (status: number) => () => Promise.reject(new ApiError(status, 'no', 'no'));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  kept.clear();
  setLastSeenShown(false);
});

describe('a read', () => {
  it('is the answer of the server, whatever was seen before', async () => {
    kept.set('7:counts', 'old');
    expect(await orLastSeen(7, 'counts', () => 'new')).toBe('new');
    expect(isLastSeenShown()).toBe(false);
  });

  it.each([
    ['no answer comes', unreachable],
    ['a proxy says that the server is away', refused(503)],
  ])('is what she has last seen where %s', async (_, read) => {
    kept.set('7:counts', 'old');
    expect(await orLastSeen(7, 'counts', read)).toBe('old');
    expect(isLastSeenShown()).toBe(true);
  });

  it.each([401, 403, 404, 500])('that the server refuses with %i stays refused', async (status) => {
    kept.set('7:counts', 'old');
    await expect(orLastSeen(7, 'counts', refused(status))).rejects.toThrow(`${status}`);
    expect(isLastSeenShown()).toBe(false);
  });

  it('fails where nothing was seen, and shows nothing of another member', async () => {
    kept.set('7:counts', 'old');
    await expect(orLastSeen(8, 'counts', unreachable)).rejects.toThrow('Failed to fetch');
    expect(isLastSeenShown()).toBe(false);
  });
});
