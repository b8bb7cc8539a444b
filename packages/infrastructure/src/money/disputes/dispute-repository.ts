import type { DisputeStore } from '@nestmates/application/money/disputes/ports.ts';
import {
  answeredStatuses,
  type Dispute,
  type DisputeId,
  type DisputeStatus,
} from '@nestmates/domain/money/disputes/dispute.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { raw } from 'objection';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { DisputeModel, disputeOf } from './dispute-models.ts';

export const hasDisputes = `(
  exists (select from disputes where member_id = :memberId) or exists (
    select from disputes d join orders o on o.id = d.order_id where :memberId in (o.buyer_id, o.seller_id)
  )
)`;

/** Evidence that is being sent has to be written again. */
const statusWithoutEvidence = `case when status = 'sending' then 'needs_evidence' else status end`;

export class DisputeRepository implements DisputeStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lock(id: DisputeId): Promise<Dispute | undefined> {
    const found = await this.#disputes().findById(id).forUpdate();
    return found && disputeOf(found);
  }

  async lockByProviderId(provider: string, providerId: string): Promise<Dispute | undefined> {
    const found = await this.#disputes().where({ provider, providerId }).forUpdate().first();
    return found && disputeOf(found);
  }

  async add(dispute: Omit<Dispute, 'id'>): Promise<DisputeId | undefined> {
    const [added] = await this.#transaction
      .db('disputes')
      .insert(dispute)
      .onConflict(['provider', 'providerId'])
      .ignore()
      .returning('id');
    return added?.id;
  }

  async save({ id, ...dispute }: Dispute, status: DisputeStatus): Promise<void> {
    requireOneRow(await this.#disputes().findById(id).where({ status }).patch(dispute), 'Saving a dispute');
  }

  async keepEvidence(id: DisputeId, evidence: Evidence, evidenceKey: string): Promise<void> {
    const kept = { evidence, evidenceKey, refusal: null };
    requireOneRow(await this.#disputes().findById(id).patch(kept), 'Keeping evidence');
  }

  async evidenceOf(
    id: DisputeId,
  ): Promise<{ readonly evidence: Evidence; readonly key: string } | undefined> {
    const found = await this.#disputes().findById(id).select('evidence', 'evidenceKey');
    if (!found?.evidence || found.evidenceKey === null) return undefined;
    return { evidence: found.evidence, key: found.evidenceKey };
  }

  async isAnswered(orderId: OrderId): Promise<boolean> {
    const answered = this.#disputes()
      .where({ orderId })
      .whereIn('status', [...answeredStatuses]);
    return (await answered.resultSize()) > 0;
  }

  async noteRefusal(id: DisputeId, refusal: string): Promise<void> {
    requireOneRow(await this.#disputes().findById(id).patch({ refusal }), 'Noting a refusal');
  }

  async unsent(limit: number): Promise<readonly DisputeId[]> {
    const found = await this.#disputes().where({ status: 'sending' }).orderBy('openedAt').limit(limit);
    return found.map(({ id }) => id);
  }

  async subscriberOf(
    provider: string,
    customerId: string,
  ): Promise<{ readonly memberId: MemberId | null } | undefined> {
    const { db } = this.#transaction;
    const customer = { provider, customerId };
    const found = await db('billing_customers').where(customer).first('userId');
    if (found) return { memberId: found.userId };
    const former = await db('former_customers').where(customer).first('provider');
    return former && { memberId: null };
  }

  async isOfOrder(provider: string, paymentId: string): Promise<boolean> {
    return (await this.#transaction.db('orders').where({ provider, paymentId }).first('id')) !== undefined;
  }

  /** An order that is disputed is open, so its members cannot leave; who pays for a plan can. */
  async eraseTracesOf(memberId: MemberId): Promise<void> {
    const orders = this.#transaction
      .db('orders')
      .where({ buyerId: memberId })
      .orWhere({ sellerId: memberId });
    // No row for most members.
    await this.#disputes()
      .where({ memberId })
      .orWhereIn('orderId', orders.select('id'))
      .patch({ evidence: null, refusal: null, status: raw(statusWithoutEvidence) });
  }

  async enterLostPlan(
    provider: string,
    { providerId, cents, at }: Parameters<DisputeStore['enterLostPlan']>[1],
  ): Promise<void> {
    await this.#transaction
      .db('transactions')
      .insert({ provider, kind: 'planDisputeLost', providerId, cents, at })
      .onConflict(this.#transaction.db.raw('(kind, provider_id, (cents < 0))'))
      .ignore();
  }

  #disputes() {
    return DisputeModel.query(this.#transaction.db);
  }
}
