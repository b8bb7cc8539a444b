import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSides, accountsOf, atProvider, changeAtProvider, movementKinds } from './accounts.ts';
import { type Cents, quote, totalOf } from './fees.ts';
import {
  balanceFaults,
  balanceOf,
  isBalanced,
  type Movement,
  missing,
  noMoney,
  refundable,
  releasable,
  reversible,
} from './ledger.ts';
import {
  chargeMovements,
  debtMovements,
  disputeEndMovements,
  disputeMovements,
  failedRefundMovements,
  feeDebtMovements,
  nettingMovements,
  refundMovements,
  releaseMovements,
  reversalMovements,
} from './movements.ts';

const at = new Date('2026-11-03T09:00:00Z');
const of = quote(2500, 500);
const charge = chargeMovements(of, at);

/** Each step computes from what the ledger holds by then. */
function ledgerAfter(...steps: ((movements: readonly Movement[]) => readonly Movement[])[]) {
  const movements = [...charge];
  for (const step of steps) movements.push(...step(movements));
  return movements;
}
const release = (movements: readonly Movement[]) => {
  const balance = balanceOf(movements);
  return releaseMovements(balance, of, releasable(balance, of), at);
};
const refund = (cents: Cents) => (movements: readonly Movement[]) =>
  refundMovements(balanceOf(movements), cents, at);
const reverse = (movements: readonly Movement[]) => reversalMovements(reversible(balanceOf(movements)), at);

describe('the ledger of an order', () => {
  it('holds the price once it is paid', () => {
    expect(balanceOf(charge)).toEqual({ ...noMoney, charged: 2606, held: 2500, fees: 106 });
  });

  it('sends the seller the price less the platform fee', () => {
    const balance = balanceOf(ledgerAfter(release));
    expect(balance).toEqual({ ...noMoney, charged: 2606, released: 2375, fees: 231 });
    expect(releasable(balance, of)).toBe(0);
  });

  it('gives the buyer everything back, and the fees with it', () => {
    const balance = balanceOf(ledgerAfter(refund(2606)));
    expect(balance).toEqual({ ...noMoney, charged: 2606, refunded: 2606 });
    expect(refundable(balance)).toBe(0);
  });

  it('lacks what was released from a refund after it until that is reversed', () => {
    const refunded = balanceOf(ledgerAfter(release, refund(2606)));
    expect(refunded).toEqual({ ...noMoney, charged: 2606, held: -2375, released: 2375, refunded: 2606 });
    expect(reversible(refunded)).toBe(2375);
    expect(balanceOf(ledgerAfter(release, refund(2606), reverse))).toEqual({
      ...noMoney,
      charged: 2606,
      reversed: 2375,
      refunded: 2606,
    });
  });

  it('has nothing of a release away that was taken back and sent again', () => {
    const taken = ledgerAfter(
      release,
      (movements) => disputeMovements(balanceOf(movements), 2606, at),
      reverse,
    );
    expect(balanceOf(taken)).toMatchObject({ released: 0, reversed: 2375 });
    const won = [...taken, ...disputeEndMovements('disputeWon', balanceOf(taken), 2606, at)];
    const again = [...won, ...release(won)];
    expect(balanceOf(again)).toMatchObject({ released: 2375, reversed: 0 });
    const less = [...again, ...reversalMovements(1000, at)];
    expect(balanceOf(less)).toMatchObject({ released: 1375, reversed: 1000 });
  });

  it('takes a part that was refunded from what is held, and after the release from the seller', () => {
    expect(balanceOf(ledgerAfter(refund(500), release))).toMatchObject({
      held: 0,
      released: 1875,
      fees: 231,
    });
    expect(balanceOf(ledgerAfter(release, refund(500), reverse))).toMatchObject({
      held: 0,
      released: 1875,
      fees: 231,
    });
  });

  it('owes the buyer again what the bank sent back', () => {
    const failed = ledgerAfter(refund(2606), (movements) =>
      failedRefundMovements(balanceOf(movements), 2606, at),
    );
    expect(refundable(balanceOf(failed))).toBe(2606);
    expect(balanceOf([...failed, ...refund(2606)(failed)])).toMatchObject({
      held: 0,
      refunded: 2606,
      fees: 0,
    });
  });

  it('writes no row of nothing', () => {
    const free = quote(2500, 0);
    const balance = balanceOf(chargeMovements(free, at));
    expect(releaseMovements(balance, free, releasable(balance, free), at)).toHaveLength(1);
    expect(refundMovements(balance, 100, at)).toHaveLength(1);
  });

  it.each([
    ['released', { ...noMoney, released: -1, held: 1 }],
    ['failed', { ...noMoney, refunded: -1, held: 1 }],
    ['refunded than charged', { ...noMoney, charged: 1, refunded: 2, held: -1 }],
    ['given back', { ...noMoney, fees: -1, held: 1 }],
    ['the tax is not', { ...noMoney, charged: 10, refunded: 10, taxCollected: 1, tax: 1, held: -1 }],
    ['missing', { ...noMoney, charged: 1, refunded: 1, fees: 1, held: -1 }],
    ['held + released', { ...noMoney, held: 1 }],
    ['nothing was charged', { ...noMoney, charged: -1, held: -1 }],
  ])('names what is wrong: %s', (fault, balance) => {
    expect(balanceFaults(balance).join()).toContain(fault);
  });
});

