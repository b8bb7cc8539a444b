import { sql } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';

const ownSoldPhotos = `
  insert into photos (name, owner_id, used_as, entered_at)
  select shown.name, min(shown.user_id), 'listing', :now::timestamptz from (
    select l.user_id, l.status, (regexp_match(address, '^/photos/([^/]+)/'))[1] as name
    from listings l cross join unnest(l.photo_urls) address
  ) shown
  group by shown.name
  having count(distinct shown.user_id) = 1 and bool_or(shown.status = 'sold')
  on conflict (name) do nothing`;

/** Gives sellers the drawings that they alone show of what they have sold, so that they can list it again with them. */
export const seedSoldPhotos = async (transaction: KnexTransaction, now: Date): Promise<void> => {
  // No row where others show them all.
  await sql(transaction, ownSoldPhotos, { now });
};
