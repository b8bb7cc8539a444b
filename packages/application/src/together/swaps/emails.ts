import type { Swap, SwapAction } from '@nestmates/domain/together/swaps/swap.ts';
import type { SwapTimeAction } from '@nestmates/domain/together/swaps/swap-time.ts';
import { reminderEmails } from './reminder-emails.ts';
import { requestEmails } from './request-emails.ts';
import { suggestionEmails } from './suggestion-emails.ts';
import { timeEmails } from './time-emails.ts';

/** Times are told by the clock of whoever reads them. Text typed by members is left out, except a first name. */
export const swapEmails = { ...requestEmails, ...suggestionEmails, ...timeEmails, ...reminderEmails };

export type SwapEmail = keyof typeof swapEmails;

/** Each action is told to the other of the two. */
const told = {
  accept: 'confirmed',
  decline: 'declined',
  cancel: 'withdrawn',
  proposeTime: 'timeProposed',
  agreeToTime: 'timeAgreed',
  declineTime: 'timeDeclined',
  takeBackTime: 'timeTakenBack',
} as const satisfies Readonly<Record<SwapAction | SwapTimeAction, SwapEmail>>;

type Action = keyof typeof told;

/** Where the swap was in this state before, another e-mail tells of the action. */
const toldOf: Readonly<Partial<Record<Swap['status'], Readonly<Partial<Record<Action, SwapEmail>>>>>> = {
  confirmed: { cancel: 'calledOff' },
  pending: {
    proposeTime: 'timeSuggested',
    agreeToTime: 'suggestionAgreed',
    declineTime: 'suggestionDeclined',
    takeBackTime: 'suggestionTakenBack',
  },
};

/** What is told of an action on a swap that was in this state before. */
export const emailOf = (action: Action, before: Swap['status']): SwapEmail =>
  toldOf[before]?.[action] ?? told[action];
