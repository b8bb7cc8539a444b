import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { isCachedShown, setCachedShown } from './connection.ts';
import { orCachedAnswer } from './or-cached-answer.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./cached-answers.ts', () => ({
  cachedAnswer: async (memberId: number, key: string) => kept.get(`${memberId}:${key}`),
}));

const refused = (status: number) => () => Promise.reject(new ApiError(status, 'no', 'no'));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  kept.clear();
  setCachedShown(false);
});

describe('a read', () => {
  it('is the answer of the server, whatever was seen before', async () => {
    kept.set('7:counts', 'old');
    expect(await orCachedAnswer(7, 'counts', () => 'new')).toBe('new');
    expect(isCachedShown()).toBe(false);
  });

  it.each([
    ['no answer comes', unreachable],
    ['a proxy says that the server is away', refused(503)],
  ])('is what she has last seen where %s', async (_, read) => {
    kept.set('7:counts', 'old');
    expect(await orCachedAnswer(7, 'counts', read)).toBe('old');
    expect(isCachedShown()).toBe(true);
  });

  it.each([401, 403, 404, 500])('that the server refuses with %i stays refused', async (status) => {
    kept.set('7:counts', 'old');
    await expect(orCachedAnswer(7, 'counts', refused(status))).rejects.toThrow(`${status}`);
    expect(isCachedShown()).toBe(false);
  });

  it('fails where nothing was seen, and shows nothing of another member', async () => {
    kept.set('7:counts', 'old');
    await expect(orCachedAnswer(8, 'counts', unreachable)).rejects.toThrow('Failed to fetch');
    expect(isCachedShown()).toBe(false);
  });
});