const dispute = (cents: Cents) => (movements: readonly Movement[]) =>
  disputeMovements(balanceOf(movements), cents, at);
const ended = (outcome: 'disputeWon' | 'disputeLost') => (cents: Cents) => (movements: readonly Movement[]) =>
  disputeEndMovements(outcome, balanceOf(movements), cents, at);
const [won, lost] = [ended('disputeWon'), ended('disputeLost')];
const owed = (movements: readonly Movement[]) => debtMovements(missing(balanceOf(movements)), at);

describe('a dispute about a part', () => {
  it('takes that part alone, and leaves the rest for the seller', () => {
    const balance = balanceOf(ledgerAfter(dispute(1000)));
    expect(balance).toEqual({ ...noMoney, charged: 2606, held: 1500, disputed: 1000, fees: 106 });
    expect(releasable(balance, of)).toBe(1375);
    expect(refundable(balance)).toBe(1606);
  });

  it('after the release takes that part back from the seller, and not more', () => {
    expect(reversible(balanceOf(ledgerAfter(release, dispute(1000))))).toBe(1000);
    const balance = balanceOf(ledgerAfter(release, dispute(1000), reverse, lost(1000)));
    expect(balance).toEqual({
      ...noMoney,
      charged: 2606,
      released: 1375,
      reversed: 1000,
      refunded: 1000,
      fees: 231,
    });
  });

  it('that is won is sent on again', () => {
    const balance = balanceOf(ledgerAfter(release, dispute(2606), reverse, won(2606)));
    expect(releasable(balance, of)).toBe(2375);
    expect(balanceOf(ledgerAfter(release, dispute(2606), reverse, won(2606), release))).toEqual({
      ...noMoney,
      charged: 2606,
      released: 2375,
      fees: 231,
    });
  });
});

describe('a debt of a seller', () => {
  it('is what no reversal brings back', () => {
    const emptied = (movements: readonly Movement[]) => [
      ...owed(movements),
      ...debtMovements(reversible(balanceOf(movements)), at),
    ];
    expect(balanceOf(ledgerAfter(release, refund(2606), emptied))).toEqual({
      ...noMoney,
      charged: 2606,
      released: 2375,
      refunded: 2606,
      owing: 2375,
    });
  });

  it('is the fee of the provider for a payment that the seller has undone', () => {
    const fee: Movement = { kind: 'providerFee', cents: 106, at };
    const undone = ledgerAfter(refund(2606), () => [fee]);
    const balance = balanceOf([...undone, ...feeDebtMovements(balanceOf(undone), at)]);
    expect(balance).toMatchObject({ held: 0, owing: 106, fees: 106, providerFees: 106 });
    expect(feeDebtMovements(balance, at)).toEqual([]);
    expect(balanceFaults(balance)).toEqual([]);
  });

  it('is taken from the next release, and never more than that', () => {
    const balance = balanceOf(charge);
    expect(nettingMovements(balance, of, 106, at)).toEqual([{ kind: 'netting', cents: 106, at }]);
    expect(nettingMovements(balance, of, 9999, at)).toEqual([{ kind: 'netting', cents: 2375, at }]);
    expect(nettingMovements(balance, of, 0, at)).toEqual([]);
    const netted = balanceOf(ledgerAfter(() => nettingMovements(balance, of, 106, at), release));
    expect(netted).toEqual({ ...noMoney, charged: 2606, released: 2269, fees: 231, owing: -106 });
  });
});

