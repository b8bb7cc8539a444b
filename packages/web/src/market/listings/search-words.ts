/**
 * Words that the member types into the search field. The address follows them, later than they are typed, so that
 * meanwhile the page shows an address with earlier words.
 */
export interface TypedWords {
  readonly text: string;
  /** The key of the location where the typing began. */
  readonly since: string;
}

/** A location of the router. */
interface Location {
  readonly key: string;
  readonly state: unknown;
}

/** The state of all locations that follow what is typed. */
export const following = (words: TypedWords) => ({ typedSince: words.since });

const isFollowing = (state: unknown, { since }: TypedWords): boolean =>
  typeof state === 'object' && state !== null && 'typedSince' in state && state.typedSince === since;

/**
 * What stays in the field at a location: what was typed there, or is followed there. Where a link, Back or a button
 * has led nothing stays, and the field has the words of the address.
 */
export const wordsAt = (words: TypedWords | undefined, location: Location): TypedWords | undefined =>
  words && (words.since === location.key || isFollowing(location.state, words)) ? words : undefined;

export const typedAt = (text: string, words: TypedWords | undefined, location: Location): TypedWords => ({
  text,
  since: wordsAt(words, location)?.since ?? location.key,
});
