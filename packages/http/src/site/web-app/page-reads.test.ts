import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import { endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '../../platform/shared/serve.ts';
import { pageReader } from './page-reads.ts';

const summary = 'For this test.';
const list = endpoint({
  method: 'get',
  path: '/api/threads/:userId',
  access: 'signed-in',
  params: { userId: z.string() },
  query: { limit: z.optional(z.string()), before: z.optional(z.string()) },
  response: z.array(z.object({ id: z.number() })),
  summary,
});
const forPro = endpoint({ method: 'get', path: '/api/pro', access: 'pro', response: z.string(), summary });
const broken = endpoint({
  method: 'get',
  path: '/api/broken',
  access: 'signed-in',
  response: z.string(),
  summary,
});

const read = pageReader([
  serve(list, async ({ params, query, paged }) => [
    ...paged({
      items: [{ id: Number(params.userId) + Number(query.limit), secret: 'no' }],
      next: 'there' as never,
    }),
  ]),
  serve(forPro, async () => 'for Pro'),
  serve(broken, () => Promise.reject(new Error('The database is down'))),
]);
const caller = { id: 7, plan: 'free', progress: {} } as Caller;

describe('the reads of a page', () => {
  it('are what a request would get: only what the contract lists, and the way to the next page', async () => {
    expect(await read(['/api/threads/7?limit=5'], caller)).toEqual({
      '/api/threads/7?limit=5': {
        body: [{ id: 12 }],
        link: '</api/threads/7?limit=5&before=there>; rel="next"',
      },
    });
  });

  it('leave out what she may not see, what fails and what there is not', async () => {
    expect(await read(['/api/pro', '/api/broken', '/api/nothing'], caller)).toEqual({});
  });
});
