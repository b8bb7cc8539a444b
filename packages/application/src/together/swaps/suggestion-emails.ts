import { timeInWords } from '../plans/plan-in-words.ts';
import {
  isAt,
  isProposed,
  type SwapEmailFacts,
  swapEmail,
  untilTold,
  whereOf,
  whileConfirmed,
  whilePending,
} from './swap-email.ts';

/** A request with a suggestion stays open for longer than the times that were asked for. */
const stillWaits = ({ times, now }: SwapEmailFacts): boolean => times.some(({ date }) => date > now);

const along = (who: 'She brings' | 'You bring', { broughtCount }: SwapEmailFacts): string =>
  broughtCount === 0 ? '' : ` ${who} ${broughtCount === 1 ? 'a child' : `${broughtCount} children`} along.`;

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
        `${other} asks whether the babysitting swap that you asked for can be at another time${facts.proposed ? `: ${timeInWords(facts.proposed, facts)}` : ''}.${along('She brings', facts)}${stillWaits(facts) ? ' What you asked for still waits for an answer, too.' : ''}`,
      ],
      actionLabel: 'See both times',
      closing: 'You can agree or decline there. She is told what you answer.',
    }),
  }),
  suggestionAgreed: swapEmail({
    name: 'swaps.suggestion-agreed',
    status: 'confirmed',
    lasts: whileConfirmed,
    holds: isAt,
    maxPerDay: 10,
    moment: 'swap',
    tab: 'confirmed',
    words: (other, facts) => ({
      subject: `${other} agreed to your time for the babysitting swap`,
      paragraphs: [
        `${other} has agreed to the time that you suggested. The swap is arranged: ${timeInWords(facts, facts)}${whereOf(facts)}.${along('You bring', facts)} It stands in both calendars.`,
      ],
      actionLabel: 'See when and where',
      closing: 'If something comes up, you can propose another time there.',
    }),
  }),
  suggestionDeclined: swapEmail({
    name: 'swaps.suggestion-declined',
    status: 'pending',
    lasts: untilTold,
    holds: (swap, told) => !isProposed(swap, told),
    maxPerDay: 10,
    tab: 'pending',
    words: (other, facts) => {
      const declined = `${other} has declined the other time for your babysitting swap.`;
      return {
        subject: `${other} cannot make the time that you suggested`,
        ...(stillWaits(facts)
          ? {
              paragraphs: [`${declined} What she asked for still waits for your answer.`],
              actionLabel: 'See what she asks for',
              closing: 'You can take it, decline, or suggest another time.',
            }
          : {
              paragraphs: [`${declined} What she asked for has passed, so no swap is arranged.`],
              actionLabel: 'See your swaps',
              closing: 'There is nothing left for you to answer.',
            }),
      };
    },
  }),
  suggestionTakenBack: swapEmail({
    name: 'swaps.suggestion-taken-back',
    status: 'pending',
    lasts: untilTold,
    holds: (swap, told) => !isProposed(swap, told),
    maxPerDay: 5,
    tab: 'pending',
    words: (other, facts) => {
      const waits = stillWaits(facts);
      return {
        subject: `${other} no longer suggests another time for your babysitting swap`,
        paragraphs: [
          `${other} has taken back the other time that she suggested. ${waits ? 'What you asked for still waits for her answer.' : 'What you asked for has passed, so no swap is arranged.'}`,
        ],
        actionLabel: waits ? 'See what you asked for' : 'See your swaps',
        closing: 'There is nothing for you to answer now.',
      };
    },
  }),
};
