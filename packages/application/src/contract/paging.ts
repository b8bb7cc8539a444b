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
export interface Stretch<From> {
  readonly limit: number;
  readonly before?: From | undefined;
}

const tooMany = `Please ask for 1 to ${pageSize.most}`;
const limit = z._default(
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,3}$/, { error: tooMany, abort: true }),
      z.refine((text) => Number(text) <= pageSize.most, tooMany),
    ),
    z.transform(Number),
  ),
  pageSize.usual,
);

/** What a call for a long list may ask: how many, and from where on. The answer's Link header says the rest. */
export const pageQuery = { limit, before: z.optional(longPathId) };

/** Where an entry stands in a list that is ordered by time: microseconds since 1970, and what tells it from others of that moment. */
export interface Place {
  readonly at: number;
  readonly id: number;
}

/** What is too large to be anywhere is beyond every list, and no harm. */
const place = z.pipe(
  z.string().check(z.regex(/^\d{1,16}\.[1-9]\d{0,9}$/, 'Not a place in this list')),
  z.transform((text): Place => {
    const [at = 0, id = 0] = text.split('.').map(Number);
    return { at, id };
  }),
);

/** As `pageQuery`, for a list that is ordered by time. Where it goes on is read from the Link header, not put together. */
export const placedPageQuery = { limit, before: z.optional(place) };

export const cursorOf = ({ at, id }: Place): string => `${at}.${id}`;

/** From one row more than was asked for, which shows whether there is a next page. */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  nextAfter: (last: Item) => Cursor,
): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last ? { items, next: nextAfter(last) } : { items };
}
