import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstPageQuery, readQuery } from './read-query.ts';

const addresses: string[] = [];

function serve(answer: unknown, headers: Readonly<Record<string, string>> = {}): void {
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return new Response(JSON.stringify(answer), { headers });
  });
}

afterEach(() => {
  addresses.length = 0;
  vi.unstubAllGlobals();
});

describe('a read by its name', () => {
  it('fills the path and sends the rest as the query, without what is undefined', async () => {
    serve([]);
    const range = { first: '2026-11-01', last: '2026-11-30', timeZone: 'UTC' } as const;
    const client = new QueryClient();
    await client.fetchQuery(readQuery('get /api/orders/:id', { id: 7 }));
    await client.fetchQuery(readQuery('get /api/calendar/range', range));
    await client.fetchQuery(firstPageQuery('get /api/orders/buyer', { list: undefined, limit: 3 }));
    expect(addresses).toEqual([
      '/api/orders/7',
      '/api/calendar/range?first=2026-11-01&last=2026-11-30&timeZone=UTC',
      '/api/orders/buyer?limit=3',
    ]);
  });

  it('has one key for each thing that it can be asked', () => {
    expect(readQuery('get /api/orders/:id', { id: 7 }).queryKey).toEqual(['/api/orders/:id', 7]);
    expect(readQuery('get /api/orders/latest').queryKey).toEqual(['/api/orders/latest']);
    expect(readQuery('get /api/marketplace/count', { q: 'bike' }).queryKey).toEqual([
      '/api/marketplace/count',
      '{"q":"bike"}',
    ]);
    expect(firstPageQuery('get /api/matches', { limit: 3 }).queryKey).toEqual([
      '/api/matches',
      '{"limit":3}',
      'first',
    ]);
  });

  it('has the words of its failure, and expects that what its path names may be gone', () => {
    expect(readQuery('get /api/orders/:id', { id: 7 }).meta).toEqual({
      failedMessage: 'Failed to load this order.',
      expectedStatuses: [404],
    });
    expect(readQuery('get /api/plans').meta).toEqual({});
  });
});
