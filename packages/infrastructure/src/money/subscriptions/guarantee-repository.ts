import type {
  GuaranteeAtProvider,
  GuaranteeStore,
  KnownGuarantee,
} from '@nestmates/application/money/subscriptions/ports.ts';
import type {
  Guarantee,
  GuaranteeId,
  GuaranteeRefund,
} from '@nestmates/domain/money/subscriptions/guarantee.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { GuaranteeModel, GuaranteeRefundModel, guaranteeOf } from './guarantee-models.ts';

/** Whose e-mail or account has one already gets none. */
const add = `
  insert into guarantees (email_digest, member_id, key, status, asked_at, closed_at, refusal)
  values (:emailDigest, :memberId, :key, :status, :askedAt, :closedAt, :refusal)
  on conflict do nothing returning id`;

const refunds = `
  select coalesce(json_agg(json_build_object('provider', r.provider, 'subscriptionId', r.subscription_id,
    'paymentId', r.payment_id, 'cents', r.cents, 'refundId', r.refund_id) order by r.provider, r.payment_id), '[]')
  from guarantee_refunds r where r.guarantee_id = g.id`;

const columns = `
  g.id, g.member_id as "memberId", g.key, g.attempt, g.status, g.waits_for_bank as "waitsForBank", g.asked_at as "askedAt", g.closed_at as "closedAt", g.refusal,
  (${refunds}) as refunds`;

const newest = `select ${columns} from guarantees g order by g.asked_at desc, g.id desc limit :limit`;

/** One row, also where nothing is known. */
const known = `
  select exists (select from guarantees where email_digest = :emailDigest) as "isUsed",
    exists (select from users where id = :memberId and email = :email and email_verified_at is not null) as "isVerified",
    (select coalesce(json_agg(json_build_object('provider', provider, 'paymentId', payment_id)), '[]')
      from disputes where member_id = :memberId and order_id is null
        and (kind = 'dispute' and status in ('needs_evidence', 'sending', 'under_review') or status = 'lost')
    ) as "withBank", own.*
  from (values (1)) one left join (select ${columns} from guarantees g where g.member_id = :memberId) own on true`;

/** The one that was taken longest ago comes first; `which` is SQL. */
const take = (which: string): string => `
  with taken as (
    select g.id from guarantees g
    where ${which} and exists (select from guarantee_refunds r where r.guarantee_id = g.id)
    order by g.looked_at nulls first, g.asked_at limit :limit
  )
  update guarantees g set looked_at = :now from taken where g.id = taken.id
  returning g.id as guarantee_id,
    (select min(r.provider) from guarantee_refunds r where r.guarantee_id = g.id) as provider`;

const takeUnfinished = take("g.status = 'asked' and not g.waits_for_bank");

const takeMade = take("(g.waits_for_bank or (g.status = 'refunded' and g.closed_at > :closedSince))");

const enterRefund = `
  insert into transactions (provider, kind, provider_id, payment_id, cents, at)
  values (:provider, 'planRefund', :refundId, :paymentId, :cents, :at)
  on conflict (kind, provider_id, (cents < 0)) do nothing`;

export class GuaranteeRepository implements GuaranteeStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async ofMember(memberId: MemberId): Promise<Guarantee | undefined> {
    const found = await this.#guarantees().where({ memberId }).withGraphFetched('refunds').first();
    return found && guaranteeOf(found);
  }

  async known(
    { id: memberId, email }: Parameters<GuaranteeStore['known']>[0],
    emailDigest: string,
  ): Promise<KnownGuarantee> {
    type Row = Omit<KnownGuarantee, 'own'> & {
      readonly [column in keyof Guarantee]: Guarantee[column] | null;
    };
    const [row] = await sql<Row>(this.#transaction, known, { memberId, email, emailDigest });
    if (!row) throw new Error('There is a row whatever is known');
    const { isUsed, isVerified, withBank, ...own } = row;
    return { isUsed, isVerified, withBank, own: own.id === null ? undefined : (own as Guarantee) };
  }

  async add({
    refunds,
    ...guarantee
  }: Parameters<GuaranteeStore['add']>[0]): Promise<GuaranteeId | undefined> {
    const [added] = await sql<{ readonly id: GuaranteeId }>(this.#transaction, add, guarantee);
    if (!added) return undefined;
    const { id: guaranteeId } = added;
    await GuaranteeRefundModel.query(this.#transaction.db).insert(
      refunds.map((refund) => ({ ...refund, guaranteeId })),
    );
    return guaranteeId;
  }

  async find(id: GuaranteeId): Promise<Guarantee | undefined> {
    const found = await this.#guarantees().findById(id).withGraphFetched('refunds');
    return found && guaranteeOf(found);
  }

  async lock(id: GuaranteeId): Promise<Guarantee | undefined> {
    const locked = await this.#guarantees().findById(id).forUpdate();
    return locked && this.find(id);
  }

  async save({ id, status, attempt, waitsForBank, closedAt, refusal }: Guarantee): Promise<void> {
    const columns = { status, attempt, waitsForBank, closedAt, refusal };
    const changed = await this.#guarantees().findById(id).patch(columns);
    requireOneRow(changed, 'Saving a guarantee');
  }

  async noteRefund(guaranteeId: GuaranteeId, refund: GuaranteeRefund, at: Date): Promise<void> {
    const { provider, paymentId, refundId, cents } = refund;
    await this.#transaction.run(async () => {
      await GuaranteeRefundModel.query(this.#transaction.db)
        .insert({ ...refund, guaranteeId })
        .onConflict(['provider', 'paymentId'])
        .merge(['refundId']);
      await sql(this.#transaction, enterRefund, { provider, refundId, paymentId, cents, at });
    });
  }

  takeUnfinished(now: Date, limit: number): Promise<readonly GuaranteeAtProvider[]> {
    return sql<GuaranteeAtProvider>(this.#transaction, takeUnfinished, { now, limit });
  }

  takeMade(
    { now, closedSince }: Parameters<GuaranteeStore['takeMade']>[0],
    limit: number,
  ): Promise<readonly GuaranteeAtProvider[]> {
    return sql<GuaranteeAtProvider>(this.#transaction, takeMade, { now, closedSince, limit });
  }

  async ofPayment(payment: Parameters<GuaranteeStore['ofPayment']>[0]): Promise<GuaranteeId | undefined> {
    const refund = await GuaranteeRefundModel.query(this.#transaction.db).findById([
      payment.provider,
      payment.paymentId,
    ]);
    return refund?.guaranteeId;
  }

  newest(limit: number): Promise<readonly Guarantee[]> {
    return sql<Guarantee>(this.#transaction, newest, { limit });
  }

  #guarantees() {
    return GuaranteeModel.query(this.#transaction.db);
  }
}
