import { endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { pathId } from '@nestmates/application/platform/contract/fields.ts';
import * as z from 'zod/mini';
import { type Route, serve } from '../src/platform/shared/serve.ts';

const probe = endpoint({
  method: 'put',
  path: '/api/probe/:id',
  aliases: ['/api/other-probe/:id'],
  access: 'premium',
  params: { id: pathId },
  query: { page: z.optional(pathId) },
  body: {
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    tags: z.optional(z.array(z.string())),
    inner: z.optional(z.nullable(z.strictObject({ at: z.iso.datetime(), count: z.int() }))),
  },
  response: z.object({ id: z.int(), title: z.string() }),
  summary: 'A call with every kind of input, there for the tests alone.',
});

/** Parameters and bodies of every kind, for checking that the generated inputs reach them. */
export const fieldProbe: readonly Route[] = [
  serve(probe, async ({ params, body }) => ({ id: params.id, title: body.title })),
];
