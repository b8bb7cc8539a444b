import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { otherNameFirst } from '../order-text.ts';
import { type SendBackForm, sendBackSchema } from './send-back-schema.ts';
import { CarrierField, TrackingNumberField } from './TrackingFields.tsx';

export interface SendBackDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly order: Pick<OrderView, 'role' | 'buyer' | 'seller'>;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(sent: SendBackForm): void;
  onClose(): void;
}

/** The buyer has sent it back. Its code is large: import it when it is opened. */
export function SendBackDialog({ kind, order, issues, onSubmit, onClose }: SendBackDialogProps) {
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema: sendBackSchema,
    initial: { carrier: '', trackingNumber: '' },
    issues,
    pending: sending,
    onSubmit,
  });
  return (
    <Dialog
      open
      focus="dialog"
      onClose={onClose}
      title="I have sent it back"
      description={`${otherNameFirst(order)} is told, and has seven days to confirm that it arrived. With the tracking number both of you can see where it is, and we if you do not agree.`}
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <CarrierField {...field('carrier')} />
        <TrackingNumberField {...field('trackingNumber')} />
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Saving…">
            I Have Sent It Back
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
