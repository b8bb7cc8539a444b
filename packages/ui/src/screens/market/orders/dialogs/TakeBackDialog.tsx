import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { dollarsToType } from '@nestmates/domain/market/listings/price.ts';
import {
  checkReturnAddress,
  type ReturnAddressForm,
  returnAddressFields,
} from '@nestmates/domain/market/orders/return-address.ts';
import { typedReturnRefund } from '@nestmates/domain/market/orders/return-refund.ts';
import { states } from '@nestmates/domain/members/places/states.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { useMemo } from 'react';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Select } from '../../../../components/selection/Select.tsx';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { type OrderPeople, otherName, otherNameFirst } from '../order-people.ts';
import styles from './OrderDialog.module.css';
import { type OrderDialogProps, OrderFormDialog } from './OrderFormDialog.tsx';
import { PartAmountField } from './PartAmountField.tsx';

interface TakeBackForm extends ReturnAddressForm {
  readonly amount: Cents;
}

type Typed = Required<ReturnAddressForm> & { readonly amount: string };

/** The amount in cents and the address, checked with the domain's rules. */
const takeBackSchema = (most: Cents): FormSchema<TakeBackForm> => ({
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

interface SellerHome {
  readonly city: string | null;
  /** Its code or its name. */
  readonly state: string | null;
  readonly zipCode: string | null;
}

export interface TakeBackDialogProps extends OrderDialogProps<TakeBackForm> {
  /** Offered by the seller, or what the buyer has asked for. */
  readonly action: 'offerReturn' | 'acceptReturn';
  readonly order: OrderPeople & Pick<OrderView, 'returnRefund'>;
  /** Where the seller lives, which is usually where it is sent. */
  readonly home?: SellerHome | undefined;
}

const titles = { offerReturn: 'Offer to take it back', acceptReturn: 'Take it back' } as const;
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

/** The seller takes it back: for how much, and where it is sent. Its code is large: import it when it is opened. */
export function TakeBackDialog({
  kind,
  action,
  order,
  home,
  issues,
  onSubmit,
  onClose,
}: TakeBackDialogProps) {
  const sending = kind === 'sending';
  const { usual, most } = order.returnRefund;
  const schema = useMemo(() => takeBackSchema(most), [most]);
  const { form, field, formError } = useForm({
    schema,
    initial: {
      amount: usual === 0 ? '' : dollarsToType(usual),
      name: '',
      street: '',
      apartment: '',
      city: home?.city ?? '',
      state: states.find(({ code, name }) => code === home?.state || name === home?.state)?.code ?? '',
      zipCode: home?.zipCode ?? '',
    },
    issues,
    pending: sending,
    onSubmit,
  });
  return (
    <OrderFormDialog
      form={form}
      formError={formError}
      onClose={onClose}
      focus="dialog"
      title={titles[action]}
      description={`${otherNameFirst(order)} has seven days to send it, and pays for that unless the two of you agree otherwise. She gets the amount back once you have confirmed that it arrived, and what is left is yours.`}
      submit={action === 'offerReturn' ? 'Offer the Return' : 'Take It Back'}
      pending={sending}
      pendingLabel="Saving…"
    >
      <PartAmountField {...field('amount')} hint={`Up to ${dollars(most)}, which is all that was paid.`} />
      <TextField {...field('name')} label="Name on the label" autoComplete="name" />
      <TextField {...field('street')} label="Street and number" autoComplete="address-line1" />
      <TextField {...field('apartment')} label="Apartment" optional autoComplete="address-line2" />
      <TextField {...field('city')} label="City" autoComplete="address-level2" />
      <Select {...field('state')} label="State" placeholder="Choose a state" options={stateOptions} />
      <TextField
        {...field('zipCode')}
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <p className={styles.hint}>
        Only {otherName(order)} sees the address, and only until it is back. Then we erase it.
      </p>
    </OrderFormDialog>
  );
}
