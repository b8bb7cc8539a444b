import { instantOf } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const [newYork, losAngeles] = ['America/New_York', 'America/Los_Angeles'];
/** Eight in the morning in New York, five in Los Angeles. */
const date = instantOf('2026-03-20T08:00', newYork);

let app: ReturnType<typeof swapsInMemory>;
beforeEach(() => {
  app = swapsInMemory();
});

const emailsTo = ({ email }: typeof ana) => app.mailer.to(email);
const remindersTo = (by: typeof ana) =>
  emailsTo(by).filter(({ subject }) => / is (today|tomorrow)$/.test(subject));
const questionsTo = (by: typeof ana) => emailsTo(by).filter(({ subject }) => subject.startsWith('Did your'));

async function passUntil(then: Date): Promise<void> {
  app.clock.forward(then.getTime() - app.clock.now().getTime());
  await app.sendEmails();
}

/** Ana asks from New York, Bea answers from Los Angeles. */
async function arranged(): Promise<number> {
  const { id: swapId } = await app.ask({ date, timeZone: newYork });
  await app.swaps.respond(bea, { swapId, response: 'confirmed', timeZone: losAngeles });
  await app.sendEmails();
  return swapId;
}

describe('the reminder of a swap', () => {
  it('comes to each on her own evening before, by e-mail and push', async () => {
    await arranged();
    await passUntil(later(instantOf('2026-03-19T18:00', newYork), -1));
    expect(remindersTo(ana)).toEqual([]);
    await passUntil(instantOf('2026-03-19T18:00', newYork));
    expect(remindersTo(ana).map(({ subject }) => subject)).toEqual([
      'Your babysitting swap with Bea is tomorrow',
    ]);
    expect(remindersTo(ana)[0]?.text).toMatch(
      /begins tomorrow at 8:00\sAM EDT and goes on until 10:00\sAM\./,
    );
    expect(remindersTo(bea)).toEqual([]);
    await passUntil(instantOf('2026-03-19T18:00', losAngeles));
    expect(remindersTo(bea)[0]?.text).toMatch(/begins tomorrow at 5:00\sAM PDT/);
    for (const [by, other] of [
      [ana, 'Bea'],
      [bea, 'Ana'],
    ] as const) {
      expect(app.pushedTo(by).at(-1)).toEqual({
        title: `Your babysitting swap with ${other} is tomorrow`,
        path: '/babysitting-swaps?tab=confirmed&open=1',
        topic: 'swap-1',
      });
    }
  });

  it('is meant by the clock of where she lives, where her browser did not say', async () => {
    app.people.put(aMember({ id: bea.id, firstName: 'Bea', state: 'HI' }));
    const { id } = await app.ask({ date });
    await app.answer(id, 'confirmed');
    await app.sendEmails();
    await passUntil(later(instantOf('2026-03-19T18:00', 'Pacific/Honolulu'), -1));
    expect([remindersTo(ana).length, remindersTo(bea).length]).toEqual([1, 0]);
    await passUntil(instantOf('2026-03-19T18:00', 'Pacific/Honolulu'));
    expect(remindersTo(bea)[0]?.text).toMatch(/begins tomorrow at 2:00\sAM HST/);
  });

  it('moves with the swap, and is sent once', async () => {
    const swapId = await arranged();
    const moved = instantOf('2026-03-25T08:00', newYork);
    await app.propose(swapId, moved);
    const agreed = { swapId, date: moved.toISOString(), response: 'agreed', timeZone: newYork } as const;
    await app.times.answer(bea, agreed);
    await app.sendEmails();
    await passUntil(instantOf('2026-03-24T17:59', newYork));
    expect([...remindersTo(ana), ...remindersTo(bea)]).toEqual([]);
    await passUntil(instantOf('2026-03-24T18:00', newYork));
    await passUntil(moved);
    expect([remindersTo(ana).length, remindersTo(bea).length]).toEqual([1, 1]);
  });

  it('comes again for the new time, where it has come for the old one', async () => {
    const swapId = await arranged();
    await passUntil(instantOf('2026-03-19T21:30', newYork));
    const moved = instantOf('2026-03-22T08:00', newYork);
    await app.propose(swapId, moved);
    await app.times.answer(bea, { swapId, date: moved.toISOString(), response: 'agreed' });
    await app.sendEmails();
    await passUntil(instantOf('2026-03-21T22:00', newYork));
    expect([remindersTo(ana).length, remindersTo(bea).length]).toEqual([2, 2]);
  });

  it.each([
    ['is called off', (swapId: number) => app.swaps.cancel(ana, { swapId })],
    ['ends with the connection', async () => app.pairs.disconnect(ana.id, bea.id)],
    ['is hidden by a block', async () => app.block(bea, ana)],
  ])('is not sent of a swap that %s', async (_, end) => {
    await end(await arranged());
    await passUntil(date);
    expect([...remindersTo(ana), ...remindersTo(bea)]).toEqual([]);
  });

  it('is left out where the evening before has passed when the swap is arranged', async () => {
    app.clock.forward(later(instantOf('2026-03-19T22:00', newYork), 0).getTime() - app.clock.now().getTime());
    await arranged();
    await passUntil(later(date, -minutes(1)));
    expect([...remindersTo(ana), ...remindersTo(bea)]).toEqual([]);
  });

  it('is sent once, however often its job comes', async () => {
    await arranged();
    app.jobs.waiting.push(...app.jobs.waiting);
    await passUntil(instantOf('2026-03-19T23:00', newYork));
    expect([remindersTo(ana).length, remindersTo(bea).length]).toEqual([1, 1]);
  });

  it('is pushed, but not written, to a member who has switched the e-mails off', async () => {
    await app.settings.save(ana.id, { swapEmails: false });
    await arranged();
    await passUntil(instantOf('2026-03-19T23:00', newYork));
    expect([remindersTo(ana).length, remindersTo(bea).length]).toEqual([0, 1]);
    expect(app.pushedTo(ana).at(-1)).toMatchObject({ title: 'Your babysitting swap with Bea is tomorrow' });
  });
});

