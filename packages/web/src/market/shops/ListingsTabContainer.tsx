import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { listingFormOf } from '@nestmates/ui/screens/market/listings/listing-form/listing-form-schema.ts';
import { ListingsTab } from '@nestmates/ui/screens/market/shops/dashboard/ListingsTab.tsx';
import { useState } from 'react';
import { usePhotoUploads } from '../../members/photos/use-photo-uploads.ts';
import { listingPhotos } from '../listings/listing-photo-target.ts';
import { useListingEdit } from '../listings/use-listing-edit.ts';
import { useOwnListings } from '../listings/use-own-listings.ts';

const loadDialog = async () =>
  (await import('@nestmates/ui/screens/market/shops/dashboard/EditListingDialog.tsx')).EditListingDialog;

type EditDialog = Awaited<ReturnType<typeof loadDialog>>;

interface EditProps {
  readonly Dialog: EditDialog;
  readonly listing: OwnListingView;
  onClose(): void;
}

function Edit({ Dialog, listing, onClose }: EditProps) {
  const photos = usePhotoUploads(listingPhotos);
  const { save, saving, issues, refusal } = useListingEdit(listing.id, onClose);
  return (
    <Dialog
      answers={listingFormOf(listing)}
      issues={issues}
      refusal={refusal}
      photos={photos}
      saving={saving}
      onSubmit={({ type: _, description, ...edited }) => save({ ...edited, description: description ?? '' })}
      onClose={onClose}
    />
  );
}

export function ListingsTabContainer() {
  const state = useOwnListings();
  const [edited, setEdited] = useState<OwnListingView>();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  function edit(listing: OwnListingView) {
    setEdited(listing);
    void load();
  }
  return (
    <>
      <ListingsTab state={state.kind === 'ready' ? { ...state, onEdit: edit } : state} />
      {Dialog && edited && (
        <Edit key={edited.id} Dialog={Dialog} listing={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
