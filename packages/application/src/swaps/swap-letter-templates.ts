import type { SettledSwap, Swap, SwapParty } from '@nestmates/domain/swaps/swap.ts';
import type { Letter } from '../mail/letter.ts';

export const swapLetterKinds = ['asked', 'confirmed', 'declined', 'withdrawn', 'called-off'] as const;
export type SwapLetterKind = (typeof swapLetterKinds)[number];

export function letterKindOf(
  { status }: Pick<SettledSwap, 'status'>,
  previousStatus: Swap['status'],
): SwapLetterKind {
  if (status !== 'cancelled') return status;
  return previousStatus === 'confirmed' ? 'called-off' : 'withdrawn';
}

interface SwapLetterText extends Required<Pick<Letter, 'subject' | 'paragraphs' | 'closing'>> {
  /** The label of the button. */
  readonly actionLabel: string;
}

interface SwapLetterTemplate {
  readonly to: SwapParty;
  /** The letter is sent only if the swap still has this status when the job runs. */
  readonly status: Swap['status'];
  /** And only while a swap at its time would be in this list. */
  readonly list: 'pending' | 'confirmed';
  readonly maxPerDay: number;
  text(other: string, date: Date): SwapLetterText;
}

/** Created for each letter and not at the start, because creating a date format is slow. */
const formatDate = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);

const dateParagraph = (date: Date): readonly string[] => [
  `It was to begin on ${formatDate(date)}. UTC is world time: by your clock it may be another hour or day.`,
];

/**
 * Details of a listed swap are left to the page, which shows times in her own time zone. A cancelled or
 * declined swap is listed nowhere, so its letter names the time, in UTC, since the server does not know her
 * zone. Text typed by members is left out, except a first name.
 */
export const swapLetterTemplates: Readonly<Record<SwapLetterKind, SwapLetterTemplate>> = {
  asked: {
    to: 'recipient',
    status: 'pending',
    list: 'pending',
    maxPerDay: 3,
    text: (other) => ({
      subject: `${other} asks for a babysitting swap`,
      paragraphs: [`${other} asks you for a babysitting swap and waits for your answer.`],
      actionLabel: 'See when and where',
      closing: 'You can accept or decline on any plan. She is told what you answer.',
    }),
  },
  confirmed: {
    to: 'requester',
    status: 'confirmed',
    list: 'confirmed',
    maxPerDay: 10,
    text: (other) => ({
      subject: `${other} said yes to your babysitting swap`,
      paragraphs: [`${other} has accepted the babysitting swap that you asked for. It is arranged.`],
      actionLabel: 'See when and where',
      closing: 'If something comes up, you can call it off there.',
    }),
  },
  declined: {
    to: 'requester',
    status: 'declined',
    list: 'pending',
    maxPerDay: 10,
    text: (other, date) => ({
      subject: `${other} cannot make your babysitting swap`,
      paragraphs: [`${other} has declined the babysitting swap that you asked for.`, ...dateParagraph(date)],
      actionLabel: 'See your swaps',
      closing: 'Perhaps another of your connections can help.',
    }),
  },
  withdrawn: {
    to: 'recipient',
    status: 'cancelled',
    list: 'pending',
    maxPerDay: 3,
    text: (other, date) => ({
      subject: `${other} no longer asks for a babysitting swap`,
      paragraphs: [
        `${other} has taken back a babysitting swap that she asked you for.`,
        ...dateParagraph(date),
      ],
      actionLabel: 'See your swaps',
      closing: 'There is nothing left for you to answer.',
    }),
  },
  'called-off': {
    to: 'recipient',
    status: 'cancelled',
    list: 'confirmed',
    maxPerDay: 10,
    text: (other, date) => ({
      subject: `${other} called off your babysitting swap`,
      paragraphs: [
        `${other} has called off a babysitting swap that you had accepted.`,
        ...dateParagraph(date),
      ],
      actionLabel: 'See what is still arranged',
      closing: 'You need not keep the time free any more.',
    }),
  },
};
