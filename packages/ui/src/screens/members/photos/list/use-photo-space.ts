import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import type { PhotoUpload } from './UploadTile.tsx';

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

interface PhotoSpaceOptions
  extends Pick<FieldBinding<readonly string[]>, 'value' | 'onChange'>,
    PhotoUploads {
  readonly most: number;
}

/** Takes chosen photos for a list as far as there is room in it. Stays mounted until their uploads have ended. */
export function usePhotoSpace({ value, onChange, uploads, onChoose, most }: PhotoSpaceOptions) {
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

  return {
    room,
    /** Whether anything was chosen. */
    take({ target }: ChangeEvent<HTMLInputElement>): boolean {
      const files = [...(target.files ?? [])];
      // So that choosing the same file again fires a change event.
      target.value = '';
      if (files.length > 0) onChoose(files, { room, add });
      return files.length > 0;
    },
  };
}
