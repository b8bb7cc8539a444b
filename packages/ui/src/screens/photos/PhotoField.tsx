import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { Camera, Image, RotateCw } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { FacePicture } from '../../components/FacePicture.tsx';
import { FieldGroup } from '../../components/Field.tsx';
import { photoOrInitial } from '../../drawings/face.ts';
import styles from './PhotoField.module.css';
import { PhotoProgress } from './PhotoProgress.tsx';

export type PhotoFieldState =
  | { readonly kind: 'idle' }
  /** Hundredths sent; left out while the picture is made ready. */
  | { readonly kind: 'uploading'; readonly preview: string; readonly percent?: number | undefined }
  | { readonly kind: 'done' }
  /** What was chosen cannot be a photo; choosing another one is the way on. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly preview: string; readonly message: string; onRetry(): void };

export interface PhotoFieldProps {
  readonly name: string;
  /** The photo she has, if she has one. */
  readonly photoUrl: string | null;
  readonly state: PhotoFieldState;
  onTakePhoto(): void;
  onChoose(file: File): void;
  onGalleryDenied(): void;
}

const accepted = photoRule.types.join(',');

const shownIn = (state: PhotoFieldState, photoUrl: string | null): string | null =>
  'preview' in state ? state.preview : photoUrl;

const errorIn = (state: PhotoFieldState): string | undefined =>
  state.kind === 'failed' || state.kind === 'refused' ? state.message : undefined;

/** Her photo, and the two ways to a new one. */
export function PhotoField({ name, photoUrl, state, ...ways }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const busy = state.kind === 'uploading';
  const src = shownIn(state, photoUrl);

  function openGallery() {
    try {
      input.current?.showPicker();
    } catch {
      ways.onGalleryDenied();
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file chosen again should count as chosen.
    target.value = '';
    if (file) ways.onChoose(file);
  }

  return (
    <FieldGroup id="photo" label="Photo" optional error={errorIn(state)}>
      <div className={styles.field}>
        <div className={styles.frame} data-state={state.kind}>
          <FacePicture name={name} face={photoOrInitial(src)} decorative={!src} eager />
          {busy && <PhotoProgress percent={state.percent} />}
        </div>
        <div className={styles.ways}>
          {state.kind !== 'failed' && <p className={styles.hint}>JPEG, PNG, GIF or WebP, up to 5 MB</p>}
          {state.kind === 'failed' && (
            <Button look="main" size="small" wide icon={<RotateCw aria-hidden />} onClick={state.onRetry}>
              Try again
            </Button>
          )}
          <Button
            look="outline"
            size="small"
            wide
            disabled={busy}
            icon={<Camera aria-hidden />}
            onClick={ways.onTakePhoto}
          >
            Take Photo
          </Button>
          <Button
            look="outline"
            size="small"
            wide
            disabled={busy}
            icon={<Image aria-hidden />}
            onClick={openGallery}
          >
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
        </div>
        <p className={styles.status} role="status">
          {state.kind === 'done' && 'Photo uploaded!'}
        </p>
      </div>
    </FieldGroup>
  );
}
