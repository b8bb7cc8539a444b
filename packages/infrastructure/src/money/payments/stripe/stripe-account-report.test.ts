import { describe, expect, it } from 'vitest';
import { accountReportOf } from './stripe-account-report.ts';

const requirementsWith = (rest: object) =>
  ({
    requirements: {
      currently_due: [],
      past_due: [],
      current_deadline: null,
      disabled_reason: null,
      ...rest,
    },
  }) as unknown as Parameters<typeof accountReportOf>[0];

describe('what Stripe asks of a seller', () => {
  it.each([
    ['external_account', 'bank-account'],
    ['tos_acceptance.date', 'terms'],
    ['individual.address.city', 'address'],
    ['company.address.line1', 'address'],
    ['individual.ssn_last_4', 'tax-number'],
    ['company.tax_id', 'tax-number'],
    ['individual.verification.document', 'identity'],
    ['person_8UayFKIMRJklog.dob.day', 'identity'],
    ['business_profile.url', 'business'],
    ['something.new', 'other'],
  ])('by %s is %s in our words', (name, word) => {
    expect(accountReportOf(requirementsWith({ currently_due: [name] }), undefined).due).toEqual([word]);
  });

  it('is named once, with what is late, and its deadline', () => {
    const given = requirementsWith({
      currently_due: ['individual.dob.day', 'individual.dob.month', 'external_account'],
      past_due: ['individual.dob.day'],
      current_deadline: 1_795_600_800,
    });
    expect(accountReportOf(given, undefined)).toEqual({
      due: ['identity', 'bank-account'],
      isPastDue: true,
      dueBy: new Date(1_795_600_800_000),
      isRejected: false,
      failedPayout: null,
    });
  });

  it.each([
    ['rejected.fraud', true],
    ['rejected.other', true],
    ['requirements.past_due', false],
    ['under_review', false],
    [null, false],
  ])('by the reason %s is a rejection: %s', (disabled_reason, isRejected) => {
    expect(accountReportOf(requirementsWith({ disabled_reason }), undefined)).toMatchObject({ isRejected });
  });

  it.each([
    ['action_required.requested_capabilities', 'asking'],
    ['requirements.pending_verification', 'checking'],
    ['under_review', 'reviewing'],
    ['listed', 'reviewing'],
    ['platform_paused', 'paused-by-us'],
    ['rejected.incomplete_verification', 'identity'],
    ['rejected.terms_of_service', 'terms'],
    ['rejected.fraud', 'fraud'],
    ['rejected.platform_terms_of_service', 'closed-by-us'],
    ['rejected.other', undefined],
    ['requirements.past_due', undefined],
    ['something_new', undefined],
    [null, undefined],
  ])('by the reason %s is told as %s', (disabled_reason, disabled) => {
    expect(accountReportOf(requirementsWith({ disabled_reason }), undefined).disabled).toBe(disabled);
  });

  it('is nothing where the account says nothing', () => {
    expect(accountReportOf({}, undefined)).toMatchObject({ due: [], isPastDue: false, dueBy: null });
  });
});

describe('a payout that came back', () => {
  const payout = { amount: 4800, created: 1_795_600_800, failure_message: 'The account is closed' };

  it('is told with its amount and why', () => {
    const { failedPayout } = accountReportOf({}, { ...payout, status: 'failed' });
    const at = new Date(1_795_600_800_000);
    expect(failedPayout).toEqual({ cents: 4800, at, reason: 'The account is closed' });
  });

  it('is forgotten once a later one is under way', () => {
    expect(accountReportOf({}, { ...payout, status: 'in_transit' }).failedPayout).toBeNull();
  });
});
