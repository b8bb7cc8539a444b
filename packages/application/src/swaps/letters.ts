import { days } from '@nestmates/domain/shared/time.ts';
import type { SettledSwap, Swap, SwapParty } from '@nestmates/domain/swaps/swap.ts';
import { listedSince } from '@nestmates/domain/swaps/swap-rules.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';
import { job } from '../jobs/jobs.ts';
import { type LetterWords, letter } from '../letters/letter.ts';
import { utcExplanation, utcTime } from '../letters/utc-time.ts';
import type { SwapQueries } from './ports.ts';

interface SwapLetterRow {
  readonly name: string;
  readonly to: SwapParty;
  /** The letter is sent only if the swap still has this status when it is written. */
  readonly status: Swap['status'];
  /** And only while a swap at its time would be in this list. */
  readonly list: 'pending' | 'confirmed';
  readonly maxPerDay: number;
  words(other: string, date: Date): Omit<LetterWords, 'action'> & { readonly actionLabel: string };
}

/** Longer than the queue retries a job. */
const oncePerWeek = { max: 1, per: days(7) };

const swapLetter = ({ name, to, status, list, maxPerDay, words }: SwapLetterRow) =>
  letter({
    job: job(name, z.object({ swapId: id })),
    facts: (queries: Pick<SwapQueries, 'letterDataOf'>, { swapId }, now) =>
      queries.letterDataOf(swapId, { status, party: to, from: listedSince(list, now) }),
    perSubject: oncePerWeek,
    perMember: { max: maxPerDay, per: days(1) },
    setting: 'swapEmails',
    words: ({ otherName, date }) => {
      const { actionLabel, ...said } = words(otherName ?? 'Another member', date);
      return { ...said, action: { label: actionLabel, path: '/babysitting-swaps' } };
    },
  });

const dateParagraph = (date: Date): string => `It was to begin on ${utcTime(date)}. ${utcExplanation}`;

/**
 * Details of a listed swap are left to the page, which shows times in her own time zone. A cancelled or
 * declined swap is listed nowhere, so its letter names the time, in UTC, since the server does not know her
 * zone. Text typed by members is left out, except a first name.
 */
export const swapLetters = {
  asked: swapLetter({
    name: 'swaps.asked',
    to: 'recipient',
    status: 'pending',
    list: 'pending',
    maxPerDay: 3,
    words: (other) => ({
      subject: `${other} asks for a babysitting swap`,
      paragraphs: [`${other} asks you for a babysitting swap and waits for your answer.`],
      actionLabel: 'See when and where',
      closing: 'You can accept or decline on any plan. She is told what you answer.',
    }),
  }),
  confirmed: swapLetter({
    name: 'swaps.confirmed',
    to: 'requester',
    status: 'confirmed',
    list: 'confirmed',
    maxPerDay: 10,
    words: (other) => ({
      subject: `${other} said yes to your babysitting swap`,
      paragraphs: [`${other} has accepted the babysitting swap that you asked for. It is arranged.`],
      actionLabel: 'See when and where',
      closing: 'If something comes up, you can call it off there.',
    }),
  }),
  declined: swapLetter({
    name: 'swaps.declined',
    to: 'requester',
    status: 'declined',
    list: 'pending',
    maxPerDay: 10,
    words: (other, date) => ({
      subject: `${other} cannot make your babysitting swap`,
      paragraphs: [`${other} has declined the babysitting swap that you asked for.`, dateParagraph(date)],
      actionLabel: 'See your swaps',
      closing: 'Perhaps another of your connections can help.',
    }),
  }),
  withdrawn: swapLetter({
    name: 'swaps.withdrawn',
    to: 'recipient',
    status: 'cancelled',
    list: 'pending',
    maxPerDay: 3,
    words: (other, date) => ({
      subject: `${other} no longer asks for a babysitting swap`,
      paragraphs: [`${other} has taken back a babysitting swap that she asked you for.`, dateParagraph(date)],
      actionLabel: 'See your swaps',
      closing: 'There is nothing left for you to answer.',
    }),
  }),
  calledOff: swapLetter({
    name: 'swaps.called-off',
    to: 'recipient',
    status: 'cancelled',
    list: 'confirmed',
    maxPerDay: 10,
    words: (other, date) => ({
      subject: `${other} called off your babysitting swap`,
      paragraphs: [`${other} has called off a babysitting swap that you had accepted.`, dateParagraph(date)],
      actionLabel: 'See what is still arranged',
      closing: 'You need not keep the time free any more.',
    }),
  }),
};

export type SwapLetter = ReturnType<typeof swapLetter>;

/** The letter about how a swap has just been settled. */
export function letterAbout(
  { status }: Pick<SettledSwap, 'status'>,
  previousStatus: Swap['status'],
): SwapLetter {
  if (status !== 'cancelled') return swapLetters[status];
  return previousStatus === 'confirmed' ? swapLetters.calledOff : swapLetters.withdrawn;
}
