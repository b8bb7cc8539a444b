import type { GuaranteeStore } from '@nestmates/application/money/subscriptions/ports.ts';
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

const withBank = `
  select 1 from disputes where provider = :provider and payment_id = any(:paymentIds::text[])
    and (kind <> 'warning' and status in ('needs_evidence', 'sending', 'under_review') or status = 'lost') limit 1`;

const enterRefund = `
  insert into transactions (provider, kind, provider_id, cents, at)
  values (:provider, 'planRefund', :refundId, :cents, :at)
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

  async isUsed(emailDigest: string): Promise<boolean> {
    return (await this.#guarantees().where({ emailDigest }).select('id').first()) !== undefined;
  }

  async isWithBank(payments: Parameters<GuaranteeStore['isWithBank']>[0]): Promise<boolean> {
    for (const [provider, paid] of Map.groupBy(payments, (payment) => payment.provider)) {
      const paymentIds = paid.map(({ paymentId }) => paymentId);
      if ((await sql(this.#transaction, withBank, { provider, paymentIds })).length > 0) return true;
    }
    return false;
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

  async save({ id, status, closedAt, refusal }: Guarantee): Promise<void> {
    const changed = await this.#guarantees().findById(id).patch({ status, closedAt, refusal });
    requireOneRow(changed, 'Saving a guarantee');
  }

  async noteRefund(guaranteeId: GuaranteeId, refund: GuaranteeRefund, at: Date): Promise<void> {
    const { provider, refundId, cents } = refund;
    await this.#transaction.run(async () => {
      await GuaranteeRefundModel.query(this.#transaction.db)
        .insert({ ...refund, guaranteeId })
        .onConflict(['provider', 'paymentId'])
        .merge(['refundId']);
      await sql(this.#transaction, enterRefund, { provider, refundId, cents, at });
    });
  }

  async asked(limit: number): Promise<readonly GuaranteeId[]> {
    const found = await this.#guarantees().where({ status: 'asked' }).orderBy('askedAt').limit(limit);
    return found.map(({ id }) => id);
  }

  async newest(limit: number): Promise<readonly Guarantee[]> {
    const found = await this.#guarantees()
      .withGraphFetched('refunds')
      .orderBy([
        { column: 'askedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    return found.map(guaranteeOf);
  }

  #guarantees() {
    return GuaranteeModel.query(this.#transaction.db);
  }
}
