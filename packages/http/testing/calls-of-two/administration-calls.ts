import { randomUUID } from 'node:crypto';
import { type Arrangement, alone, ofOrder, settingPassword, type Two, withOther } from './arrangement.ts';
import { orderOf, wrong } from './orders-calls.ts';
import { now, password } from './rows-of-two.ts';

async function withAdmin(two: Two): Promise<Two> {
  await two.knex('users').where({ id: two.caller.id }).update({ isAdmin: true });
  return two;
}

const emailOfOther = ({ knex, other }: Two): Promise<{ readonly email: string }> =>
  knex('users').where({ id: other.id }).first('email');

export const administrationCalls = {
  'post /api/admin/confirm-password': alone(async (two) => {
    await withAdmin(two);
    return { body: { password } };
  }),
  'post /api/admin/codes': alone(async (two) => {
    await withAdmin(two);
    return { body: { code: `CODE-${randomUUID().slice(0, 13)}`, places: 3 } };
  }),
  'post /api/admin/codes/close': alone(async (two) => {
    await withAdmin(two);
    const code = `CODE-${randomUUID().slice(0, 13).toUpperCase()}`;
    await two.knex('early_access_codes').insert({ code, places: 3 });
    return { body: { code } };
  }),
  'post /api/admin/revoke': withOther(async (two) => {
    await two.knex('users').where({ id: two.other.id }).update({ hasUnlocked: true });
    return { body: await emailOfOther(await withAdmin(two)) };
  }),
  'post /api/admin/reset-user': withOther(async (two) => ({
    body: await emailOfOther(await withAdmin(two)),
  })),
  'post /api/admin/reset-password': settingPassword(
    withOther(async (two) => ({
      body: { ...(await emailOfOther(await withAdmin(two))), newPassword: 'Nestmates2!' },
    })),
  ),
  'patch /api/admin/feedback/:id/status': withOther(async (two) => {
    await withAdmin(two);
    const feedback = { userId: two.other.id, category: 'Bug', message: 'It hangs.', createdAt: now() };
    const [{ id }] = await two.knex('feedback').insert(feedback).returning('id');
    return { params: { id }, body: { status: 'resolved' } };
  }),
  'post /api/admin/orders/:id/refund': ofOrder(async (two) => ({
    ...(await orderOf(await withAdmin(two), 'other', wrong)),
    body: { text: 'The parcel never arrived.' },
  })),
  'post /api/admin/orders/:id/release': ofOrder(async (two) => ({
    ...(await orderOf(await withAdmin(two), 'other', wrong)),
    body: { text: 'The parcel was signed for.' },
  })),
} as const satisfies Readonly<Record<string, Arrangement>>;
