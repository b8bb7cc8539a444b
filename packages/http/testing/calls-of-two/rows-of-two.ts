import { insertListing } from '../order-setup.ts';
import type { SignedInMember } from '../signed-in-members.ts';
import type { Two } from './arrangement.ts';

export const password = 'Nestmates1!';

export const now = () => new Date();

export async function idOf(inserted: PromiseLike<readonly { readonly id: number }[]>): Promise<number> {
  return Number((await inserted)[0]?.id);
}

export function connect({ knex, caller, other }: Two): Promise<number> {
  const [userId1, userId2] = [Math.min(caller.id, other.id), Math.max(caller.id, other.id)];
  const connection = { userId1, userId2, compatibilityScore: 80, status: 'accepted', createdAt: now() };
  return idOf(knex('matches').insert(connection).returning('id'));
}

export const childOf = ({ knex }: Two, { id: userId }: SignedInMember): Promise<number> =>
  idOf(
    knex('children')
      .insert({ userId, position: 0, gender: 'girl', age: 4, createdAt: now() })
      .returning('id'),
  );

export const listingOf = ({ knex }: Two, seller: SignedInMember): Promise<number> =>
  insertListing(knex, seller);

export const subscribeToPremium = ({ knex, caller }: Two) =>
  knex('subscriptions').where({ userId: caller.id }).update({ tier: 'premium' });
