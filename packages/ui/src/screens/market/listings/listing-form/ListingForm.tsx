import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { ListingType } from '@nestmates/domain/platform/shared/listing-words.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormActions } from '../../../../components/forms/FormActions.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type { PhotoUploads } from '../../../members/photos/list/use-photo-space.ts';
import { usePhotoSpace } from '../../../members/photos/list/use-photo-space.ts';
import { MainDetailFields } from './DetailFields.tsx';
import { DraftSuggestion } from './DraftSuggestion.tsx';
import { FirstPhoto } from './FirstPhoto.tsx';
import styles from './ListingForm.module.css';
import { ListingPhotos } from './ListingPhotos.tsx';
import { type ListingRefusal, ListingRefused } from './ListingRefused.tsx';
import { PriceField, PriceTypeField, TitleField, TypeField } from './listing-fields.tsx';
import { type ListingFormValues, listingFormSchema } from './listing-form-schema.ts';
import { MakeFields } from './MakeFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { type ListingDrafting, useDraftFilling } from './use-draft-filling.ts';

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
  /** Whether the photo is asked for before the fields. */
  readonly photoFirst?: boolean | undefined;
  /** Left out where nothing is suggested. */
  readonly drafting?: ListingDrafting | undefined;
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

/** The form that puts something on sale, and that edits it. A new listing begins with its photo. */
export function ListingForm({ kind, task, today, photos, notice, refusal, ...asked }: ListingFormProps) {
  const { answers, issues, photoFirst = false, drafting, onAnswers, onSubmit } = asked;
  const sending = kind === 'sending';
  const { submit, sending: pendingLabel } = texts[task];
  const [atPhoto, setAtPhoto] = useState(photoFirst);
  // The type stays where it was asked for, so that nothing moves under the finger that has chosen it.
  const [typeFirst, setTypeFirst] = useState(task === 'new' && answers.type === '');
  const { values, form, field, formError } = useForm({
    schema: listingFormSchema(),
    initial: answers,
    issues,
    pending: sending,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  // Kept here, since the first photo is still on its way when the fields come.
  const { take } = usePhotoSpace({ ...field('imageUrls'), ...photos, most: listingRule.maxPhotos });
  const { answer, ask, undo } = useDraftFilling({ field, values, drafting, closed: sending });
  const uploading = photos.uploads.some((upload) => upload.kind === 'uploading');

  function begin(type?: ListingType) {
    if (type) field('type').onChange(type);
    setTypeFirst(type === undefined);
    setAtPhoto(false);
  }

  return (
    <Page className={styles.page} title={listingFormTitle(task)}>
      {notice}
      {atPhoto ? (
        <FirstPhoto onTake={take} onBegin={begin} />
      ) : (
        <form {...form} className={styles.form}>
          <div className={styles.fields}>
            <FormError>{formError}</FormError>
            {typeFirst && <TypeField field={field} />}
            <ListingPhotos {...field('imageUrls')} {...photos} />
            <TitleField field={field} />
            {drafting && values.type === 'product' && (
              <DraftSuggestion
                drafting={drafting}
                answer={answer}
                values={values}
                uploading={uploading}
                onAsk={ask}
                onUndo={undo}
              />
            )}
            <MakeFields field={field} values={values} />
          </div>
          <div className={styles.fields}>
            <PriceField field={field} />
            {values.type === 'service' && <PriceTypeField field={field} />}
            <MainDetailFields field={field} values={values} />
            <MoreFields
              field={field}
              values={values}
              today={today}
              asksType={task === 'new' && !typeFirst}
              unfolded={task === 'edit'}
            />
          </div>
          <ListingRefused refusal={refusal} />
          <FormActions>
            <Button type="submit" wide resting={uploading} pending={sending} pendingLabel={pendingLabel}>
              {submit}
            </Button>
          </FormActions>
        </form>
      )}
    </Page>
  );
}
