import {
  needsTwoAdministrators,
  openProposalsSince,
  requireSecondAdministrator,
  sharedWithProposer,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { maxAuditDetail } from '@nestmates/domain/office/audit/audit.ts';
import {
  type MissingRow,
  requireMissing,
  takenOverAlready,
  takeOverOutdated,
  takeOverUnknown,
} from '@nestmates/domain/office/money/take-over.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { LedgerEntry } from '../../market/orders/ports.ts';
import type { ProviderPayment } from '../../money/payments/money-moves.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import { missingOfNoOrder, missingOfOrder, missingOfPlan, type PaidPage } from './missing-rows.ts';
import { reconcileAgain } from './reconciliation.ts';
import type { MissingPaymentView, TakeOverForm, TakeOverView } from './take-over-contract.ts';
import type { MissingPayment, PaymentThere, TakeOverProposal } from './take-over-ports.ts';
import { viewOfMissing, viewOfTakeOver } from './view-of-take-over.ts';

/** What a payment is of. */
type Owner =
  | { readonly kind: 'order'; readonly order: Order; readonly page?: PaidPage | undefined }
  | { readonly kind: 'none' }
  | { readonly kind: 'plan'; readonly customerId: string };

/** A payment as the provider has it, asked for outside of any transaction. */
interface Asked {
  readonly which: PaymentThere;
  readonly owner: Owner;
  /** What comparisons have named of it; none where the order is known and nothing was named. */
  readonly named: MissingPayment | undefined;
  /** None of a plan, which only the statement tells of. */
  readonly payment: ProviderPayment | undefined;
  readonly askedAt: Date;
}

/** What our books have of it, and lack. */
interface Books {
  readonly known: readonly MissingRow[];
  readonly rows: readonly (MissingRow | LedgerEntry)[];
  readonly paidCents: Cents;
}

const shownAtOnce = 100;

/** Takes over what the provider has of a payment and our books lack, as after the restore of an older database. */
export class TakeOvers extends useCase(
  'takeOverStore',
  'orderStore',
  'ledger',
  'checkoutResults',
  'paymentChanges',
  'paymentProviders',
  'moneyAuthority',
  'decisionProposals',
  'auditLog',
  'jobs',
  'transaction',
  'clock',
  'twoApprovalsAbove',
) {
  async missing(by: Administrator): Promise<readonly MissingPaymentView[]> {
    const found = await this.needs.takeOverStore.missing(shownAtOnce, this.#proposedSince());
    return found.map((payment) => viewOfMissing(payment, by));
  }

  async preview(by: Administrator, which: PaymentThere): Promise<TakeOverView> {
    const asked = await this.#ask(which);
    const books = await this.#booksOf(asked);
    return viewOfTakeOver({ ...asked, ...books, needsTwo: this.#needsTwo(asked, books), by });
  }

  /** Tells the second of two at once that it was taken over. */
  async take(by: Administrator, { seen, ...which }: TakeOverForm): Promise<Confirmation> {
    const { takeOverStore: store, transaction } = this.needs;
    const asked = await this.#ask(which, by);
    return transaction.run(async () => {
      const proposal = await store.lock(which, this.#proposedSince());
      if (asked.owner.kind === 'order') await this.needs.orderStore.lock(asked.owner.order.id);
      const books = await this.#booksOf(asked);
      requireMissing(books.rows, seen);
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

  #proposedSince = (): Date => openProposalsSince(this.needs.clock.now());

  /** `by` is who would take it over, and may not where they have something in common with its parties. */
  async #ask(which: PaymentThere, by?: Administrator): Promise<Asked> {
    const { takeOverStore: store, paymentProviders, moneyAuthority: authority, clock } = this.needs;
    const named = await store.find(which, this.#proposedSince());
    const owner = await this.#ownerOf(which, named, by);
    const askedAt = clock.now();
    if (owner.kind === 'plan') return { which, owner, named, payment: undefined, askedAt };
    const reference = (owner.kind === 'order' ? owner.order.reference : named?.reference) ?? null;
    const { money } = paymentProviders.named(which.provider);
    const { paymentId } = which;
    const payment = reference === null ? undefined : await money.payment({ reference, paymentId });
    if (!payment) throw takeOverUnknown();
    if (by && owner.kind === 'none') await authority.requireForCard(by, payment.cardFingerprint);
    return { which, owner, named, payment, askedAt };
  }

  async #ownerOf(which: PaymentThere, named: MissingPayment | undefined, by?: Administrator): Promise<Owner> {
    const { orderStore: store, moneyAuthority: authority } = this.needs;
    const { paymentId, provider } = which;
    const reference = named?.reference ?? null;
    const orderId =
      (await store.findByPayment(paymentId, provider)) ??
      (reference === null ? undefined : await store.findByReference(reference));
    const found = orderId === undefined ? undefined : await this.#orderPaidWith(which, orderId);
    if (found) {
      if (by) await authority.requireForOrder(by, found.order);
      return found;
    }
    if (!named) {
      const isBooked = (await this.needs.takeOverStore.entriesOf(which)).length > 0;
      throw isBooked ? takenOverAlready() : takeOverUnknown();
    }
    const { customerId } = named;
    return reference === null && customerId !== null ? { kind: 'plan', customerId } : { kind: 'none' };
  }

  /** Undefined where the order was paid with another payment, or our books do not have the page that it was paid at. */
  async #orderPaidWith(
    { paymentId, provider }: PaymentThere,
    orderId: OrderId,
  ): Promise<Extract<Owner, { kind: 'order' }> | undefined> {
    const { orderStore: store, paymentProviders, transaction } = this.needs;
    const { order, checkout } = (await transaction.run(() => store.lock(orderId))) ?? {};
    if (!order) return undefined;
    if (isPaid(order)) return order.paymentId === paymentId ? { kind: 'order', order } : undefined;
    const page = checkout && (await paymentProviders.named(provider).checkouts.find(checkout.checkoutId));
    const isItsPage = page?.status === 'paid' && page.paymentId === paymentId;
    return isItsPage ? { kind: 'order', order, page } : undefined;
  }

  async #booksOf({ which, owner, named, payment, askedAt: at }: Asked): Promise<Books> {
    const { takeOverStore: store, ledger } = this.needs;
    if (owner.kind === 'order' && payment) {
      const known = await ledger.entriesOf(owner.order.id);
      const rows = missingOfOrder(owner.order, known, { payment, page: owner.page, at });
      return { known, rows, paidCents: payment.cents };
    }
    const known = await store.entriesOf(which);
    if (payment) {
      return { known, rows: missingOfNoOrder(which.paymentId, known, payment, at), paidCents: payment.cents };
    }
    // Another administrator may have taken it over since it was asked for.
    const still = named && (await store.find(which, this.#proposedSince()));
    const rows = still ? missingOfPlan(still) : [];
    return { known, rows, paidCents: Math.max(0, ...rows.map(({ cents }) => cents)) };
  }

  #needsTwo({ owner }: Asked, { paidCents }: Books): boolean {
    const { twoApprovalsAbove: above } = this.needs;
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

  async #carryOut({ which, owner, named, payment, askedAt }: Asked, { rows }: Books): Promise<void> {
    const { takeOverStore: store, checkoutResults, paymentChanges, jobs } = this.needs;
    if (owner.kind === 'plan') await store.addCustomer(which.provider, owner.customerId);
    else if (owner.kind === 'none') await store.add(which, rows as readonly LedgerEntry[]);
    else if (payment) {
      const { order, page } = owner;
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
