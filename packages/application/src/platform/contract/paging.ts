import * as z from 'zod/mini';
import { longPathId } from './fields.ts';
import { pageSize } from './page-size.ts';

/** A page of a list; `next` is the cursor of the next page and missing on the last one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: Cursor;
}

/** The value of `before`: an id, or a time cursor as text. */
export type Cursor = number | string;

/** How many entries to read, and after which cursor. */
export interface PageRequest<From> {
  readonly limit: number;
  readonly before?: From | undefined;
}

const tooMany = `Please ask for 1 to ${pageSize.max}`;
const limit = z._default(
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,3}$/, { error: tooMany, abort: true }),
      z.refine((text) => Number(text) <= pageSize.max, tooMany),
    ),
    z.transform(Number),
  ),
  pageSize.default,
);

/** The query of a paged list. The Link header of the response leads to the next page. */
export const pageQuery = { limit, before: z.optional(longPathId) };

/**
 * The position of an entry in a list that is ordered by time: microseconds since 1970, and the id that tells
 * entries of the same moment apart.
 */
export interface TimeCursor {
  readonly at: number;
  readonly id: number;
}

/** A value beyond any entry is allowed and gives an empty page. */
const timeCursor = z.pipe(
  z.string().check(z.regex(/^\d{1,16}\.[1-9]\d{0,9}$/, 'Not a place in this list')),
  z.transform((text): TimeCursor => {
    const [at = 0, id = 0] = text.split('.').map(Number);
    return { at, id };
  }),
);

/** Works as `pageQuery`, for a list that is ordered by time. Clients take the cursor from the Link header. */
export const timePageQuery = { limit, before: z.optional(timeCursor) };

export const formatTimeCursor = ({ at, id }: TimeCursor): string => `${at}.${id}`;

/** Expects one row more than the limit, which shows whether there is a next page. */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  cursorAfter: (last: Item) => Cursor,
): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last ? { items, next: cursorAfter(last) } : { items };
}
