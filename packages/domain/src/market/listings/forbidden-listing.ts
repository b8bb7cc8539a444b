import { DomainError } from '../../platform/shared/errors.ts';
import { affirm, affirmInAnyOrder, contain, readingsOf } from '../../platform/shared/whole-words.ts';
import type { ForbiddenThing, Sign } from '../../trust/rules/forbidden-things/forbidden-thing.ts';
import { forbiddenThings } from '../../trust/rules/forbidden-things/forbidden-things.ts';
import { hazardKindOf } from './hazard-kinds.ts';
import type { ListingContent } from './listing.ts';

type Words = Pick<ListingContent, 'title' | 'description'>;
type Product = Words & Pick<ListingContent, 'type' | 'year'>;

/** Whichever way the words are read: a sign that is hidden from one is shown by the other. */
function shows({ of, inAnyOrder, inTitle, unless = [] }: Sign, { title, description }: Words): boolean {
  const affirms = inAnyOrder ? affirmInAnyOrder : affirm;
  const readings = readingsOf(inTitle ? title : `${title}. ${description}`);
  const isSomethingElse = readings.some((words) => contain(words, unless));
  return !isSomethingElse && of.every((phrases) => readings.some((words) => affirms(words, phrases)));
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
