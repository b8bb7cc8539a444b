import { photoMessages } from '@nestmates/domain/members/photos/photo-rules.ts';
import type { PhotoFieldProps, PhotoFieldState } from '@nestmates/ui/screens/members/photos/PhotoField.tsx';
import { announce } from '@nestmates/ui/toasts/announcement.ts';
import { type ReactNode, useState } from 'react';
import { sayFailure, seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { errorMessage } from '../../platform/api/errors.ts';
import { loadSession, setMember, useMember } from '../../platform/session/session.ts';
import { prepareForUpload } from './images.ts';
import { findPhotoProblem, sayPhotoProblem } from './photo-problem.ts';
import { uploadPhoto } from './upload-photo.ts';
import { useAbortableTask } from './use-abortable-task.ts';
import { useCamera } from './use-camera.tsx';

export interface Photo {
  readonly field: Omit<PhotoFieldProps, 'name'>;
  /** Rendered beside the screen. */
  readonly dialog: ReactNode;
}

/** Chooses, uploads and removes a member's photo. */
export function usePhoto(): Photo {
  const member = useMember();
  const [state, setState] = useState<PhotoFieldState>({ kind: 'idle' });
  const upload = useAbortableTask();

  async function send(photo: Blob) {
    const signal = upload.begin();
    const preview = URL.createObjectURL(photo);
    signal.addEventListener('abort', () => URL.revokeObjectURL(preview));
    const show = (next: PhotoFieldState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'uploading', preview });
    try {
      const onProgress = (percent: number) => show({ kind: 'uploading', preview, percent });
      const ready = await prepareForUpload(photo);
      signal.throwIfAborted();
      const { user } = await uploadPhoto('post /api/profile/upload-photo', ready, { signal, onProgress });
      setMember(user);
      show({ kind: 'done' });
      announce({ title: 'Photo uploaded!' });
    } catch (error) {
      if (signal.aborted) {
        // The upload may have reached the server before it was aborted.
        await loadSession();
        return;
      }
      const message = errorMessage(error, photoMessages.uploadFailed);
      show({ kind: 'failed', preview, message, onRetry: () => void send(photo) });
      sayFailure({ title: 'Upload failed', description: message }, error);
    }
  }

  function cancel() {
    upload.end();
    setState({ kind: 'idle' });
  }

  const { run: remove } = useAction({
    call() {
      setState({ kind: 'removing' });
      return call('delete /api/profile/photo');
    },
    says: seen('Photo removed'),
    fails: { title: 'Removal failed', description: 'Failed to remove photo. Please try again.' },
    onSuccess(updated) {
      setMember(updated);
      setState({ kind: 'idle' });
    },
    onError: () => setState({ kind: 'idle' }),
  });

  function refuse(message: string) {
    setState({ kind: 'refused', message });
    sayPhotoProblem(message);
  }

  async function choose(file: File) {
    const message = await findPhotoProblem(file);
    if (message) refuse(message);
    else await send(file);
  }

  const gallery = {
    onChoose: (file: File) => void choose(file),
    onGalleryDenied: () => refuse(photoMessages.galleryDenied),
  };
  const camera = useCamera({ onUse: (photo) => void send(photo), ...gallery });
  return {
    field: {
      photoUrl: member.profilePhotoUrl,
      hidden: member.profilePhotoHidden,
      state,
      onTakePhoto: camera.open,
      onCancel: cancel,
      onRemove: remove,
      ...gallery,
    },
    dialog: camera.dialog,
  };
}
