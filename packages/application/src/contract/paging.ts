import * as z from 'zod/mini';
import { longPathId } from './fields.ts';

/** A stretch of a long list, and where the next one begins; without `next` it was the last. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next?: number;
}

export interface PageSize {
  readonly usual: number;
  readonly most: number;
}

/** What a call for a long list may ask: how many, and from where on. The answer's Link header says the rest. */
export const pageQuery = ({ usual, most }: PageSize) => {
  const message = `Please ask for 1 to ${most}`;
  const limit = z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,3}$/, { error: message, abort: true }),
      z.refine((text) => Number(text) <= most, message),
    ),
    z.transform(Number),
  );
  return { limit: z._default(limit, usual), before: z.optional(longPathId) };
};

/** From one row more than was asked for, which shows whether there is a next page. */
export function pageOf<Item extends { readonly id: number }>(
  found: readonly Item[],
  limit: number,
): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last ? { items, next: last.id } : { items };
}
