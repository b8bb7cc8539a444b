import { carriers, isNamedCarrier } from '@nestmates/domain/market/orders/tracking.ts';
import {
  dayOf,
  type Evidence,
  evidenceRule,
  lastLinesWithin,
  requireEvidencePhotos,
} from '@nestmates/domain/money/disputes/evidence.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { confirmations, isForBuyer } from '../../market/orders/order-timeline.ts';
import type { PostalAddress } from '../../money/payments/checkouts.ts';
import { evidenceWords } from './evidence-words.ts';
import type { OrderFacts, PayerFacts } from './ports.ts';

/** "2026-11-23 14:05", in UTC as every time of ours. */
const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const linesOf = ({ name, lines, city, state, postalCode, country }: PostalAddress): string =>
  [name, ...lines, `${city}, ${state} ${postalCode}`, country].join(', ');

const kindsOf = {
  shipping: 'sent by a carrier',
  pickup: 'handed over on the spot',
  service: 'a service',
} as const;

const holdWords =
  'The payment is held until the buyer has confirmed, or until seven days after it was shipped. A problem that is reported before keeps it held, and the seller or the platform refunds it.';

const guaranteeWords =
  'A plan can be cancelled at any time on the account page, and the first payment is given back within 30 days on request.';

/** The strongest answers to a bank, so they stand first and are never cut. */
const strongestOf = ({ refunds, timeline }: OrderFacts): readonly string[] => [
  ...refunds.map(({ at, cents }) => `Already refunded on ${dayOf(at)}: ${dollars(cents)}`),
  ...timeline
    .filter(isForBuyer)
    .filter(({ action }) => confirmations.includes(action))
    .map(({ action, at }) => `Confirmed on ${dayOf(at)}: ${evidenceWords(action)}`),
];

function timelineOf(facts: OrderFacts): string | null {
  const strongest = strongestOf(facts).join('\n');
  const lines = facts.timeline.filter(isForBuyer).map(({ action, by, at, text, photoUrls }) => {
    const photos = photoUrls.length > 0 ? ` (${photoUrls.length} photos are kept with the order)` : '';
    const said = text === null ? '' : `: ${by} wrote “${text}”`;
    return `${minuteOf(at)} ${evidenceWords(action)}${said}${photos}`;
  });
  const events = lastLinesWithin(lines, evidenceRule.maxTimeline - strongest.length - 1);
  return [strongest, events].filter(Boolean).join('\n') || null;
}

const messagesOf = ({ messages }: OrderFacts): string | null =>
  lastLinesWithin(
    messages.map(({ by, at, text }) => `${minuteOf(at)} ${by}: ${text}`),
    evidenceRule.maxMessages,
  );

/** All that the two have added to what they wrote. */
export const photosOf = ({ timeline }: OrderFacts): readonly string[] =>
  timeline.flatMap(({ photoUrls }) => photoUrls);

export interface Said {
  readonly explanation: string;
  readonly withMessages: boolean;
  readonly photoUrls: readonly string[];
}

/** What is known of an order, as its buyer's bank gets to read it. */
export function evidenceOfOrder(
  facts: OrderFacts,
  payer: PayerFacts,
  { explanation, withMessages, photoUrls }: Said,
): Evidence {
  const { title, fulfilment, address, tracking, shippedAt } = facts;
  const day = shippedAt === null ? null : dayOf(shippedAt);
  return {
    explanation,
    productDescription: `${title}, ${kindsOf[fulfilment]}`,
    customerName: address?.name ?? payer.firstName,
    customerEmail: payer.email,
    shippingAddress: address && linesOf(address),
    carrier: tracking && isNamedCarrier(tracking.carrier) ? carriers[tracking.carrier].name : null,
    trackingNumber: tracking?.number ?? null,
    shippedOn: fulfilment === 'shipping' ? day : null,
    servedOn: fulfilment === 'service' ? day : null,
    refundPolicy: holdWords,
    timeline: timelineOf(facts),
    messages: withMessages ? messagesOf(facts) : null,
    photoUrls: requireEvidencePhotos(photoUrls, photosOf(facts)),
  };
}

/** Nothing is known of the payment but what the administrator has found out. */
export const evidenceOfUnknown = ({ explanation }: Said): Evidence => ({
  explanation,
  productDescription: null,
  customerName: null,
  customerEmail: null,
  shippingAddress: null,
  carrier: null,
  trackingNumber: null,
  shippedOn: null,
  servedOn: null,
  refundPolicy: null,
  timeline: null,
  messages: null,
  photoUrls: [],
});

/** What is known of whoever pays for a plan. */
export const evidenceOfPlan = ({ firstName, email, memberSince }: PayerFacts, said: Said): Evidence => ({
  ...evidenceOfUnknown(said),
  productDescription: 'A plan of Nestmates, paid every month',
  customerName: firstName,
  customerEmail: email,
  refundPolicy: guaranteeWords,
  timeline: memberSince && `${minuteOf(memberSince)} The account was opened with this e-mail`,
});
