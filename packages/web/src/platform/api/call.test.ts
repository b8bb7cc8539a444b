import { afterEach, describe, expect, it, vi } from 'vitest';
import { callPage } from '../queries/list-page.ts';
import { call } from './call.ts';
import { errorMessage, inputErrorMessage, isUnreachable } from './errors.ts';

const list = 'get /api/matches';

function answering(headers: Readonly<Record<string, string>> = {}) {
  const asked = vi.fn(async () => new Response('[{"id":7}]', { headers }));
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('is the method and path of its name, with its parameters in the path', async () => {
    const asked = answering();
    await call('post /api/messages/:userId/read', { params: { userId: 7 }, body: { upTo: 5 } });
    expect(asked).toHaveBeenCalledWith(
      '/api/messages/7/read',
      expect.objectContaining({ method: 'POST', body: '{"upTo":5}' }),
    );
  });

  it('has its query as text, in characters that an address can have', async () => {
    const asked = answering();
    await call('delete /api/push/subscriptions', { query: { endpoint: 'https://push.example/a b' } });
    expect(asked).toHaveBeenCalledWith(
      '/api/push/subscriptions?endpoint=https%3A%2F%2Fpush.example%2Fa+b',
      expect.objectContaining({ method: 'DELETE' }),
    );
  });
});

describe('an answer that is no JSON', () => {
  it('is an invalid response, as from a server that is away', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Log in to the Wi-Fi</html>'));
    for (const answer of [call(list), callPage(list, {})]) {
      const error = await answer.catch((caught: unknown) => caught);
      expect(errorMessage(error, 'Failed to add item to cart.')).toBe('Invalid response from server');
      expect(isUnreachable(error)).toBe(true);
    }
  });
});

describe('a call that is never answered', () => {
  it('fails after half a minute as one without a connection does', async () => {
    const clock = new AbortController();
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const answer = callPage(list, {}).catch((error: unknown) => error);
    expect(patience).toHaveBeenCalledWith(30_000);
    clock.abort(new DOMException('signal timed out', 'TimeoutError'));
    expect(await answer).toBeInstanceOf(TypeError);
    expect(inputErrorMessage(await answer, 'Wrong password')).toMatch(/^We could not reach the server/);
  });
});

describe('a page of a list', () => {
  it('says where the next one begins, as the server wrote it', async () => {
    answering({ Link: '</api/matches?limit=50&before=1772704800123456.7>; rel="next"' });
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
    expect(asked).toHaveBeenCalledWith('/api/matches?before=1.7&limit=120', expect.anything());
  });
});
