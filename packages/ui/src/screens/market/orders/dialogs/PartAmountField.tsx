import { TextField } from '../../../../components/forms/TextField.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';

/** How much of what was paid goes back, in dollars. */
export const PartAmountField = (binding: FieldBinding<string>) => (
  <TextField
    {...binding}
    label="Amount"
    icon={<span aria-hidden>$</span>}
    inputMode="decimal"
    autoComplete="off"
    placeholder="0.00"
  />
);
