import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FieldGroup } from '../../../../components/forms/Field.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import styles from './PhotoList.module.css';
import { PhotoOrder } from './PhotoOrder.tsx';
import { type PhotoUpload, UploadTile } from './UploadTile.tsx';

export interface PhotoSpace {
  /** How many more there may be. */
  readonly room: number;
  /** Takes the address of each photo that has been uploaded. */
  add(url: string): void;
}

export interface PhotoUploads {
  /** Uploads in the order in which they were chosen. */
  readonly uploads: readonly PhotoUpload[];
  onChoose(files: readonly File[], into: PhotoSpace): void;
}

interface PhotoListFieldProps extends FieldBinding<readonly string[]>, PhotoUploads {
  /** What they are photos of, for the accessible name of the file input: "Photos of the listing". */
  readonly about: string;
  readonly most: number;
  /** The first one stands for all of them. */
  readonly cover?: boolean | undefined;
}

const accepted = photoRule.types.join(',');

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
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const room = most - value.length - uploads.length;

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
          accept={accepted}
          aria-label={about}
          onChange={choose}
        />
      </div>
    </FieldGroup>
  );
}
