import { photoMessages, photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import type { PhotoUpload } from '@nestmates/ui/screens/members/photos/list/UploadTile.tsx';
import type { PhotoUploads } from '@nestmates/ui/screens/members/photos/list/use-photo-space.ts';
import { announce } from '@nestmates/ui/toasts/announcement.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { sayFailure } from '../../platform/actions/action.ts';
import { errorMessage, isSignedOut } from '../../platform/api/errors.ts';
import { loadSession } from '../../platform/session/session.ts';
import { prepareForUpload } from './images.ts';
import { findPhotoProblem, sayPhotoProblem } from './photo-problem.ts';
import type { Sending } from './upload-photo.ts';

type Add = (url: string) => void;

const tooLarge = 'File too large - Please select a photo under 5MB';

let lastId = 0;

export interface UploadTarget {
  /** Sends one photo; the address of the stored one. */
  send(photo: Blob, sending: Sending): Promise<{ readonly imageUrl: string }>;
  /** Said where the member chooses more than there is room for. */
  readonly tooMany: string;
}

/** Uploads photos one after the other, so that they arrive in the order in which they were chosen. */
export function usePhotoUploads({ send: sendTo, tooMany }: UploadTarget): PhotoUploads {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const queue = useRef(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  /** Called off, perhaps before their turn. */
  const cancelled = useRef(new Set<number>());

  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const show = (upload: PhotoUpload) =>
    setUploads((before) => before.map((other) => (other.id === upload.id ? upload : other)));

  function forget({ id, preview }: Pick<PhotoUpload, 'id' | 'preview'>) {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    URL.revokeObjectURL(preview);
    setUploads((before) => before.filter((other) => other.id !== id));
  }

  async function send(photo: Blob, upload: PhotoUpload, add: Add): Promise<void> {
    const { id, preview, onCancel } = upload;
    const stop = new AbortController();
    const { signal } = stop;
    stops.current.set(id, stop);
    try {
      const ready = await prepareForUpload(photo);
      signal.throwIfAborted();
      const onProgress = (percent: number) =>
        !signal.aborted && show({ kind: 'uploading', id, preview, percent, onCancel });
      const { imageUrl } = await sendTo(ready, { signal, onProgress });
      // The server may have taken it in before it was called off.
      if (signal.aborted) return;
      add(imageUrl);
      forget(upload);
      announce({ title: 'Photo uploaded!' });
    } catch (error) {
      if (signal.aborted) return;
      if (isSignedOut(error)) return void loadSession();
      const message = errorMessage(error, photoMessages.uploadFailed);
      show({
        kind: 'failed',
        id,
        preview,
        onCancel,
        message,
        onRetry() {
          show({ kind: 'uploading', id, preview, onCancel });
          enqueue(photo, upload, add);
        },
      });
      sayFailure({ title: 'Failed to upload photo', description: message }, error);
    }
  }

  function enqueue(photo: Blob, upload: PhotoUpload, add: Add) {
    queue.current = queue.current.then(() =>
      cancelled.current.has(upload.id) ? undefined : send(photo, upload, add),
    );
  }

  function begin(photo: File, add: Add) {
    lastId += 1;
    const id = lastId;
    const preview = URL.createObjectURL(photo);
    const upload: PhotoUpload = {
      kind: 'uploading',
      id,
      preview,
      onCancel() {
        cancelled.current.add(id);
        forget({ id, preview });
      },
    };
    setUploads((before) => [...before, upload]);
    enqueue(photo, upload, add);
  }

  async function choose(files: readonly File[], add: Add, room: number) {
    if (files.length > room) toast({ title: tooMany, destructive: true });
    for (const file of files.slice(0, room)) {
      const problem = await findPhotoProblem(file);
      if (problem) sayPhotoProblem(problem === photoRule.tooLarge ? tooLarge : problem);
      else begin(file, add);
    }
  }

  return { uploads, onChoose: (files, { add, room }) => void choose(files, add, room) };
}
