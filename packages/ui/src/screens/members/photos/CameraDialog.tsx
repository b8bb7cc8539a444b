import { photoMessages } from '@nestmates/domain/members/photos/photo-rules.ts';
import { Camera, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import styles from './CameraDialog.module.css';
import { GalleryButton, type GalleryProps } from './GalleryButton.tsx';

export type CameraState =
  | { readonly kind: 'starting' }
  /** `attach` gets the video element. There is no photo to take before the camera sends its first frame. */
  | {
      readonly kind: 'live';
      attach(video: HTMLVideoElement | null): void;
      onRunning(): void;
      readonly onTake?: (() => void) | undefined;
    }
  /**
   * When used, the dialog stays open for the length of a double tap, so that the second tap does not hit the
   * page below.
   */
  | {
      readonly kind: 'taken';
      readonly picture: string;
      readonly used?: boolean | undefined;
      onUse(): void;
      onRetake(): void;
    }
  | ({ readonly kind: 'denied'; onRetry(): void } & GalleryProps);

export interface CameraDialogProps {
  readonly state: CameraState;
  onClose(): void;
}

const starting = (
  <p className={styles.starting} role="status">
    Starting the camera…
  </p>
);

/** What the camera sees, or what was taken. */
export function CameraView({
  state,
}: {
  readonly state: Exclude<CameraState, { kind: 'denied' }>;
}): ReactNode {
  switch (state.kind) {
    case 'starting':
      return starting;
    case 'live':
      return (
        <>
          {!state.onTake && starting}
          <video
            ref={state.attach}
            onLoadedData={state.onRunning}
            className={styles.live}
            aria-label="What the camera sees"
            autoPlay
            muted
            playsInline
          />
        </>
      );
    case 'taken':
      return <img className={styles.taken} src={state.picture} alt="What you have just taken" />;
  }
}

function Actions({ state }: { readonly state: CameraState }) {
  switch (state.kind) {
    case 'starting':
      return <Button disabled>Take Photo</Button>;
    case 'live':
      return (
        <Button icon={<Camera aria-hidden />} disabled={!state.onTake} onClick={state.onTake}>
          Take Photo
        </Button>
      );
    case 'taken':
      return (
        <>
          <Button pending={state.used ?? false} onClick={state.onUse}>
            Use Photo
          </Button>
          <Button
            look="outline"
            disabled={state.used}
            icon={<RotateCcw aria-hidden />}
            onClick={state.onRetake}
          >
            Retake
          </Button>
        </>
      );
    case 'denied':
      return (
        <>
          <Button onClick={state.onRetry}>Try again</Button>
          <GalleryButton onChoose={state.onChoose} onGalleryDenied={state.onGalleryDenied} />
        </>
      );
  }
}

/** Large and rarely used: import it when it is opened. */
export function CameraDialog({ state, onClose }: CameraDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Take Photo">
      <div className={styles.camera}>
        {state.kind === 'denied' ? (
          <Banner look="wrong" announced>
            {photoMessages.cameraDenied}
          </Banner>
        ) : (
          <div className={styles.viewfinder}>
            <CameraView state={state} />
          </div>
        )}
        <DialogActions>
          <Actions state={state} />
        </DialogActions>
      </div>
    </Dialog>
  );
}
