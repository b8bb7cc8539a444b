import type { ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import type { useForm } from '../../../../forms/use-form.ts';
import type { OrderPeople } from '../order-people.ts';

/** What the dialog of an action is given. */
export interface OrderDialogProps<Value> {
  readonly kind: 'asking' | 'sending';
  readonly order: OrderPeople;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(value: Value): void;
  onClose(): void;
}

interface OrderFormDialogProps extends Pick<ReturnType<typeof useForm>, 'form' | 'formError'> {
  readonly title: string;
  readonly description: string;
  /** The whole dialog instead of its first field. */
  readonly focus?: 'dialog';
  readonly submit: string;
  readonly look?: 'danger';
  readonly pending: boolean;
  readonly pendingLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** The form of an action of an order, sent or cancelled at its foot. */
export function OrderFormDialog({
  form,
  formError,
  submit,
  look,
  pending,
  pendingLabel,
  onClose,
  children,
  ...dialog
}: OrderFormDialogProps) {
  return (
    <Dialog open onClose={onClose} {...dialog}>
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        {children}
        <DialogActions>
          <Button type="submit" look={look ?? 'main'} pending={pending} pendingLabel={pendingLabel}>
            {submit}
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
