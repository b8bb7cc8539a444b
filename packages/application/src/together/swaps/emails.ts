import type { MomentKind } from '@nestmates/domain/members/notifications/notification.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { dayInWords } from '@nestmates/domain/together/calendar/reminder.ts';
import { isOverMidnight, isSameTime, type PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { overAt, type Swap, type SwapAction, swapParties } from '@nestmates/domain/together/swaps/swap.ts';
import { askedAbout } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import type { SwapTimeAction } from '@nestmates/domain/together/swaps/swap-time.ts';
import * as z from 'zod/mini';
import { clockTime } from '../../members/emails/clock-time.ts';
import { type EmailWords, email } from '../../members/emails/email.ts';
import { utcExplanation, utcTime } from '../../members/emails/utc-time.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { SwapEmailData, SwapQueries } from './ports.ts';

/** What happened with a swap is told of one of its two times. */
const swapEmailIds = z.object({
  swapId: id,
  to: z.enum(swapParties),
  date: instant,
  /** Not in the jobs that were written before swaps had an end. */
  until: z.exactOptional(instant),
});

interface SwapEmailFacts extends SwapEmailData {
  readonly now: Date;
}

/** The time that an e-mail tells of. */
interface ToldTime {
  readonly date: Date;
  readonly until: Date | undefined;
}

interface SwapEmailRow {
  readonly name: string;
  /** The e-mail is sent only if the swap still has this status when it is written, */
  readonly status: Swap['status'];
  /** it has not gone from where it is told of, */
  lasts(swap: SwapEmailData, now: Date): boolean;
  /** and this holds of it. */
  holds?(swap: SwapEmailData, told: ToldTime): boolean;
  readonly maxPerDay: number;
  readonly moment?: MomentKind;
  /** Where the swap stands by then. */
  readonly tab?: 'confirmed' | 'past';
  words(other: string, facts: SwapEmailFacts): Omit<EmailWords, 'action'> & { readonly actionLabel: string };
}

/** Longer than the queue retries a job. */
const oncePerWeek = { max: 1, per: days(7) };

const swapEmail = ({ name, status, lasts, holds, maxPerDay, moment, tab, words }: SwapEmailRow) =>
  email({
    job: job(name, swapEmailIds),
    async facts(
      queries: Pick<SwapQueries, 'emailDataOf'>,
      { swapId, to, date, until },
      now,
    ): Promise<SwapEmailFacts | undefined> {
      const swap = await queries.emailDataOf(swapId, { status, party: to });
      const told = { date: new Date(date), until: until === undefined ? until : new Date(until) };
      return swap && lasts(swap, now) && (holds?.(swap, told) ?? true) ? { ...swap, now } : undefined;
    },
    perSubject: oncePerWeek,
    perMember: { max: maxPerDay, per: days(1) },
    setting: 'swapEmails',
    notification: { kind: 'swap', topic: ({ swapId }) => `swap-${swapId}`, moment: () => moment },
    words: (facts) => {
      const { actionLabel, ...said } = words(facts.otherName ?? 'Another member', facts);
      const path = tab ? `/babysitting-swaps?tab=${tab}` : '/babysitting-swaps';
      return { ...said, action: { label: actionLabel, path } };
    },
  });

const whilePending = ({ lapsesAt }: SwapEmailData, now: Date): boolean => lapsesAt > now;
const whileConfirmed = (swap: SwapEmailData, now: Date): boolean => overAt(swap) > now;
const ahead = ({ date }: SwapEmailData, now: Date): boolean => date > now;

const isTold = (time: PlanTime, { date, until = time.until }: ToldTime): boolean =>
  isSameTime(time, { date, until });

/** Not any more once another time is agreed on. */
const isAt = (swap: SwapEmailData, told: ToldTime): boolean => isTold(swap, told);
const isProposed = ({ proposed }: SwapEmailData, told: ToldTime): boolean =>
  proposed !== null && isTold(proposed, told);

const endInWords = (time: PlanTime, timeZone: string): string =>
  `${isOverMidnight(time, timeZone) ? 'on the next day ' : ''}at ${clockTime(time.until, timeZone)}`;

const dateParagraph = (date: Date): string => `It was to begin on ${utcTime(date)}. ${utcExplanation}`;

/**
 * Details of a listed swap are left to the page, which shows times in the member's own time zone. A cancelled or
 * declined swap is listed nowhere, so its e-mail names the time, in UTC, since the server may not know the member's
 * zone. Text typed by members is left out, except a first name.
 */
export const swapEmails = {
  asked: swapEmail({
    name: 'swaps.asked',
    status: 'pending',
    lasts: whilePending,
    maxPerDay: 3,
    words: (other) => ({
      subject: `${other} asks for a babysitting swap`,
      paragraphs: [`${other} asks you for a babysitting swap and waits for your answer.`],
      actionLabel: 'See when and where',
      closing: 'You can accept or decline on any plan. She is told what you answer.',
    }),
  }),
  confirmed: swapEmail({
    name: 'swaps.confirmed',
    status: 'confirmed',
    tab: 'confirmed',
    lasts: whileConfirmed,
    maxPerDay: 10,
    moment: 'swap',
    words: (other) => ({
      subject: `${other} said yes to your babysitting swap`,
      paragraphs: [`${other} has accepted the babysitting swap that you asked for. It is arranged.`],
      actionLabel: 'See when and where',
      closing: 'If something comes up, you can propose another time or call it off there.',
    }),
  }),
  declined: swapEmail({
    name: 'swaps.declined',
    status: 'declined',
    lasts: whilePending,
    maxPerDay: 10,
    words: (other, { date }) => ({
      subject: `${other} cannot make your babysitting swap`,
      paragraphs: [`${other} has declined the babysitting swap that you asked for.`, dateParagraph(date)],
      actionLabel: 'See your swaps',
      closing: 'Perhaps another of your connections can help.',
    }),
  }),
  withdrawn: swapEmail({
    name: 'swaps.withdrawn',
    status: 'cancelled',
    lasts: whilePending,
    maxPerDay: 3,
    words: (other, { date }) => ({
      subject: `${other} no longer asks for a babysitting swap`,
      paragraphs: [`${other} has taken back a babysitting swap that she asked you for.`, dateParagraph(date)],
      actionLabel: 'See your swaps',
      closing: 'There is nothing left for you to answer.',
    }),
  }),
  calledOff: swapEmail({
    name: 'swaps.called-off',
    status: 'cancelled',
    tab: 'confirmed',
    lasts: whileConfirmed,
    maxPerDay: 10,
    words: (other, { date }) => ({
      subject: `${other} called off your babysitting swap`,
      paragraphs: [`${other} has called off a babysitting swap that you had accepted.`, dateParagraph(date)],
      actionLabel: 'See what is still arranged',
      closing: 'You need not keep the time free any more.',
    }),
  }),
  timeProposed: swapEmail({
    name: 'swaps.time-proposed',
    status: 'confirmed',
    lasts: ahead,
    holds: isProposed,
    maxPerDay: 5,
    tab: 'confirmed',
    words: (other) => ({
      subject: `${other} proposes another time for your babysitting swap`,
      paragraphs: [
        `${other} asks whether your babysitting swap can be at another time. It stays as it was until you agree.`,
      ],
      actionLabel: 'See both times',
      closing: 'You can agree or decline there. She is told what you answer.',
    }),
  }),
  timeAgreed: swapEmail({
    name: 'swaps.time-agreed',
    status: 'confirmed',
    lasts: whileConfirmed,
    holds: isAt,
    maxPerDay: 10,
    tab: 'confirmed',
    words: (other) => ({
      subject: `${other} agreed to the new time of your babysitting swap`,
      paragraphs: [`${other} has agreed to the time that you proposed. It stands in both calendars.`],
      actionLabel: 'See when and where',
      closing: 'If something comes up, you can propose another time there.',
    }),
  }),
  timeDeclined: swapEmail({
    name: 'swaps.time-declined',
    status: 'confirmed',
    lasts: ahead,
    holds: (swap, told) => !isProposed(swap, told) && !isAt(swap, told),
    maxPerDay: 10,
    tab: 'confirmed',
    words: (other) => ({
      subject: `${other} cannot make the new time of your babysitting swap`,
      paragraphs: [
        `${other} has declined the time that you proposed. The swap stays at the time that is arranged.`,
      ],
      actionLabel: 'See when and where',
      closing: 'You can propose another time there, or write to her.',
    }),
  }),
  timeTakenBack: swapEmail({
    name: 'swaps.time-taken-back',
    status: 'confirmed',
    lasts: ahead,
    holds: (swap, told) => !isProposed(swap, told) && !isAt(swap, told),
    maxPerDay: 5,
    tab: 'confirmed',
    words: (other) => ({
      subject: `${other} no longer asks for another time for your babysitting swap`,
      paragraphs: [`${other} has taken back the time that she proposed. The swap stays as it was.`],
      actionLabel: 'See when and where',
      closing: 'There is nothing left for you to answer.',
    }),
  }),
  reminder: swapEmail({
    name: 'swaps.reminder',
    status: 'confirmed',
    lasts: ahead,
    holds: isAt,
    maxPerDay: 10,
    tab: 'confirmed',
    words: (other, { date, until, now, timeZone }) => {
      const day = dayInWords(date, now, timeZone);
      return {
        subject: `Your babysitting swap with ${other} is ${day}`,
        paragraphs: [
          `Your babysitting swap with ${other} begins ${day} at ${clockTime(date, timeZone)} and ends ${endInWords({ date, until }, timeZone)}.`,
        ],
        actionLabel: 'See when and where',
        closing: 'If something comes up, tell her now: you can write to her there, or propose another time.',
      };
    },
  }),
  over: swapEmail({
    name: 'swaps.over',
    status: 'confirmed',
    lasts: (swap, now) => overAt(swap) > askedAbout(now).from,
    holds: (swap, told) => isAt(swap, told) && swap.outcome === null,
    maxPerDay: 10,
    tab: 'past',
    words: (other) => ({
      subject: `Did your babysitting swap with ${other} happen?`,
      paragraphs: [
        `You and ${other} had arranged a babysitting swap. Once both of you say that it happened, it counts for you both.`,
      ],
      actionLabel: 'Answer with one tap',
      closing: `${other} reads your answer once she has given hers.`,
    }),
  }),
};

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

/** What is told of an action on a swap that was in this state before. */
export const emailOf = (action: keyof typeof told, before: Swap['status']): SwapEmail =>
  action === 'cancel' && before === 'confirmed' ? 'calledOff' : told[action];
