import { professionalBadges } from '@nestmates/domain/market/listings/badges.ts';
import {
  categoryLabel,
  editCategories,
  productCategories,
} from '@nestmates/domain/market/listings/categories.ts';
import { conditionLabel, perLabel, typeLabels } from '@nestmates/domain/market/listings/labels.ts';
import { listingConditions } from '@nestmates/domain/market/listings/listing.ts';
import { listingRule } from '@nestmates/domain/market/listings/listing-rules.ts';
import {
  type ListingType,
  listingTypes,
  priceTypes,
} from '@nestmates/domain/platform/shared/listing-words.ts';
import { BookOpen, Package } from 'lucide-react';
import { FieldGroup } from '../../../../components/forms/Field.tsx';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Checkbox } from '../../../../components/selection/Checkbox.tsx';
import { ChipChoice, ChipGroup } from '../../../../components/selection/ChipGroup.tsx';
import { Select } from '../../../../components/selection/Select.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import styles from './listing-fields.module.css';
import type { ListingFormValues } from './listing-form-schema.ts';

/** What `useForm` gives for the form of a listing. */
export interface ListingFields {
  field<Name extends keyof ListingFormValues & string>(name: Name): FieldBinding<ListingFormValues[Name]>;
}

const typeIcons = { product: <Package aria-hidden />, service: <BookOpen aria-hidden /> };

export const TypeField = ({ field }: ListingFields) => (
  <ChipChoice
    {...field('type')}
    label="What do you offer?"
    options={listingTypes.map((type) => ({
      value: type,
      label: typeLabels[type].one,
      icon: typeIcons[type],
    }))}
  />
);

export const TitleField = ({ field, hint }: ListingFields & { readonly hint?: string | undefined }) => (
  <TextField {...field('title')} label="Title" hint={hint} autoComplete="off" enterKeyHint="next" />
);

export const DescriptionField = ({
  field,
  optional = false,
}: ListingFields & { readonly optional?: boolean }) => (
  <TextArea
    {...field('description')}
    label="Description"
    optional={optional}
    limit={listingRule.maxDescription}
    rows={5}
  />
);

export const PriceField = ({ field }: ListingFields) => (
  <TextField
    {...field('price')}
    label="Price"
    icon={<span aria-hidden>$</span>}
    inputMode="decimal"
    autoComplete="off"
    placeholder="0.00"
  />
);

export const PriceTypeField = ({ field }: ListingFields) => (
  <ChipChoice
    {...field('priceType')}
    label="The price is"
    options={priceTypes.map((type) => ({ value: type, label: perLabel(type) }))}
  />
);

interface CategorySelectProps extends ListingFields {
  readonly offered: readonly string[];
}

/** A listing may stand in a category of the other vocabulary; it is offered too. */
function CategorySelect({ field, offered }: CategorySelectProps) {
  const binding = field('category');
  const current = binding.value && !offered.includes(binding.value) ? [binding.value] : [];
  return (
    <Select
      {...binding}
      label="Category"
      placeholder="Choose a category"
      options={[...offered, ...current].map((value) => ({ value, label: categoryLabel(value) }))}
    />
  );
}

const serviceCategories = editCategories.map(({ value }) => value);

export const CategoryField = ({ field, of }: ListingFields & { readonly of: ListingType }) => (
  <CategorySelect field={field} offered={of === 'product' ? productCategories : serviceCategories} />
);

/** The dialog that edits a listing has one list of categories for both types. */
export const EditCategoryField = ({ field }: ListingFields) => (
  <CategorySelect field={field} offered={serviceCategories} />
);

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

export function AgesField({ field }: ListingFields) {
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
    <FieldGroup id="listing-delivery" label="Delivery" optional>
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
