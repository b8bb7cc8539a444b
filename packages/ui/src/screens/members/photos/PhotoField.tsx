import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import { Camera, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { FacePicture } from '../../../components/people/FacePicture.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import { HiddenLine } from '../../platform/access/HiddenLine.tsx';
import { GalleryButton, type GalleryProps } from './GalleryButton.tsx';
import styles from './PhotoField.module.css';
import { PhotoProgress } from './PhotoProgress.tsx';
import { TemporaryButton } from './TemporaryButton.tsx';

export type PhotoFieldState =
  | { readonly kind: 'idle' }
  /** Share in percent; left out while the photo is being prepared. */
  | { readonly kind: 'uploading'; readonly preview: string; readonly percent?: number | undefined }
  | { readonly kind: 'done' }
  | { readonly kind: 'removing' }
  /** The file was rejected before the upload. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly preview: string; readonly message: string; onRetry(): void };

export interface PhotoFieldProps extends GalleryProps {
  readonly name: string;
  /** The member's current photo. */
  readonly photoUrl: string | null;
  /** Why nobody else is shown it. */
  readonly hidden?: HiddenReason | undefined;
  readonly state: PhotoFieldState;
  onTakePhoto(): void;
  /** Cancels the upload, or dismisses a failed one. */
  onCancel(): void;
  onRemove(): void;
}

const shownIn = (state: PhotoFieldState, photoUrl: string | null): string | null =>
  'preview' in state ? state.preview : photoUrl;

const errorIn = (state: PhotoFieldState): string | undefined =>
  state.kind === 'failed' || state.kind === 'refused' ? state.message : undefined;

/** The member's photo, with buttons to take, choose and remove one. */
export function PhotoField({
  name,
  photoUrl,
  hidden,
  state,
  onTakePhoto,
  onCancel,
  onRemove,
  ...gallery
}: PhotoFieldProps) {
  const camera = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { loaded: Question, load, preload } = useLazyImport(loadAlertDialog);
  const uploading = state.kind === 'uploading';
  const removing = state.kind === 'removing';
  const src = shownIn(state, photoUrl);
  return (
    <FieldGroup id="photo" label="Photo" optional error={errorIn(state)}>
      <div className={styles.field}>
        <div className={styles.frame} data-state={state.kind}>
          <FacePicture name={name} face={photoOrInitial(src)} decorative={!src} eager />
          {uploading && <PhotoProgress percent={state.percent} fallbackFocus={camera} onCancel={onCancel} />}
        </div>
        <Stack gap={2}>
          {src === photoUrl && <HiddenLine hidden={hidden} />}
          {state.kind !== 'failed' && <p className={styles.hint}>JPEG, PNG, GIF or WebP, up to 5 MB</p>}
          {state.kind === 'failed' && (
            <TemporaryButton
              fallbackFocus={camera}
              wide
              icon={<RotateCw aria-hidden />}
              onClick={state.onRetry}
            >
              Try again
            </TemporaryButton>
          )}
          <Button
            ref={camera}
            look="outline"
            size="small"
            wide
            resting={uploading || removing}
            icon={<Camera aria-hidden />}
            onClick={onTakePhoto}
          >
            Take Photo
          </Button>
          <GalleryButton {...gallery} size="small" wide resting={uploading || removing} />
          {state.kind === 'failed' && (
            <TemporaryButton fallbackFocus={camera} look="text" wide onClick={onCancel}>
              {photoUrl ? 'Keep the old one' : 'Dismiss'}
            </TemporaryButton>
          )}
          {photoUrl && !uploading && state.kind !== 'failed' && (
            <TemporaryButton
              fallbackFocus={camera}
              look="text"
              wide
              pending={removing}
              pendingLabel="Removing..."
              onPointerDown={preload}
              onFocus={preload}
              onClick={() => {
                setAsking(true);
                load();
              }}
            >
              Remove Photo
            </TemporaryButton>
          )}
        </Stack>
      </div>
      {Question && (
        <Question
          open={asking}
          title="Remove your photo?"
          description="Other mothers see your initial in its place, until you choose a new one."
          confirm="Remove Photo"
          cancel="Keep It"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
        />
      )}
    </FieldGroup>
  );
}
