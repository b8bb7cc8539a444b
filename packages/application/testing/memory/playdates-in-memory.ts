import type { ChildId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { CheckInQueries } from '../../src/together/check-ins/ports.ts';
import { playdateEmails } from '../../src/together/playdates/emails.ts';
import { PlaydateAnswers } from '../../src/together/playdates/playdate-answers.ts';
import { endPlaydate } from '../../src/together/playdates/playdate-changes.ts';
import { PlaydateReminders, planPlaydateReminder } from '../../src/together/playdates/playdate-reminders.ts';
import { Playdates } from '../../src/together/playdates/playdates.ts';
import { aCaller } from '../a-caller.ts';
import { aMember } from '../a-member.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { stub } from '../stub.ts';
import { MemoryCalendarStore } from './memory-calendar-store.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryEvents } from './memory-events.ts';
import { MemoryMemberTimes } from './memory-member-times.ts';
import { MemoryMessages } from './memory-messages.ts';
import { MemoryPairs } from './memory-pairs.ts';
import { MemoryPeople } from './memory-people.ts';
import { MemoryPlaydates } from './memory-playdates.ts';

const [ana, bea] = [aCaller({ id: 1, plan: 'premium' }), aCaller({ id: 2 })];

/** Playdates over ports in memory: Ana (1), who is connected with Bea (2), and a stranger (3). */
export function playdatesInMemory() {
  const clock = new StoppedClock();
  const people = new MemoryPeople([
    aMember({ id: ana.id, firstName: 'Ana' }),
    aMember({ id: bea.id, firstName: 'Bea' }),
    aMember({ id: 3, firstName: 'Cleo' }),
  ]);
  const pairs = new MemoryPairs(people);
  const [store, times, messages] = [
    new MemoryPlaydates(pairs),
    new MemoryMemberTimes(people),
    new MemoryMessages(pairs),
  ];
  const [calendar, events] = [new MemoryCalendarStore(), new MemoryEvents()];
  const mail = new MemoryEmails(clock);
  const { jobs, emails } = mail;
  const changes = {
    playdateStore: store,
    messageStore: messages,
    events,
    emails,
    jobs,
    transaction: pairs.transaction,
    clock,
  };
  const checkInQueries = stub<CheckInQueries>({ places: async () => ['Central Library'] });
  const playdates = new Playdates({
    ...changes,
    playdateQueries: store,
    memberTimes: times,
    pairs,
    checkInQueries,
  });
  const answers = new PlaydateAnswers({ ...changes, calendarStore: calendar });
  const reminders = new PlaydateReminders({
    playdateQueries: store,
    emails,
    transaction: pairs.transaction,
    clock,
  });
  pairs.connect(ana.id, bea.id);
  const suggest = async (
    to: { readonly id: number } = bea,
    by = ana,
    given: Partial<Parameters<typeof playdates.suggest>[1]> = {},
  ) => playdates.suggest(by, { ...given, targetUserId: to.id });
  const accept = async (
    playdateId: PlaydateId,
    time = '',
    by = bea,
    given: { readonly timeZone?: string; readonly childIds?: readonly ChildId[] } = {},
  ) => answers.accept(by, { ...given, playdateId, time });
  const proposeAnew = (playdateId: PlaydateId, wanted: readonly Date[], by = bea) =>
    answers.proposeAnew(by, { playdateId, times: wanted.map((date) => ({ date: date.toISOString() })) });
  const block = (by: Caller, of: Caller) => pairs.blocks.push({ by: by.id, of: of.id, at: clock.now() });
  const handlers = [
    jobHandler(planPlaydateReminder, (payload) => reminders.plan(payload)),
    jobHandler(endPlaydate, (payload) => answers.end(payload)),
    ...Object.values(playdateEmails).map((email) => mail.handlerOf(email, store)),
  ];
  const runJobs = () => jobs.runDue(handlers, clock.now());
  /** Sets the clock to a later time and runs the jobs that are due then. */
  const passUntil = async (then: Date) => {
    clock.forward(then.getTime() - clock.now().getTime());
    await runJobs();
  };
  return {
    clock,
    people,
    pairs,
    store,
    times,
    messages,
    calendar,
    events,
    playdates,
    answers,
    jobs,
    mailer: mail.mailer,
    settings: mail.settings,
    suggest,
    accept,
    proposeAnew,
    block,
    pushedTo: (by: Caller) => mail.pushedTo(by.id),
    runJobs,
    passUntil,
  };
}
