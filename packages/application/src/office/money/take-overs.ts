import {
  needsTwoAdministrators,
  openProposalsSince,
  requireSecondAdministrator,
  sharedWithProposer,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { maxAuditDetail } from '@nestmates/domain/office/audit/audit.ts';
import {
  type MissingRow,
  requireMissing,
  takeOverOutdated,
} from '@nestmates/domain/office/money/take-over.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { LedgerEntry } from '../../market/orders/ledger-ports.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { LostRest } from './lost-sales.ts';
import { isDone, isRefundPending, missingOfNoOrder, missingOfOrder, missingOfPlan } from './missing-rows.ts';
import { reconcileAgain } from './reconciliation.ts';
import type { MissingPaymentView, TakeOverForm, TakeOverView } from './take-over-contract.ts';
import type { PaymentThere, TakeOverProposal } from './take-over-ports.ts';
import { type Asked, lookedAtBy } from './take-over-questions.ts';
import { viewOfMissing, viewOfTakeOver } from './view-of-take-over.ts';

/** What our books have of it, and lack. */
interface Books {
  readonly known: readonly MissingRow[];
  readonly rows: readonly (MissingRow | LedgerEntry)[];
  readonly paidCents: Cents;
  /** Whether we pay it back once it is taken over. */
  readonly paysBack: boolean;
  /** Whether the rest of a lost sale is booked, which nobody can look up any more. */
  readonly settlesRest: boolean;
  readonly staysHeld: LostRest['staysHeld'];
  readonly debtOrderId: LostRest['debtOrderId'];
}

const nothingBeside = { paysBack: false, settlesRest: false, staysHeld: null, debtOrderId: null };

const shownAtOnce = 100;

/** Takes over what the provider has of a payment and our books lack, as after the restore of an older database. */
export class TakeOvers extends useCase(
  'takeOverStore',
  'takeOverQuestions',
  'orderStore',
  'ledger',
  'checkoutResults',
  'paymentChanges',
  'unmatchedPayments',
  'paymentsOfNoOrder',
  'decisionProposals',
  'auditLog',
  'jobs',
  'transaction',
  'clock',
  'twoApprovalsAbove',
  'lostSales',
) {
  async missing(by: Administrator): Promise<readonly MissingPaymentView[]> {
    const found = await this.needs.takeOverStore.missing(shownAtOnce, lookedAtBy(this.needs.clock.now()));
    return found.map((payment) => viewOfMissing(payment, by));
  }

  async preview(by: Administrator, which: PaymentThere): Promise<TakeOverView> {
    const asked = await this.needs.takeOverQuestions.ask(which);
    const books = await this.#booksOf(asked);
    return viewOfTakeOver({ ...asked, ...books, needsTwo: this.#needsTwo(asked, books), by });
  }

  /** Tells the second of two at once that it was taken over. */
  async take(by: Administrator, { seen, ...which }: TakeOverForm): Promise<Confirmation> {
    const { takeOverStore: store, transaction } = this.needs;
    const answer = await this.needs.takeOverQuestions.ask(which, by);
    return transaction.run(async () => {
      const proposal = await store.lock(which, this.#proposedSince());
      const asked = await this.#locked(answer);
      const books = await this.#booksOf(asked);
      requireMissing(books, seen);
      if (this.#needsTwo(asked, books) && !(await this.#isConfirmed(proposal, by, seen))) {
        await store.propose({ ...which, seen, proposedBy: by.id, proposedAt: this.needs.clock.now() });
        await this.#audit(by, asked, books, 'money.take-over-proposed');
        return { message: 'Proposed to another administrator' };
      }
      await this.#carryOut(asked, books);
      await store.endProposal(which);
      await this.#audit(by, asked, books, 'money.taken-over');
      return { message: 'Taken over into our books' };
    });
  }

  /** Its order as it stands by now, as the provider was asked before. */
  async #locked(asked: Asked): Promise<Asked> {
    const { owner } = asked;
    if (owner.kind !== 'order') return asked;
    const { order } = (await this.needs.orderStore.lock(owner.order.id)) ?? {};
    if (!order) throw takeOverOutdated();
    return { ...asked, owner: { ...owner, order } };
  }

  #proposedSince = (): Date => openProposalsSince(this.needs.clock.now());

  async #booksOf(asked: Asked): Promise<Books> {
    const { which, owner, named, payment, askedAt: at } = asked;
    const { takeOverStore: store, ledger } = this.needs;
    if (owner.kind === 'order' && payment) {
      const known = await ledger.entriesOf(owner.order.id);
      const rows = missingOfOrder(owner.order, known, { payment, page: owner.page, at });
      const { order, page } = owner;
      const paysBack = page !== undefined && (await this.needs.checkoutResults.goesBack(page, order));
      return { known, rows, paidCents: payment.cents, ...nothingBeside, paysBack };
    }
    const known = await store.entriesOf(which);
    if (payment) {
      const lacking = missingOfNoOrder(which.paymentId, known, { ...asked, payment, at });
      const { rows: rest, ...beside } = await this.needs.lostSales.restOf(asked, [...known, ...lacking]);
      const rows = [...lacking, ...rest];
      const settlesRest = rest.length > 0;
      return { known, rows, paidCents: payment.cents, paysBack: false, settlesRest, ...beside };
    }
    // Another administrator may have taken it over since it was asked for.
    const still = named && (await store.find(which, lookedAtBy(this.needs.clock.now())));
    const rows = still ? missingOfPlan(still) : [];
    return { known, rows, paidCents: Math.max(0, ...rows.map(({ cents }) => cents)), ...nothingBeside };
  }

  #needsTwo({ owner }: Asked, { paidCents, settlesRest }: Books): boolean {
    const { twoApprovalsAbove: above } = this.needs;
    if (settlesRest) return true;
    return paidCents > above || (owner.kind === 'order' && needsTwoAdministrators(owner.order, null, above));
  }

  /** Whether the other one has proposed what this one has seen. */
  async #isConfirmed(
    proposal: TakeOverProposal | undefined,
    by: Administrator,
    seen: string,
  ): Promise<boolean> {
    if (!proposal) return false;
    if (proposal.seen !== seen) return false;
    requireSecondAdministrator(proposal, by.id);
    const { proposedBy } = proposal;
    if (proposedBy !== null && by.id !== null) {
      if (await this.needs.decisionProposals.shareBrowser(proposedBy, by.id)) throw sharedWithProposer();
    }
    return true;
  }

  async #carryOut(
    { which, owner, named, payment, askedAt }: Asked,
    { known, rows, debtOrderId }: Books,
  ): Promise<void> {
    const { checkoutResults, paymentChanges, unmatchedPayments, paymentsOfNoOrder, jobs } = this.needs;
    if (owner.kind === 'plan') await this.needs.takeOverStore.addCustomer(which.provider, owner.customerId);
    else if (owner.kind === 'none') {
      await this.needs.lostSales.add(which, rows as readonly LedgerEntry[], debtOrderId);
      const all = [...known, ...rows];
      if (isDone(all)) await paymentsOfNoOrder.takenOver(which.provider, which.paymentId);
      else if (named?.reference && isRefundPending(all)) {
        const { reference } = named;
        await this.needs.takeOverStore.addPendingRefund({ ...which, reference });
        await paymentsOfNoOrder.isOnItsWayBack({ ...which, reference, cents: balanceOf(all).refunded });
      }
    } else if (payment) {
      const { order, page } = owner;
      await unmatchedPayments.settle({ provider: which.provider, objectId: which.paymentId });
      if (page) await checkoutResults.takeOver(page, which.provider, order.id);
      const isNew = await paymentChanges.enter(order.id, payment, askedAt);
      // A refund of the last minutes may be younger than the answer.
      if (!isNew && !page) throw takeOverOutdated();
    }
    if (!named) return;
    const { from, to } = named.period;
    const again = { provider: which.provider, from: from.toISOString(), to: to.toISOString() };
    await jobs.add(reconcileAgain, again, { key: `reconcile-${which.provider}-${again.from}` });
  }

  async #audit(
    by: Administrator,
    { which, owner }: Asked,
    { rows }: Books,
    action: 'money.taken-over' | 'money.take-over-proposed',
  ): Promise<void> {
    const { auditLog, clock } = this.needs;
    const order = owner.kind === 'order' ? owner.order : undefined;
    const what = rows.map(({ kind, cents }) => `${kind} ${dollars(cents)}`).join(', ');
    const of = order ? `order ${order.id}, ` : '';
    const detail = `${which.paymentId} at ${which.provider}, ${of}${what}`.slice(0, maxAuditDetail);
    await auditLog.add({ action, adminId: by.id, memberId: order?.buyerId ?? null, detail, at: clock.now() });
  }
}
