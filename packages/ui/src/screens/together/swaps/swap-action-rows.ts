import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { ActionRow } from '../swaps-and-playdates/action-row.ts';
import { swapTime } from './swap-text.ts';

export type SwapViewAction = SwapView['actions'][number];

function effectOfCancelling({ status, user, ...swap }: SwapView): string {
  const { day, time } = swapTime(swap);
  return status === 'confirmed'
    ? `${day}, ${time}, leaves your calendar and that of ${user.firstName}.`
    : `${user.firstName} no longer sees that you asked for ${day}, ${time}.`;
}

const answered = { says: 'Response sent', fails: 'Failed to respond to swap' } as const;

export const swapActionRows = {
  accept: answered,
  decline: answered,
  cancel: {
    button: { label: 'Cancel Swap', pendingLabel: 'Cancelling…' },
    question: (swap) => ({
      title: 'Cancel this swap?',
      description: effectOfCancelling(swap),
      confirm: 'Cancel Swap',
    }),
    says: 'Swap cancelled',
    fails: 'Failed to cancel swap',
  },
  proposeTime: {
    button: { label: 'Propose Another Time' },
    form: true,
    says: 'New time proposed',
    fails: 'Failed to propose another time',
  },
  agreeToTime: {
    button: { label: 'Agree', pendingLabel: 'Agreeing…' },
    says: 'New time agreed',
    fails: 'Failed to agree to the new time',
  },
  declineTime: {
    button: { label: 'Keep Old Time', pendingLabel: 'Declining…' },
    says: 'The old time stays',
    fails: 'Failed to decline the new time',
  },
  takeBackTime: {
    button: { label: 'Take Back', pendingLabel: 'Taking back…' },
    says: 'The old time stays',
    fails: 'Failed to take back the new time',
  },
} as const satisfies Readonly<Record<SwapViewAction, ActionRow<SwapView>>>;

/** Nothing is arranged yet: who agrees or declines answers a request. */
const requestRows = {
  ...swapActionRows,
  proposeTime: { says: 'Time suggested', fails: 'Failed to suggest another time' },
  agreeToTime: { ...swapActionRows.agreeToTime, ...answered },
  declineTime: { button: { label: 'Decline', pendingLabel: 'Declining…' }, ...answered },
  takeBackTime: {
    ...swapActionRows.takeBackTime,
    says: 'Time taken back',
    fails: 'Failed to take back the time',
  },
} as const satisfies Readonly<Record<SwapViewAction, ActionRow<SwapView>>>;

export const swapRowsOf = ({ status }: Pick<SwapView, 'status'>) =>
  status === 'pending' ? requestRows : swapActionRows;

type Rows = typeof swapActionRows;
type SwapForm = { [A in keyof Rows]: Rows[A] extends { readonly form: true } ? A : never }[keyof Rows];
/** What is done with one tap. */
export type SwapTap = Exclude<SwapViewAction, SwapForm>;
