import { hazardKindLabel, hazardKindOf } from '@nestmates/domain/market/listings/hazard-kinds.ts';
import { TextField } from '../../../../components/forms/TextField.tsx';
import type { ListingFields } from './listing-fields.tsx';
import { asksForMake, type ListingFormValues } from './listing-form-schema.ts';

interface MakeFieldsProps extends ListingFields {
  readonly values: ListingFormValues;
}

/** Who made a product that can hurt; asked for once its title says that it is one. */
export function MakeFields({ field, values }: MakeFieldsProps) {
  if (!asksForMake(values)) return null;
  const kind = hazardKindOf({ type: 'product', title: values.title });
  const optional = kind === undefined;
  return (
    <>
      <TextField
        {...field('brand')}
        label="Brand"
        hint={kind && `We check ${hazardKindLabel(kind)} against recalls. Brand and model are on a label.`}
        optional={optional}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        {...field('model')}
        label="Model"
        optional={optional}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField {...field('year')} label="Year" optional inputMode="numeric" autoComplete="off" />
    </>
  );
}
