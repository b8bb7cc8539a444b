import { openOrderStatuses } from '@nestmates/domain/market/orders/order.ts';
import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { type Deeds, givenBack, has, mayBeBack, mustHave } from '../../testing/orders/party-balances.ts';
import { type OrderStores, sellerIds } from './order-stores.ts';

async function deedsOf({ store, payments }: OrderStores): Promise<readonly Deeds[]> {
  return Promise.all(
    [...store.kept.values()].map(async ({ order, timeline }) => {
      const checkout = [...payments.checkouts.values()].find(
        ({ reference, status }) => reference === order.reference && status === 'paid',
      );
      const paid = checkout?.status === 'paid' ? checkout : undefined;
      const payment = paid && (await payments.payment({ paymentId: paid.paymentId }));
      return { order, timeline, payment, taxCents: paid?.taxCents ?? 0 };
    }),
  );
}

/** The debt of an order that another has paid before: an operator hears of it, and the next sale counts it. */
const paidTwice = 'a debt of a seller was paid twice';

/** What is wrong where all is over: something is stuck, the books differ, or money lies in a wrong pocket. */
export async function faultsInTheEnd(app: OrderStores, now: Date): Promise<readonly string[]> {
  const { store, payments } = app;
  const faults: string[] = [];
  const open: readonly string[] = openOrderStatuses;
  for (const [id, { order }] of store.kept) {
    const { held } = balanceOf(await store.entriesOf(id));
    if (open.includes(order.status)) faults.push(`order ${id} is stuck as ${order.status}`);
    else if (held !== 0) faults.push(`order ${id} is ${order.status} and ${held} is held`);
  }
  for (const { orderId } of await store.due(now)) faults.push(`money of order ${orderId} is stuck`);
  for (const sellerId of sellerIds) {
    const rows = store.entries.filter(({ orderId }) => store.orderOf(orderId).sellerId === sellerId);
    const { debts } = accountsOf(rows);
    const told = app.alerts.filter(
      ({ alert, facts: { order } }) =>
        alert === paidTwice && rows.some(({ orderId, kind }) => orderId === order && kind === 'debt'),
    );
    const said = told.reduce((sum, { facts: { cents } }) => sum + Number(cents), 0);
    if (debts > said) faults.push(`seller ${sellerId} has paid ${debts} more than was owed`);
  }
  const accounts = accountsOf(store.entries);
  const { balance } = payments;
  if (atProvider(accounts) !== balance)
    faults.push(`our books say ${atProvider(accounts)}, the provider has ${balance}`);
  const deeds = await deedsOf(app);
  const [having, due] = [has(deeds, { accounts, balance }), mustHave(deeds)].map((each) =>
    JSON.stringify(each),
  );
  if (having !== due) faults.push(`the parties have ${having} and must have ${due}`);
  for (const one of deeds) {
    if (!one.payment) continue;
    const back = givenBack(one.payment);
    const { least, most } = mayBeBack(one, await store.keysOf(one.order.id));
    if (back < least || back > most)
      faults.push(`order ${one.order.id}: ${back} went back, which may be ${least} to ${most}`);
  }
  return faults;
}
