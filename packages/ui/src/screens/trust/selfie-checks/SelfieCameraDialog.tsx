import type { SelfieCheckView } from '@nestmates/application/trust/selfie-checks/contract.ts';
import { photoMessages } from '@nestmates/domain/members/photos/photo-rules.ts';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { useReturnFocus } from '../../../focus/use-return-focus.ts';
import { type CameraDialogProps, type CameraState, CameraView } from '../../members/photos/CameraDialog.tsx';
import { GalleryButton } from '../../members/photos/GalleryButton.tsx';
import { PoseDrawing } from './PoseDrawing.tsx';
import styles from './SelfieCameraDialog.module.css';

export interface SelfieCameraDialogProps extends CameraDialogProps {
  /** The first or the second selfie. */
  readonly nth: number;
  readonly pose: SelfieCheckView['poses'][number];
}

/** Place where the face belongs: all around it is darker. */
const oval = (
  <svg className={styles.oval} viewBox="0 0 400 500" preserveAspectRatio="none" aria-hidden>
    <path d="M0 0h400v500H0zM200 34c-92 0-160 104-160 208s68 204 160 204 160-100 160-204-68-208-160-208z" />
    <path d="M200 34c-92 0-160 104-160 208s68 204 160 204 160-100 160-204-68-208-160-208z" />
  </svg>
);

function Actions({ state }: { readonly state: CameraState }) {
  switch (state.kind) {
    case 'starting':
    case 'live': {
      const onTake = state.kind === 'live' ? state.onTake : undefined;
      return (
        <button
          type="button"
          className={styles.shutter}
          aria-label="Take Photo"
          disabled={!onTake}
          onClick={onTake}
        />
      );
    }
    case 'taken':
      return (
        <>
          <Button look="outline" disabled={state.used} onClick={state.onRetake}>
            Retake
          </Button>
          <Button pending={state.used ?? false} onClick={state.onUse}>
            Use Photo
          </Button>
        </>
      );
    case 'denied':
      return (
        <>
          <GalleryButton onChoose={state.onChoose} onGalleryDenied={state.onGalleryDenied} />
          <Button onClick={state.onRetry}>Try again</Button>
        </>
      );
  }
}

/** The camera of one selfie of a check: over the whole screen, with the pose drawn. Import it when it is opened. */
export function SelfieCameraDialog({ state, nth, pose, onClose }: SelfieCameraDialogProps) {
  const { focusDialog, returnFocus } = useReturnFocus();
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.dialog}
          data-state-of-camera={state.kind}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={returnFocus}
        >
          <header className={styles.head}>
            <Primitive.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden />} />
            </Primitive.Close>
            <Primitive.Title className={styles.nth}>Pose {nth} of 2</Primitive.Title>
          </header>
          <div className={styles.finder}>
            {state.kind === 'denied' ? (
              <div className={styles.denied}>
                <PoseDrawing pose={pose.name} />
              </div>
            ) : (
              <>
                <div className={styles.view}>
                  <CameraView state={state} />
                  {state.kind !== 'taken' && oval}
                </div>
                <Notch size="small">
                  <span className={styles.drawn}>
                    <PoseDrawing pose={pose.name} />
                  </span>
                </Notch>
              </>
            )}
          </div>
          <div className={styles.words}>
            <Primitive.Description className={styles.pose}>{pose.words}</Primitive.Description>
            {state.kind === 'denied' ? (
              <Banner look="wrong" announced>
                {photoMessages.cameraDenied}
              </Banner>
            ) : (
              <p className={styles.quiet}>
                {state.kind === 'taken'
                  ? 'Can your whole face be seen, and the pose?'
                  : 'Like in the small picture. Keep your whole face in the oval.'}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Actions state={state} />
          </div>
          <p className={styles.note}>
            Only our team sees it. It is deleted seven days after the decision, or after 37 days if there was
            none.
          </p>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
