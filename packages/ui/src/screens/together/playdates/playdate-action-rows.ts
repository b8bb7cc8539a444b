import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { ActionRow } from '../swaps-and-playdates/action-row.ts';
import { agreedOn, agreedTime } from './playdate-text.ts';

export type PlaydateViewAction = PlaydateView['actions'][number];

function effectOfCancelling(playdate: PlaydateView): string {
  const agreed = agreedOn(playdate);
  const { day, time } = agreed ? agreedTime(agreed) : { day: '', time: '' };
  return `${day}, ${time}, leaves your calendar and that of ${playdate.user.firstName}.`;
}

export const playdateActionRows = {
  accept: { says: 'Playdate planned!', fails: 'Failed to respond to the playdate' },
  decline: { says: 'Response sent', fails: 'Failed to respond to the playdate' },
  proposeAnew: {
    button: { label: 'Suggest another time' },
    form: true,
    says: 'Other times proposed',
    fails: 'Failed to propose other times',
  },
  withdraw: {
    button: { label: 'Take Back', pendingLabel: 'Taking back…' },
    says: 'Suggestion taken back',
    fails: 'Failed to take back the suggestion',
  },
  cancel: {
    button: { label: 'Cancel Playdate', pendingLabel: 'Cancelling…' },
    question: (playdate) => ({
      title: 'Cancel this playdate?',
      description: effectOfCancelling(playdate),
      confirm: 'Cancel Playdate',
    }),
    says: 'Playdate cancelled',
    fails: 'Failed to cancel the playdate',
  },
} as const satisfies Readonly<Record<PlaydateViewAction, ActionRow<PlaydateView>>>;

type Rows = typeof playdateActionRows;
type PlaydateForm = { [A in keyof Rows]: Rows[A] extends { readonly form: true } ? A : never }[keyof Rows];
/** What is done with one tap. */
export type PlaydateTap = Exclude<PlaydateViewAction, PlaydateForm>;
