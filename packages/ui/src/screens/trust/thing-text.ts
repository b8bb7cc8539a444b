import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { wordsOfThing } from '@nestmates/domain/trust/standing/statement.ts';

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
  /** Empty where it has none of its own, such as a playdate. */
  readonly title: string;
}

/** "Pram with hood", or "Playdate" for what has no name of its own. */
export const titleOfThing = ({ kind, title }: NamedThing): string => title || kindLabels[kind];

/** "Listing · Pram with hood" */
export const kindAndTitle = ({ kind, title }: NamedThing): string =>
  [kindLabels[kind], title].filter(Boolean).join(' · ');

/** The member knows their own name; everything else is told apart by its title. */
const isNamedToOwner = (kind: ThingKind): boolean => kind !== 'member' && kind !== 'photo';

/** For the member whose it is: "a listing of yours: Pram with hood". */
export const namedThing = ({ kind, title }: NamedThing): string =>
  [wordsOfThing(kind), isNamedToOwner(kind) && title].filter(Boolean).join(': ');
