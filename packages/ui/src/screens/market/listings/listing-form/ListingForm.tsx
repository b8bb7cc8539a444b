import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import {
  displayIcons,
  onboardingIconGroups,
  type ServiceIcon,
} from '@nestmates/domain/market/listings/service-icons.ts';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormActions } from '../../../../components/forms/FormActions.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type { PhotoUploads } from '../../../members/photos/list/PhotoListField.tsx';
import { IconPicker } from './IconPicker.tsx';
import styles from './ListingForm.module.css';
import { ListingPhotos } from './ListingPhotos.tsx';
import {
  AgesField,
  AvailabilityField,
  BadgesField,
  CategoryField,
  ConditionField,
  DeliveryField,
  DescriptionField,
  type ListingFields,
  PriceField,
  PriceTypeField,
  TitleField,
  TypeField,
} from './listing-fields.tsx';
import { type ListingFormValues, listingFormSchema } from './listing-form-schema.ts';

export interface ListingFormProps {
  readonly kind: 'asking' | 'sending';
  /** The type of a listing that is there does not change. */
  readonly task: 'new' | 'edit';
  readonly answers: ListingFormValues;
  readonly issues?: readonly Issue[] | undefined;
  readonly photos: PhotoUploads;
  /** Above the fields: what is still needed to sell. */
  readonly notice?: ReactNode;
  onAnswers(answers: ListingFormValues): void;
  onSubmit(listing: NewListing): void;
}

const texts = {
  new: { title: 'New', submit: 'Create Listing', sending: 'Creating...' },
  edit: { title: 'Edit', submit: 'Save Changes', sending: 'Saving...' },
} as const;

const groups = onboardingIconGroups.map(({ label, icons }) => ({ label, icons }));
const known = new Set<string>(groups.flatMap(({ icons }) => icons));

/** A service may have an icon of the other vocabulary, which is then offered too. */
const iconGroups = (icon: string): { label: string; icons: readonly ServiceIcon[] }[] =>
  icon === '' || known.has(icon) ? groups : [...groups, { label: 'More', icons: displayIcons }];

function Details({ field, values }: ListingFields & { readonly values: ListingFormValues }) {
  switch (values.type) {
    case '':
      return null;
    case 'product':
      return (
        <>
          <CategoryField field={field} of="product" />
          <ConditionField field={field} />
          <AgesField field={field} />
          <DeliveryField field={field} />
        </>
      );
    case 'service':
      return (
        <>
          <CategoryField field={field} of="service" />
          <IconPicker {...field('serviceIcon')} groups={iconGroups(values.serviceIcon)} optional />
          <BadgesField field={field} />
          <AvailabilityField field={field} />
          <AgesField field={field} />
        </>
      );
  }
}

/** The form that puts something on sale, and that edits it. */
export function ListingForm({ kind, task, photos, notice, ...asked }: ListingFormProps) {
  const { answers, issues, onAnswers, onSubmit } = asked;
  const sending = kind === 'sending';
  const { title, submit, sending: pendingLabel } = texts[task];
  const { values, form, field, formError } = useForm({
    schema: listingFormSchema(),
    initial: answers,
    issues,
    pending: sending,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  const uploading = photos.uploads.some((upload) => upload.kind === 'uploading');
  return (
    <Page
      className={styles.page}
      title={
        <>
          {title} <em>Listing</em>
        </>
      }
    >
      {notice}
      <form {...form} className={styles.form}>
        <div className={styles.fields}>
          <FormError>{formError}</FormError>
          {task === 'new' && <TypeField field={field} />}
          <ListingPhotos {...field('imageUrls')} {...photos} />
          <TitleField field={field} />
          <DescriptionField field={field} optional />
          <PriceField field={field} />
          {values.type === 'service' && <PriceTypeField field={field} />}
        </div>
        <div className={styles.fields}>
          <Details field={field} values={values} />
        </div>
        <FormActions>
          <Button type="submit" wide resting={uploading} pending={sending} pendingLabel={pendingLabel}>
            {submit}
          </Button>
        </FormActions>
      </form>
    </Page>
  );
}
