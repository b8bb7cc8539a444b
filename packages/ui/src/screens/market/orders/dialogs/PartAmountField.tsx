import { TextField } from '../../../../components/forms/TextField.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';

/** How much of what was paid goes back, in dollars. */
export const PartAmountField = (props: FieldBinding<string> & { readonly hint?: string }) => (
  <TextField
    {...props}
    label="Amount"
    icon={<span aria-hidden>$</span>}
    inputMode="decimal"
    autoComplete="off"
    placeholder="0.00"
  />
);
