import type { OrderFormProps } from '@nestmates/ui/screens/market/orders/actions/order-action-kinds.ts';
import {
  TakeBackDialog,
  type TakeBackDialogProps,
} from '@nestmates/ui/screens/market/orders/dialogs/TakeBackDialog.tsx';
import { useMember } from '../../platform/session/session.ts';

type TakeBackFormProps = OrderFormProps<
  TakeBackDialogProps['action'],
  Parameters<TakeBackDialogProps['onSubmit']>[0]
>;

/** Takes back what is sent back, or offers it, usually to where the seller lives. */
export const TakeBackForm = (form: TakeBackFormProps) => <TakeBackDialog {...form} home={useMember()} />;
