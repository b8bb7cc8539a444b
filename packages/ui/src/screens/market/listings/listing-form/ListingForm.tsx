import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormActions } from '../../../../components/forms/FormActions.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type { PhotoUploads } from '../../../members/photos/list/PhotoListField.tsx';
import { DetailFields } from './DetailFields.tsx';
import styles from './ListingForm.module.css';
import { ListingPhotos } from './ListingPhotos.tsx';
import { type ListingRefusal, ListingRefused } from './ListingRefused.tsx';
import { DescriptionField, PriceField, PriceTypeField, TitleField, TypeField } from './listing-fields.tsx';
import { type ListingFormValues, listingFormSchema } from './listing-form-schema.ts';
import { MakeFields } from './MakeFields.tsx';

export interface ListingFormProps {
  readonly kind: 'asking' | 'sending';
  /** The type of a listing that is there does not change. */
  readonly task: 'new' | 'edit';
  readonly answers: ListingFormValues;
  /** The date on the seller's clock. */
  readonly today: CalendarDate;
  readonly issues?: readonly Issue[] | undefined;
  readonly refusal?: ListingRefusal | undefined;
  readonly photos: PhotoUploads;
  /** What is still needed to sell, above the fields. */
  readonly notice?: ReactNode;
  onAnswers(answers: ListingFormValues): void;
  onSubmit(listing: NewListing): void;
}

const texts = {
  new: { title: 'New', submit: 'Create Listing', sending: 'Creating...' },
  edit: { title: 'Edit', submit: 'Save Changes', sending: 'Saving...' },
} as const;

export const listingFormTitle = (task: keyof typeof texts) => (
  <>
    {texts[task].title} <em>Listing</em>
  </>
);

/** The form that puts something on sale, and that edits it. */
export function ListingForm({ kind, task, today, photos, notice, refusal, ...asked }: ListingFormProps) {
  const { answers, issues, onAnswers, onSubmit } = asked;
  const sending = kind === 'sending';
  const { submit, sending: pendingLabel } = texts[task];
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
    <Page className={styles.page} title={listingFormTitle(task)}>
      {notice}
      <form {...form} className={styles.form}>
        <div className={styles.fields}>
          <FormError>{formError}</FormError>
          {task === 'new' && <TypeField field={field} />}
          <ListingPhotos {...field('imageUrls')} {...photos} />
          <TitleField field={field} />
          <MakeFields field={field} values={values} />
          <DescriptionField field={field} optional />
          <PriceField field={field} />
          {values.type === 'service' && <PriceTypeField field={field} />}
        </div>
        <div className={styles.fields}>
          <DetailFields field={field} values={values} today={today} />
        </div>
        <ListingRefused refusal={refusal} />
        <FormActions>
          <Button type="submit" wide resting={uploading} pending={sending} pendingLabel={pendingLabel}>
            {submit}
          </Button>
        </FormActions>
      </form>
    </Page>
  );
}
