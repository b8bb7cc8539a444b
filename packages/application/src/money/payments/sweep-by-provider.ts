import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

/**
 * Does the work for each of them, although it fails for one. Leaves out the others of a payment provider that does not
 * answer, since it would not for those either. Says at the end, by `failed`, that it has failed for some.
 */
export async function sweepByProvider<Item extends { readonly provider: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  failed: string,
): Promise<void> {
  const silent = new Set<string>();
  const errors: unknown[] = [];
  for (const item of items) {
    if (silent.has(item.provider)) continue;
    try {
      await work(item);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'PAYMENTS_UNAVAILABLE') silent.add(item.provider);
      else errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, failed);
}
