import { takeSentRead } from '../page-data/page-data.ts';
import { noteServerTime } from '../server-time/server-clock.ts';
import type {
  AnswerOf,
  CallArguments,
  EndpointName,
  ItemOf,
  ListParams,
  PagedName,
  ReadName,
} from './endpoints.ts';
import { ApiError } from './errors.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { withPasswordAsked } from './password-prompt.ts';

const fillParams = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function withQuery(path: string, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** The path of an endpoint, without its method. */
export const pathOf = (name: EndpointName): string => name.slice(name.indexOf(' ') + 1);

/** Fills in the parameters. */
export const filledPath = (name: EndpointName, params: Record<string, unknown>): string =>
  fillParams(pathOf(name), params);

const invalidResponse = 'Invalid response from server';

interface RequestInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** The cursor of the next page, as the Link header has it. */
function nextIn(link: string): string | undefined {
  const [, asked] = /\?([^>]*)>; rel="next"/.exec(link) ?? [];
  return new URLSearchParams(asked).get('before') ?? undefined;
}

/** Asks the member for the password here where the server wants it first, whatever the call is. */
const send = (name: EndpointName, input: RequestInput): Promise<Response> =>
  withPasswordAsked(() => sendOnce(name, input));

async function sendOnce(name: EndpointName, { params, query, body }: RequestInput): Promise<Response> {
  const [method = ''] = name.split(' ');
  const response = await fetchWithTimeout(withQuery(fillParams(pathOf(name), params), query), {
    method: method.toUpperCase(),
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  noteServerTime(response.headers.get('Server-Time'));
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** A proxy or the page of a network may answer with something else. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(502, JSON.stringify({ error: 'INVALID_RESPONSE', message: invalidResponse }), '');
  }
}

/** Calls an endpoint by its name; parameters, query, body and answer are typed by its contract. */
export async function call<Name extends EndpointName>(
  name: Name,
  ...[given]: CallArguments<Name>
): Promise<AnswerOf<Name>> {
  return (await jsonOf(await send(name, (given ?? {}) as RequestInput))) as AnswerOf<Name>;
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page, sent as `before`. */
  readonly next?: string;
}

/** Works like `call`, for one page of a list; the Link header has the cursor of the next page. */
export async function callPage<Name extends PagedName>(
  name: Name,
  query: Readonly<Record<string, unknown>>,
  params?: ListParams<Name>,
): Promise<ListPage<ItemOf<Name>>> {
  const response = await send(name, { query, params: params ?? {} });
  return pageOf((await jsonOf(response)) as readonly ItemOf<Name>[], response.headers.get('Link') ?? '');
}

function pageOf<Item>(items: readonly Item[], link: string): ListPage<Item> {
  const next = nextIn(link);
  return next === undefined ? { items } : { items, next };
}

/** The response that came with the page, for a query to begin with. */
export const sentAnswer = <Name extends ReadName>(
  name: Name,
  { params, query }: Pick<RequestInput, 'params' | 'query'> = {},
): AnswerOf<Name> | undefined =>
  takeSentRead(withQuery(fillParams(pathOf(name), params), query))?.body as AnswerOf<Name> | undefined;

/** The first page of a list that came with the page. */
export function sentPage<Name extends PagedName>(
  name: Name,
  query: Readonly<Record<string, unknown>> = {},
  params?: ListParams<Name>,
): ListPage<ItemOf<Name>> | undefined {
  const sent = takeSentRead(withQuery(filledPath(name, params ?? {}), query));
  return sent && pageOf(sent.body as readonly ItemOf<Name>[], sent.link ?? '');
}
