import { describe, expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import {
  closeGuarantee,
  decideGuarantee,
  type Guarantee,
  guaranteedCents,
  guaranteeRefused,
  type PaidPeriod,
  refundKeyOf,
  retryGuarantee,
} from './guarantee.ts';

const began = new Date('2026-02-01T10:00:00Z');
const paidOn = (day: number, differing: Partial<PaidPeriod> = {}): PaidPeriod => ({
  provider: 'memory',
  subscriptionId: 'sub_1',
  paymentId: `ch_${day}`,
  cents: 799,
  refundedCents: 0,
  paidAt: later(began, days(day)),
  ...differing,
});
const after = (passed: number): Date => later(began, passed);

describe('the guarantee', () => {
  it('is there for 30 days after the first payment, to the millisecond', () => {
    const paid = [paidOn(0)];
    const until = after(days(30));
    expect(decideGuarantee(paid, after(days(30) - 1))).toEqual({ isOpen: true, refunds: paid, until });
    expect(decideGuarantee(paid, until)).toEqual({ isOpen: false, refusal: 'too-late' });
  });

  it('gives back what was paid since, as for a month of 28 days or another plan', () => {
    const paid = [paidOn(28), paidOn(3, { subscriptionId: 'sub_2', cents: 1199 }), paidOn(0)];
    const decision = decideGuarantee(paid, after(days(29)));
    if (!decision.isOpen) throw new Error('It is closed');
    expect(decision.refunds.map(({ paymentId }) => paymentId)).toEqual(['ch_0', 'ch_3', 'ch_28']);
    expect(guaranteedCents(decision.refunds)).toBe(799 + 1199 + 799);
    expect(decision.until).toEqual(after(days(30)));
  });

  it('gives back what is left of a payment, and nothing of one that went back', () => {
    const paid = [paidOn(0, { refundedCents: 799 }), paidOn(1, { refundedCents: 99 })];
    const decision = decideGuarantee(paid, began);
    expect(decision).toMatchObject({ isOpen: true, refunds: [{ paymentId: 'ch_1', cents: 700 }] });
    expect(decideGuarantee(paid.slice(0, 1), began)).toEqual({ isOpen: false, refusal: 'paid-back' });
  });

  it('says of each that is too late why', () => {
    const now = after(days(31));
    expect(decideGuarantee([], now)).toEqual({ isOpen: false, refusal: 'nothing-paid' });
    expect(decideGuarantee([paidOn(0), paidOn(28)], now)).toEqual({
      isOpen: false,
      refusal: 'second-payment',
    });
    const other = paidOn(30, { subscriptionId: 'sub_2' });
    expect(decideGuarantee([paidOn(0), other], now)).toEqual({ isOpen: false, refusal: 'other-plan' });
    const sentences = (['too-late', 'second-payment', 'other-plan'] as const).map(
      (refusal) => guaranteeRefused(refusal).message,
    );
    expect(new Set(sentences).size).toBe(3);
  });
});

it('one that is closed stays as it is', () => {
  const asked: Guarantee = {
    id: 1,
    memberId: 1,
    key: 'key',
    attempt: 1,
    waitsForBank: false,
    status: 'asked',
    refunds: [],
    askedAt: began,
    closedAt: null,
    refusal: null,
  };
  const refunded = closeGuarantee(asked, after(1), null);
  expect(refunded).toEqual({ ...asked, status: 'refunded', closedAt: after(1) });
  expect(closeGuarantee(asked, began, 'No.')).toMatchObject({ status: 'refused', refusal: 'No.' });
  expect(() => closeGuarantee(refunded, after(2), 'No.')).toThrow('changed');
  expect(() => retryGuarantee(refunded)).toThrow('changed');
  expect(() => retryGuarantee(asked)).toThrow('changed');
  const again = retryGuarantee(closeGuarantee(asked, began, 'No.'));
  expect(again).toEqual({ ...asked, attempt: 2 });
  expect([asked, again].map((one) => refundKeyOf(one, 'pay'))).toEqual(['key-pay', 'key-2-pay']);
});
