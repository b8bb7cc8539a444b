import type { DisputeView } from '@nestmates/application/office/disputes/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';
import { partyName } from '../orders/admin-order-text.ts';
import { wordsOf } from '../words-of.ts';

interface DisputeBadge {
  readonly tone: BadgeTone;
  readonly words: string;
}

const statuses: Readonly<Record<DisputeView['status'], DisputeBadge>> = {
  needs_evidence: { tone: 'brick', words: 'Needs an answer' },
  sending: { tone: 'ochre', words: 'Sending' },
  under_review: { tone: 'ochre', words: 'With the bank' },
  won: { tone: 'moss', words: 'Won' },
  lost: { tone: 'plain', words: 'Lost' },
  closed: { tone: 'plain', words: 'Closed' },
};

const known: Readonly<Record<string, DisputeBadge>> = statuses;

export const disputeBadge = ({ status }: Pick<DisputeView, 'status'>): DisputeBadge =>
  known[status] ?? { tone: 'plain', words: 'Needs a look' };

const kindWords: Readonly<Record<DisputeView['kind'], string>> = {
  dispute: 'Dispute',
  inquiry: 'Inquiry',
  warning: 'Fraud warning',
};

export const kindText = ({ kind }: Pick<DisputeView, 'kind'>): string =>
  wordsOf(kindWords, kind, 'Question of a bank');

/** "product_not_received" is "Product not received". */
export function reasonText(reason: string): string {
  const words = reason.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const subjectOf = ({ order, unknownPayment }: DisputeView): string =>
  order?.title ?? (unknownPayment === undefined ? 'A plan' : 'An unknown payment');

/** What the bank has taken, and what it asks for in another currency. */
export const takenText = ({ amount, foreign }: DisputeView): string =>
  foreign === undefined ? dollars(amount) : `${dollars(amount)} of ${foreign}`;

export function whoPaid({ payer, order, unknownPayment }: DisputeView): string {
  if (unknownPayment !== undefined) return `Payment ${unknownPayment}`;
  const name = partyName(payer);
  const who = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return order ? `${who} bought from ${partyName(order.seller)}` : `${who} pays for a plan`;
}

/** "Due in 3 days", in whole days that are left. */
export function dueText({ status, evidenceDueBy }: DisputeView, now: Date): string | undefined {
  if (status !== 'needs_evidence' || evidenceDueBy === null) return undefined;
  const left = new Date(evidenceDueBy).getTime() - now.getTime();
  if (left <= 0) return 'The deadline is over';
  const whole = Math.floor(left / days(1));
  if (whole === 0) return 'Due within a day';
  return `Due in ${whole} ${whole === 1 ? 'day' : 'days'}`;
}
