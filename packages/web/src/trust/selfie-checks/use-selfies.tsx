import type { SelfieCheckView } from '@nestmates/application/trust/selfie-checks/contract.ts';
import { photoMessages } from '@nestmates/domain/members/photos/photo-rules.ts';
import type { CameraDialogProps } from '@nestmates/ui/screens/members/photos/CameraDialog.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect, useState } from 'react';
import { prepareForUpload } from '../../members/photos/images.ts';
import { findPhotoProblem } from '../../members/photos/photo-problem.ts';
import { useCamera } from '../../members/photos/use-camera.tsx';
import { ApiError, errorMessage } from '../../platform/api/errors.ts';
import { sendSelfies } from './send-selfies.ts';

interface Selfie {
  readonly photo: Blob;
  /** The address of what is shown of it. */
  readonly picture: string;
}

interface SelfieUses {
  readonly poses: SelfieCheckView['poses'];
  onSent(check: SelfieCheckView): void;
  /** The poses are not waited for any more. */
  onExpired(): void;
}

type Pose = SelfieCheckView['poses'][number];

/** The camera's dialog, with the pose that it asks for. */
const loadDialogFor = (nth: number, pose: Pose | undefined) => async () => {
  const { SelfieCameraDialog } = await import(
    '@nestmates/ui/screens/trust/selfie-checks/SelfieCameraDialog.tsx'
  );
  return (props: CameraDialogProps) => pose && <SelfieCameraDialog {...props} nth={nth} pose={pose} />;
};

/** One of the two, from the camera or from a file. */
function useSelfie(nth: number, pose: Pose | undefined) {
  const [selfie, setSelfie] = useState<Selfie>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => () => void (selfie && URL.revokeObjectURL(selfie.picture)), [selfie]);

  const show = (photo: Blob) => {
    setProblem(undefined);
    setSelfie({ photo, picture: URL.createObjectURL(photo) });
  };
  async function choose(file: File) {
    const found = await findPhotoProblem(file);
    if (found) setProblem(found);
    else show(await prepareForUpload(file));
  }
  const gallery = {
    onChoose: (file: File) => void choose(file),
    onGalleryDenied: () => setProblem(photoMessages.galleryDenied),
  };
  const camera = useCamera({ loadDialog: loadDialogFor(nth, pose), onUse: show, ...gallery });
  return {
    photo: selfie?.photo,
    field: { picture: selfie?.picture, problem, onTake: camera.open, ...gallery },
    dialog: camera.dialog,
    clear: () => setSelfie(undefined),
  };
}

/** The two selfies of a check, until they are sent. */
export function useSelfies({ poses, onSent, onExpired }: SelfieUses) {
  const first = useSelfie(1, poses[0]);
  const second = useSelfie(2, poses[1]);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send() {
    if (!first.photo || !second.photo || sending) return;
    setSending(true);
    setProblem(undefined);
    try {
      onSent(await sendSelfies(first.photo, second.photo));
      first.clear();
      second.clear();
      toast({ title: 'Your selfies are with us' });
    } catch (error) {
      setProblem(errorMessage(error, photoMessages.uploadFailed));
      if (error instanceof ApiError && error.status === 409) onExpired();
    } finally {
      setSending(false);
    }
  }

  return {
    state: { selfies: [first.field, second.field] as const, problem, sending, onSend: () => void send() },
    dialogs: (
      <>
        {first.dialog}
        {second.dialog}
      </>
    ),
  };
}
