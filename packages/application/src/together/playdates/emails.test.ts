import { instantOf } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { playdatesInMemory } from '../../../testing/memory/playdates-in-memory.ts';

const [ana, bea] = [aCaller({ id: 1, plan: 'premium' }), aCaller({ id: 2 })];
const [newYork, losAngeles] = ['America/New_York', 'America/Los_Angeles'];

let app: ReturnType<typeof playdatesInMemory>;
beforeEach(() => {
  app = playdatesInMemory();
});

const subjectsTo = ({ email }: typeof ana) => app.mailer.to(email).map(({ subject }) => subject);
const isReminder = (subject: string) => / is (today|tomorrow)$/.test(subject);
const remindersTo = (by: typeof ana) => subjectsTo(by).filter(isReminder);

/** Ana suggests from New York, Bea accepts from Los Angeles what begins on Friday at 21:00 UTC. */
async function planned() {
  const { id, times } = await app.suggest(bea, ana, { timeZone: newYork });
  await app.accept(id, times[1]?.date, bea, { timeZone: losAngeles });
  await app.runJobs();
  return { id, date: new Date(times[1]?.date ?? '') };
}

describe('news of a playdate', () => {
  it('of a proposal is written and pushed to the invited, with the times by her own clock', async () => {
    await app.suggest();
    await app.runJobs();
    const [email] = app.mailer.to(bea.email);
    expect(email?.subject).toBe('Ana suggests a playdate');
    expect(email?.text.match(/Friday, March 6 at \d+:\d\d\s[AP]M EST/g)).toHaveLength(3);
    expect(email?.text).toContain('https://nestmates.example/playdates?tab=proposed&open=1');
    expect(app.pushedTo(bea)).toEqual([
      { title: 'Ana suggests a playdate', path: '/playdates?tab=proposed&open=1', topic: 'playdate-1' },
    ]);
    expect([subjectsTo(ana), app.pushedTo(ana)]).toEqual([[], []]);
  });

  it.each([
    [
      'declined',
      (playdateId: number) => app.answers.decline(bea, { playdateId }),
      ana,
      'Bea cannot make your playdate',
    ],
    [
      'taken back',
      (playdateId: number) => app.answers.cancel(ana, { playdateId }),
      bea,
      'Ana took back her playdate suggestion',
    ],
  ])('that is %s goes to the other', async (_, end, other, subject) => {
    const { id } = await app.suggest();
    await app.runJobs();
    await end(id);
    await app.runJobs();
    expect(subjectsTo(other).at(-1)).toBe(subject);
  });

  it('tells each what the other has answered', async () => {
    const { id } = await app.suggest();
    const wanted = later(app.clock.now(), hours(100));
    await app.runJobs();
    await app.proposeAnew(id, [wanted]);
    await app.runJobs();
    await app.accept(id, wanted.toISOString(), ana);
    await app.runJobs();
    await app.answers.cancel(bea, { playdateId: id });
    await app.runJobs();
    expect(subjectsTo(ana)).toEqual([
      'Bea proposes another time for your playdate',
      'Bea cancelled your playdate',
    ]);
    expect(subjectsTo(bea)).toEqual(['Ana suggests a playdate', 'Ana said yes to your playdate']);
  });

  it('says of one that was to come that the time is free, and of one that has begun that nobody need wait', async () => {
    for (const [wait, words] of [
      [0, /does not take place.*need not keep the time free/s],
      [hours(1), /has called off the playdate.*you need not wait for her/s],
    ] as const) {
      const { id, date } = await planned();
      await app.answers.cancel(ana, { playdateId: id });
      if (wait > 0) app.clock.forward(date.getTime() + wait - app.clock.now().getTime());
      await app.runJobs();
      expect(app.mailer.to(bea.email).at(-1)?.text).toMatch(words);
    }
  });

  it('is not told any more where it is no longer so when it is written', async () => {
    const { id } = await app.suggest();
    await app.answers.cancel(ana, { playdateId: id });
    await app.runJobs();
    expect(subjectsTo(bea)).toEqual(['Ana took back her playdate suggestion']);
  });

  it('is not told any more where other times have been proposed before it is written', async () => {
    const { id } = await app.suggest();
    await app.proposeAnew(id, [later(app.clock.now(), hours(100))]);
    await app.runJobs();
    expect(subjectsTo(bea)).toEqual([]);
    expect(subjectsTo(ana)).toEqual(['Bea proposes another time for your playdate']);
  });

  it('is not told across a block', async () => {
    await app.suggest();
    app.block(bea, ana);
    await app.runJobs();
    expect([subjectsTo(bea), app.pushedTo(bea)]).toEqual([[], []]);
  });

  it('is pushed, but not written, to a member who has switched the e-mails off', async () => {
    await app.settings.save(bea.id, { playdateEmails: false });
    await app.suggest();
    await app.runJobs();
    expect(subjectsTo(bea)).toEqual([]);
    expect(app.pushedTo(bea)).toMatchObject([{ title: 'Ana suggests a playdate' }]);
  });
});

describe('the reminder of a playdate', () => {
  it('comes to each once, on her own evening before', async () => {
    const { date } = await planned();
    const evening = (zone: string) => instantOf('2026-03-05T18:00', zone);
    await app.passUntil(later(evening(newYork), -1));
    expect([remindersTo(ana), remindersTo(bea)]).toEqual([[], []]);
    await app.passUntil(evening(newYork));
    expect([remindersTo(ana), remindersTo(bea)]).toEqual([['Your playdate with Bea is tomorrow'], []]);
    expect(app.mailer.to(ana.email).at(-1)?.text).toMatch(
      /begins tomorrow at 4:00\sPM EST and goes on until 6:00\sPM/,
    );
    await app.passUntil(evening(losAngeles));
    expect(app.mailer.to(bea.email).at(-1)?.text).toMatch(/begins tomorrow at 1:00\sPM PST/);
    await app.passUntil(date);
    expect([remindersTo(ana).length, remindersTo(bea).length]).toEqual([1, 1]);
  });

  it.each([
    ['is cancelled', (playdateId: number) => app.answers.cancel(ana, { playdateId })],
    ['ends with the connection', async () => app.pairs.disconnect(ana.id, bea.id)],
    ['is hidden by a block', async () => app.block(bea, ana)],
  ])('is not sent of a playdate that %s', async (_, end) => {
    const { id, date } = await planned();
    await end(id);
    await app.passUntil(date);
    expect([...remindersTo(ana), ...remindersTo(bea)]).toEqual([]);
  });

  it('is left out where the evening before has passed when it is agreed on', async () => {
    const { id, times } = await app.suggest(bea, ana, { timeZone: newYork });
    app.clock.forward(instantOf('2026-03-05T21:30', newYork).getTime() - app.clock.now().getTime());
    await app.accept(id, times[0]?.date, bea, { timeZone: newYork });
    await app.runJobs();
    await app.passUntil(new Date(times[0]?.date ?? ''));
    expect([...remindersTo(ana), ...remindersTo(bea)]).toEqual([]);
  });
});
