declare const brand: unique symbol;

/** A number typed by what it identifies, so that ids of different kinds cannot be mixed up. */
export type Id<Kind extends string> = number & { readonly [brand]?: Kind };

/** The largest integer of the database's id columns. */
export const maxId = 2_147_483_647;

export type MemberId = Id<'member'>;
export type ChildId = Id<'child'>;

/** Known by their number alone to features that know nothing else of them. */
export type ListingId = Id<'listing'>;
export type OrderId = Id<'order'>;
export type PlaydateId = Id<'playdate'>;
