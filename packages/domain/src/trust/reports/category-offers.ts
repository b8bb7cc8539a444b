import type { ReportCategory } from './categories.ts';
import type { ThingKind } from './report.ts';

interface Offer {
  /** What is likely first, as a phone shows four at once; what cannot be said of the kind is left out. */
  readonly reasons: readonly ReportCategory[];
  /** Urgent help is named before everything else. */
  readonly mayEndanger: boolean;
}

const ofPerson = ['harassment', 'danger', 'worried', 'child', 'fake', 'scam', 'hate'] as const;
const ofMeeting = [
  'danger',
  'worried',
  'child',
  'harassment',
  'fake',
  'scam',
  'hate',
  'spam',
  'other',
] as const;
const ofTrade = ['recalled-thing', 'forbidden-thing', 'scam', 'photo', 'fake', 'harassment'] as const;
const trade: Offer = {
  reasons: [...ofTrade, 'hate', 'child', 'danger', 'spam', 'other'],
  mayEndanger: false,
};
const meeting: Offer = { reasons: ofMeeting, mayEndanger: true };

const offers: Readonly<Record<ThingKind, Offer>> = {
  member: { reasons: [...ofPerson, 'photo', 'spam', 'other'], mayEndanger: true },
  message: {
    reasons: [...ofPerson, 'spam', 'forbidden-thing', 'recalled-thing', 'other'],
    mayEndanger: true,
  },
  photo: {
    reasons: ['photo', 'child', 'fake', 'hate', 'danger', 'worried', 'harassment', 'scam', 'spam', 'other'],
    mayEndanger: true,
  },
  'check-in': {
    reasons: ['harassment', 'danger', 'worried', 'child', 'spam', 'fake', 'scam', 'hate', 'other'],
    mayEndanger: true,
  },
  swap: meeting,
  playdate: meeting,
  listing: trade,
  shop: trade,
  order: {
    reasons: ['scam', 'recalled-thing', 'forbidden-thing', ...trade.reasons.slice(3)],
    mayEndanger: false,
  },
  review: {
    reasons: ['harassment', 'hate', 'fake', 'spam', 'scam', 'child', 'danger', 'other'],
    mayEndanger: false,
  },
};

/** The reasons that are offered for something of this kind, the likely ones first. */
export const categoriesAbout = (kind: ThingKind): readonly ReportCategory[] => offers[kind].reasons;

/** Whether somebody may be in danger where something of this kind is reported. */
export const mayEndanger = (kind: ThingKind): boolean => offers[kind].mayEndanger;
