import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { placeText } from '../plans/plan-place-text.ts';
import { openTimesOf } from '../plans/plan-time-text.ts';
import { type EntrySentence, oneOfTimes, whoAndWhere } from '../swaps-and-playdates/entry-sentence.ts';
import { agreedOn, agreedTime, childrenText } from './playdate-text.ts';

/** "on Saturday, June 6, 10 AM to noon" for one time; of several none is chosen. */
function proposedTimes(playdate: PlaydateView): Pick<EntrySentence, 'before' | 'when'> {
  const open = openTimesOf(playdate);
  const { times, proposedByMe, user } = playdate;
  const what = proposedByMe
    ? `You suggested a playdate with ${user.firstName}`
    : `${user.firstName} suggests a playdate`;
  const [only] = open.length === 1 ? open : times;
  if (times.length > 1 && open.length !== 1)
    return { before: `${what} at`, when: `${oneOfTimes(open.length || times.length)}.` };
  if (!only) return { before: `${what}.` };
  const { day, time } = agreedTime(only);
  return { before: `${what} on`, when: `${day}, ${time}.` };
}

/** "You meet Amara on Saturday, June 6, 10 AM to noon." */
export function playdateSentence(playdate: PlaydateView): EntrySentence {
  const { status, proposedByMe, user, children } = playdate;
  const name = user.firstName;
  const who = children.theirs.length > 0 ? childrenText(children.theirs) : undefined;
  const after = whoAndWhere(who, placeText(playdate));
  const span = agreedOn(playdate);
  const agreed = span && agreedTime(span);
  const when = agreed && `${agreed.day}, ${agreed.time}`;
  switch (status) {
    case 'proposed':
      return { ...proposedTimes(playdate), after };
    case 'scheduled':
      return { before: `You meet ${name} on`, when: when && `${when}.`, after };
    case 'done':
      return { before: `You met ${name} on`, when: when && `${when}.`, after };
    case 'declined':
      return {
        before: proposedByMe ? `${name} declined your playdate.` : `You declined ${name}’s playdate.`,
      };
    case 'cancelled':
      return when === undefined
        ? { before: `The playdate with ${name} was cancelled.` }
        : { before: `The playdate with ${name} on`, when, after: 'was cancelled.' };
    case 'expired':
      return { before: `Nobody answered in time about a playdate with ${name}.` };
  }
}
