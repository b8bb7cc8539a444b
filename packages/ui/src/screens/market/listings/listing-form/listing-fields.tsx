import {
  categoryLabel,
  editCategories,
  productCategories,
} from '@nestmates/domain/market/listings/categories.ts';
import { perLabel, typeLabels } from '@nestmates/domain/market/listings/labels.ts';
import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import {
  type ListingType,
  listingTypes,
  priceTypes,
} from '@nestmates/domain/platform/shared/listing-words.ts';
import { BookOpen, Package } from 'lucide-react';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { ChipChoice } from '../../../../components/selection/ChipGroup.tsx';
import { Select } from '../../../../components/selection/Select.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
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
