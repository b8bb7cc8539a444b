import { carrierIds, carriers } from '@nestmates/domain/market/orders/tracking.ts';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Select } from '../../../../components/selection/Select.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';

const carrierOptions = carrierIds.map((id) => ({ value: id, label: carriers[id].name }));

type TrackingFieldProps = FieldBinding<string> & { readonly optional?: boolean };

/** Who brings the parcel. */
export const CarrierField = (props: TrackingFieldProps) => (
  <Select {...props} label="Carrier" placeholder="Choose a carrier" options={carrierOptions} />
);

export const TrackingNumberField = (props: TrackingFieldProps) => (
  <TextField
    {...props}
    label="Tracking number"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
  />
);
