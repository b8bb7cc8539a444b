import {
  adminDisputeActions,
  type Dispute,
  type DisputeId,
  dismissWarning,
  disputeActionsOpenTo,
  disputeNotFound,
  sendEvidence,
} from '@nestmates/domain/money/disputes/dispute.ts';
import { type Evidence, requireExplanation } from '@nestmates/domain/money/disputes/evidence.ts';
import { viewOfOrderMember } from '../../market/orders/view-of-order.ts';
import { deliverEvidence } from '../../money/disputes/evidence-sender.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { DisputeList, DisputePageView, DisputeView } from './contract.ts';
import { evidenceOfOrder, evidenceOfPlan, evidenceOfUnknown, photosOf, type Said } from './evidence.ts';
import type { DisputePageRow, DisputeRow } from './ports.ts';

/** What administrators see of disputes, and what they answer to the banks. */
export class AdminDisputes extends useCase(
  'disputeStore',
  'disputeQueries',
  'moneyAuthority',
  'auditLog',
  'jobs',
  'transaction',
  'clock',
  'newId',
) {
  async list({
    list,
    limit,
    before,
  }: PageRequest<TimeCursor> & { readonly list: DisputeList }): Promise<Page<DisputeView>> {
    const { disputeQueries: queries, clock } = this.needs;
    const now = clock.now();
    const found = await queries.disputes(list, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return { ...rest, items: items.map((row) => viewOf(row, now)) };
  }

  async show(id: DisputeId): Promise<DisputePageView> {
    const row = await this.#find(id);
    const { dispute, orderFacts, sent, refusal } = row;
    const explanation = sent?.explanation ?? '';
    const isAsked = dispute.status === 'needs_evidence' || !sent;
    return {
      ...viewOf(row, this.needs.clock.now()),
      evidence: isAsked ? putTogether(row, { explanation, withMessages: true, photoUrls: [] }) : sent,
      photoUrls: orderFacts ? photosOf(orderFacts) : [],
      refusal,
    };
  }

  /** It is sent by a job, under a key that is written down with it. */
  sendEvidence(
    by: Administrator,
    id: DisputeId,
    said: Omit<Said, 'photoUrls'> & { readonly photoUrls?: readonly string[] | undefined },
  ): Promise<DisputePageView> {
    const { disputeStore: store, jobs, newId } = this.needs;
    const explanation = requireExplanation(said.explanation);
    return this.#decide(by, id, 'dispute.evidence', sendEvidence, async (row) => {
      const evidence = putTogether(row, { ...said, explanation, photoUrls: said.photoUrls ?? [] });
      await store.keepEvidence(id, evidence, `dispute-${newId()}`);
      await jobs.add(deliverEvidence, { disputeId: id }, { key: `send-evidence-${id}` });
    });
  }

  dismiss(by: Administrator, id: DisputeId): Promise<DisputePageView> {
    return this.#decide(by, id, 'dispute.dismissed', dismissWarning, async () => undefined);
  }

  #decide(
    by: Administrator,
    id: DisputeId,
    audited: 'dispute.evidence' | 'dispute.dismissed',
    decide: (dispute: Dispute, by: 'admin', at: Date) => Dispute,
    follow: (row: DisputePageRow) => Promise<void>,
  ): Promise<DisputePageView> {
    const { disputeStore: store, moneyAuthority: authority, auditLog, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const dispute = await store.lock(id);
      if (!dispute) throw disputeNotFound();
      const row = await this.#find(id);
      await authority.requireForOrder(by, partiesOf(row));
      const at = clock.now();
      await store.save(decide(dispute, 'admin', at), dispute.status);
      await follow(row);
      const detail = `Dispute ${id}${row.order ? ` of order ${row.order.id}` : ''}`;
      const memberId = row.payer?.id ?? null;
      await auditLog.add({ action: audited, adminId: by.id, memberId, detail, at });
      return this.show(id);
    });
  }

  async #find(id: DisputeId): Promise<DisputePageRow> {
    const row = await this.needs.disputeQueries.dispute(id);
    if (!row) throw disputeNotFound();
    return row;
  }
}

/** Neither buyer nor seller answers for the platform. */
const partiesOf = ({ payer, order }: DisputeRow) => ({
  buyerId: payer?.id ?? null,
  sellerId: order?.seller?.id ?? null,
});

function putTogether({ dispute, orderFacts, payerFacts }: DisputePageRow, said: Said): Evidence {
  if (orderFacts) return evidenceOfOrder(orderFacts, payerFacts, said);
  return dispute.isUnknown ? evidenceOfUnknown(said) : evidenceOfPlan(payerFacts, said);
}

function viewOf({ dispute, order, payer }: DisputeRow, now: Date): DisputeView {
  const { id, kind, status, reason } = dispute;
  const open: readonly string[] = disputeActionsOpenTo(dispute, 'admin', now);
  return {
    id,
    kind,
    status,
    amount: dispute.cents,
    fee: dispute.feeCents,
    ...(dispute.foreign === null ? {} : { foreign: dispute.foreign }),
    ...(dispute.isUnknown ? { unknownPayment: dispute.paymentId } : {}),
    reason,
    openedAt: dispute.openedAt.toISOString(),
    evidenceDueBy: dispute.evidenceDueBy?.toISOString() ?? null,
    evidenceSentAt: dispute.evidenceSentAt?.toISOString() ?? null,
    closedAt: dispute.closedAt?.toISOString() ?? null,
    order: order && { id: order.id, title: order.title, seller: viewOfOrderMember(order.seller) },
    payer: viewOfOrderMember(payer),
    actions: adminDisputeActions.filter((action) => open.includes(action)),
  };
}
