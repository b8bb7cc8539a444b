import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { expect } from 'vitest';
import type { Ledger } from '../../src/market/orders/ports.ts';
import { contractStart as at } from './arrange.ts';
import { paidSales, type SalePorts } from './paid-sales.ts';
import { describe, it } from './suite.ts';

export interface KeptDebtPorts extends SalePorts {
  readonly ledger: Pick<Ledger, 'add' | 'entriesOf' | 'lockDebtOf' | 'writeOffDebtOf' | 'takeOverDebts'>;
  /** The member has shown to read the mailbox of this digest. */
  proveMailbox(id: MemberId, digest: string): Promise<void>;
  /** The last step of deleting the account. */
  removeMember(id: MemberId): Promise<void>;
}

let count = 0;

/** What a seller owes follows to another account of the same person. */
export function keptDebtsContract(name: string, ports: () => KeptDebtPorts): void {
  const { paid } = paidSales(ports);
  const within = <T>(work: () => Promise<T>): Promise<T> => ports().transaction.run(work);
  const debtOf = (sellerId: MemberId) => within(() => ports().ledger.lockDebtOf(sellerId));
  const takeOver = (id: OrderId, sellerId: MemberId) =>
    within(async () => {
      await ports().store.lock(id);
      await ports().ledger.takeOverDebts({ id, sellerId }, at);
    });

  async function owing(sellerId: MemberId, cents: number): Promise<OrderId> {
    const id = await paid(sellerId);
    count += 1;
    const debt = { kind: 'debt', cents, at, providerId: `debt-${count}`, balanceTransaction: null } as const;
    await within(async () => {
      await ports().store.lock(id);
      await ports().ledger.add(id, [debt]);
    });
    return id;
  }

  const leaves = (sellerId: MemberId) =>
    within(async () => {
      await ports().ledger.writeOffDebtOf(sellerId, at);
      await ports().removeMember(sellerId);
    });

  describe(`debts of sellers who left in ${name}`, () => {
    it('are owed again by another account of the mailbox, once, and the books are as they were', async () => {
      const { ledger, addMember, proveMailbox } = ports();
      const digest = `debts-${count}`;
      const [before, again, stranger] = [await addMember(), await addMember(), await addMember()];
      await proveMailbox(before, digest);
      const first = await owing(before, 2375);
      await leaves(before);
      await proveMailbox(again, digest);
      await proveMailbox(stranger, `${digest}-of-another`);
      const [sale, next, other] = [await paid(again), await paid(again), await paid(stranger)];
      await takeOver(other, stranger);
      expect(await debtOf(stranger)).toBe(0);
      await takeOver(sale, again);
      await takeOver(next, again);
      expect(await debtOf(again)).toBe(2375);
      const entries = [...(await ledger.entriesOf(first)), ...(await ledger.entriesOf(sale))];
      expect(accountsOf(entries)).toMatchObject({ debts: -2375, writeOffs: 0 });
      expect(accountsOf(await ledger.entriesOf(next))).toMatchObject({ debts: 0, writeOffs: 0 });
    });

    it('follow from account to account', async () => {
      const { addMember, proveMailbox } = ports();
      const digest = `debts-${count}-again`;
      const [one, two, three] = [await addMember(), await addMember(), await addMember()];
      await proveMailbox(one, digest);
      await owing(one, 500);
      await leaves(one);
      await proveMailbox(two, digest);
      const sale = await paid(two);
      await takeOver(sale, two);
      await leaves(two);
      await proveMailbox(three, digest);
      await takeOver(await paid(three), three);
      expect(await debtOf(three)).toBe(500);
    });

    it('stay written off where nobody has shown to read the mailbox', async () => {
      const { addMember } = ports();
      const [one, two] = [await addMember(), await addMember()];
      await owing(one, 500);
      await leaves(one);
      await takeOver(await paid(two), two);
      expect(await debtOf(two)).toBe(0);
    });
  });
}
