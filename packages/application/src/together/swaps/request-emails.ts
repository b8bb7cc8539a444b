import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { type BegunSwap, whatToDo, whatToDoFirst } from '@nestmates/domain/together/swaps/away-swap.ts';
import { timeInWords, timesInWords } from '../plans/plan-in-words.ts';
import {
  type SwapEmailFacts,
  swapEmail,
  untilTold,
  whereOf,
  whileConfirmed,
  whilePending,
} from './swap-email.ts';

/** A swap that is listed nowhere any more is known by its times. */
function whenItWasToBe(facts: SwapEmailFacts): readonly string[] {
  const said = facts.times.map((time: PlanTime) => timeInWords(time, facts));
  return said.length > 1 ? ['These times were asked for:', ...said] : [`It was to be on ${said.join()}.`];
}

/** The children stay with whoever was asked. */
const mayBeThere = ({ party, date, now }: SwapEmailFacts): boolean => party === 'requester' && date <= now;

/** What is told of a request, of its answer, and of its end. */
export const requestEmails = {
  asked: swapEmail({
    name: 'swaps.asked',
    status: 'pending',
    tab: 'pending',
    lasts: whilePending,
    maxPerDay: 3,
    words: (other, facts) => {
      const times = timesInWords(facts.times, facts);
      return {
        subject: `${other} asks for a babysitting swap`,
        paragraphs: [
          `${other} asks you for a babysitting swap${whereOf(facts)}. ${times.length > 1 ? 'Take the time that suits you:' : 'She asks for this time:'}`,
          ...times,
        ],
        actionLabel: 'See when and where',
        closing: 'You can accept or decline on any plan. She is told what you answer.',
      };
    },
  }),
  confirmed: swapEmail({
    name: 'swaps.confirmed',
    status: 'confirmed',
    tab: 'confirmed',
    lasts: whileConfirmed,
    maxPerDay: 10,
    moment: 'swap',
    words: (other, facts) => ({
      subject: `${other} said yes to your babysitting swap`,
      paragraphs: [
        `${other} has accepted the babysitting swap that you asked for. It is arranged: ${timeInWords(facts, facts)}${whereOf(facts)}.`,
      ],
      actionLabel: 'See when and where',
      closing: 'If something comes up, you can propose another time or call it off there.',
    }),
  }),
  declined: swapEmail({
    name: 'swaps.declined',
    status: 'declined',
    tab: 'pending',
    lasts: untilTold,
    maxPerDay: 10,
    words: (other, facts) => ({
      subject: `${other} cannot make your babysitting swap`,
      paragraphs: [`${other} has declined the babysitting swap that you asked for.`, ...whenItWasToBe(facts)],
      actionLabel: 'See your swaps',
      closing: 'Perhaps another of your connections can help.',
    }),
  }),
  withdrawn: swapEmail({
    name: 'swaps.withdrawn',
    status: 'cancelled',
    tab: 'pending',
    lasts: untilTold,
    maxPerDay: 3,
    words: (other, facts) => ({
      subject: `${other} no longer asks for a babysitting swap`,
      paragraphs: [
        `${other} has taken back a babysitting swap that she asked you for.`,
        ...whenItWasToBe(facts),
      ],
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
    isUrgent: mayBeThere,
    words: (other, facts) => {
      const calledOff = `${other} called off your babysitting swap`;
      const begun: BegunSwap | undefined = mayBeThere(facts)
        ? { firstName: other, isMine: true, isAtMine: facts.place?.of === facts.memberId }
        : undefined;
      return {
        subject: begun ? `${whatToDoFirst(begun)}: ${calledOff}` : calledOff,
        paragraphs: [
          `${other} has called off a babysitting swap that you had ${facts.party === 'recipient' ? 'accepted' : 'asked for'}.`,
          ...whenItWasToBe(facts),
        ],
        actionLabel: 'See what is still arranged',
        closing: begun ? whatToDo(begun) : 'You need not keep the time free any more.',
      };
    },
  }),
};
