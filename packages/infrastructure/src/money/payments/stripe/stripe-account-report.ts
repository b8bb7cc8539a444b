import {
  type AccountReport,
  type AccountRequirement,
  accountRequirements,
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

/** What the account says of itself, and its newest payout. */
export function accountReportOf(
  { requirements }: Pick<Stripe.Account, 'requirements'>,
  payout: Pick<Stripe.Payout, 'amount' | 'created' | 'failure_message' | 'status'> | undefined,
): AccountReport {
  const { currently_due, past_due, current_deadline, disabled_reason } = requirements ?? {};
  const late = past_due ?? [];
  return {
    due: requirementsIn([...late, ...(currently_due ?? [])]),
    isPastDue: late.length > 0,
    dueBy: current_deadline ? new Date(current_deadline * 1000) : null,
    isRejected: disabled_reason?.startsWith('rejected.') ?? false,
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
