import { heldOfPayment } from '@nestmates/domain/market/orders/money-shown.ts';
import { moneySentences } from '@nestmates/domain/market/orders/money-words.ts';
import { accountsOf } from '@nestmates/domain/money/payments/accounts.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailOf } from '../../../../testing/a-member.ts';
import {
  type OrdersInMemory,
  ordersInMemory,
  paidOrder,
} from '../../../../testing/memory/orders-in-memory.ts';
import { historyRounds } from '../../../../testing/orders/history-rounds.ts';
import { tryTo } from '../../../../testing/orders/member-steps.ts';
import { histories, orderSteps, settleDown } from '../../../../testing/orders/memory-histories.ts';
import type { LedgerEntry } from '../ledger-ports.ts';
import type { OrderView } from '../order-view.ts';

const centsIn = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 100);

/** What a text says of each kind of amount. */
const said = (text: string, patterns: Readonly<Record<string, RegExp>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const amount = pattern.exec(text)?.[1];
      return amount === undefined ? [] : [[name, centsIn(amount)]];
    }),
  );

const amount = String.raw`\$([\d,]+\.\d\d)`;
const pattern = (words: string): RegExp => new RegExp(words.replace('$', () => amount));
const patterns = {
  buyer: {
    back: pattern('$ (?:of what )?you paid went back to your card'),
    withBank: pattern('$ (?:of what )?you paid is with your bank'),
    toSeller: pattern('Ana has been paid $'),
  },
  seller: {
    back: pattern('$ (?:of what )?she paid went back to Bea'),
    withBank: pattern('$ (?:of what )?she paid is with the bank of Bea'),
    paid: pattern('You were paid $'),
    takenBack: pattern('$ was paid to you and taken back'),
    kept: pattern('$ was kept for what was owed to us'),
    keeping: pattern('$ of it is kept for what is owed to us'),
    owing: pattern('$ became a debt'),
    debt: pattern('Altogether $ is owed to us'),
  },
} as const;

const withoutZeros = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, cents]) => cents > 0));

/** The same from the rows of the ledger. */
function inLedger(entries: readonly LedgerEntry[], all: readonly LedgerEntry[]) {
  const { refunds, disputes, claims, lostClaims, sellers, debts, writeOffs } = accountsOf(entries);
  // The most that the seller ever had is what a release can bring back.
  const had = entries.map((_, nth) => accountsOf(entries.slice(0, nth + 1)).sellers);
  const away = Math.max(0, ...had) - sellers;
  const owed = 0 - debts - writeOffs;
  const debt = 0 - accountsOf(all).debts;
  const both = { back: refunds + lostClaims, withBank: disputes + claims };
  return {
    buyer: withoutZeros({ ...both, toSeller: sellers - owed }),
    seller: withoutZeros({
      ...both,
      paid: sellers,
      takenBack: away,
      kept: 0 - owed,
      owing: owed,
      debt: owed > 0 ? debt : 0,
    }),
    debt,
  };
}

/** Nothing keeps what is held from its seller any more. */
const isReleased = ({ status, inquiry, releaseAt }: Pick<OrderView, 'status' | 'inquiry' | 'releaseAt'>) =>
  status === 'completed' && !inquiry && releaseAt === null;

/** All that the page says of amounts. */
function pageText({ role, status, inquiry, releaseAt, money }: OrderView): string {
  const other = role === 'buyer' ? 'Ana' : 'Bea';
  const isCompleted = isReleased({ status, inquiry, releaseAt });
  return moneySentences(money, { role, other, Other: other, isCompleted })
    .map(({ text }) => text)
    .join(' ');
}

async function expectWords(app: OrdersInMemory, orderId: number): Promise<void> {
  const entries = await app.store.entriesOf(orderId);
  const { debt, ...expected } = inLedger(entries, app.store.entries);
  for (const [side, caller] of [
    ['buyer', app.bea],
    ['seller', app.ana],
  ] as const) {
    const order = await app.pages.show(caller, orderId);
    const text = pageText(order);
    const { keeping, ...amounts } = said(text, patterns[side]);
    expect(amounts, `${side}, ${order.status}: ${text}`).toEqual(expected[side]);
    const isToCome = side === 'seller' && isReleased(order);
    const kept = isToCome ? Math.min(debt, order.money.toSeller) : 0;
    expect(keeping ?? 0, `${side}, ${order.status}: ${text}`).toBe(kept === order.money.toSeller ? 0 : kept);
    if (side === 'seller' || !['pending_shipment', 'shipped', 'problem'].includes(order.status)) continue;
    const { held, fees, providerFees, tax } = accountsOf(entries);
    // What a seller gives back besides a debt is none of the payment.
    if ('owing' in expected.seller) continue;
    const inHand = order.money.released > 0 ? held : held + fees + providerFees + tax;
    expect(heldOfPayment(order.money), text).toBe(Math.max(0, inHand - (order.money.goingBack ?? 0)));
  }
}

/** What letters say of amounts beside what the ledger has at that moment. */
function lettersOf(app: OrdersInMemory, orderId: number) {
  const letters: { readonly text: string; readonly said: object; readonly has: object }[] = [];
  const { mailer } = app;
  const send = mailer.send.bind(mailer);
  mailer.send = async (mail) => {
    const side = mail.to === emailOf(app.bea.id) ? 'buyer' : 'seller';
    const has = inLedger(await app.store.entriesOf(orderId), app.store.entries)[side];
    const { keeping: _, ...amounts } = said(mail.text, patterns[side]);
    letters.push({ text: mail.text, said: amounts, has });
    await send(mail);
  };
  return letters;
}

const paid = ['pays', 'the event of the checkout comes'];
const released = [...paid, 'ships', 'confirms', 'a worker runs'];
const heard = ['the event of the payment comes', 'a worker runs'];
/** Banks are rare by chance alone. */
const disputes = fc
  .tuple(
    fc.constantFrom(paid, released, [...released, 'the seller empties her account']),
    fc.constantFrom('the bank looks into all of it', 'the bank looks into a part', 'the bank asks'),
    fc.constantFrom(
      'the bank decides for the seller',
      'the bank decides for the buyer',
      'a part is refunded in the dashboard',
    ),
    histories,
  )
  .map(([begun, opened, ended, after]) => [...begun, opened, ...heard, ended, ...heard, ...after]);

it('what both sides read of the money is what the ledger says, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(histories, disputes),
      fc.boolean(),
      fc.boolean(),
      async (history, withTax, withDebt) => {
        const app = ordersInMemory({ platformFee: 500, withTax });
        if (withDebt) await app.orders.take('cancel', app.ana, await paidOrder(app));
        await app.runJobs();
        const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
        const letters = lettersOf(app, orderId);
        for (const name of history) {
          await tryTo(() => orderSteps[name]?.(app, orderId));
          await expectWords(app, orderId);
        }
        await settleDown(app, orderId);
        await expectWords(app, orderId);
        for (const letter of letters) expect(letter.has, letter.text).toMatchObject(letter.said);
        const reversals = (await app.store.entriesOf(orderId)).filter(({ kind }) => kind === 'reversal');
        const told = app.store.timelineOf(orderId).filter(({ action }) => action === 'takeBack');
        expect(told.map(({ cents }) => cents)).toEqual(reversals.map(({ cents }) => cents));
      },
    ),
    historyRounds(),
  );
});
