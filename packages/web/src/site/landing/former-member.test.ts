import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFormerMember } from './former-member.ts';

const storage = (entries: Record<string, string>) => {
  const kept = { ...entries };
  const set = (key: string, value: string) => {
    kept[key] = value;
  };
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    removeItem: { value: (key: string) => delete kept[key] },
    setItem: { value: set },
  }) as unknown as Storage;
};

const draft = { 'draft:1:first-meetings': '[7]', 'outbox:1': '[]', theme: 'dark' };
const answered = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage({}));
  vi.stubGlobal('localStorage', storage({ ...draft, 'nestmates.member': '1' }));
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser keeps of a member, on the landing page', () => {
  it('is deleted once the session has ended, but what is not sent and the theme', async () => {
    vi.stubGlobal('fetch', answered(401, { error: 'UNAUTHORIZED' }));
    await forgetFormerMember();
    expect({ ...localStorage }).toEqual({ 'outbox:1': '[]', theme: 'dark' });
  });

  it.for([
    [200, { id: 1 }],
    [401, { error: 'SECOND_FACTOR_REQUIRED' }],
    [503, { error: 'UNAVAILABLE' }],
  ] as const)('stays where the server answers %s %o', async ([status, body]) => {
    vi.stubGlobal('fetch', answered(status, body));
    await forgetFormerMember();
    expect({ ...localStorage }).toEqual({ ...draft, 'nestmates.member': '1' });
  });

  it('is deleted by the next page where one was left in the middle of it', async () => {
    localStorage.removeItem('nestmates.member');
    const deleted = vi.fn(async () => true);
    vi.stubGlobal('caches', {
      keys: async () => ['member-1'],
      open: async () => ({ delete: deleted }),
      delete: deleted,
    });
    vi.stubGlobal('fetch', answered(401, { error: 'UNAUTHORIZED' }));
    await forgetFormerMember();
    expect(deleted).toHaveBeenLastCalledWith('member-1');
  });

  it('asks nothing where nobody was signed in', async () => {
    localStorage.removeItem('nestmates.member');
    vi.stubGlobal('fetch', answered(401, {}));
    await forgetFormerMember();
    expect(fetch).not.toHaveBeenCalled();
  });
});
