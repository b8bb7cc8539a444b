import { timeInWords } from '../plans/plan-in-words.ts';
import { isProposed, swapEmail, whereOf, whileConfirmed, whilePending } from './swap-email.ts';

/** What is told of another time that whoever was asked for a swap suggests. */
export const suggestionEmails = {
  timeSuggested: swapEmail({
    name: 'swaps.time-suggested',
    status: 'pending',
    lasts: whilePending,
    holds: isProposed,
    maxPerDay: 5,
    tab: 'pending',
    words: (other, facts) => ({
      subject: `${other} suggests another time for your babysitting swap`,
      paragraphs: [
        `${other} asks whether the babysitting swap that you asked for can be at another time${facts.proposed ? `: ${timeInWords(facts.proposed, facts)}` : ''}. What you asked for still waits for an answer, too.`,
      ],
      actionLabel: 'See both times',
      closing: 'You can agree or decline there. She is told what you answer.',
    }),
  }),
  suggestionAgreed: swapEmail({
    name: 'swaps.suggestion-agreed',
    status: 'confirmed',
    lasts: whileConfirmed,
    maxPerDay: 10,
    moment: 'swap',
    tab: 'confirmed',
    words: (other, facts) => ({
      subject: `${other} agreed to your time for the babysitting swap`,
      paragraphs: [
        `${other} has agreed to the time that you suggested. The swap is arranged: ${timeInWords(facts, facts)}${whereOf(facts)}. It stands in both calendars.`,
      ],
      actionLabel: 'See when and where',
      closing: 'If something comes up, you can propose another time there.',
    }),
  }),
  suggestionDeclined: swapEmail({
    name: 'swaps.suggestion-declined',
    status: 'pending',
    lasts: whilePending,
    holds: (swap, told) => !isProposed(swap, told),
    maxPerDay: 10,
    tab: 'pending',
    words: (other) => ({
      subject: `${other} cannot make the time that you suggested`,
      paragraphs: [
        `${other} has declined the other time for your babysitting swap. What she asked for still waits for your answer.`,
      ],
      actionLabel: 'See what she asks for',
      closing: 'You can take it, decline, or suggest another time.',
    }),
  }),
  suggestionTakenBack: swapEmail({
    name: 'swaps.suggestion-taken-back',
    status: 'pending',
    lasts: whilePending,
    holds: (swap, told) => !isProposed(swap, told),
    maxPerDay: 5,
    tab: 'pending',
    words: (other) => ({
      subject: `${other} no longer suggests another time for your babysitting swap`,
      paragraphs: [
        `${other} has taken back the other time that she suggested. What you asked for still waits for her answer.`,
      ],
      actionLabel: 'See what you asked for',
      closing: 'There is nothing for you to answer now.',
    }),
  }),
};
