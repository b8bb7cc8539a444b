import { mother } from './mothers.ts';
import type { MemberColumns } from './roles.ts';
import { sendForm } from './send-photo.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

/** Leaves the account as after an onboarding at the payment provider. */
export async function openAccount({ knex }: TestServer, { id }: { readonly id: number }, ready = true) {
  const accountId = `sandbox_of_${id}`;
  const page = { pageToken: `page-of-${id}`, returnUrl: 'https://nestmates.example/return' };
  await knex('sandbox_sellers').insert({ accountId, key: `key-of-${id}`, canBePaid: ready, ...page });
  await knex('payment_accounts').insert({
    userId: id,
    provider: 'sandbox',
    providerAccountId: accountId,
    ready,
  });
}

/** A Premium member who can be paid. */
export async function seller(server: TestServer, columns: MemberColumns = {}): Promise<TestMember> {
  const member = await mother(server, { firstName: 'Sara', ...columns }, 'premium');
  await openAccount(server, member);
  return member;
}

export const bike = { title: 'Wooden balance bike', type: 'product', price: 4800, category: 'Toys & Games' };
export const sitting = { title: 'Evening babysitting', type: 'service', price: 1800, priceType: 'per hour' };

export const sell = (by: Visitor, listing: object = bike): Promise<Reply> =>
  by.post('/api/marketplace', listing);

/** The id of what the member has put on sale. */
export const onSale = async (by: Visitor, listing: object = bike): Promise<number> =>
  Number((await sell(by, listing)).body.id);

export const openShop = (by: Visitor, shopName: string): Promise<Reply> =>
  by.put('/api/seller/profile', { shopName, bio: 'Small things for small people.' });

/** Sends fields, and perhaps a photo, as the form of a browser. */
export async function sendFields(
  by: Visitor,
  {
    method,
    path,
    fields,
    file,
  }: {
    readonly method: string;
    readonly path: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly file?: { readonly field: string; readonly bytes: Uint8Array };
  },
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file)
    form.append(file.field, new Blob([new Uint8Array(file.bytes)], { type: 'image/png' }), 'photo.png');
  return sendForm(by, form, { method, path });
}
