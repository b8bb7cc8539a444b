import type { Fill } from './long-swap-lists.ts';

/** The member has bought of every other one, or sold to them; all of it is shipped. */
export const orderAll =
  (party: 'buyer' | 'seller'): Fill =>
  ({ knex }, { id }, others, at) =>
    knex.raw(
      `with bought as (
         insert into listings (user_id, title, description, type, category, price_cents, status, photo_urls, badges,
           shipping_included, local_pickup_only, created_at, updated_at)
         select case :party when 'buyer' then o else :id end, 'Bike', '', 'product', 'Other', 4800, 'sold', '{}', '{}',
           true, false, now(), now()
         from unnest(:others::integer[]) o
         returning id
       ), numbered as (select id, row_number() over (order by id) nth from bought)
       insert into orders (listing_id, title, provider, buyer_id, seller_id, fulfilment, status, price_cents,
         processing_fee_cents, platform_fee_cents, created_at, reserved_until, paid_at, payment_id, shipped_at)
       select numbered.id, 'Bike', 'sandbox', case :party when 'buyer' then :id else o end,
         case :party when 'buyer' then o else :id end, 'shipping', 'shipped', 4800, 175, 0, :at::timestamptz, now(),
         now(), gen_random_uuid()::text, now()
       from unnest(:others::integer[]) with ordinality as given (o, nth) join numbered using (nth) order by o`,
      { id, others: [...others], party, at },
    );
