import { queryOptions } from '@tanstack/react-query';
import { call, pathOf } from '../api/call.ts';
import type { CallArguments, ListParams, PagedName, ReadArguments, ReadName } from '../api/endpoints.ts';
import { callPage, sentAnswer, sentPage } from './list-page.ts';
import { type QueryKeyPrefix, queryKey } from './query-key.ts';
import { failureOf } from './read-failures.ts';

type Fields = Readonly<Record<string, unknown>>;

interface ReadRequest {
  readonly params: Fields;
  readonly query: Fields;
}

/** What stands in the path fills it; the rest is the query. */
export function requestOf(name: ReadName, given: object): ReadRequest {
  const all = Object.entries(given).filter(([, value]) => value !== undefined);
  const inPath = ([field]: readonly [string, unknown]) => `${pathOf(name)}/`.includes(`:${field}/`);
  return {
    params: Object.fromEntries(all.filter(inPath)),
    query: Object.fromEntries(all.filter((entry) => !inPath(entry))),
  };
}

export const readKey = (name: ReadName, { params, query }: ReadRequest): QueryKeyPrefix =>
  queryKey(
    name,
    ...(Object.values(params) as (string | number)[]),
    ...(Object.keys(query).length === 0 ? [] : [JSON.stringify(query)]),
  );

/** The query of a read by its name: key, call, the answer that came with the page, and the words of its failure. */
export function readQuery<Name extends ReadName>(name: Name, ...[given = {}]: ReadArguments<Name>) {
  const request = requestOf(name, given);
  return queryOptions({
    queryKey: readKey(name, request),
    queryFn: () => call(name, ...([request] as unknown as CallArguments<Name>)),
    initialData: () => sentAnswer(name, request),
    meta: failureOf(name),
  });
}

/** The first entries of a list, for pages that show no more; stale together with the whole list. */
export function firstPageQuery<Name extends PagedName>(name: Name, ...[given = {}]: ReadArguments<Name>) {
  const { params, query } = requestOf(name, given);
  return queryOptions({
    queryKey: [...readKey(name, { params, query }), 'first'],
    queryFn: () => callPage(name, query, params as ListParams<Name>),
    initialData: () => sentPage(name, query, params as ListParams<Name>),
  });
}
