import type { MomentKind } from '@nestmates/domain/members/notifications/notification.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import { isSameTime, type PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import {
  overAt,
  type Swap,
  type SwapId,
  type SwapParty,
  swapParties,
} from '@nestmates/domain/together/swaps/swap.ts';
import * as z from 'zod/mini';
import { type EmailWords, email } from '../../members/emails/email.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { whereInWords } from '../plans/plan-in-words.ts';
import type { SwapEmailData, SwapQueries } from './ports.ts';

/** What happened with a swap is told of one of its two times. */
const swapEmailIds = z.object({
  swapId: id,
  to: z.enum(swapParties),
  date: instant,
  /** Not in the jobs that were written before swaps had an end. */
  until: z.exactOptional(instant),
});

export interface SwapEmailFacts extends SwapEmailData {
  readonly swapId: SwapId;
  /** Which of the two is told. */
  readonly party: SwapParty;
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
  lasts(swap: SwapEmailData, now: Date, told: ToldTime): boolean;
  /** and this holds of it. */
  holds?(swap: SwapEmailData, told: ToldTime): boolean;
  readonly maxPerDay: number;
  readonly moment?: MomentKind;
  /** The list that the e-mail leads to. */
  readonly tab: 'pending' | 'confirmed' | 'past';
  isUrgent?(facts: SwapEmailFacts): boolean;
  words(other: string, facts: SwapEmailFacts): Omit<EmailWords, 'action'> & { readonly actionLabel: string };
}

/** One that was declined or called off stands in no list. */
const isListed = (status: Swap['status']): boolean => status === 'pending' || status === 'confirmed';

/** Longer than the queue retries a job. */
const oncePerWeek = { max: 1, per: days(7) };

export const swapEmail = ({
  name,
  status,
  lasts,
  holds,
  maxPerDay,
  moment,
  tab,
  isUrgent,
  words,
}: SwapEmailRow) =>
  email({
    job: job(name, swapEmailIds),
    async facts(
      queries: Pick<SwapQueries, 'emailDataOf'>,
      { swapId, to, date, until },
      now,
    ): Promise<SwapEmailFacts | undefined> {
      const swap = await queries.emailDataOf(swapId, { status, party: to });
      const told = { date: new Date(date), until: until === undefined ? until : new Date(until) };
      if (!swap || !lasts(swap, now, told) || !(holds?.(swap, told) ?? true)) return undefined;
      return { ...swap, swapId, party: to, now };
    },
    perSubject: oncePerWeek,
    perMember: { max: maxPerDay, per: days(1) },
    setting: 'swapEmails',
    ...(isUrgent && { isUrgent }),
    notification: { kind: 'swap', topic: ({ swapId }) => `swap-${swapId}`, moment: () => moment },
    words: (facts) => {
      const { actionLabel, ...said } = words(facts.otherName ?? 'Another member', facts);
      const path = isListed(status)
        ? entryPath('/babysitting-swaps', facts.swapId, tab)
        : `/babysitting-swaps?tab=${tab}`;
      return { ...said, action: { label: actionLabel, path } };
    },
  });

export const whilePending = ({ lapsesAt }: SwapEmailData, now: Date): boolean => lapsesAt > now;
/** Also once all that was asked for has passed: the time that is told of may have kept the request open. */
export const untilTold = (swap: SwapEmailData, now: Date, { date }: ToldTime): boolean =>
  date > now || whilePending(swap, now);
export const whileConfirmed = (swap: SwapEmailData, now: Date): boolean => overAt(swap) > now;
export const ahead = ({ date }: SwapEmailData, now: Date): boolean => date > now;

const isTold = (time: PlanTime, { date, until = time.until }: ToldTime): boolean =>
  isSameTime(time, { date, until });

/** Not any more once another time is agreed on. */
export const isAt = (swap: SwapEmailData, told: ToldTime): boolean => isTold(swap, told);
export const isProposed = ({ proposed }: SwapEmailData, told: ToldTime): boolean =>
  proposed !== null && isTold(proposed, told);

/** The place of one of the two. One that was typed is left to the page: it may be somebody's home. */
export const whereOf = (facts: SwapEmailFacts): string => whereInWords(facts.place, facts);
