import { listingRule } from '@nestmates/domain/marketplace/listing-rules.ts';
import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './ListingPhotos.module.css';
import { PhotoOrder } from './PhotoOrder.tsx';
import { type PhotoUpload, UploadTile } from './UploadTile.tsx';

export interface PhotoSpace {
  /** How many more there may be. */
  readonly room: number;
  /** Takes the address of each photo that has been uploaded. */
  add(url: string): void;
}

export interface PhotoUploads {
  /** In the order in which they were chosen. */
  readonly uploads: readonly PhotoUpload[];
  onChoose(files: readonly File[], into: PhotoSpace): void;
}

interface ListingPhotosProps extends FieldBinding<readonly string[]>, PhotoUploads {}

const accepted = photoRule.types.join(',');

/** The photos of a listing, to be added, put in order and removed; the first one is on the card. */
export function ListingPhotos({ value, onChange, name, error, uploads, onChoose }: ListingPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const room = listingRule.maxPhotos - value.length - uploads.length;

  // Two uploads may end before the form is rendered again.
  function add(url: string) {
    latest.current = [...latest.current, url];
    onChange(latest.current);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // So that choosing the same file again fires a change event.
    target.value = '';
    if (files.length > 0) onChoose(files, { room, add });
  }

  return (
    <FieldGroup
      id="listing-photos"
      name={name}
      label="Photos"
      optional
      hint={`Up to ${listingRule.maxPhotos}. JPEG, PNG, GIF or WebP, each up to 5 MB.`}
      error={error}
    >
      <div className={styles.photos}>
        <PhotoOrder photos={value} onChange={onChange} fallbackFocus={button}>
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} fallbackFocus={button} />
          ))}
        </PhotoOrder>
        <div>
          <Button
            ref={button}
            look="outline"
            size="small"
            icon={<ImagePlus aria-hidden />}
            resting={room <= 0}
            onClick={() => input.current?.click()}
          >
            {value.length + uploads.length === 0 ? 'Add Photos' : 'Add Another Photo'}
          </Button>
        </div>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept={accepted}
          aria-label="Photos of the listing"
          onChange={choose}
        />
      </div>
    </FieldGroup>
  );
}
