import { emailUnverified, emailUnverifiedCode } from '../../platform/access/email-verification.ts';
import { DomainError, notFound } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { enter, type Machine } from '../../platform/shared/machine.ts';
import { days, later } from '../../platform/shared/time.ts';
import type { Cents } from '../payments/fees.ts';
import { moneyBackDays } from './plans.ts';

export type GuaranteeId = Id<'guarantee'>;

/** A payment of a plan that goes back. */
export interface GuaranteeRefund {
  readonly provider: string;
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly cents: Cents;
  /** The provider's; null before it is made, or where somebody has made it in the provider's dashboard. */
  readonly refundId: string | null;
}

export const guaranteeStatuses = ['asked', 'refunded', 'refused'] as const;
export type GuaranteeStatus = (typeof guaranteeStatuses)[number];

export const guaranteeMachine = {
  refund: { from: ['asked'], by: ['provider'], to: 'refunded' },
  /** An administrator has to look. */
  refuse: { from: ['asked'], by: ['provider'], to: 'refused' },
  /** A bank does not take what was paid back. */
  sendBack: { from: ['asked', 'refunded'], by: ['provider'], to: 'refused' },
  /** What was in the way may be gone. */
  retry: { from: ['refused'], by: ['admin'], to: 'asked' },
} as const satisfies Machine<GuaranteeStatus, 'provider' | 'admin'>;

/** A member has asked for the money of their first payment. */
export interface Guarantee {
  readonly id: GuaranteeId;
  /** Null once the member has left. */
  readonly memberId: MemberId | null;
  /** Random; every call to the provider is made under one that begins with it. */
  readonly key: string;
  /** Counts from 1: a provider answers a key that it has refused with the same refusal. */
  readonly attempt: number;
  readonly status: GuaranteeStatus;
  /** Whether all of it is made at the providers, and a bank has not taken it yet. */
  readonly waitsForBank: boolean;
  readonly refunds: readonly GuaranteeRefund[];
  readonly askedAt: Date;
  readonly closedAt: Date | null;
  /** What the provider has said. */
  readonly refusal: string | null;
}

export function closeGuarantee(guarantee: Guarantee, at: Date, refusal: string | null): Guarantee {
  const closed = () => ({ ...guarantee, waitsForBank: false, closedAt: at, refusal });
  return refusal === null
    ? enter(guaranteeMachine, 'refund', guarantee, 'provider', closed)
    : enter(guaranteeMachine, 'refuse', guarantee, 'provider', closed);
}

/** Nothing is left to do at the providers. */
export const awaitBank = (guarantee: Guarantee): Guarantee => ({ ...guarantee, waitsForBank: true });

const sentBack = 'The bank has sent the refund back.';

export const sendGuaranteeBack = (guarantee: Guarantee, at: Date): Guarantee =>
  enter(guaranteeMachine, 'sendBack', guarantee, 'provider', () => ({
    ...guarantee,
    waitsForBank: false,
    closedAt: at,
    refusal: sentBack,
  }));

/** It is asked for again, under keys of its own. What has gone back by now is not asked for twice. */
export function retryGuarantee(guarantee: Guarantee): Guarantee {
  const again = { closedAt: null, refusal: null, attempt: guarantee.attempt + 1 };
  return enter(guaranteeMachine, 'retry', guarantee, 'admin', () => ({ ...guarantee, ...again }));
}

export const refundKeyOf = (
  { key, attempt }: Pick<Guarantee, 'key' | 'attempt'>,
  paymentId: string,
): string => (attempt === 1 ? `${key}-${paymentId}` : `${key}-${attempt}-${paymentId}`);

export const guaranteeUnknown = (): DomainError => notFound('We could not find this.');

/** What goes back altogether. */
export const guaranteedCents = (refunds: readonly Pick<GuaranteeRefund, 'cents'>[]): Cents =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/** What a member has paid for one period of a plan. */
export interface PaidPeriod {
  readonly provider: string;
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly cents: Cents;
  readonly refundedCents: Cents;
  readonly paidAt: Date;
}

const refusals = {
  'nothing-paid': ['NOTHING_PAID', 'You have not paid for a plan, so there is nothing to pay back.'],
  'early-access': [
    'NOTHING_PAID',
    'Your plan was opened by an early-access code. Nothing was paid for it, so there is nothing to pay back.',
  ],
  unverified: [emailUnverifiedCode, emailUnverified().message],
  used: ['GUARANTEE_USED', 'The money-back guarantee is there once, and was used with this e-mail before.'],
  'too-late': ['GUARANTEE_OVER', `The ${moneyBackDays} days after your first payment are over.`],
  'second-payment': [
    'GUARANTEE_OVER',
    `The money-back guarantee is for your first payment, and its ${moneyBackDays} days are over.`,
  ],
  'other-plan': [
    'GUARANTEE_OVER',
    `The money-back guarantee is for the first plan that you paid, and its ${moneyBackDays} days are over.`,
  ],
  'paid-back': ['PAID_BACK', 'Your first payment has been paid back already.'],
  'with-bank': ['BANK_DECIDES', 'You have asked your bank about this payment, so the bank decides about it.'],
} as const;
export type GuaranteeRefusal = keyof typeof refusals;

export function guaranteeRefused(refusal: GuaranteeRefusal): DomainError {
  const [code, message] = refusals[refusal];
  return new DomainError('conflict', code, message);
}

export type GuaranteeDecision =
  | { readonly isOpen: true; readonly refunds: readonly PaidPeriod[]; readonly until: Date }
  /** `until`: of whoever has only to verify the e-mail by then. */
  | { readonly isOpen: false; readonly refusal: GuaranteeRefusal; readonly until?: Date };

const closed = (refusal: GuaranteeRefusal): GuaranteeDecision => ({ isOpen: false, refusal });

/**
 * Everything that was paid goes back until 30 days after the first payment of all: a month may be shorter,
 * or the plan was changed.
 */
export function decideGuarantee(paid: readonly PaidPeriod[], now: Date): GuaranteeDecision {
  const oldestFirst = paid.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (!first || !last) return closed('nothing-paid');
  const until = later(first.paidAt, days(moneyBackDays));
  if (now >= until) return closed(overFor(first, last));
  const refunds = oldestFirst.flatMap((period) => {
    const cents = period.cents - period.refundedCents;
    return cents > 0 ? [{ ...period, cents }] : [];
  });
  return refunds.length === 0 ? closed('paid-back') : { isOpen: true, refunds, until };
}

function overFor(first: PaidPeriod, last: PaidPeriod): GuaranteeRefusal {
  if (first.subscriptionId !== last.subscriptionId) return 'other-plan';
  return first === last ? 'too-late' : 'second-payment';
}
