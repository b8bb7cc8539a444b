import { placeOrder } from '@nestmates/domain/market/orders/checkout.ts';
import { quote } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { OrderStore } from '../../src/market/orders/ports.ts';
import type { PayoutCheckStore } from '../../src/market/payouts/ports.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { contractStart } from './arrange.ts';
import { describe, it } from './suite.ts';

export interface PayoutCheckPorts {
  readonly checks: Pick<PayoutCheckStore, 'of' | 'note' | 'noteLifted' | 'approve'>;
  readonly store: Pick<OrderStore, 'place'>;
  readonly transaction: Transaction;
  addMember(): Promise<MemberId>;
}

const [at, approvedAt, again] = [contractStart, later(contractStart, 1), later(contractStart, 2)];
let count = 0;

/** Releases that wait for an administrator's look. */
export function payoutChecksContract(name: string, ports: () => PayoutCheckPorts): void {
  const inTransaction = <T>(work: (checks: PayoutCheckPorts['checks']) => Promise<T>): Promise<T> =>
    ports().transaction.run(() => work(ports().checks));

  async function anOrder(): Promise<OrderId> {
    const { store, transaction, addMember } = ports();
    count += 1;
    const facts = {
      reference: `30000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
      listingId: null,
      buyerId: await addMember(),
      sellerId: await addMember(),
      fulfilment: 'shipping',
      serviceDate: null,
      ...quote(4800, 0),
    } as const;
    const kept = { title: 'Balance bike', provider: 'contract', sellerAccountId: null };
    return transaction.run(() => store.place({ order: placeOrder(facts, at), ...kept }));
  }

  describe(`payout checks in ${name}`, () => {
    it('wait until somebody has looked, once', async () => {
      const id = await anOrder();
      await inTransaction((checks) => checks.note(id, ['shared-card'], at));
      expect(await inTransaction((checks) => checks.approve(id, approvedAt))).toBe(true);
      expect(await inTransaction((checks) => checks.approve(id, again))).toBe(false);
      const check = await inTransaction((checks) => checks.of(id));
      expect(check).toEqual({ reasons: ['shared-card'], notedAt: at, approvedAt });
    });

    it('wait after each hold that is lifted, also what was looked at before', async () => {
      const [first, second] = [await anOrder(), await anOrder()];
      await inTransaction((checks) => checks.note(second, ['shared-card'], at));
      for (const liftedAt of [at, again]) {
        await inTransaction((checks) => checks.noteLifted([first, second], liftedAt));
        const waiting = { notedAt: liftedAt, approvedAt: null };
        expect(await inTransaction((checks) => checks.of(first))).toEqual({
          reasons: ['lifted'],
          ...waiting,
        });
        expect(await inTransaction((checks) => checks.of(second))).toEqual({
          reasons: ['shared-card', 'lifted'],
          ...waiting,
        });
        for (const id of [first, second]) {
          expect(await inTransaction((checks) => checks.approve(id, approvedAt))).toBe(true);
        }
      }
    });
  });
}
