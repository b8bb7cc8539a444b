import type { RailRow } from '@nestmates/application/market/listings/ports.ts';
import { type RailKind, railRule } from '@nestmates/domain/market/listings/listing-rails.ts';
import { connectionsOf } from '../../members/pairs/connections-sql.ts';
import {
  joinSeller,
  type ListingSqlRow,
  listingColumns,
  listingIsShown,
  listingRowOf,
} from './listing-sql.ts';
import { isOnSale } from './on-sale-sql.ts';
import { neighborhoodsWithin } from './search-terms.ts';

/** Bounds what is read, however many places, listings and connections there are. */
const [places, ofPlace, newest, connections, ofConnection] = [200, 40, 500, 200, railRule.longest];
/** A listing stands in one rail, and hidden ones in none: so more are read than are shown. */
const candidates = 2 * railRule.longest;

const onSale = `${isOnSale('l')} and l.user_id <> :by::integer`;

/**
 * What may stand in the rails of a member, all in one statement: what fits the ages of the children from what is near and then from
 * the newest, what is near, what is new, and what connections sell. Whether a listing is shown is asked of these alone.
 */
export const railsSql = `
  with ages as (
    select age from children where user_id = :by::integer group by age order by age limit ${railRule.ages}
  ), places as materialized (
    select n.id from ${neighborhoodsWithin(String(railRule.nearKm))} order by n.id limit ${places}
  ), nearby as materialized (
    select l.* from places cross join lateral (
      select l.id, l.age_from, l.age_to from listings l
      where l.neighborhood_id = places.id and ${onSale} order by l.id desc limit ${ofPlace}
    ) l
  ), newest as materialized (
    select l.id, l.age_from, l.age_to, l.created_at from listings l where ${onSale}
    order by l.created_at desc, l.id desc limit ${newest}
  ), picked as (
    select 'age' as kind, ages.age, l.id, row_number() over (partition by ages.age order by l.rank, l.id desc) as place
    from ages cross join lateral (
      select fitting.id, min(fitting.rank) as rank from (
        (select id, 1 as rank from nearby where ages.age between age_from and age_to order by id desc limit ${candidates})
        union all
        (select id, 2 as rank from newest where ages.age between age_from and age_to
          order by created_at desc, id desc limit ${candidates})
      ) fitting group by fitting.id
    ) l
    union all
    (select 'near', null, id, row_number() over (order by id desc) from nearby order by id desc limit ${candidates})
    union all
    (select 'new', null, id, row_number() over (order by created_at desc, id desc) from newest
      where created_at > :newSince::timestamptz order by created_at desc, id desc limit ${candidates})
    union all
    (select 'known', null, l.id, row_number() over (order by l.created_at desc, l.id desc) from (
      select k.user_id2 as id from (${connectionsOf(':by::integer')}) k limit ${connections}
    ) connection cross join lateral (
      select l.id, l.created_at from listings l where l.user_id = connection.id and ${isOnSale('l')}
      order by l.created_at desc, l.id desc limit ${ofConnection}
    ) l order by l.created_at desc, l.id desc limit ${candidates})
  )
  select ${listingColumns}, picked.kind, picked.age from picked
    cross join lateral (select * from listings where id = picked.id offset 0) l ${joinSeller}
  where picked.place <= ${candidates} and ${listingIsShown(':by::integer')}
  order by picked.kind, picked.age, picked.place`;

export interface RailSqlRow extends ListingSqlRow {
  readonly kind: RailKind;
  readonly age: number | null;
}

export const railRowOf = (row: RailSqlRow): RailRow => ({
  ...listingRowOf(row),
  id: row.id,
  kind: row.kind,
  age: row.age,
});
