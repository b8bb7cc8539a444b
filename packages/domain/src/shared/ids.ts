declare const brand: unique symbol;

/** An id that only fits where its own kind is asked for. */
export type Id<Kind extends string> = number & { readonly [brand]?: Kind };

/** As many as the database can number. */
export const maxId = 2_147_483_647;

export type MemberId = Id<'member'>;
export type ChildId = Id<'child'>;
