import { invalidRequest } from '../failures.ts';
import type { List } from '../objects.ts';

const defaultLimit = 10;
const maxLimit = 100;

interface Pagination {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

/** One page of a list, the newest first. */
export function pageOf<T extends { id: string }>(
  oldestFirst: Iterable<T>,
  { limit = defaultLimit, starting_after, ending_before }: Pagination,
  url: string,
): List<T> {
  if (limit < 1 || limit > maxLimit) throw invalidRequest(`Limit must be from 1 to ${maxLimit}`, 'limit');
  if (ending_before !== undefined) throw invalidRequest('The double pages forwards only', 'ending_before');
  const all = [...oldestFirst].reverse();
  const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  if (starting_after !== undefined && start === 0) {
    throw invalidRequest(`No such object: '${starting_after}'`, 'starting_after', 'resource_missing');
  }
  const data = all.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < all.length, url };
}
