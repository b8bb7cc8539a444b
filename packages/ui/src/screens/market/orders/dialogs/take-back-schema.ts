import {
  checkReturnAddress,
  type ReturnAddressForm,
  returnAddressFields,
} from '@nestmates/domain/market/orders/return-address.ts';
import { typedReturnRefund } from '@nestmates/domain/market/orders/return-refund.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';

export interface TakeBackForm extends ReturnAddressForm {
  readonly amount: Cents;
}

type Typed = Required<ReturnAddressForm> & { readonly amount: string };

/** The amount in cents and the address, checked with the domain's rules. */
export const takeBackSchema = (most: Cents): FormSchema<TakeBackForm> => ({
  '~standard': {
    validate(values) {
      const { amount, ...address } = values as Typed;
      const issues = [
        ...ruleIssues('amount', () => typedReturnRefund(amount, most)),
        ...returnAddressFields.flatMap((field) =>
          ruleIssues(field, () => checkReturnAddress(field, address)),
        ),
      ];
      return issues.length > 0
        ? { issues }
        : { value: { ...address, amount: typedReturnRefund(amount, most) } };
    },
  },
});
