import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import {
  ProblemDialog,
  type ProblemDialogProps,
} from '@nestmates/ui/screens/market/orders/dialogs/ProblemDialog.tsx';
import type { ProblemForm } from '@nestmates/ui/screens/market/orders/dialogs/problem-schema.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/order-action-rows.ts';
import { useState } from 'react';
import { uploadPhoto } from '../../members/photos/upload-photo.ts';
import { type UploadTarget, usePhotoUploads } from '../../members/photos/use-photo-uploads.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';

interface ProblemDialogContainerProps {
  readonly order: OrderView;
  readonly action: ProblemDialogProps['action'];
  onClose(): void;
}

const photosOf = (id: number): UploadTarget => ({
  send: (photo, sending) => uploadPhoto('post /api/orders/:id/photos', photo, sending, { id }),
  tooMany: problemRule.manyPhotos,
});

/** Reports a problem, or answers one. */
export function ProblemDialogContainer({ order, action, onClose }: ProblemDialogContainerProps) {
  const { call: name, says, fails } = orderActionRows[action];
  const { run, pending, done, issues } = useAction({
    call: (body: ProblemForm) => call(name, { params: { id: order.id }, body }),
    says: seen(says),
    // Issues are shown at the field.
    fails: (error) => (issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  const [target] = useState(() => photosOf(order.id));
  const photos = usePhotoUploads(target);
  const kind = pending || done ? 'sending' : 'asking';
  return (
    <ProblemDialog
      kind={kind}
      action={action}
      order={order}
      photos={photos}
      issues={issues}
      onSubmit={run}
      onClose={onClose}
    />
  );
}
