import { invalid } from '../../platform/shared/errors.ts';
import { requireText } from '../../platform/shared/text.ts';

/** What the bank gets to read; every part may be missing. */
export interface Evidence {
  /** An administrator's words: why the payment is right. */
  readonly explanation: string;
  readonly productDescription: string | null;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly shippingAddress: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** Days as "2026-11-23". */
  readonly shippedOn: string | null;
  readonly servedOn: string | null;
  readonly refundPolicy: string | null;
  /** What happened, the oldest first. */
  readonly timeline: string | null;
  /** What buyer and seller wrote to each other. */
  readonly messages: string | null;
  /** Photos of the order that an administrator has chosen. */
  readonly photoUrls: readonly string[];
}

const maxPhotos = 5;

/** The provider takes 150,000 characters altogether. */
export const evidenceRule = {
  maxExplanation: 5000,
  noExplanation: 'Please say why the payment is right',
  longExplanation: 'Please keep it to 5000 characters',
  maxTimeline: 20_000,
  maxMessages: 60_000,
  maxPhotos,
  manyPhotos: `Please choose up to ${maxPhotos} photos`,
  strangePhoto: 'Please choose photos of this order',
} as const;

export const requireExplanation = (text: string): string =>
  requireText(text, {
    field: 'explanation',
    missing: evidenceRule.noExplanation,
    max: evidenceRule.maxExplanation,
    tooLong: evidenceRule.longExplanation,
  });

/** Each once, of those that the order has. */
export function requireEvidencePhotos(
  chosen: readonly string[],
  ofOrder: readonly string[],
): readonly string[] {
  const photoUrls = [...new Set(chosen)];
  if (photoUrls.length > maxPhotos) throw invalid('photoUrls', evidenceRule.manyPhotos);
  if (photoUrls.some((url) => !ofOrder.includes(url))) throw invalid('photoUrls', evidenceRule.strangePhoto);
  return photoUrls;
}

/** The last lines that fit: what came last is nearest to the dispute. */
export function lastLinesWithin(lines: readonly string[], max: number): string | null {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines.toReversed()) {
    length += line.length + 1;
    if (length > max) break;
    kept.unshift(line);
  }
  return kept.length === 0 ? null : kept.join('\n');
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
