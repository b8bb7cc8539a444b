import { invalid } from '../../platform/shared/errors.ts';

/** The carriers that a seller can choose from; `{number}` stands for the tracking number. */
export const carriers = {
  usps: { name: 'USPS', link: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  ups: { name: 'UPS', link: 'https://www.ups.com/track?tracknum={number}' },
  fedex: { name: 'FedEx', link: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  dhl: { name: 'DHL', link: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={number}' },
  ontrac: { name: 'OnTrac', link: 'https://www.ontrac.com/tracking/?number={number}' },
  other: { name: 'Another carrier', link: null },
} as const satisfies Record<string, { readonly name: string; readonly link: string | null }>;

export type CarrierId = keyof typeof carriers;
export const namedCarrierIds = ['usps', 'ups', 'fedex', 'dhl', 'ontrac'] as const satisfies CarrierId[];
export const carrierIds = [...namedCarrierIds, 'other'] as const satisfies CarrierId[];

export type NamedCarrierId = (typeof namedCarrierIds)[number];

/** Nothing can be said of another carrier, or of none. */
export const isNamedCarrier = (id: CarrierId): id is NamedCarrierId => id !== 'other';

export interface Tracking {
  readonly carrier: CarrierId;
  /** Null when the seller sent it without one. */
  readonly number: string | null;
}

export const trackingRule = {
  maxNumber: 40,
  missingNumber: 'Please enter the tracking number',
  missingCarrier: 'Please choose a carrier',
  longNumber: 'Tracking number must be 40 characters or fewer',
  wrongNumber: 'A tracking number has only letters, digits and dashes',
} as const;

/** Writes it like the carriers' sites: without spaces, in capitals. */
export function toTrackingNumber(text: string): string | null {
  const number = text.replace(/\s+/g, '').toUpperCase();
  if (number === '') return null;
  if (number.length > trackingRule.maxNumber) throw invalid('trackingNumber', trackingRule.longNumber);
  if (!/^[A-Z0-9-]+$/.test(number)) throw invalid('trackingNumber', trackingRule.wrongNumber);
  return number;
}

/** A number without a carrier is kept as one of another carrier; neither is no tracking. */
export function toTracking(carrier: CarrierId | undefined, text: string | undefined): Tracking | null {
  const number = toTrackingNumber(text ?? '');
  if (carrier === undefined && number === null) return null;
  return { carrier: carrier ?? 'other', number };
}

/** What goes back needs a number, by which both can see that it arrives. */
export function requireTracking(carrier: CarrierId, text: string): Tracking & { readonly number: string } {
  const number = toTrackingNumber(text);
  if (number === null) throw invalid('trackingNumber', trackingRule.missingNumber);
  return { carrier, number };
}

export function trackingLink({ carrier, number }: Tracking): string | undefined {
  const { link } = carriers[carrier];
  return link === null || number === null ? undefined : link.replace('{number}', encodeURIComponent(number));
}
