import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type { UndoneSales } from '@nestmates/domain/market/orders/cancellations.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { Ledger } from '../../src/market/orders/ledger-ports.ts';
import type { OrderStore } from '../../src/market/orders/ports.ts';
import { contractStart } from './arrange.ts';
import { paidSales, type SalePorts } from './paid-sales.ts';
import { type PartingPorts, saidOfTwo } from './said-of-two.ts';
import { describe, it } from './suite.ts';

export interface UndoneSalePorts extends SalePorts, PartingPorts {
  readonly store: SalePorts['store'] & Pick<OrderStore, 'lockCancellationsOf' | 'eraseTracesOf'>;
  readonly ledger: Pick<Ledger, 'keepSalesOf'>;
  /** The member has shown to read the mailbox of this digest. */
  proveMailbox(id: MemberId, digest: string): Promise<void>;
  /** The provider says that the seller is paid to the bank account of this digest. */
  paidTo(id: MemberId, digest: string): Promise<void>;
  /** The last step of deleting the account. */
  removeMember(id: MemberId): Promise<void>;
}

/** Which undone sales of a seller are counted. */
export function undoneSalesContract(name: string, ports: () => UndoneSalePorts): void {
  const at = contractStart;

  const { change, paid } = paidSales(ports);

  async function shipped(sellerId: MemberId): Promise<OrderId> {
    const id = await paid(sellerId);
    await change(id, 'ship', 'seller', (order) => enterOrder('ship', order, 'seller', at, null));
    return id;
  }

  const refund = (id: OrderId) =>
    change(id, 'refund', 'seller', (order) => enterOrder('refund', order, 'seller', at));

  const undoneByWhom = (sellerId: MemberId, since = later(at, -1)): Promise<UndoneSales> =>
    ports().transaction.run(() => ports().store.lockCancellationsOf(sellerId, since));

  async function undoneBy(sellerId: MemberId, since?: Date): Promise<number> {
    const { own, others } = await undoneByWhom(sellerId, since);
    return own + others;
  }

  describe(`undone sales in ${name}`, () => {
    it('are those that the seller cancelled or refunded since then', async () => {
      const [sellerId, other] = [await ports().addMember(), await ports().addMember()];
      const cancelled = await paid(sellerId);
      await change(cancelled, 'cancel', 'seller', (order) => enterOrder('cancel', order, 'seller', at));
      await refund(await shipped(sellerId));
      await shipped(sellerId);
      await refund(await shipped(other));
      expect(await undoneBy(sellerId)).toBe(2);
      expect(await undoneBy(sellerId, later(at, days(1)))).toBe(0);
    });

    it('follow the person through deletion to a new account of the same mailbox', async () => {
      const { store, transaction, addMember, proveMailbox, removeMember } = ports();
      const digest = 'mailbox-of-undone-sales';
      const [before, again, stranger] = [await addMember(), await addMember(), await addMember()];
      await proveMailbox(before, digest);
      await refund(await shipped(before));
      await proveMailbox(again, digest);
      expect(await undoneBy(again)).toBe(1);
      const reported = await shipped(before);
      await change(reported, 'reportProblem', 'buyer', (order) =>
        enterOrder('reportProblem', order, 'buyer', at),
      );
      await refund(reported);
      await transaction.run(() => store.eraseTracesOf(before));
      await removeMember(before);
      expect(await undoneBy(again)).toBe(1);
      expect(await undoneBy(again, later(at, days(1)))).toBe(0);
      await refund(await shipped(again));
      expect(await undoneBy(again)).toBe(2);
      expect(await undoneBy(stranger)).toBe(0);
      await proveMailbox(stranger, `${digest}-of-another`);
      expect(await undoneBy(stranger)).toBe(0);
    });

    it('follow the person by the bank account as well, and count once', async () => {
      const { store, transaction, addMember, proveMailbox, paidTo, removeMember } = ports();
      const [bank, mailbox] = ['bank-of-undone-sales', 'mailbox-of-one-with-a-bank'];
      const [before, again, both, honest] = [
        await addMember(),
        await addMember(),
        await addMember(),
        await addMember(),
      ];
      await proveMailbox(before, mailbox);
      await proveMailbox(both, mailbox);
      await proveMailbox(honest, `${mailbox}-of-another`);
      for (const id of [before, again, both, honest]) await paidTo(id, bank);
      await saidOfTwo(ports)('part', honest, before);
      await refund(await shipped(before));
      const counted = async () => [
        await undoneByWhom(again),
        await undoneByWhom(both),
        await undoneByWhom(honest),
      ];
      const byWhom = [
        { own: 0, others: 1 },
        { own: 1, others: 0 },
        { own: 0, others: 0 },
      ];
      expect(await counted()).toEqual(byWhom);
      await transaction.run(() => store.eraseTracesOf(before));
      await removeMember(before);
      expect(await counted()).toEqual(byWhom);
    });

    it('are none of one who was parted from a deleted account that had shown to read no mailbox', async () => {
      const { store, ledger, transaction, addMember, proveMailbox, paidTo, removeMember } = ports();
      const [before, honest] = [await addMember(), await addMember()];
      await proveMailbox(honest, 'mailbox-of-an-honest-one');
      for (const id of [before, honest]) await paidTo(id, 'bank-of-one-without-a-mailbox');
      const sale = await shipped(before);
      await refund(sale);
      await transaction.run(async () => {
        await ledger.keepSalesOf(before, at);
        await store.eraseTracesOf(before);
      });
      await removeMember(before);
      expect(await undoneBy(honest)).toBe(1);
      await saidOfTwo(ports)('part', honest, { saleOf: sale });
      expect(await undoneBy(honest)).toBe(0);
    });

    const by = (id: OrderId, action: 'openInquiry' | 'closeInquiry' | 'openDispute' | 'winDispute') =>
      change(id, action, 'provider', (order) => enterOrder(action, order, 'provider', at));

    it('are none about which the bank of the buyer asks then', async () => {
      const sellerId = await ports().addMember();
      const id = await shipped(sellerId);
      await by(id, 'openInquiry');
      await by(id, 'closeInquiry');
      await by(id, 'openInquiry');
      await refund(id);
      expect(await undoneBy(sellerId)).toBe(0);
    });

    it.each([['closeInquiry'] as const, ['openDispute', 'winDispute'] as const])(
      'are those about which it had asked before: %s',
      async (...ends) => {
        const sellerId = await ports().addMember();
        const id = await shipped(sellerId);
        await by(id, 'openInquiry');
        for (const end of ends) await by(id, end);
        await refund(id);
        expect(await undoneBy(sellerId)).toBe(1);
      },
    );

    it.each([['reportProblem', 'buyer'] as const, ['reportStalled', 'clock'] as const])(
      'are none that were refunded after a problem: %s',
      async (action, by) => {
        const sellerId = await ports().addMember();
        const id = await shipped(sellerId);
        await change(id, action, by, (order) => enterOrder('reportProblem', order, 'buyer', at));
        await refund(id);
        expect(await undoneBy(sellerId)).toBe(0);
      },
    );
  });
}
