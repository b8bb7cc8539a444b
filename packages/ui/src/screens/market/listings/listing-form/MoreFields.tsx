import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { useState } from 'react';
import { Disclosure } from '../../../../components/navigation/Disclosure.tsx';
import { MoreDetailFields } from './DetailFields.tsx';
import styles from './ListingForm.module.css';
import { DescriptionField, type ListingFields, TypeField } from './listing-fields.tsx';
import { emptyListingForm, type ListingFormValues } from './listing-form-schema.ts';

type Name = keyof ListingFormValues;

/** What is asked for before; a new field of the form is folded. */
const above: readonly Name[] = [
  'title',
  'brand',
  'model',
  'year',
  'type',
  'price',
  'priceType',
  'category',
  'condition',
  'imageUrls',
];
const folded = (Object.keys(emptyListingForm) as Name[]).filter((name) => !above.includes(name));

const isSaid = (values: ListingFormValues): boolean =>
  folded.some((name) => JSON.stringify(values[name]) !== JSON.stringify(emptyListingForm[name]));

interface MoreFieldsProps extends ListingFields {
  readonly values: ListingFormValues;
  readonly today: CalendarDate;
  /** Whether the type is asked for here, as it was clear from the beginning. */
  readonly asksType: boolean;
  /** Whether an edit shows them all from the beginning. */
  readonly unfolded: boolean;
}

/** What may be said besides, folded until it is asked for, said already or wrong. */
export function MoreFields({ field, values, today, asksType, unfolded }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(unfolded || isSaid(values));
  const isWrong = [...folded, 'type' as const].some((name) => field(name).error !== undefined);
  return (
    <Disclosure
      title="More about it (optional)"
      level={2}
      open={isOpen || isWrong}
      onToggle={() => setOpen(!(isOpen || isWrong))}
    >
      <div className={styles.fields}>
        {asksType && <TypeField field={field} />}
        <DescriptionField field={field} optional />
        <MoreDetailFields field={field} values={values} today={today} />
      </div>
    </Disclosure>
  );
}
