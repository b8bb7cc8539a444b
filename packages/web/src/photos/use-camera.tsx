import { photoMessages } from '@nestmates/domain/photos/photo-rules.ts';
import { useFetched } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { CameraState } from '@nestmates/ui/screens/photos/CameraDialog.tsx';
import type { GalleryProps } from '@nestmates/ui/screens/photos/GalleryButton.tsx';
import { doubleTap } from '@nestmates/ui/taps/double-tap.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { type ReactNode, useState } from 'react';
import { closeCamera, hasEnded, openCamera, whenEnded } from './camera.ts';
import { pictureFrom } from './images.ts';
import { useAttempt } from './use-abortable-task.ts';

const fetchDialog = async () => (await import('@nestmates/ui/screens/photos/CameraDialog.tsx')).CameraDialog;

/** Of the finder and of the photo field. */
const ratio = 4 / 5;

export interface Camera {
  open(): void;
  readonly dialog: ReactNode;
}

interface CameraUses extends GalleryProps {
  onUse(photo: Blob): void;
}

/** The camera runs while its dialog is open, and never longer. */
export function useCamera({ onUse, onChoose, onGalleryDenied }: CameraUses): Camera {
  const [state, setState] = useState<CameraState>();
  const { part: CameraDialog, ask } = useFetched(fetchDialog);
  const visit = useAttempt();

  function close() {
    visit.end();
    setState(undefined);
  }

  async function open() {
    const signal = visit.begin();
    // No camera runs behind a dialog that has not come.
    if (!(await ask()) || signal.aborted) return;
    setState({ kind: 'starting' });
    const answer = await openCamera();
    if (answer.kind === 'open') {
      if (signal.aborted) return closeCamera(answer.stream);
      signal.addEventListener('abort', () => closeCamera(answer.stream));
      look(answer.stream, signal);
    } else if (!signal.aborted) {
      if (answer.kind === 'cancelled') close();
      else deny();
    }
  }

  function deny() {
    toast({ title: photoMessages.cameraDenied, destructive: true });
    setState({
      kind: 'denied',
      onRetry: open,
      onChoose(file) {
        close();
        onChoose(file);
      },
      onGalleryDenied() {
        close();
        onGalleryDenied();
      },
    });
  }

  function look(stream: MediaStream, signal: AbortSignal) {
    let video: HTMLVideoElement | null = null;
    const looked = new AbortController();
    signal.addEventListener('abort', () => looked.abort());
    /** Another app has taken the camera, or its plug was pulled: all there would be to take is black. */
    function lose() {
      visit.end();
      deny();
    }
    const live = {
      kind: 'live',
      show(element) {
        video = element;
        if (element) element.srcObject = stream;
      },
      onRunning() {
        if (!signal.aborted) setState({ ...live, onTake: take });
      },
    } as const satisfies CameraState;
    async function take() {
      if (!video) return;
      const photo = await pictureFrom(video, ratio);
      if (signal.aborted) return;
      looked.abort();
      consider(photo, stream, signal);
    }
    if (hasEnded(stream)) return lose();
    whenEnded(stream, lose, looked.signal);
    setState(live);
  }

  function consider(photo: Blob, stream: MediaStream, signal: AbortSignal) {
    const picture = URL.createObjectURL(photo);
    const forget = () => URL.revokeObjectURL(picture);
    signal.addEventListener('abort', forget);
    const taken = {
      kind: 'taken',
      picture,
      onUse() {
        if (signal.aborted) return;
        visit.end();
        setState({ ...taken, used: true });
        setTimeout(() => setState(undefined), doubleTap);
        onUse(photo);
      },
      onRetake() {
        forget();
        look(stream, signal);
      },
    } as const satisfies CameraState;
    setState(taken);
  }

  const dialog = CameraDialog && state && <CameraDialog state={state} onClose={close} />;
  return { open: () => void open(), dialog };
}
