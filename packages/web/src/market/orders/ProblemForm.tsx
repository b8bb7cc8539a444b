import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import type { OrderFormProps } from '@nestmates/ui/screens/market/orders/actions/order-action-kinds.ts';
import {
  ProblemDialog,
  type ProblemDialogProps,
} from '@nestmates/ui/screens/market/orders/dialogs/ProblemDialog.tsx';
import { useState } from 'react';
import { uploadPhoto } from '../../members/photos/upload-photo.ts';
import { type UploadTarget, usePhotoUploads } from '../../members/photos/use-photo-uploads.ts';

type ProblemFormProps = OrderFormProps<
  ProblemDialogProps['action'],
  Parameters<ProblemDialogProps['onSubmit']>[0]
>;

const photosOf = (id: number): UploadTarget => ({
  send: (photo, sending) => uploadPhoto('post /api/orders/:id/photos', photo, sending, { id }),
  tooMany: problemRule.manyPhotos,
});

/** Reports a problem, or answers one, with photos. */
export function ProblemForm(form: ProblemFormProps) {
  const [target] = useState(() => photosOf(form.order.id));
  return <ProblemDialog {...form} photos={usePhotoUploads(target)} />;
}
