import { randomUUID } from 'node:crypto';
import { settleOrder } from '@nestmates/application/market/orders/order-changes.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { insertOrder, insertPaidOrder, insertSandboxPayment, payable } from '../../../testing/order-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';

const [price, debt] = [4800, 174];

/** Sellers who are paid to one bank account, of whom the first owes something, and each has a sale that is to be paid. */
async function withOneBank({ server, bea: buyer }: Round, count: number) {
  const { knex } = server;
  const sellers = await signedInMembers(server, count, columnsOf.premium);
  const [bank, at] = [randomUUID(), later(server.clock.now(), -hours(1))];
  await knex('seller_marks').insert(
    sellers.map(({ id: memberId }) => ({ memberId, digest: bank, notedAt: at })),
  );
  const [debtor] = sellers;
  if (!debtor) throw new Error('There is one');
  for (const seller of sellers) await payable(knex, seller);
  const cancelled = { status: 'cancelled', cancelledAt: at };
  const debtOrder = await insertOrder(knex, { buyer, seller: debtor }, cancelled);
  await knex('transactions').insert({
    orderId: debtOrder,
    kind: 'debt',
    cents: debt,
    at,
    providerId: randomUUID(),
  });
  const completed = { status: 'completed', shippedAt: at, completedAt: at, moneyDue: true };
  const due: number[] = [];
  for (const seller of sellers) {
    const orderId = await insertPaidOrder(knex, { buyer, seller }, completed);
    await insertSandboxPayment(knex, orderId);
    due.push(orderId);
  }
  return { sellers, due };
}

/** What each of these orders has released, and kept for what is owed. */
async function paidOf({ server }: Round, orders: readonly number[]) {
  const sumOf = async (orderId: number, kind: string): Promise<number> => {
    const rows = await server.knex('transactions').where({ orderId, kind }).select('cents');
    return rows.reduce((sum, { cents }) => sum + cents, 0);
  };
  const paid: { readonly released: number; readonly kept: number }[] = [];
  for (const orderId of orders)
    paid.push({ released: await sumOf(orderId, 'release'), kept: await sumOf(orderId, 'netting') });
  return paid;
}

async function adminOf({ server }: Round): Promise<SignedInMember> {
  const [admin] = await signedInMembers(server, 1, columnsOf.admin);
  if (!admin) throw new Error('There is no administrator');
  return admin;
}

const settle = (at: Round['one'], orderId: number | undefined) =>
  at.work(settleOrder, { orderId: orderId ?? 0 });

raceInTwoProcesses(
  {
    'two payouts of one person who owes something': async (round) => {
      const { due } = await withOneBank(round, 2);
      await Promise.all([settle(round.one, due[0]), settle(round.two, due[1])]);
      const paid = await paidOf(round, due);
      return (
        paid.every(({ released, kept }) => released + kept === price) &&
        paid.reduce((sum, { kept }) => sum + kept, 0) === debt
      );
    },

    'two who are parted against the payout that pays what the other owes': async (round) => {
      const { sellers, due } = await withOneBank(round, 2);
      const admin = await adminOf(round);
      const body = { memberId: sellers[0]?.id, text: 'They are a couple with one account.' };
      const [parted] = await Promise.all([
        admin.at(round.one).post(`/api/admin/members/${sellers[1]?.id}/part`, body),
        settle(round.two, due[1]),
      ]);
      // What was given back is due again.
      await settle(round.two, due[1]);
      const [paid] = await paidOf(round, due.slice(1));
      return parted.status === 200 && paid?.released === price && paid.kept === 0;
    },

    'two who are parted against payouts of one of them and of a third': async (round) => {
      const { sellers, due } = await withOneBank(round, 3);
      const admin = await adminOf(round);
      const body = { memberId: sellers[0]?.id, text: 'They are a couple with one account.' };
      const [parted] = await Promise.all([
        admin.at(round.one).post(`/api/admin/members/${sellers[1]?.id}/part`, body),
        settle(round.two, due[1]),
        settle(round.one, due[2]),
      ]);
      for (const orderId of due.slice(1)) await settle(round.two, orderId);
      const [own, third] = await paidOf(round, due.slice(1));
      // The third one owes it as before, unless it was paid by the other when the third was paid.
      return (
        parted.status === 200 &&
        own?.released === price &&
        own.kept === 0 &&
        third !== undefined &&
        third.released + third.kept === price &&
        [0, debt].includes(third.kept)
      );
    },
  },
  new URL('../../../testing/naive/naive-parted-sellers.ts', import.meta.url),
);
