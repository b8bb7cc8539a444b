import type { TimelineAction } from '@nestmates/application/market/orders/order-timeline.ts';
import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { Evidence, EvidenceFact } from '@nestmates/application/trust/things/evidence-view.ts';
import { orderStatusLabel } from '@nestmates/domain/market/orders/order-status-label.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { listingBadge } from '../../market/listings/my-listings/listing-badge.ts';
import { timelineTitle } from '../../market/orders/page/timeline-text.ts';
import { playdateBadge } from '../../together/playdates/playdate-text.ts';
import { statusBadge } from '../../together/swaps/swap-text.ts';
import { momentText } from '../admin/moment-text.ts';

/** Evidence keeps a state by its name in the feature that brings the thing, which has words for it. */
const stateWords: Readonly<Partial<Record<ThingKind, (state: string) => string>>> = {
  swap: (state) => statusBadge({ status: state as SwapView['status'] }).words,
  playdate: (state) => playdateBadge({ status: state as PlaydateView['status'] }).words,
  listing: (state) => listingBadge({ status: state as ListingStatus }).label,
  order: orderStatusLabel,
};

/** What is kept as a moment or a state, as a person would say it. */
export function factText(kind: ThingKind, { value, is }: EvidenceFact): string {
  if (is === 'moment') return momentText(value);
  return is === 'state' ? (stateWords[kind]?.(value) ?? value) : value;
}

type Step = NonNullable<Evidence['steps']>[number];

const actors: Readonly<Record<string, string>> = {
  buyer: 'the buyer',
  seller: 'the seller',
  admin: 'Nestmates',
};

/** "Shipped, by the seller"; what comes by itself has nobody. */
export const stepText = ({ action, by }: Step): string =>
  [timelineTitle(action as TimelineAction), actors[by] && `by ${actors[by]}`].filter(Boolean).join(', ');

const begun: Readonly<Record<ThingKind, string>> = {
  member: 'Member since',
  photo: 'From',
  message: 'Written on',
  'check-in': 'Checked in on',
  swap: 'Asked for on',
  playdate: 'Suggested on',
  listing: 'Offered on',
  shop: 'Open since',
  review: 'Written on',
  order: 'Ordered on',
};

/** "Offered on June 4, 2026 at 2:10 PM" */
export const begunText = (kind: ThingKind, at: string): string => `${begun[kind]} ${momentText(at)}`;

/** When it takes place, which tells apart what has no name of its own; undefined of the others. */
export const timeOfThing = (evidence: Evidence | null): string | undefined => {
  const time = evidence?.facts.find(({ is }) => is === 'moment');
  return time && momentText(time.value);
};
