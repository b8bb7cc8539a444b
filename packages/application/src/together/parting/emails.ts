import { days } from '@nestmates/domain/platform/shared/time.ts';
import { clockOf } from '@nestmates/domain/together/calendar/reminder.ts';
import { type BegunSwap, whatToDo, whatToDoFirst } from '@nestmates/domain/together/swaps/away-swap.ts';
import * as z from 'zod/mini';
import { dayAndClockTime } from '../../members/emails/clock-time.ts';
import { email } from '../../members/emails/email.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { timeGiven } from '../plans/plan-fields.ts';
import { timeInWords } from '../plans/plan-in-words.ts';
import type { EndedPlan, PartedMembers } from './ports.ts';

/** The plan is gone when the e-mail is written, so that what it says of it comes with the job. */
const endedPlanIds = z.object({
  planId: id,
  to: id,
  date: instant,
  /** Not in the jobs that were written before it was told. */
  until: z.exactOptional(instant),
  timeZone: z.nullable(z.string()),
  begun: z.exactOptional(z.enum(['theirs', 'mine'])),
  /** Not in the jobs that were written before it was told. */
  isAtTheirs: z.exactOptional(z.boolean()),
});

interface EndedPlanEmailRow {
  readonly what: string;
  readonly setting: 'swapEmails' | 'playdateEmails';
  readonly path: string;
}

/** Names nobody: it is the same after a block, and whoever is told knows with whom the time was arranged. */
const endedPlanEmail = (kind: EndedPlan['kind'], { what, setting, path }: EndedPlanEmailRow) =>
  email({
    job: job(`parting.${kind}-ended`, endedPlanIds),
    async facts(
      members: PartedMembers,
      { to, timeZone, begun: children, isAtTheirs: isAtMine = false, ...given },
    ) {
      const member = await members.find(to);
      const begun: BegunSwap | undefined = children && { isMine: children === 'theirs', isAtMine };
      return (
        member && { ...member, begun, time: timeGiven(given), timeZone: clockOf({ ...member, timeZone }) }
      );
    },
    perSubject: { max: 1, per: days(7) },
    setting,
    isUrgent: ({ begun }) => begun !== undefined,
    notification: { kind, topic: ({ planId }) => `${kind}-${planId}` },
    words({ time, timeZone, begun }) {
      const action = { label: 'See what is still arranged', path };
      const wasToBe = `It was to be on ${timeInWords(time, { timeZone })}.`;
      return begun
        ? {
            subject: `${whatToDoFirst(begun)}: your ${what} has ended early`,
            paragraphs: [
              `The other of you two has ended a ${what} that has begun, and it is not shown to you any more. ${wasToBe}`,
            ],
            action,
            closing: whatToDo(begun),
          }
        : {
            subject: `Your ${what} on ${dayAndClockTime(time.date, timeZone)} is called off`,
            paragraphs: [`A ${what} that was arranged with you does not take place. ${wasToBe}`],
            action,
            closing: 'You need not keep the time free any more.',
          };
    },
  });

export const endedPlanEmails = {
  swap: endedPlanEmail('swap', {
    what: 'babysitting swap',
    setting: 'swapEmails',
    path: '/babysitting-swaps?tab=confirmed',
  }),
  playdate: endedPlanEmail('playdate', {
    what: 'playdate',
    setting: 'playdateEmails',
    path: '/playdates?tab=scheduled',
  }),
};
