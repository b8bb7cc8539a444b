import type { CameraState } from '@nestmates/ui/screens/photos/CameraDialog.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { closeCamera, openCamera } from './camera.ts';
import { pictureFrom } from './pictures.ts';
import { useAttempt } from './use-attempt.ts';

const CameraDialog = lazy(() =>
  import('@nestmates/ui/screens/photos/CameraDialog.tsx').then((module) => ({
    default: module.CameraDialog,
  })),
);

/** Of the finder and of the photo field. */
const ratio = 4 / 5;

export interface Camera {
  open(): void;
  readonly dialog: ReactNode;
}

/** The camera runs while its dialog is open, and never longer. */
export function useCamera({ onUse }: { onUse(photo: Blob): void }): Camera {
  const [state, setState] = useState<CameraState>();
  const visit = useAttempt();

  function close() {
    visit.end();
    setState(undefined);
  }

  async function open() {
    const signal = visit.begin();
    setState({ kind: 'starting' });
    const answer = await openCamera();
    if (answer.kind === 'open') {
      if (signal.aborted) return closeCamera(answer.stream);
      signal.addEventListener('abort', () => closeCamera(answer.stream));
      look(answer.stream, signal);
    } else if (!signal.aborted) {
      if (answer.kind === 'cancelled') close();
      else setState({ kind: 'denied', onRetry: open });
    }
  }

  function look(stream: MediaStream, signal: AbortSignal) {
    let video: HTMLVideoElement | null = null;
    setState({
      kind: 'live',
      show(element) {
        video = element;
        if (element) element.srcObject = stream;
      },
      async onTake() {
        if (!video?.videoWidth) return;
        const photo = await pictureFrom(video, ratio);
        if (!signal.aborted) consider(photo, stream, signal);
      },
    });
  }

  function consider(photo: Blob, stream: MediaStream, signal: AbortSignal) {
    const picture = URL.createObjectURL(photo);
    const forget = () => URL.revokeObjectURL(picture);
    signal.addEventListener('abort', forget);
    setState({
      kind: 'taken',
      picture,
      onUse() {
        close();
        onUse(photo);
      },
      onRetake() {
        forget();
        look(stream, signal);
      },
    });
  }

  const dialog = state && (
    <Suspense>
      <CameraDialog state={state} onClose={close} />
    </Suspense>
  );
  return { open: () => void open(), dialog };
}
