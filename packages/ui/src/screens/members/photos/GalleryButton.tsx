import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { Image } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';

export interface GalleryProps {
  onChoose(file: File): void;
  onGalleryDenied(): void;
}

interface GalleryButtonProps extends GalleryProps {
  readonly size?: 'regular' | 'small' | undefined;
  readonly wide?: boolean | undefined;
  readonly resting?: boolean | undefined;
}

const accepted = photoRule.types.join(',');

/** Opens the file picker; some browsers refuse this outside of a user gesture. */
export function GalleryButton({ onChoose, onGalleryDenied, ...face }: GalleryButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function open() {
    try {
      input.current?.showPicker();
    } catch {
      onGalleryDenied();
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // So that choosing the same file again fires a change event.
    target.value = '';
    if (file) onChoose(file);
  }

  return (
    <>
      <Button {...face} look="outline" icon={<Image aria-hidden />} onClick={open}>
        Gallery
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accepted}
        aria-label="Photo from the gallery"
        onChange={choose}
      />
    </>
  );
}
