import { typedPart } from '@nestmates/domain/market/orders/refund-in-part.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';

/** The amount in cents, checked with the domain's rule. */
export const partRefundSchema = (most: Cents): FormSchema<Cents> => ({
  '~standard': {
    validate(values) {
      const { amount } = values as { readonly amount: string };
      const issues = ruleIssues('amount', () => typedPart(amount, most));
      return issues.length > 0 ? { issues } : { value: typedPart(amount, most) };
    },
  },
});