it('the sum over all accounts is zero, and over those inside the balance at the provider', () => {
  const any = fc.record({
    kind: fc.constantFrom(...movementKinds),
    cents: fc.integer({ min: -100_000, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(any), (movements) => {
      const sums = accountsOf(movements);
      expect(Object.values(sums).reduce((total, cents) => total + cents, 0)).toBe(0);
      const changes = movements.reduce((total, movement) => total + changeAtProvider(movement), 0);
      expect(atProvider(sums)).toBe(changes);
      expect(Object.keys(sums)).toEqual(Object.keys(accountSides));
    }),
  );
});

/** Those of orders: plans and payouts have none. */
const ofOrders = movementKinds.filter((kind) => !kind.startsWith('plan') && kind !== 'payout');
const anyMovement = fc.record({
  kind: fc.constantFrom(...ofOrders),
  cents: fc.integer({ min: -100_000, max: 100_000 }),
});

it('charged and owing are held + released + refunded + disputed + fees + tax after any movements in any order', () => {
  fc.assert(
    fc.property(fc.array(anyMovement), (movements) => {
      expect(isBalanced(balanceOf(movements))).toBe(true);
      // What was taken back before its release is away, and what was released again is not.
      const { reversed: _, ...sums } = balanceOf(movements.toReversed());
      expect(balanceOf(movements)).toMatchObject(sums);
    }),
  );
});

type Step = 'release' | 'refund all' | 'refund a part' | 'reverse' | 'refund fails';
const histories = fc.record({
  price: fc.integer({ min: 50, max: 999_999 }),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  taxCents: fc.integer({ min: 0, max: 99_999 }),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom<Step>('release', 'refund all', 'refund a part', 'reverse', 'refund fails'),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 12 },
  ),
});

it('nothing is ever wrong with the balance, whatever is released, refunded and reversed in whatever order', () => {
  fc.assert(
    fc.property(histories, ({ price, basisPoints, taxCents, steps }) => {
      const paid = { ...quote(price, basisPoints), taxCents };
      const movements: Movement[] = [...chargeMovements(paid, at)];
      for (const { step, part } of steps) {
        const balance = balanceOf(movements);
        const cents = Math.floor(refundable(balance) * part);
        const taken: Record<Step, () => readonly Movement[]> = {
          release: () => releaseMovements(balance, paid, releasable(balance, paid), at),
          'refund all': () => refundMovements(balance, refundable(balance), at),
          'refund a part': () => refundMovements(balance, cents, at),
          reverse: () => reversalMovements(reversible(balance), at),
          'refund fails': () => failedRefundMovements(balance, Math.floor(balance.refunded * part), at),
        };
        movements.push(...taken[step]());
        expect(balanceFaults(balanceOf(movements))).toEqual([]);
        expect(balanceOf(movements).charged).toBe(totalOf(paid));
      }
    }),
  );
});

describe('a debt of the seller', () => {
  const charged = chargeMovements(of, at);
  const paidOut = [...charged, ...releaseMovements(balanceOf(charged), of, 2375, at)];
  const disputed = [...paidOut, ...disputeMovements(balanceOf(paidOut), 2500, at)];
  const owed = [...disputed, ...debtMovements(2375, at)];

  it('is brought back by no reversal, so what goes back after it is taken from the fees', () => {
    const rest = refundable(balanceOf(owed));
    const { held, owing } = balanceOf(owed);
    expect({ owing, isMoneyLeft: held >= rest }).toEqual({ owing: 2375, isMoneyLeft: false });
    expect(refundMovements(balanceOf(owed), rest, at)).toContainEqual({
      kind: 'fee',
      cents: held - rest,
      at,
    });
  });

  it('that nobody will pay is written off, and not held for anybody', () => {
    const writtenOff = accountsOf([...owed, { kind: 'writeOff', cents: 2375 }]);
    const before = accountsOf(owed);
    expect(writtenOff).toEqual({ ...before, debts: before.debts + 2375, writeOffs: -2375 });
  });
});
