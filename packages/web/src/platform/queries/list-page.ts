import { filledPath, fillParams, jsonOf, pathOf, type RequestInput, send, withQuery } from '../api/call.ts';
import type { AnswerOf, ItemOf, ListParams, PagedName, ReadName } from '../api/endpoints.ts';
import { takeSentRead } from '../page-data/page-data.ts';

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page, sent as `before`. */
  readonly next?: string;
}

/** The cursor of the next page, as the Link header has it. */
function nextIn(link: string): string | undefined {
  const [, asked] = /\?([^>]*)>; rel="next"/.exec(link) ?? [];
  return new URLSearchParams(asked).get('before') ?? undefined;
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
