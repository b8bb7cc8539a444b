import { DomainError } from '../../platform/shared/errors.ts';
import {
  affirm,
  affirmInAnyOrder,
  containAsWritten,
  readingsOf,
  sentencesOf,
  wordsOf,
} from '../../platform/shared/whole-words.ts';
import type { ForbiddenThing, Sign } from '../../trust/rules/forbidden-things/forbidden-thing.ts';
import { forbiddenThings } from '../../trust/rules/forbidden-things/forbidden-things.ts';
import { hazardKindOf } from './hazard-kinds.ts';
import type { ListingContent } from './listing-content.ts';

type Words = Pick<ListingContent, 'title' | 'description'>;
type Product = Words & Pick<ListingContent, 'type' | 'year'>;

/** Its sentences, the last of the title and the first of the description as one: "Sleeper" is "Inclined, soft". */
function sentencesIn({ title, description }: Words): readonly string[] {
  const [ofTitle, ofDescription] = [sentencesOf(title), sentencesOf(description)];
  const between = [ofTitle.at(-1), ofDescription[0]].filter((sentence) => sentence !== undefined).join('. ');
  return [...ofTitle.slice(0, -1), between, ...ofDescription.slice(1)];
}

/**
 * Whichever way the words are read: a sign that is hidden from one is shown by the other. What makes something else of
 * it is read as it is written, since nobody hides it.
 */
function shows({ of, inAnyOrder, inTitle, unless = [] }: Sign, listing: Words): boolean {
  const shown = inTitle ? { ...listing, description: '' } : listing;
  const text = [shown.title, shown.description].filter((part) => part !== '').join('. ');
  if (containAsWritten(wordsOf(text), unless)) return false;
  const readings = (inAnyOrder ? sentencesIn(shown) : [text]).flatMap(readingsOf);
  const affirms = inAnyOrder ? affirmInAnyOrder : affirm;
  return of.every((phrases) => readings.some((words) => affirms(words, phrases)));
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
