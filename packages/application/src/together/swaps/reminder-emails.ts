import { dayInWords } from '@nestmates/domain/together/calendar/reminder.ts';
import { overAt } from '@nestmates/domain/together/swaps/swap.ts';
import { askedAbout } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import { soonInWords } from '../plans/plan-in-words.ts';
import { ahead, isAt, swapEmail, whereOf } from './swap-email.ts';

/** What comes by itself, before a swap and after it. */
export const reminderEmails = {
  reminder: swapEmail({
    name: 'swaps.reminder',
    status: 'confirmed',
    lasts: ahead,
    holds: isAt,
    maxPerDay: 10,
    tab: 'confirmed',
    words: (other, facts) => ({
      subject: `Your babysitting swap with ${other} is ${dayInWords(facts.date, facts.now, facts.timeZone)}`,
      paragraphs: [
        `Your babysitting swap with ${other} begins ${soonInWords(facts, facts)}${whereOf(facts)}.`,
      ],
      actionLabel: 'See when and where',
      closing: 'If something comes up, tell her now: you can write to her there, or propose another time.',
    }),
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
