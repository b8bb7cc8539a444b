import { photoMessages } from '@nestmates/domain/members/photos/photo-rules.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { CameraDialogProps, CameraState } from '@nestmates/ui/screens/members/photos/CameraDialog.tsx';
import type { GalleryProps } from '@nestmates/ui/screens/members/photos/GalleryButton.tsx';
import { doubleTapMs } from '@nestmates/ui/taps/double-tap.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { closeCamera, hasEnded, onCameraEnd, openCamera } from './camera.ts';
import { captureFrame } from './images.ts';
import { useAbortableTask } from './use-abortable-task.ts';

const loadCameraDialog = async (): Promise<ComponentType<CameraDialogProps>> =>
  (await import('@nestmates/ui/screens/members/photos/CameraDialog.tsx')).CameraDialog;

/** Ratio that the CSS of the preview and of the photo field has. */
const aspectRatio = 4 / 5;

export interface Camera {
  open(): void;
  readonly dialog: ReactNode;
}

interface CameraUses extends GalleryProps {
  /** Another dialog than that of profile photos. It is kept between renders. */
  readonly loadDialog?: (() => Promise<ComponentType<CameraDialogProps>>) | undefined;
  onUse(photo: Blob): void;
}

/** The camera runs only while its dialog is open. */
export function useCamera({
  loadDialog = loadCameraDialog,
  onUse,
  onChoose,
  onGalleryDenied,
}: CameraUses): Camera {
  const [state, setState] = useState<CameraState>();
  const { loaded: CameraDialog, load } = useLazyImport(loadDialog);
  const session = useAbortableTask();

  function close() {
    session.end();
    setState(undefined);
  }

  async function open() {
    const signal = session.begin();
    // The camera must not start without the dialog.
    if (!(await load()) || signal.aborted) return;
    setState({ kind: 'starting' });
    const answer = await openCamera();
    if (answer.kind === 'open') {
      if (signal.aborted) return closeCamera(answer.stream);
      signal.addEventListener('abort', () => closeCamera(answer.stream));
      startPreview(answer.stream, signal);
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

  function startPreview(stream: MediaStream, signal: AbortSignal) {
    let video: HTMLVideoElement | null = null;
    const previewEnd = new AbortController();
    signal.addEventListener('abort', () => previewEnd.abort());
    /** Another app has taken the camera or it was unplugged: its frames would be black. */
    function cameraEnded() {
      session.end();
      deny();
    }
    const live = {
      kind: 'live',
      attach(element) {
        video = element;
        if (element) element.srcObject = stream;
      },
      onRunning() {
        if (!signal.aborted) setState({ ...live, onTake: take });
      },
    } as const satisfies CameraState;
    async function take() {
      if (!video) return;
      const photo = await captureFrame(video, aspectRatio);
      if (signal.aborted) return;
      previewEnd.abort();
      review(photo, stream, signal);
    }
    if (hasEnded(stream)) return cameraEnded();
    onCameraEnd(stream, cameraEnded, previewEnd.signal);
    setState(live);
  }

  function review(photo: Blob, stream: MediaStream, signal: AbortSignal) {
    const picture = URL.createObjectURL(photo);
    const forget = () => URL.revokeObjectURL(picture);
    signal.addEventListener('abort', forget);
    const taken = {
      kind: 'taken',
      picture,
      onUse() {
        if (signal.aborted) return;
        session.end();
        setState({ ...taken, used: true });
        setTimeout(() => setState(undefined), doubleTapMs);
        onUse(photo);
      },
      onRetake() {
        forget();
        startPreview(stream, signal);
      },
    } as const satisfies CameraState;
    setState(taken);
  }

  const dialog = CameraDialog && state && <CameraDialog state={state} onClose={close} />;
  return { open: () => void open(), dialog };
}
