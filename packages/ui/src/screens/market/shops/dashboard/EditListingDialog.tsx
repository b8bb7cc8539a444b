import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import { displayIcons } from '@nestmates/domain/market/listings/service-icons.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import type { PhotoUploads } from '../../../members/photos/list/use-photo-space.ts';
import { AvailabilityField } from '../../listings/listing-form/DetailFields.tsx';
import { IconPicker } from '../../listings/listing-form/IconPicker.tsx';
import { ListingPhotos } from '../../listings/listing-form/ListingPhotos.tsx';
import { type ListingRefusal, ListingRefused } from '../../listings/listing-form/ListingRefused.tsx';
import {
  DescriptionField,
  EditCategoryField,
  PriceField,
  PriceTypeField,
  TitleField,
} from '../../listings/listing-form/listing-fields.tsx';
import {
  type ListingFormValues,
  listingFormSchema,
} from '../../listings/listing-form/listing-form-schema.ts';
import { MakeFields } from '../../listings/listing-form/MakeFields.tsx';

export interface EditListingDialogProps {
  readonly answers: ListingFormValues;
  readonly issues?: readonly Issue[] | undefined;
  readonly refusal?: ListingRefusal | undefined;
  readonly photos: PhotoUploads;
  readonly saving: boolean;
  onSubmit(listing: NewListing): void;
  onClose(): void;
}

const icons = [{ label: 'Services', icons: displayIcons }];

/** Edits a listing without leaving the dashboard; it has categories and icons of its own. */
export function EditListingDialog({
  answers,
  issues,
  refusal,
  photos,
  saving,
  ...on
}: EditListingDialogProps) {
  const { values, form, field, formError } = useForm({
    schema: listingFormSchema(),
    initial: answers,
    issues,
    pending: saving,
    onSubmit: on.onSubmit,
  });
  const isService = values.type === 'service';
  const uploading = photos.uploads.some((upload) => upload.kind === 'uploading');
  return (
    <Dialog open title="Edit listing" onClose={() => !saving && on.onClose()}>
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <TitleField field={field} />
        <MakeFields field={field} values={values} />
        <DescriptionField field={field} optional />
        <PriceField field={field} />
        {isService && <PriceTypeField field={field} />}
        <EditCategoryField field={field} />
        {isService ? (
          <>
            <IconPicker {...field('serviceIcon')} groups={icons} optional />
            <AvailabilityField field={field} />
          </>
        ) : (
          <ListingPhotos {...field('imageUrls')} {...photos} />
        )}
        <ListingRefused refusal={refusal} />
        <DialogActions>
          <Button type="submit" resting={uploading} pending={saving} pendingLabel="Saving...">
            Save Changes
          </Button>
          <Button look="outline" onClick={on.onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
