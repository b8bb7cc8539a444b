import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { expect } from 'vitest';
import type { Ledger } from '../../src/market/orders/ledger-ports.ts';
import type { SellerNamed } from '../../src/market/orders/parted-sellers.ts';
import { contractStart as at } from './arrange.ts';
import { paidSales, type SalePorts } from './paid-sales.ts';
import { type PartingPorts, saidOfTwo } from './said-of-two.ts';
import { describe, it } from './suite.ts';

export interface PersonDebtPorts extends SalePorts, PartingPorts {
  readonly ledger: Pick<
    Ledger,
    'add' | 'due' | 'entriesOf' | 'lockDebtOf' | 'lockDebtOfSale' | 'owingOrdersOf' | 'keepSalesOf' | 'setDue'
  >;
  /** The member has shown to read the mailbox of this digest, and no other from then on. */
  proveMailbox(id: MemberId, digest: string): Promise<void>;
  /** The provider says that the seller is paid to the bank account of this digest, too. */
  paidTo(id: MemberId, digest: string): Promise<void>;
  /** The last step of deleting the account. */
  removeMember(id: MemberId): Promise<void>;
}

let count = 0;

/** What a seller owes is owed by the person, with whichever account. */
export function personDebtsContract(name: string, ports: () => PersonDebtPorts): void {
  const { paid } = paidSales(ports);
  const within = <T>(work: () => Promise<T>): Promise<T> => ports().transaction.run(work);
  const debtOf = (sellerId: MemberId) => within(() => ports().ledger.lockDebtOf(sellerId));
  const debtOfSale = (id: OrderId) => within(() => ports().ledger.lockDebtOfSale(id));

  async function book(
    id: OrderId,
    kind: 'debt' | 'netting',
    cents: number,
    settles?: OrderId,
  ): Promise<void> {
    count += 1;
    const named = { kind, cents, at, providerId: `${kind}-${count}`, balanceTransaction: null };
    const entry = settles === undefined ? named : { ...named, settles };
    await within(async () => {
      await ports().store.lock(id);
      await ports().ledger.add(id, [entry]);
    });
  }

  const say = saidOfTwo(ports);

  const leaves = (sellerId: MemberId) =>
    within(async () => {
      await ports().ledger.keepSalesOf(sellerId, at);
      await ports().removeMember(sellerId);
    });

  function digestOf(what: string): string {
    count += 1;
    return `debts-${what}-${count}`;
  }

  /** A member who has shown to read the mailbox. */
  async function withMailbox(digest: string): Promise<MemberId> {
    const id = await ports().addMember();
    await ports().proveMailbox(id, digest);
    return id;
  }

  describe(`debts of a person in ${name}`, () => {
    it('are owed with each live account of the mailbox, and once', async () => {
      const digest = digestOf('live');
      const [one, two] = [await withMailbox(digest), await withMailbox(digest)];
      const stranger = await withMailbox(digestOf('of-another'));
      await book(await paid(one), 'debt', 2375);
      expect([await debtOf(one), await debtOf(two), await debtOf(stranger)]).toEqual([2375, 2375, 0]);
      await book(await paid(two), 'netting', 2000);
      expect([await debtOf(one), await debtOf(two)]).toEqual([375, 375]);
    });

    it('are owed by two accounts without a mailbox each for itself', async () => {
      const [one, two] = [await ports().addMember(), await ports().addMember()];
      await book(await paid(one), 'debt', 500);
      expect([await debtOf(one), await debtOf(two)]).toEqual([500, 0]);
    });

    it('follow through deletion, from account to account, and what comes afterwards too', async () => {
      const digest = digestOf('left');
      const one = await withMailbox(digest);
      const [owing, quiet] = [await paid(one), await paid(one)];
      await book(owing, 'debt', 500);
      await leaves(one);
      const two = await withMailbox(digest);
      expect(await debtOf(two)).toBe(500);
      await book(quiet, 'debt', 60);
      expect([await debtOf(two), await debtOfSale(owing), await debtOfSale(quiet)]).toEqual([560, 560, 560]);
      await book(await paid(two), 'netting', 500);
      expect([await debtOf(two), await debtOfSale(owing)]).toEqual([60, 60]);
      await leaves(two);
      expect(await debtOf(await withMailbox(digest))).toBe(60);
    });

    it('follow to whoever has a mailbox that the account had before, and count once', async () => {
      const [former, last] = [digestOf('former'), digestOf('last')];
      const one = await withMailbox(former);
      const owing = await paid(one);
      await book(owing, 'debt', 500);
      await ports().proveMailbox(one, last);
      const [again, beside] = [await withMailbox(former), await withMailbox(last)];
      const owed = async () => [await debtOf(again), await debtOf(beside), await debtOfSale(owing)];
      expect([await debtOf(one), await debtOf(again), await debtOf(beside)]).toEqual([500, 500, 500]);
      await leaves(one);
      expect(await owed()).toEqual([500, 500, 500]);
      await book(await paid(again), 'netting', 200, owing);
      expect(await owed()).toEqual([300, 300, 300]);
    });

    it('are owed by whoever had the mailbox of a deleted account, also with another one by now', async () => {
      const mailbox = digestOf('of-before');
      const one = await withMailbox(mailbox);
      await book(await paid(one), 'debt', 500);
      await leaves(one);
      const again = await withMailbox(mailbox);
      await ports().proveMailbox(again, digestOf('of-now'));
      expect(await debtOf(again)).toBe(500);
      await leaves(again);
      expect(await debtOf(await withMailbox(mailbox))).toBe(500);
    });

    it('are none of one who has a mailbox that was somebody else’s before, once the two are parted', async () => {
      const mailbox = digestOf('given-away');
      const one = await withMailbox(mailbox);
      await ports().proveMailbox(one, digestOf('of-now'));
      const two = await withMailbox(mailbox);
      const [owing, theirs] = [await paid(one), await paid(two)];
      await book(owing, 'debt', 500);
      await book(theirs, 'debt', 70);
      expect([await debtOf(one), await debtOf(two)]).toEqual([570, 570]);
      await say('part', one, two);
      expect([await debtOf(one), await debtOf(two)]).toEqual([500, 70]);
      // Each owes its own, whatever mailbox it has from then on.
      for (const id of [one, two]) await ports().proveMailbox(id, digestOf('later'));
      expect([await debtOf(one), await debtOf(two)]).toEqual([500, 70]);
      for (const id of [one, two]) await leaves(id);
      expect([await debtOfSale(owing), await debtOfSale(theirs)]).toEqual([500, 70]);
    });

    it('are owed again by whoever was parted from one who then took the mailbox', async () => {
      const [bank, mailbox] = [digestOf('bank'), digestOf('taken')];
      const [other, debtor] = [await withMailbox(digestOf('of-another')), await withMailbox(mailbox)];
      for (const id of [other, debtor]) await ports().paidTo(id, bank);
      await say('part', other, debtor);
      await ports().proveMailbox(other, mailbox);
      await book(await paid(debtor), 'debt', 500);
      await leaves(debtor);
      const again = await withMailbox(mailbox);
      expect(await debtOf(again)).toBe(500);
      await ports().proveMailbox(again, digestOf('later'));
      expect(await debtOf(again)).toBe(500);
    });

    it('of two accounts that have left are one sum', async () => {
      const digest = digestOf('two');
      for (const cents of [500, 70]) {
        const id = await withMailbox(digest);
        await book(await paid(id), 'debt', cents);
        await leaves(id);
      }
      expect(await debtOf(await withMailbox(digest))).toBe(570);
    });

    it('are nobody else’s where the seller had shown to read no mailbox', async () => {
      const one = await ports().addMember();
      const [owing, other] = [await paid(one), await paid(one)];
      await book(owing, 'debt', 500);
      await leaves(one);
      expect(await debtOf(await ports().addMember())).toBe(0);
      expect(await debtOf(await withMailbox(digestOf('any')))).toBe(0);
      expect(await debtOfSale(other)).toBe(500);
    });

    describe('by the bank account', () => {
      async function withBank(bank: string): Promise<MemberId> {
        const id = await withMailbox(digestOf('of-one-with-a-bank'));
        await ports().paidTo(id, bank);
        return id;
      }

      it('are owed with each live account that has it, also one with another by now', async () => {
        const bank = digestOf('bank');
        const [one, two] = [await withBank(bank), await withBank(bank)];
        const stranger = await withBank(digestOf('bank-of-another'));
        await ports().paidTo(one, digestOf('new-bank'));
        const owing = await paid(one);
        await book(owing, 'debt', 500);
        expect([await debtOf(one), await debtOf(two), await debtOf(stranger)]).toEqual([500, 500, 0]);
        await book(await paid(two), 'netting', 500, owing);
        expect([await debtOf(one), await debtOf(two)]).toEqual([0, 0]);
      });

      it('follow through deletion to an account with another mailbox', async () => {
        const bank = digestOf('bank');
        const one = await withBank(bank);
        const [owing, quiet] = [await paid(one), await paid(one)];
        await book(owing, 'debt', 500);
        await leaves(one);
        const two = await withBank(bank);
        await book(quiet, 'debt', 60);
        expect([await debtOf(two), await debtOfSale(owing)]).toEqual([560, 560]);
        await leaves(two);
        expect(await debtOf(await withBank(bank))).toBe(560);
      });

      it('go to those that share one with the account, not on to those that share one with them', async () => {
        const [left, right] = [digestOf('left'), digestOf('right')];
        const [one, between, other] = [await withBank(left), await withBank(left), await withBank(right)];
        await ports().paidTo(between, right);
        await book(await paid(one), 'debt', 500);
        expect([await debtOf(between), await debtOf(other)]).toEqual([500, 0]);
      });

      it('of a third that two share with it are taken once', async () => {
        const [left, right] = [digestOf('left'), digestOf('right')];
        const [one, between, other] = [await withBank(left), await withBank(left), await withBank(right)];
        await ports().paidTo(between, right);
        const owing = await paid(between);
        await book(owing, 'debt', 500);
        expect([await debtOf(one), await debtOf(other)]).toEqual([500, 500]);
        await book(await paid(one), 'netting', 300, owing);
        expect([await debtOf(one), await debtOf(other), await debtOf(between)]).toEqual([200, 200, 200]);
      });

      it('are said by orders, the oldest first, and whose they are', async () => {
        const bank = digestOf('bank');
        const [one, two] = [await withBank(bank), await withBank(bank)];
        const [first, own, clear] = [await paid(one), await paid(two), await paid(one)];
        await book(first, 'debt', 500);
        await book(own, 'debt', 70);
        await book(clear, 'debt', 20);
        await book(own, 'netting', 20, clear);
        const owed = [
          { orderId: first, cents: 500, isOwn: false },
          { orderId: own, cents: 70, isOwn: true },
        ];
        expect(await ports().ledger.owingOrdersOf({ id: own, sellerId: two })).toEqual(owed);
        await leaves(two);
        expect(await ports().ledger.owingOrdersOf({ id: own, sellerId: null })).toEqual(
          owed.map((order) => ({ ...order, isOwn: false })),
        );
      });

      it.each(['older', 'younger'])(
        'are none of an order that another one of the same party has settled, beside a debt that is %s',
        async (which) => {
          const bank = digestOf('bank');
          const [one, two] = [await withBank(bank), await withBank(bank)];
          const older = await paid(two);
          const [paidTooMuch, settled, half] = [await paid(one), await paid(one), await paid(one)];
          const theirs = which === 'older' ? older : await paid(two);
          await book(paidTooMuch, 'netting', 70);
          await book(settled, 'debt', 50);
          await book(half, 'debt', 30);
          await book(theirs, 'debt', 40);
          const owed = [
            { orderId: theirs, cents: 40, isOwn: false },
            { orderId: half, cents: 10, isOwn: true },
          ].toSorted((left, right) => left.orderId - right.orderId);
          expect(await ports().ledger.owingOrdersOf({ id: half, sellerId: one })).toEqual(owed);
          expect([await debtOf(one), await debtOf(two)]).toEqual([50, 50]);
        },
      );

      it('are none of one who is not the same person, live or deleted, whoever of the two owes', async () => {
        const bank = digestOf('bank');
        const [one, two, third] = [await withBank(bank), await withBank(bank), await withBank(bank)];
        await book(await paid(one), 'debt', 500);
        await say('part', two, one);
        expect([await debtOf(one), await debtOf(two), await debtOf(third)]).toEqual([500, 0, 500]);
        await book(await paid(two), 'debt', 70);
        expect([await debtOf(one), await debtOf(two), await debtOf(third)]).toEqual([500, 70, 570]);
        await leaves(one);
        expect([await debtOf(two), await debtOf(third)]).toEqual([70, 570]);
      });

      it('were taken for another one: owed again once they are parted, and due to the one', async () => {
        const { ledger } = ports();
        const bank = digestOf('bank');
        const [one, two, third] = [await withBank(bank), await withBank(bank), await withBank(bank)];
        const [owing, own, former] = [await paid(one), await paid(two), digestOf('former')];
        await book(owing, 'debt', 500);
        await book(own, 'netting', 300, owing);
        const isDue = async () => (await ledger.due(at, 1000)).some(({ orderId }) => orderId === own);
        expect([await isDue(), balanceOf(await ledger.entriesOf(own)).held]).toEqual([false, -300]);
        await say('part', one, two);
        expect([await isDue(), balanceOf(await ledger.entriesOf(own)).held]).toEqual([true, 0]);
        expect([await debtOf(one), await debtOf(two), await debtOf(third)]).toEqual([500, 0, 500]);
        await book(await paid(two), 'debt', 100);
        expect([await debtOf(one), await debtOf(two), await debtOf(third)]).toEqual([500, 100, 600]);
        // What was given back is not given back again.
        await within(async () => {
          await ports().store.lock(own);
          await ledger.setDue(own, false);
        });
        await ports().proveMailbox(one, former);
        await say('part', one, two);
        expect([await isDue(), balanceOf(await ledger.entriesOf(own)).held]).toEqual([false, 0]);
        await ports().proveMailbox(one, digestOf('later'));
        await say('join', two, one);
        expect([await debtOf(one), await debtOf(two), await debtOf(third)]).toEqual([600, 600, 600]);
        // Nothing is left of what was said by a mailbox of before.
        await ports().proveMailbox(one, former);
        expect([await debtOf(one), await debtOf(two)]).toEqual([600, 600]);
      });

      it('are counted of two with all accounts of their mailboxes, and with what one has paid for the other', async () => {
        const [bank, mailbox] = [digestOf('bank'), digestOf('of-one-side')];
        const [one, same, other] = [
          await withMailbox(mailbox),
          await withMailbox(mailbox),
          await withBank(bank),
        ];
        for (const id of [one, same]) await ports().paidTo(id, bank);
        const moneyOf = (left: SellerNamed, right: SellerNamed) =>
          within(async () => {
            await ports().parted.lock(left, right, at);
            return ports().parted.moneyOf(left, right);
          });
        const [owing, own] = [await paid(one), await paid(other)];
        await book(owing, 'debt', 500);
        expect(await moneyOf({ memberId: same }, { memberId: other })).toBe(500);
        await book(own, 'debt', 70);
        await book(own, 'netting', 300, owing);
        expect(await moneyOf({ memberId: other }, { memberId: same })).toBe(200 + 70 + 300);
        await leaves(one);
        expect(await moneyOf({ memberId: other }, { saleOf: owing })).toBe(200 + 70 + 300);
        await say('part', other, { saleOf: owing });
        expect(await moneyOf({ memberId: other }, { memberId: same })).toBe(500 + 70);
      });

      it('are none of one who is not the same person as somebody who has left, and again once joined', async () => {
        const bank = digestOf('bank');
        const [one, two, mailbox] = [await withBank(bank), await withBank(bank), digestOf('again')];
        await ports().proveMailbox(one, mailbox);
        const [owing, own] = [await paid(one), await paid(two)];
        await book(owing, 'debt', 500);
        await book(own, 'netting', 200, owing);
        await leaves(one);
        expect(await debtOf(two)).toBe(300);
        await say('part', two, { saleOf: owing });
        expect([await debtOf(two), await debtOfSale(owing)]).toEqual([0, 500]);
        // Whoever comes back with the mailbox is still somebody else.
        const again = await withMailbox(mailbox);
        await ports().paidTo(again, bank);
        expect([await debtOf(again), await debtOf(two)]).toEqual([500, 0]);
        await say('join', { saleOf: owing }, two);
        expect([await debtOf(again), await debtOf(two)]).toEqual([500, 500]);
      });

      it.each(['a new account', 'another account beside'])(
        'are none of one who is not the same person as somebody who has had another mailbox since: %s',
        async (which) => {
          const [bank, mailbox] = [digestOf('bank'), digestOf('changed')];
          const [one, honest] = [await withBank(bank), await withBank(bank)];
          await say('part', honest, one);
          const sale = await paid(one);
          await ports().proveMailbox(one, mailbox);
          await ports().proveMailbox(honest, digestOf('changed-too'));
          if (which === 'a new account') await leaves(one);
          const again = await withMailbox(mailbox);
          await ports().paidTo(again, bank);
          await book(await paid(again), 'debt', 500);
          expect([await debtOf(honest), await debtOf(again)]).toEqual([0, 500]);
          await book(sale, 'debt', 60);
          await book(await paid(honest), 'debt', 70);
          expect([await debtOf(honest), await debtOf(again)]).toEqual([70, 560]);
          await say('join', honest, again);
          expect([await debtOf(honest), await debtOf(again)]).toEqual([630, 630]);
        },
      );

      it('are not less for two who share one with a third that has paid too much', async () => {
        const [left, right] = [digestOf('left'), digestOf('right')];
        const [one, between, other] = [await withBank(left), await withBank(left), await withBank(right)];
        await ports().paidTo(between, right);
        await book(await paid(between), 'netting', 500);
        for (const seller of [one, other]) await book(await paid(seller), 'debt', 400);
        expect([await debtOf(one), await debtOf(other), await debtOf(between)]).toEqual([400, 400, 800]);
      });

      it('are those of one who shows to read the same mailbox, whatever was said', async () => {
        const [bank, mailbox] = [digestOf('bank'), digestOf('shared')];
        const [one, two] = [await withBank(bank), await withBank(bank)];
        await book(await paid(one), 'debt', 500);
        await say('part', one, two);
        await ports().proveMailbox(one, mailbox);
        await ports().proveMailbox(two, mailbox);
        expect(await debtOf(two)).toBe(500);
      });
    });
  });
}
