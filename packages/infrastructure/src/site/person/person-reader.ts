import type {
  PersonQueries,
  SharedHistory,
  SharedPlan,
  ShownShop,
} from '@nestmates/application/site/person/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { isOnSale } from '../../market/listings/on-sale-sql.ts';
import { sells } from '../../market/listings/shop-sql.ts';
import { endAfter } from '../../members/pairs/plan-end-sql.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { swapEnd } from '../../together/swaps/swap-time-sql.ts';

/** What the page lists; the calendar has all. */
const maxPlans = 3;

/** A part of the swaps that both said to have happened and that one of the two had asked for. */
const ofSwapsFor = (requester: string, what: string) => `(
  select ${what} from babysitting_swaps s
  where s.match_id = m.id and s.requester_id = ${requester}
    and s.requester_outcome = 'yes' and s.recipient_outcome = 'yes'
)`;
const swapsFor = (requester: string) => ofSwapsFor(requester, 'count(*)::integer');
const timeFor = (requester: string) =>
  ofSwapsFor(requester, `coalesce(sum(extract(epoch from ${swapEnd('s')} - s.date) * 1000), 0)::float8`);

/** Swaps and playdates end with the connection that they were arranged in, so its id leads to all of them. */
const history = `
  select m.id as match_id, m.compatibility_score as score,
    ${swapsFor(':me::integer')} as swaps_for_me, ${swapsFor(':other::integer')} as swaps_for_other,
    ${timeFor(':me::integer')} as time_for_me, ${timeFor(':other::integer')} as time_for_other,
    (
      select coalesce(json_agg(plan order by plan.at), '[]') from (
        select 'swap' as kind, id, date as at, ${endAfter('date', 'length_ms')} as until from babysitting_swaps
        where match_id = m.id and status = 'confirmed' and date > :now::timestamptz
        union all
        select 'playdate', id, date, ${endAfter('date', 'length_ms')} from playdates
        where match_id = m.id and status = 'scheduled' and date > :now::timestamptz
        order by at limit ${maxPlans}
      ) plan
    ) as plans
  from matches m
  where m.user_id1 = least(:me::integer, :other::integer) and m.user_id2 = greatest(:me::integer, :other::integer)
    and m.status = 'accepted'`;

/** A row that is swiped; the shop has all. */
const maxListings = 6;

const shop = `
  select ${sells(':member::integer')} as sells, (
    select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'price', l.price_cents,
      'imageUrl', l.photo_urls[1], 'category', l.category, 'serviceIcon', l.service_icon
    ) order by l.created_at desc, l.id desc), '[]')
    from (
      select * from listings l
      where l.user_id = :member::integer and ${isOnSale('l')} and ${notHidden('listing', 'l.id', ':me::integer')}
      order by l.created_at desc, l.id desc limit ${maxListings}
    ) l
  ) as listings`;

/** A plan inside a JSON column: its dates are strings. */
type JsonPlan = Omit<SharedPlan, 'at' | 'until'> & { readonly at: string; readonly until: string };

type HistoryRow = Omit<SharedHistory, 'plans'> & { readonly plans: readonly JsonPlan[] };

export class PersonReader implements PersonQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async historyOf(me: MemberId, other: MemberId, now: Date): Promise<SharedHistory | undefined> {
    const [row] = await sql<HistoryRow>(this.#transaction, history, { me, other, now });
    return (
      row && {
        ...row,
        plans: row.plans.map((plan) => ({ ...plan, at: new Date(plan.at), until: new Date(plan.until) })),
      }
    );
  }

  async shopOf(member: MemberId, me: MemberId): Promise<ShownShop> {
    const [row] = await sql<ShownShop>(this.#transaction, shop, { member, me });
    return row ?? { sells: false, listings: [] };
  }
}
