import * as z from 'zod/mini';
import { longPathId } from './fields.ts';
import { pageSize } from './page-size.ts';

/** A stretch of a long list, and where the next one begins; without `next` it was the last. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: Cursor;
}

/** What `before` is asked with: an id, or the text of a place. */
export type Cursor = number | string;

/** How much of a long list is asked for, and from where on. */
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

/** What a call for a long list may ask: how many, and from where on. The answer's Link header says the rest. */
export const pageQuery = { limit, before: z.optional(longPathId) };

/** Where an entry stands in a list that is ordered by time: microseconds since 1970, and what tells it from others of that moment. */
export interface TimeCursor {
  readonly at: number;
  readonly id: number;
}

/** What is too large to be anywhere is beyond every list, and no harm. */
const timeCursor = z.pipe(
  z.string().check(z.regex(/^\d{1,16}\.[1-9]\d{0,9}$/, 'Not a place in this list')),
  z.transform((text): TimeCursor => {
    const [at = 0, id = 0] = text.split('.').map(Number);
    return { at, id };
  }),
);

/** As `pageQuery`, for a list that is ordered by time. Where it goes on is read from the Link header, not put together. */
export const timePageQuery = { limit, before: z.optional(timeCursor) };

export const formatTimeCursor = ({ at, id }: TimeCursor): string => `${at}.${id}`;

/** From one row more than was asked for, which shows whether there is a next page. */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  cursorAfter: (last: Item) => Cursor,
): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last ? { items, next: cursorAfter(last) } : { items };
}
