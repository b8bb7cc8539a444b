import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FieldGroup } from '../../../../components/forms/Field.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import styles from './PhotoList.module.css';
import { PhotoOrder } from './PhotoOrder.tsx';
import { UploadTile } from './UploadTile.tsx';
import { type PhotoUploads, usePhotoSpace } from './use-photo-space.ts';

interface PhotoListFieldProps extends FieldBinding<readonly string[]>, PhotoUploads {
  /** What they are photos of, for the accessible name of the file input: "Photos of the listing". */
  readonly about: string;
  readonly most: number;
  /** The first one stands for all of them. */
  readonly cover?: boolean | undefined;
}

export const acceptedPhotos = photoRule.types.join(',');

/** Photos of one thing, to be added, put in order and removed. */
export function PhotoListField({
  about,
  most,
  cover,
  value,
  onChange,
  name,
  error,
  uploads,
  onChoose,
}: PhotoListFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { room, take } = usePhotoSpace({ value, onChange, uploads, onChoose, most });

  return (
    <FieldGroup
      id={id}
      name={name}
      label="Photos"
      optional
      hint={`Up to ${most}. JPEG, PNG, GIF or WebP, each up to 5 MB.`}
      error={error}
    >
      <div className={styles.photos}>
        <PhotoOrder cover={cover} photos={value} onChange={onChange} fallbackFocus={button}>
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
          accept={acceptedPhotos}
          aria-label={about}
          onChange={take}
        />
      </div>
    </FieldGroup>
  );
}
