import { DomainError } from '../../platform/shared/errors.ts';
import { affirm, contain, wordsOf } from '../../platform/shared/whole-words.ts';
import { type ForbiddenThing, forbiddenThings, type Sign } from '../../trust/rules/forbidden-things.ts';
import { hazardKindOf } from './hazard-kinds.ts';
import type { ListingContent } from './listing.ts';

type Words = Pick<ListingContent, 'title' | 'description'>;
type Product = Words & Pick<ListingContent, 'type' | 'year'>;

function shows({ of, inTitle, unless = [] }: Sign, { title, description }: Words): boolean {
  const words = wordsOf(inTitle ? title : `${title}. ${description}`);
  return of.every((phrases) => affirm(words, phrases)) && !contain(words, unless);
}

/** The first thing of the table that a listing seems to be by its words; undefined if it is none of them. */
export const forbiddenThingIn = (listing: Words): (typeof forbiddenThings)[number] | undefined =>
  forbiddenThings.find(({ signs }: ForbiddenThing) => signs.some((sign) => shows(sign, listing)));

/** No car seat is good for longer. */
const carSeatYears = 10;

const isTooOld = (listing: Product, now: Date): boolean =>
  hazardKindOf(listing) === 'car-seat' &&
  listing.year !== null &&
  listing.year < now.getUTCFullYear() - carSeatYears;

/** Throws if a listing is by its words, or by its age, something that may never be sold. */
export function requirePermitted(listing: Product, now: Date): void {
  const thing =
    forbiddenThingIn(listing) ??
    (isTooOld(listing, now) ? forbiddenThings.find(({ id }) => id === 'expired-car-seat') : undefined);
  if (!thing) return;
  throw new DomainError(
    'conflict',
    'FORBIDDEN_THING',
    `${thing.title} may not be sold here. ${thing.words}`,
    {
      flags: { rule: thing.id },
    },
  );
}
