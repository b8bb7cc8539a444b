import type { DisputePageView } from '@nestmates/application/office/disputes/contract.ts';
import { EvidenceDialog, type EvidenceForm } from '@nestmates/ui/screens/office/disputes/EvidenceDialog.tsx';
import { useState } from 'react';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

interface EvidenceDialogContainerProps {
  readonly dispute: DisputePageView;
  onClose(): void;
}

/** An administrator answers a bank; the password may be asked for in between. */
export function EvidenceDialogContainer({ dispute, onClose }: EvidenceDialogContainerProps) {
  const [written, setWritten] = useState<EvidenceForm>({
    explanation: dispute.evidence.explanation,
    withMessages: false,
    photoUrls: [...dispute.evidence.photoUrls],
  });
  const { run, kind, issues } = useAction({
    call: (form: EvidenceForm) =>
      call('post /api/admin/disputes/:id/evidence', { params: { id: dispute.id }, body: form }),
    says: 'Evidence Sent',
    fails: unlessAtFields('Failed to send the evidence.'),
    touches: { type: 'admin' },
    onSuccess: onClose,
  });
  return (
    <EvidenceDialog
      kind={kind}
      initial={written}
      hasMessages={dispute.evidence.messages !== null}
      photos={dispute.photoUrls}
      issues={issues}
      onSend={(form) => {
        setWritten(form);
        run(form);
      }}
      onClose={onClose}
    />
  );
}
