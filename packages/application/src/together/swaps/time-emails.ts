import { timeInWords } from '../plans/plan-in-words.ts';
import { ahead, isAt, isProposed, swapEmail, whereOf, whileConfirmed } from './swap-email.ts';

/** What is told of another time for a swap that is arranged. */
export const timeEmails = {
  timeProposed: swapEmail({
    name: 'swaps.time-proposed',
    status: 'confirmed',
    lasts: ahead,
    holds: isProposed,
    maxPerDay: 5,
    tab: 'confirmed',
    words: (other, facts) => ({
      subject: `${other} proposes another time for your babysitting swap`,
      paragraphs: [
        `${other} asks whether your babysitting swap can be at another time${facts.proposed ? `: ${timeInWords(facts.proposed, facts)}` : ''}. It stays as it was until you agree.`,
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
    words: (other, facts) => ({
      subject: `${other} agreed to the new time of your babysitting swap`,
      paragraphs: [
        `${other} has agreed to the time that you proposed: ${timeInWords(facts, facts)}${whereOf(facts)}. It stands in both calendars.`,
      ],
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
    words: (other, facts) => ({
      subject: `${other} cannot make the new time of your babysitting swap`,
      paragraphs: [
        `${other} has declined the time that you proposed. The swap stays at the time that is arranged: ${timeInWords(facts, facts)}${whereOf(facts)}.`,
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
    words: (other, facts) => ({
      subject: `${other} no longer asks for another time for your babysitting swap`,
      paragraphs: [
        `${other} has taken back the time that she proposed. The swap stays as it was: ${timeInWords(facts, facts)}${whereOf(facts)}.`,
      ],
      actionLabel: 'See when and where',
      closing: 'There is nothing left for you to answer.',
    }),
  }),
};
