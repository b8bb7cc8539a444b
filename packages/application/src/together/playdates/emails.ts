import type { MomentKind } from '@nestmates/domain/members/notifications/notification.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { dayInWords } from '@nestmates/domain/together/calendar/reminder.ts';
import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import { type PlanTime, planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import type { MemberAction, Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { endOf, playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import * as z from 'zod/mini';
import { type EmailWords, email } from '../../members/emails/email.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { soonInWords, timeInWords, timesInWords, whereInWords } from '../plans/plan-in-words.ts';
import type { PlaydateEmailData, PlaydateQueries } from './ports.ts';

/** What happened is told of a playdate as it was left: its end tells whether it has changed since. */
const playdateEmailIds = z.object({ playdateId: id, to: id, endsAt: instant });

interface PlaydateEmailFacts extends PlaydateEmailData {
  readonly now: Date;
}

interface PlaydateEmailRow {
  readonly name: string;
  /** The e-mail is sent only if the playdate still has this status when it is written. */
  readonly status: Playdate['status'];
  readonly maxPerDay: number;
  readonly moment?: MomentKind;
  /** Where the playdate stands by then. */
  readonly tab: 'proposed' | 'scheduled' | 'past';
  words(
    other: string,
    facts: PlaydateEmailFacts,
  ): Omit<EmailWords, 'action'> & { readonly actionLabel: string };
}

/** Longer than the queue retries a job; a proposal may be answered with another several times. */
const perWeek = { max: 10, per: days(7) };

const playdateEmail = ({ name, status, maxPerDay, moment, tab, words }: PlaydateEmailRow) =>
  email({
    job: job(name, playdateEmailIds),
    async facts(
      queries: Pick<PlaydateQueries, 'emailDataOf'>,
      { playdateId, to, endsAt },
      now,
    ): Promise<PlaydateEmailFacts | undefined> {
      const found = await queries.emailDataOf(playdateId, to);
      if (!found) return undefined;
      const current = playdateAt(found.playdate, now);
      const isUnchanged = endOf(current).getTime() === new Date(endsAt).getTime();
      return current.status === status && isUnchanged ? { ...found, now } : undefined;
    },
    perSubject: perWeek,
    perMember: { max: maxPerDay, per: days(1) },
    setting: 'playdateEmails',
    notification: {
      kind: 'playdate',
      topic: ({ playdateId }) => `playdate-${playdateId}`,
      moment: () => moment,
    },
    words: (facts) => {
      const { actionLabel, ...said } = words(facts.otherName ?? 'Another member', facts);
      return {
        ...said,
        action: { label: actionLabel, path: entryPath('/playdates', facts.playdate.id, tab) },
      };
    },
  });

const timesOf = (facts: PlaydateEmailFacts): readonly string[] =>
  facts.playdate.status === 'proposed' ? timesInWords(facts.playdate.times, facts) : [];

const agreedOn = (playdate: Playdate): PlanTime | undefined =>
  'date' in playdate && playdate.date ? playdate : undefined;

function whenOf(facts: PlaydateEmailFacts): string {
  const time = agreedOn(facts.playdate);
  return time ? timeInWords(time, facts) : '';
}

const whereOf = (facts: PlaydateEmailFacts): string => whereInWords(facts.playdate.place, facts);

/** Ended under way, as the other was suspended meanwhile, or told late. */
const hasBegun = ({ playdate, now }: PlaydateEmailFacts): boolean => {
  const time = agreedOn(playdate);
  return time !== undefined && time.date <= now;
};

/** Nobody's address is in it: its owner tells it in the thread. */
const playdateClosing = ({ playdate: { place } }: PlaydateEmailFacts): string =>
  place && 'name' in place
    ? 'It stands in both of your calendars.'
    : `It stands in both of your calendars. ${place ? 'The address is told in your thread, by the one whose place it is.' : 'Write to her to agree on a place.'}`;

export const playdateEmails = {
  suggested: playdateEmail({
    name: 'playdates.suggested',
    status: 'proposed',
    maxPerDay: 5,
    tab: 'proposed',
    words: (other, facts) => ({
      subject: `${other} suggests a playdate`,
      paragraphs: [
        `${other} would like to meet you for a playdate${whereOf(facts)}. She suggests:`,
        ...timesOf(facts),
      ],
      actionLabel: 'Choose a time',
      closing:
        'You can choose one, decline or propose another time on any plan. She is told what you answer.',
    }),
  }),
  proposedAnew: playdateEmail({
    name: 'playdates.proposed-anew',
    status: 'proposed',
    maxPerDay: 10,
    tab: 'proposed',
    words: (other, facts) => ({
      subject: `${other} proposes another time for your playdate`,
      paragraphs: [
        `${other} would like to meet you, but at another time${whereOf(facts)}. She proposes:`,
        ...timesOf(facts),
      ],
      actionLabel: 'Choose a time',
      closing: 'You can choose one, decline or propose another time. She is told what you answer.',
    }),
  }),
  accepted: playdateEmail({
    name: 'playdates.accepted',
    status: 'scheduled',
    maxPerDay: 10,
    moment: 'playdate',
    tab: 'scheduled',
    words: (other, facts) => ({
      subject: `${other} said yes to your playdate`,
      paragraphs: [`Your playdate with ${other} is planned: ${whenOf(facts)}${whereOf(facts)}.`],
      actionLabel: 'See your playdates',
      closing: playdateClosing(facts),
    }),
  }),
  declined: playdateEmail({
    name: 'playdates.declined',
    status: 'declined',
    maxPerDay: 10,
    tab: 'past',
    words: (other) => ({
      subject: `${other} cannot make your playdate`,
      paragraphs: [`${other} has declined the times that you proposed for a playdate.`],
      actionLabel: 'See your playdates',
      closing: 'Perhaps another week suits you both.',
    }),
  }),
  withdrawn: playdateEmail({
    name: 'playdates.withdrawn',
    status: 'cancelled',
    maxPerDay: 5,
    tab: 'past',
    words: (other) => ({
      subject: `${other} took back her playdate suggestion`,
      paragraphs: [`${other} no longer suggests the playdate that she proposed to you.`],
      actionLabel: 'See your playdates',
      closing: 'There is nothing left for you to answer.',
    }),
  }),
  cancelled: playdateEmail({
    name: 'playdates.cancelled',
    status: 'cancelled',
    maxPerDay: 10,
    tab: 'past',
    words: (other, facts) => ({
      subject: `${other} cancelled your playdate`,
      paragraphs: [
        hasBegun(facts)
          ? `${other} has called off the playdate that was planned for ${whenOf(facts)}.`
          : `Your playdate with ${other} does not take place. It was planned for ${whenOf(facts)}.`,
      ],
      actionLabel: 'See what is still planned',
      closing: hasBegun(facts)
        ? 'If you are there already, or on your way, you need not wait for her.'
        : 'You need not keep the time free any more.',
    }),
  }),
  reminder: playdateEmail({
    name: 'playdates.reminder',
    status: 'scheduled',
    maxPerDay: 10,
    tab: 'scheduled',
    words: (other, facts) => {
      const { playdate, now, timeZone } = facts;
      const time = agreedOn(playdate) ?? planTimeFrom({ date: now });
      const day = dayInWords(time.date, now, timeZone);
      return {
        subject: `Your playdate with ${other} is ${day}`,
        paragraphs: [`Your playdate with ${other} begins ${soonInWords(time, facts)}${whereOf(facts)}.`],
        actionLabel: 'See your playdates',
        closing: 'If something comes up, tell her now: you can write to her or cancel it there.',
      };
    },
  }),
};

export type PlaydateEmail = keyof typeof playdateEmails;

/** Each action of a member is told to the other of the two. */
export const emailOf = {
  accept: 'accepted',
  decline: 'declined',
  proposeAnew: 'proposedAnew',
  withdraw: 'withdrawn',
  cancel: 'cancelled',
} as const satisfies Readonly<Record<MemberAction, PlaydateEmail>>;
