import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import * as z from 'zod/mini';
import { authorize } from '../../platform/access/access.ts';
import { parserOf } from '../../platform/input/parsing.ts';
import { linkToNext } from '../../platform/output/responses.ts';
import type { Route } from '../../platform/shared/serve.ts';
import { pathPattern } from './path-pattern.ts';

/** The response to a read, as a page gets it when it asks for its address. */
export interface PageRead {
  readonly body: unknown;
  /** The Link header. */
  readonly link?: string | undefined;
}

function noSession(): never {
  throw new Error('A read begins or ends no session.');
}

/** Runs the route of a read as a request for the address would. */
export async function runRead({ endpoint, handle }: Route, address: string, by: Caller): Promise<PageRead> {
  authorize(endpoint, by);
  const { pathname, search, searchParams } = new URL(address, 'http://page');
  let link: string | undefined;
  const answer = await handle({
    params: parserOf(endpoint.params)({ ...pathPattern(endpoint.path).exec(pathname)?.groups }),
    query: parserOf(endpoint.query)(Object.fromEntries(searchParams)),
    // The types of these depend on the endpoint; a read takes neither.
    body: undefined as never,
    file: undefined as never,
    by: by as never,
    ipAddress: '',
    userAgent: '',
    headOnly: false,
    lastEventId: undefined,
    paged({ items, next }) {
      if (next !== undefined) link = linkToNext(pathname, search, String(next));
      return items;
    },
    // What is read with a page is always sent.
    hasVersion: () => false,
    accepted: () => undefined,
    session: { begin: noSession, end: noSession },
    pendingLogin: { token: () => undefined, begin: noSession, end: noSession },
    passkeyLogin: { token: () => undefined, begin: noSession },
    browser: { token: () => undefined, remember: noSession },
  });
  return { body: z.parse(endpoint.response, answer), link };
}

/** Calls that are limited, queued or streamed are left to the page. */
const isPlainRead = ({ endpoint }: Route) =>
  endpoint.method === 'get' && !endpoint.limit && !endpoint.queue && !endpoint.streams;

/**
 * Runs the first reads of a page, so that they travel with its HTML. What cannot be read, such as what the member's
 * plan does not open, is left out: the page asks for it and shows what comes.
 */
export function pageReader(routes: readonly Route[]) {
  const reads = routes.filter(isPlainRead);
  const readOne = async (address: string, by: Caller): Promise<readonly [string, PageRead] | undefined> => {
    const [path = ''] = address.split('?');
    const route = reads.find(({ endpoint }) => pathPattern(endpoint.path).test(path));
    return route && [address, await runRead(route, address, by)];
  };
  return async (addresses: readonly string[], by: Caller): Promise<Readonly<Record<string, PageRead>>> => {
    const answers = await Promise.allSettled(addresses.map((address) => readOne(address, by)));
    return Object.fromEntries(
      answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : [])),
    );
  };
}
