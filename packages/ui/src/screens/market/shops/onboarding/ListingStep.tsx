import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import { onboardingIconGroups } from '@nestmates/domain/market/listings/service-icons.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { ListingType } from '@nestmates/domain/platform/shared/listing-words.ts';
import { useEffect } from 'react';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { people } from '../../../../drawings/people.ts';
import type { Errors, Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { OnboardingLayout } from '../../../members/onboarding/OnboardingLayout.tsx';
import { StepActions } from '../../../members/onboarding/StepActions.tsx';
import type { PhotoUploads } from '../../../members/photos/list/use-photo-space.ts';
import {
  AvailabilityField,
  BadgesField,
  ConditionField,
  DeliveryField,
  ServiceTimeField,
} from '../../listings/listing-form/DetailFields.tsx';
import { IconPicker } from '../../listings/listing-form/IconPicker.tsx';
import { ListingPhotos } from '../../listings/listing-form/ListingPhotos.tsx';
import { type ListingRefusal, ListingRefused } from '../../listings/listing-form/ListingRefused.tsx';
import {
  CategoryField,
  DescriptionField,
  type ListingFields,
  PriceField,
  PriceTypeField,
  TitleField,
} from '../../listings/listing-form/listing-fields.tsx';
import {
  type ListingFormValues,
  listingFormSchema,
} from '../../listings/listing-form/listing-form-schema.ts';
import { MakeFields } from '../../listings/listing-form/MakeFields.tsx';
import { type NewSeller, NewSellerNotice } from '../../listings/listing-form/NewSellerNotice.tsx';
import { PaymentsNotice, type PaymentsNoticeProps } from '../../listings/listing-form/PaymentsNotice.tsx';
import { stepCount } from './TypeStep.tsx';

export interface ListingStepProps {
  readonly type: ListingType;
  readonly answers: ListingFormValues;
  /** The date on the seller's clock. */
  readonly today: CalendarDate;
  readonly issues?: readonly Issue[] | undefined;
  readonly refusal?: ListingRefusal | undefined;
  readonly photos: PhotoUploads;
  readonly payments?: PaymentsNoticeProps | undefined;
  readonly newSeller?: NewSeller | undefined;
  readonly sending: boolean;
  /** It is on sale by now: the seller has come back to it. */
  readonly isListed: boolean;
  onAnswers(answers: ListingFormValues): void;
  onSubmit(listing: NewListing): void;
  /** Something that is needed is left out. */
  onMissing(what: 'information' | 'icon'): void;
  onBack(): void;
}

const required = ['title', 'description', 'price'] as const;

/** What is left out, as opposed to what is wrong. */
function missingIn(errors: Errors, values: ListingFormValues): 'information' | 'icon' | undefined {
  if (required.some((name) => errors[name] && values[name].trim() === '')) return 'information';
  return errors.serviceIcon && Object.keys(errors).length === 1 ? 'icon' : undefined;
}

const ProductFields = ({ field, values }: ListingFields & { readonly values: ListingFormValues }) => (
  <>
    <TitleField field={field} />
    <MakeFields field={field} values={values} />
    <CategoryField field={field} of="product" />
    <PriceField field={field} />
    <DescriptionField field={field} />
    <ConditionField field={field} />
    <DeliveryField field={field} />
  </>
);

interface ServiceFieldsProps extends ListingFields {
  readonly values: ListingFormValues;
  readonly today: CalendarDate;
}

const ServiceFields = ({ field, values, today }: ServiceFieldsProps) => (
  <>
    <TitleField field={field} />
    <DescriptionField field={field} />
    <PriceField field={field} />
    <PriceTypeField field={field} />
    <IconPicker {...field('serviceIcon')} groups={onboardingIconGroups} />
    <BadgesField field={field} />
    <ServiceTimeField field={field} values={values} today={today} />
    <AvailabilityField field={field} />
  </>
);

/** Step 2: the seller's first listing. */
export function ListingStep({
  type,
  answers,
  today,
  issues,
  refusal,
  photos,
  payments,
  newSeller,
  sending,
  ...rest
}: ListingStepProps) {
  const { isListed, onAnswers, onSubmit, onMissing, onBack } = rest;
  const { values, form, field, formError } = useForm({
    schema: listingFormSchema({ description: true, icon: true }),
    initial: answers,
    issues,
    pending: sending,
    onSubmit,
    onInvalid(errors, typed: ListingFormValues) {
      const missing = missingIn(errors, typed);
      if (missing) onMissing(missing);
    },
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  const uploading = photos.uploads.some((upload) => upload.kind === 'uploading');
  const isProduct = type === 'product';
  return (
    <OnboardingLayout
      step={2}
      of={stepCount}
      onBack={onBack}
      form={form}
      footer="end"
      title={
        isProduct ? (
          <>
            Your First <em>Product</em>
          </>
        ) : (
          <>
            Your First <em>Service</em>
          </>
        )
      }
      lead={isListed ? 'It is on sale already. Changes show at once.' : 'A few words and an honest price.'}
      portraitOf={people.mei}
      actions={
        <StepActions
          onBack={onBack}
          saving={sending}
          disabled={uploading}
          submit={isListed ? 'Save and Continue' : 'Create and Continue'}
        />
      }
    >
      {payments && <PaymentsNotice {...payments} />}
      {newSeller && <NewSellerNotice {...newSeller} />}
      <FormError>{formError}</FormError>
      {isProduct && <ListingPhotos {...field('imageUrls')} {...photos} />}
      {isProduct ? (
        <ProductFields field={field} values={values} />
      ) : (
        <ServiceFields field={field} values={values} today={today} />
      )}
      <ListingRefused refusal={refusal} />
    </OnboardingLayout>
  );
}