describe('the question whether a swap happened', () => {
  it('is written to both once, at its end', async () => {
    await arranged();
    await passUntil(later(date, hours(2) - 1));
    expect([...questionsTo(ana), ...questionsTo(bea)]).toEqual([]);
    await passUntil(later(date, hours(2)));
    await passUntil(later(date, days(10)));
    expect(questionsTo(ana).map(({ subject }) => subject)).toEqual([
      'Did your babysitting swap with Bea happen?',
    ]);
    expect(questionsTo(ana)[0]?.text).toContain(
      'https://nestmates.example/babysitting-swaps?tab=past&open=1',
    );
    expect(questionsTo(bea)).toHaveLength(1);
  });

  it('waits for the morning where it is night by the clock of whoever is asked', async () => {
    await arranged();
    // Ten in the morning in New York, seven in Los Angeles.
    await passUntil(later(date, hours(3) - 1));
    expect([questionsTo(ana).length, questionsTo(bea).length]).toEqual([1, 0]);
    await passUntil(later(date, hours(3)));
    expect(questionsTo(bea)).toHaveLength(1);
  });

  it('is not written to who has answered already', async () => {
    const swapId = await arranged();
    app.clock.forward(later(date, hours(3)).getTime() - app.clock.now().getTime());
    await app.swaps.outcome(ana, { swapId, outcome: 'yes' });
    await app.sendEmails();
    expect([questionsTo(ana).length, questionsTo(bea).length]).toEqual([0, 1]);
  });

  it('follows the swap to its new time', async () => {
    const swapId = await arranged();
    const moved = later(date, days(4));
    await app.propose(swapId, moved);
    await app.times.answer(bea, { swapId, date: moved.toISOString(), response: 'agreed' });
    await app.sendEmails();
    await passUntil(later(moved, hours(1)));
    expect([...questionsTo(ana), ...questionsTo(bea)]).toEqual([]);
    await passUntil(later(moved, hours(3)));
    expect([questionsTo(ana).length, questionsTo(bea).length]).toEqual([1, 1]);
  });
});
