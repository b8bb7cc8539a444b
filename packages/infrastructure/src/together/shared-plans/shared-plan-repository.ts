import type {
  NewSharedPlan,
  PlanRef,
  SharedPlan,
  SharedPlans,
} from '@nestmates/application/together/shared-plans/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ArrangedPlan, SharedPlanId } from '@nestmates/domain/together/shared-plans/shared-plan.ts';
import { isAway, notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { swapEnd } from '../swaps/swap-time-sql.ts';
import { arranged } from './arranged-plans.ts';
import { SharedPlanModel } from './shared-plan-model.ts';

const arrangedPlan = `
  select kind, id, place, starts_at, ends_at from ${arranged(':swapId::integer', ':playdateId::integer')} a
  where :me::integer in (a.one_id, a.two_id)`;

/** Whoever is away goes by the first name alone for as long as the plan still stands, and so does whoever has blocked or is blocked. */
const ofShown = (column: string): string =>
  `case when not ${isAway('other.id')} and ${notBlockedByEither('me.id', 'other.id')} then ${column} end`;

const shared = (which: string): string => `
  select sp.id as shared_plan_id, sp.member_id, sp.seed, sp.home_safe_at, me.first_name, me.state as member_state,
    a.kind, a.id, a.place, a.starts_at, a.ends_at,
    case when a.one_id = sp.member_id then a.zone_one else a.zone_two end as time_zone,
    json_build_object(
      'firstName', other.first_name, 'city', ${ofShown('other.city')}, 'state', ${ofShown('other.state')}
    ) as other
  from shared_plans sp
    join users me on me.id = sp.member_id
    cross join lateral ${arranged('sp.swap_id', 'sp.playdate_id')} a
    join users other on other.id = case when a.one_id = sp.member_id then a.two_id else a.one_id end
  where ${which}
  order by a.starts_at, sp.id`;

const swapWith = (other: string, me: string, outcome: string): string => `
  select ${other} as id from babysitting_swaps s
  where ${me} = :me::integer and status = 'confirmed' and ${swapEnd('s')} <= :now::timestamptz
    and coalesce(${outcome}, 'yes') = 'yes'`;
const playdateWith = (other: string, me: string): string => `
  select ${other} from playdates
  where ${me} = :me::integer and status in ('scheduled', 'done') and ends_at <= :now::timestamptz`;
const met = `
  ${swapWith('recipient_id', 'requester_id', 'requester_outcome')}
  union ${swapWith('requester_id', 'recipient_id', 'recipient_outcome')}
  union ${playdateWith('user_id_two', 'user_id_one')}
  union ${playdateWith('user_id_one', 'user_id_two')}
  order by id`;

/** Whoever leaves meanwhile is waited for, the member first, as a deletion does; then there is nothing to share. */
const add = `
  insert into shared_plans (member_id, swap_id, playdate_id, seed, token_digest, created_at)
  select me.id, s.id, p.id, :seed, :tokenDigest, :at
  from (select id from users where id = :memberId::integer for key share) me
    left join lateral (
      select id from babysitting_swaps where id = :swapId::integer and me.id is not null for key share
    ) s on true
    left join lateral (
      select id from playdates where id = :playdateId::integer and me.id is not null for key share
    ) p on true
  where coalesce(s.id, p.id) is not null
  on conflict do nothing
  returning id`;

const idsOf = ({ kind, id }: PlanRef) =>
  kind === 'swap' ? { swapId: id, playdateId: null } : { swapId: null, playdateId: id };

export class SharedPlanRepository implements SharedPlans {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async arranged(me: MemberId, plan: PlanRef): Promise<ArrangedPlan | undefined> {
    const [found] = await sql<ArrangedPlan>(this.#transaction, arrangedPlan, { me, ...idsOf(plan) });
    return found;
  }

  async add({ memberId, plan, seed, tokenDigest, at }: NewSharedPlan): Promise<boolean> {
    const added = await sql(this.#transaction, add, { memberId, ...idsOf(plan), seed, tokenDigest, at });
    return added.length > 0;
  }

  ofMember(me: MemberId): Promise<readonly SharedPlan[]> {
    return sql<SharedPlan>(this.#transaction, shared('sp.member_id = :me'), { me });
  }

  async metBy(me: MemberId, now: Date): Promise<readonly MemberId[]> {
    const found = await sql<{ readonly id: MemberId }>(this.#transaction, met, { me, now });
    return found.map(({ id }) => id);
  }

  async find(tokenDigest: string): Promise<SharedPlan | undefined> {
    const which = shared('sp.token_digest = :tokenDigest');
    const [found] = await sql<SharedPlan>(this.#transaction, which, { tokenDigest });
    return found;
  }

  async end(memberId: MemberId, id: SharedPlanId): Promise<boolean> {
    const ended = SharedPlanModel.query(this.#transaction.db).delete().where({ id, memberId });
    return (await ended) > 0;
  }

  async endSince(memberId: MemberId, at: Date): Promise<void> {
    // There is none where the member has shared none since.
    await SharedPlanModel.query(this.#transaction.db)
      .delete()
      .where({ memberId })
      .where('createdAt', '>=', at);
  }

  async markHomeSafe(id: SharedPlanId, at: Date, begunAt: Date): Promise<void> {
    // There is no row where it was said before, or where the link has just ended.
    await SharedPlanModel.query(this.#transaction.db)
      .where({ id })
      .where((said) => said.whereNull('homeSafeAt').orWhere('homeSafeAt', '<', begunAt))
      .patch({ homeSafeAt: at });
  }
}
