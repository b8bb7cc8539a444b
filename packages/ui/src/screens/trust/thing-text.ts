import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { isTitledToMember, wordsOfThing } from '@nestmates/domain/trust/standing/statement.ts';

/** What was reported, before its name. */
export const kindLabels: Readonly<Record<ThingKind, string>> = {
  member: 'Profile',
  photo: 'Photo',
  message: 'Message',
  'check-in': 'Check-in',
  swap: 'Babysitting swap',
  playdate: 'Playdate',
  listing: 'Listing',
  shop: 'Shop',
  review: 'Review',
  order: 'Order',
};

interface NamedThing {
  readonly kind: ThingKind;
  /** Its name, or the first name of the member where it has none of its own, such as a playdate. */
  readonly title: string;
}

/** A message is called by its words. */
const quoted = ({ kind, title }: NamedThing): string => (kind === 'message' && title ? `“${title}”` : title);

const betweenTwo: readonly ThingKind[] = ['swap', 'playdate'];

/** Title beside the member whose it is: "Pram with hood", or "Playdate" for what has no name of its own. */
export const titleOfThing = (thing: NamedThing): string =>
  (!betweenTwo.includes(thing.kind) && quoted(thing)) || kindLabels[thing.kind];

/** "Listing · Pram with hood" */
export const kindAndTitle = (thing: NamedThing): string =>
  [kindLabels[thing.kind], quoted(thing)].filter(Boolean).join(' · ');

/** Names it for the member whose it is: "a listing of yours: Pram with hood". */
export const namedThing = (thing: NamedThing): string =>
  [wordsOfThing(thing.kind), isTitledToMember(thing) && thing.title].filter(Boolean).join(': ');
