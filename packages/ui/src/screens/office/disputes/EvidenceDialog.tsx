import { evidenceRule, requireEvidencePhotos } from '@nestmates/domain/money/disputes/evidence.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import { Checkbox } from '../../../components/selection/Checkbox.tsx';
import { ruleIssues } from '../../../forms/rule-issues.ts';
import type { FormSchema, Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { EvidencePhotosField } from './EvidencePhotosField.tsx';

export interface EvidenceForm {
  readonly explanation: string;
  readonly withMessages: boolean;
  /** Photos of the order, in one file. */
  readonly photoUrls: string[];
}

export interface EvidenceDialogProps {
  readonly kind: 'asking' | 'sending';
  /** What was written before the password was asked for. */
  readonly initial: EvidenceForm;
  /** That may be sent along. */
  readonly hasMessages: boolean;
  /** All of the order, to choose from. */
  readonly photos: readonly string[];
  readonly issues?: readonly Issue[] | undefined;
  onSend(form: EvidenceForm): void;
  onClose(): void;
}

const schema: FormSchema<EvidenceForm> = {
  '~standard': {
    validate(values) {
      const { explanation, withMessages, photoUrls } = values as EvidenceForm;
      const text = explanation.trim();
      const issues = [
        ...(text === '' ? [{ path: ['explanation'], message: evidenceRule.noExplanation }] : []),
        ...ruleIssues('photoUrls', () => requireEvidencePhotos(photoUrls, photoUrls)),
      ];
      return issues.length > 0
        ? { issues }
        : { value: { explanation: text, withMessages, photoUrls: [...photoUrls] } };
    },
  },
};

/** An administrator says to a bank why the payment is right. */
export function EvidenceDialog({
  kind,
  initial,
  hasMessages,
  photos,
  issues,
  onSend,
  onClose,
}: EvidenceDialogProps) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema,
    initial: { ...initial },
    issues,
    pending: sending,
    onSubmit: onSend,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Answer the bank"
      description="It gets what you write together with the evidence of this page. It takes it once, and nothing can be added later."
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <TextArea
          {...field('explanation')}
          label="Why is the payment right?"
          rows={6}
          limit={evidenceRule.maxExplanation}
        />
        {hasMessages && (
          <Checkbox {...field('withMessages')}>Send what buyer and seller wrote to each other</Checkbox>
        )}
        {photos.length > 0 && <EvidencePhotosField {...field('photoUrls')} photos={photos} />}
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Sending…">
            Send to the Bank
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
