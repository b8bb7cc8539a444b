import { photosCalls } from '@nestmates/application/photos/addresses.ts';
import { photoMessages, photoProblem, photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { detectPhotoType } from '@nestmates/domain/photos/photo-type.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import type { PhotoFieldProps, PhotoFieldState } from '@nestmates/ui/screens/photos/PhotoField.tsx';
import { type ReactNode, useState } from 'react';
import { call, saidBy } from '../shared/api.ts';
import { becomeMember, loadSession, useMember } from '../shared/session.ts';
import { extentOf, readyToSend } from './pictures.ts';
import { sendPhoto } from './send-photo.ts';
import { useAttempt } from './use-attempt.ts';
import { useCamera } from './use-camera.tsx';

export interface Photo {
  readonly field: Omit<PhotoFieldProps, 'name'>;
  /** Stands beside the screen; empty while the camera is closed. */
  readonly dialog: ReactNode;
}

/** Enough of a file to tell what it is. */
const beginning = 16;

async function problemWith(file: File): Promise<string | undefined> {
  const problem = photoProblem(file);
  if (problem) return problem;
  try {
    const bytes = new Uint8Array(await file.slice(0, beginning).arrayBuffer());
    if (!detectPhotoType(bytes)) return photoRule.wrongType;
    const extent = await extentOf(file);
    return extent && extent.width * extent.height > photoRule.maxPixelsToScale
      ? photoRule.tooLarge
      : undefined;
  } catch {
    return photoMessages.galleryDenied;
  }
}

/** A member's photo on its way from her telephone to her profile. */
export function usePhoto(): Photo {
  const member = useMember();
  const [state, setState] = useState<PhotoFieldState>({ kind: 'idle' });
  const way = useAttempt();

  async function send(photo: Blob) {
    const signal = way.begin();
    const preview = URL.createObjectURL(photo);
    signal.addEventListener('abort', () => URL.revokeObjectURL(preview));
    const show = (next: PhotoFieldState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'uploading', preview });
    try {
      const onProgress = (percent: number) => show({ kind: 'uploading', preview, percent });
      const ready = await readyToSend(photo);
      signal.throwIfAborted();
      const { user } = await sendPhoto(ready, { signal, onProgress });
      becomeMember(user);
      show({ kind: 'done' });
      toast({ title: 'Photo uploaded!' });
    } catch (error) {
      if (signal.aborted) {
        // Cancelled, or left with the page: what had left already may have become her photo.
        await loadSession();
        return;
      }
      const message = saidBy(error, photoMessages.uploadFailed);
      show({ kind: 'failed', preview, message, onRetry: () => void send(photo) });
      toast({ title: 'Upload failed', description: message, destructive: true });
    }
  }

  function cancel() {
    way.end();
    setState({ kind: 'idle' });
  }

  async function remove() {
    setState({ kind: 'removing' });
    try {
      becomeMember(await call(photosCalls.remove));
      toast({ title: 'Photo removed' });
    } catch (error) {
      const description = saidBy(error, 'Failed to remove photo. Please try again.');
      toast({ title: 'Removal failed', description, destructive: true });
    }
    setState({ kind: 'idle' });
  }

  /** A sentence of two halves is a toast's title and what to do about it. */
  function refuse(message: string) {
    setState({ kind: 'refused', message });
    const [title = message, description] = message.split(' - ');
    toast({ title, description, destructive: true });
  }

  async function choose(file: File) {
    const message = await problemWith(file);
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
      state,
      onTakePhoto: camera.open,
      onCancel: cancel,
      onRemove: () => void remove(),
      ...gallery,
    },
    dialog: camera.dialog,
  };
}
