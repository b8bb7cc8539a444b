import type { SettledSwap, Swap, SwapParty } from '@nestmates/domain/swaps/swap.ts';
import type { Letter } from '../mail/letter.ts';

export const swapNews = ['asked', 'confirmed', 'declined', 'withdrawn', 'called-off'] as const;
export type SwapNews = (typeof swapNews)[number];

export function newsOf({ status }: Pick<SettledSwap, 'status'>, was: Swap['status']): SwapNews {
  if (status !== 'cancelled') return status;
  return was === 'confirmed' ? 'called-off' : 'withdrawn';
}

interface Saying extends Required<Pick<Letter, 'subject' | 'paragraphs' | 'closing'>> {
  /** On the button. */
  readonly see: string;
}

interface SwapNewsLetter {
  readonly to: SwapParty;
  /** It is news as long as the swap is there. */
  readonly status: Swap['status'];
  /** And as long as its time would keep it, or would have kept it, in this list. */
  readonly list: 'pending' | 'confirmed';
  readonly aDay: number;
  says(other: string, date: Date): Saying;
}

/** Made for each letter: a server that starts need not learn how dates are said. */
const inWords = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' },
  }).format(date);

const ofWhich = (date: Date): readonly string[] => [
  `It was to begin on ${inWords(date)}. UTC is world time: by your clock it may be another hour or day.`,
];

/**
 * What is still listed is read on the page, by her own clock. What is gone from there has to say which it
 * was, and the server knows no clock but UTC. What members typed stays out, all but a first name.
 */
export const swapLetters: Readonly<Record<SwapNews, SwapNewsLetter>> = {
  asked: {
    ...{ to: 'recipient', status: 'pending', list: 'pending', aDay: 3 },
    says: (other) => ({
      subject: `${other} asks for a babysitting swap`,
      paragraphs: [`${other} asks you for a babysitting swap and waits for your answer.`],
      see: 'See when and where',
      closing: 'You can accept or decline on any plan. She is told what you answer.',
    }),
  },
  confirmed: {
    ...{ to: 'requester', status: 'confirmed', list: 'confirmed', aDay: 10 },
    says: (other) => ({
      subject: `${other} said yes to your babysitting swap`,
      paragraphs: [`${other} has accepted the babysitting swap that you asked for. It is arranged.`],
      see: 'See when and where',
      closing: 'If something comes up, you can call it off there.',
    }),
  },
  declined: {
    ...{ to: 'requester', status: 'declined', list: 'pending', aDay: 10 },
    says: (other, date) => ({
      subject: `${other} cannot make your babysitting swap`,
      paragraphs: [`${other} has declined the babysitting swap that you asked for.`, ...ofWhich(date)],
      see: 'See your swaps',
      closing: 'Perhaps another of your connections can help.',
    }),
  },
  withdrawn: {
    ...{ to: 'recipient', status: 'cancelled', list: 'pending', aDay: 3 },
    says: (other, date) => ({
      subject: `${other} no longer asks for a babysitting swap`,
      paragraphs: [`${other} has taken back a babysitting swap that she asked you for.`, ...ofWhich(date)],
      see: 'See your swaps',
      closing: 'There is nothing left for you to answer.',
    }),
  },
  'called-off': {
    ...{ to: 'recipient', status: 'cancelled', list: 'confirmed', aDay: 10 },
    says: (other, date) => ({
      subject: `${other} called off your babysitting swap`,
      paragraphs: [`${other} has called off a babysitting swap that you had accepted.`, ...ofWhich(date)],
      see: 'See what is still arranged',
      closing: 'You need not keep the time free any more.',
    }),
  },
};
