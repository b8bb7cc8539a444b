import {
  type AccountReport,
  type AccountRequirement,
  accountRequirements,
  type DisabledBecause,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type Stripe from 'stripe';

/** Stripe's names are paths, such as `individual.verification.document`; the first row that fits counts. */
const names: readonly (readonly [RegExp, AccountRequirement])[] = [
  [/^external_account/, 'bank-account'],
  [/^tos_acceptance/, 'terms'],
  [/(^|\.)address(\.|$)/, 'address'],
  [/(^|\.)(ssn_last_4|id_number|tax_id|tax_id_registrar)$/, 'tax-number'],
  [/^(individual|representative|person_\w+|owners|directors|executives)(\.|$)/, 'identity'],
  [/^(business_profile|business_type|company|documents)(\.|$)/, 'business'],
];

const wordFor = (name: string): AccountRequirement =>
  names.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** Each of our words once, in their order. */
function requirementsIn(stripeNames: readonly string[]): readonly AccountRequirement[] {
  const asked = new Set(stripeNames.map(wordFor));
  return accountRequirements.filter((requirement) => asked.has(requirement));
}

/** Null where the seller learns what to do in another way, or is told no more. One that the SDK adds does not compile. */
const reasons: Readonly<Record<Stripe.Account.Requirements.DisabledReason, DisabledBecause | null>> = {
  'action_required.requested_capabilities': 'asking',
  'requirements.past_due': null,
  'requirements.pending_verification': 'checking',
  under_review: 'reviewing',
  listed: 'reviewing',
  other: null,
  platform_paused: 'paused-by-us',
  'rejected.fraud': 'fraud',
  'rejected.incomplete_verification': 'identity',
  'rejected.listed': null,
  'rejected.other': null,
  'rejected.platform_fraud': 'closed-by-us',
  'rejected.platform_other': 'closed-by-us',
  'rejected.platform_terms_of_service': 'closed-by-us',
  'rejected.terms_of_service': 'terms',
};

/** What the account says of itself, and its newest payout. */
export function accountReportOf(
  { requirements }: Pick<Stripe.Account, 'requirements'>,
  payout: Pick<Stripe.Payout, 'amount' | 'created' | 'failure_message' | 'status'> | undefined,
): AccountReport {
  const { currently_due, past_due, current_deadline, disabled_reason } = requirements ?? {};
  const late = past_due ?? [];
  // A newer version of the API may say another.
  const disabled = disabled_reason && (reasons[disabled_reason] ?? null);
  return {
    due: requirementsIn([...late, ...(currently_due ?? [])]),
    isPastDue: late.length > 0,
    dueBy: current_deadline ? new Date(current_deadline * 1000) : null,
    isRejected: disabled_reason?.startsWith('rejected.') ?? false,
    ...(disabled && { disabled }),
    failedPayout:
      payout?.status === 'failed'
        ? {
            cents: payout.amount,
            at: new Date(payout.created * 1000),
            reason: payout.failure_message ?? null,
          }
        : null,
  };
}
