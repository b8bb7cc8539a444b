import {
  type Dispute,
  type DisputeId,
  followDispute,
  remindOfEvidenceAt,
} from '@nestmates/domain/money/disputes/dispute.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PaymentDisputes, ProviderDispute, ProviderWarning } from '../payments/provider-disputes.ts';

/** Tells administrators that the deadline for evidence is near. */
export const remindOfEvidence = job('disputes.remind', z.object({ disputeId: id }));

/** The payment that is disputed: of an order, for a plan, whose member may have left, or one that we do not know. */
export interface DisputedPayment {
  readonly provider: string;
  readonly paymentId: string;
  readonly orderId: OrderId | null;
  readonly memberId: MemberId | null;
  readonly isUnknown: boolean;
}

/** Keeps what banks ask about payments, as the tasks of administrators. */
export class DisputeRecords extends useCase('disputeStore', 'jobs', 'alerts', 'transaction', 'clock') {
  /** Takes over how the disputes of a payment are by now; within a transaction. */
  async enter(
    of: DisputedPayment,
    { disputes, warnings }: Pick<PaymentDisputes, 'disputes' | 'warnings'>,
  ): Promise<void> {
    for (const dispute of disputes) await this.#follow(of, dispute);
    for (const warning of warnings) await this.#follow(of, asReported(warning), 'warning');
  }

  /** Runs in the transaction that deletes the account. */
  eraseTracesOf(memberId: MemberId): Promise<void> {
    return this.needs.disputeStore.eraseTracesOf(memberId);
  }

  async remind({ disputeId }: { readonly disputeId: DisputeId }): Promise<void> {
    const { disputeStore: store, transaction } = this.needs;
    await transaction.run(async () => {
      const dispute = await store.lock(disputeId);
      if (dispute?.status !== 'needs_evidence') return;
      this.#alert('nobody has sent evidence for a dispute yet', dispute);
      await this.#remindLater(dispute);
    });
  }

  async #follow(of: DisputedPayment, reported: ProviderDispute, kind?: 'warning'): Promise<void> {
    const { disputeStore: store, alerts, clock } = this.needs;
    const { id: dispute, unknownStatus: status } = reported;
    if (status !== undefined) alerts.raise('a dispute has a status that we do not know', { dispute, status });
    const known = await store.lockByProviderId(of.provider, reported.id);
    const before = known ?? (await this.#begin(of, reported, kind));
    const after = before && followDispute(knownAs(before, of), reported, clock.now());
    if (!after || after === before) return;
    await store.save(after, before.status);
    await this.#remindLater(after);
    if (after.status === 'lost') this.#alert('a dispute was lost', after);
  }

  async #begin(
    of: DisputedPayment,
    { id: providerId, isInquiry, ...reported }: ProviderDispute,
    kind: Dispute['kind'] = isInquiry ? 'inquiry' : 'dispute',
  ): Promise<Dispute | undefined> {
    const { cents, feeCents, reason, openedAt, evidenceDueBy } = reported;
    const begun: Omit<Dispute, 'id'> = {
      ...of,
      providerId,
      kind,
      status: 'needs_evidence',
      cents,
      feeCents,
      foreign: reported.foreign ?? null,
      reason,
      openedAt,
      evidenceDueBy,
      evidenceSentAt: null,
      closedAt: null,
    };
    const disputeId = await this.needs.disputeStore.add(begun);
    if (disputeId === undefined) return undefined;
    const dispute = { ...begun, id: disputeId };
    this.#alert(newWords(dispute), dispute);
    await this.#remindLater(dispute);
    return dispute;
  }

  async #remindLater(dispute: Dispute): Promise<void> {
    const { jobs, clock } = this.needs;
    const { id: disputeId } = dispute;
    const at = remindOfEvidenceAt(dispute, clock.now());
    if (at) await jobs.add(remindOfEvidence, { disputeId }, { at, key: `remind-of-evidence-${disputeId}` });
  }

  #alert(
    alert: string,
    { id: dispute, orderId, paymentId, isUnknown, cents, reason, evidenceDueBy }: Dispute,
  ): void {
    this.needs.alerts.raise(alert, {
      dispute,
      ...(orderId === null ? {} : { order: orderId }),
      ...(isUnknown ? { payment: paymentId } : {}),
      cents,
      reason,
      ...(evidenceDueBy === null ? {} : { dueBy: evidenceDueBy.toISOString() }),
    });
  }
}

function newWords({ kind, isUnknown }: Dispute): string {
  if (kind === 'warning') return 'a payment may be fraud';
  return isUnknown ? 'a bank looks into a payment that we do not know' : 'a bank looks into a payment';
}

/** An event of it may come before that of the payment. */
const knownAs = (dispute: Dispute, { orderId, memberId, isUnknown }: DisputedPayment): Dispute =>
  dispute.isUnknown && !isUnknown ? { ...dispute, orderId, memberId, isUnknown } : dispute;

const asReported = ({ id: warningId, reason, at, isActionable }: ProviderWarning): ProviderDispute => ({
  id: warningId,
  reason,
  openedAt: at,
  isInquiry: false,
  cents: 0,
  feeCents: 0,
  outcome: isActionable ? 'open' : 'closed',
  evidenceDueBy: null,
  hasEvidence: false,
});

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly disputeRecords: DisputeRecords;
  }
}
