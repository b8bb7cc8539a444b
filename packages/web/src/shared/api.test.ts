import { afterEach, describe, expect, it, vi } from 'vitest';
import { callPage, type ListAddress } from './api.ts';

const list = { method: 'get', path: '/api/things' } as ListAddress<{ id: number }>;

function answering(headers: Readonly<Record<string, string>>) {
  const asked = vi.fn(async () => new Response('[{"id":7}]', { headers }));
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('a page of a list', () => {
  it('says where the next one begins, as the server wrote it', async () => {
    answering({ Link: '</api/things?limit=50&before=1772704800123456.7>; rel="next"' });
    expect(await callPage(list, {})).toEqual({ items: [{ id: 7 }], next: '1772704800123456.7' });
  });

  it('says nothing of a next one where there is none', async () => {
    answering({ Link: '</other>; rel="preload"' });
    expect(await callPage(list, {})).toEqual({ items: [{ id: 7 }] });
    answering({});
    expect(await callPage(list, {})).toEqual({ items: [{ id: 7 }] });
  });

  it('is asked for from where the one before it ended', async () => {
    const asked = answering({});
    await callPage(list, { before: '1.7', limit: 120 });
    expect(asked).toHaveBeenCalledWith('/api/things?before=1.7&limit=120', expect.anything());
  });
});
