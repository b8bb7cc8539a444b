import { professionalBadges } from '@nestmates/domain/market/listings/badges.ts';
import { conditionLabel } from '@nestmates/domain/market/listings/labels.ts';
import { listingConditions, listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import { serviceDateRule } from '@nestmates/domain/market/listings/service-date.ts';
import {
  displayIcons,
  onboardingIconGroups,
  type ServiceIcon,
} from '@nestmates/domain/market/listings/service-icons.ts';
import { pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { addMonths, type CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { DateField } from '../../../../components/date-time/DateField.tsx';
import { FieldGroup } from '../../../../components/forms/Field.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Checkbox } from '../../../../components/selection/Checkbox.tsx';
import { ChipChoice, ChipGroup } from '../../../../components/selection/ChipGroup.tsx';
import { Select } from '../../../../components/selection/Select.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import styles from './DetailFields.module.css';
import { IconPicker } from './IconPicker.tsx';
import { CategoryField, type ListingFields } from './listing-fields.tsx';
import { type ListingFormValues, type ServiceTime, serviceTimes } from './listing-form-schema.ts';

export const ConditionField = ({ field }: ListingFields) => (
  <ChipChoice
    {...field('condition')}
    label="Condition"
    optional
    options={listingConditions.map((value) => ({ value, label: conditionLabel(value) }))}
  />
);

const anyAge = 'any';
const ages = [
  { value: anyAge, label: 'Any age' },
  ...Array.from({ length: listingRule.maxAge + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? 'Under 1' : String(age),
  })),
];

/** A select has no empty value. */
const withAny = ({ value, onChange, ...rest }: FieldBinding<string>) => ({
  ...rest,
  value: value || anyAge,
  onChange: (chosen: string) => onChange(chosen === anyAge ? '' : chosen),
});

function AgesField({ field }: ListingFields) {
  const { error, ...from } = withAny(field('ageFrom'));
  return (
    <FieldGroup id="listing-ages" label="For children" optional error={error}>
      <div className={styles.ages}>
        <Select {...from} label="From" placeholder="Any age" options={ages} />
        <Select {...withAny(field('ageTo'))} label="To" placeholder="Any age" options={ages} />
      </div>
    </FieldGroup>
  );
}

/** One excludes the other. */
export function DeliveryField({ field }: ListingFields) {
  const shipping = field('shippingIncluded');
  const pickup = field('localPickupOnly');
  return (
    <FieldGroup
      id="listing-delivery"
      label="Delivery"
      optional
      hint={`At a pickup the buyer says a code. You are paid ${pickupWait} after you enter it.`}
    >
      <Checkbox
        {...shipping}
        onChange={(chosen) => {
          shipping.onChange(chosen);
          if (chosen) pickup.onChange(false);
        }}
      >
        Shipping included
      </Checkbox>
      <Checkbox
        {...pickup}
        onChange={(chosen) => {
          pickup.onChange(chosen);
          if (chosen) shipping.onChange(false);
        }}
      >
        Local pickup only
      </Checkbox>
    </FieldGroup>
  );
}

export const BadgesField = ({ field }: ListingFields) => (
  <ChipGroup
    {...field('badges')}
    label="Badges"
    optional
    hint="Only what you can show when a mother asks. Two fit on a card."
    options={professionalBadges.map((badge) => ({ value: badge, label: badge }))}
  />
);

export const AvailabilityField = ({ field }: ListingFields) => (
  <TextField
    {...field('availability')}
    label="Availability"
    optional
    hint="Such as weekday mornings."
    autoComplete="off"
  />
);

const timeLabels: Readonly<Record<ServiceTime, string>> = {
  arranged: 'By arrangement',
  day: 'On one day',
};

interface ServiceTimeProps extends ListingFields {
  readonly values: Pick<ListingFormValues, 'when'>;
  readonly today: CalendarDate;
}

/** A service on one day ends by itself; one by arrangement is on sale until its seller takes it off. */
export const ServiceTimeField = ({ field, values, today }: ServiceTimeProps) => (
  <>
    <ChipChoice
      {...field('when')}
      label="When"
      options={serviceTimes.map((value) => ({ value, label: timeLabels[value] }))}
    />
    {values.when === 'day' && (
      <DateField
        {...field('serviceDate')}
        label="Day"
        hint={`The listing ends ${serviceDateRule.daysAfter} days after it. Then you can choose another day.`}
        today={today}
        min={today}
        max={addMonths(today, 12 * serviceDateRule.maxYearsAhead)}
      />
    )}
  </>
);

const groups = onboardingIconGroups.map(({ label, icons }) => ({ label, icons }));
const known = new Set<string>(groups.flatMap(({ icons }) => icons));

/** A service may have an icon of the other vocabulary, which is then offered too. */
const iconGroups = (icon: string): { label: string; icons: readonly ServiceIcon[] }[] =>
  icon === '' || known.has(icon) ? groups : [...groups, { label: 'More', icons: displayIcons }];

interface DetailFieldsProps extends ListingFields {
  readonly values: ListingFormValues;
  readonly today: CalendarDate;
}

/** What a seller chooses beside title and price, of the type that is chosen. */
export function MainDetailFields({ field, values }: Omit<DetailFieldsProps, 'today'>) {
  if (values.type === '') return null;
  return (
    <>
      <CategoryField field={field} of={values.type} />
      {values.type === 'product' && <ConditionField field={field} />}
    </>
  );
}

/** What a seller may say besides. */
export function MoreDetailFields({ field, values, today }: DetailFieldsProps) {
  switch (values.type) {
    case '':
      return null;
    case 'product':
      return (
        <>
          <AgesField field={field} />
          <DeliveryField field={field} />
        </>
      );
    case 'service':
      return (
        <>
          <IconPicker {...field('serviceIcon')} groups={iconGroups(values.serviceIcon)} optional />
          <BadgesField field={field} />
          <ServiceTimeField field={field} values={values} today={today} />
          <AvailabilityField field={field} />
          <AgesField field={field} />
        </>
      );
  }
}
